import { isInternalLink } from '@dreiklang/domain/shared/link'
import { z } from 'zod'

const openMessage = z.object({ type: z.literal('dreiklang.open'), path: z.string().refine(isInternalLink) })

export function openFromNotifications(router: { navigate(to: { href: string }): Promise<void> }): void {
  if (!('serviceWorker' in navigator)) return
  navigator.serviceWorker.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const message = openMessage.safeParse(data)
    if (message.success) void router.navigate({ href: message.data.path })
  })
}
