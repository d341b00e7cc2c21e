import { isInternalLink } from '@dreiklang/domain/shared/link'

/** What the service worker says when somebody presses a notification; null for all else. */
function pathIn(message: unknown): string | null {
  if (typeof message !== 'object' || message === null || !('type' in message) || !('path' in message)) return null
  const { type, path } = message
  return type === 'dreiklang.open' && typeof path === 'string' && isInternalLink(path) ? path : null
}

export function openFromNotifications(router: { navigate(to: { href: string }): Promise<void> }): void {
  if (!('serviceWorker' in navigator)) return
  navigator.serviceWorker.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const href = pathIn(data)
    if (href !== null) void router.navigate({ href })
  })
}
