import type { PushAnmeldung } from '@dreiklang/domain/push/push.contract'
import { registerWorker } from '../../shared/appWorker.ts'
import { practice } from '../../shared/tabs.ts'

export type PushAbility = 'ready' | 'blocked' | 'home-screen' | 'insecure' | 'unsupported'

const isApplePhone = () =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) || (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1)

export function pushAbility(): PushAbility {
  if (!window.isSecureContext) return 'insecure'
  // No push service ever learns of the training mode.
  const able = !practice && 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window
  // Only apps on the home screen may push there.
  if (!able) return isApplePhone() && !matchMedia('(display-mode: standalone)').matches ? 'home-screen' : 'unsupported'
  return Notification.permission === 'denied' ? 'blocked' : 'ready'
}

/** Null: this browser has none. */
export async function currentSubscription(): Promise<PushSubscription | null> {
  const known = await navigator.serviceWorker.getRegistration('/')
  return (await known?.pushManager.getSubscription()) ?? null
}

const base64url = (bytes: ArrayBuffer | null): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes ?? new ArrayBuffer(0))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

/** For the server with this key; a subscription for a former key is useless. */
export async function subscribe(applicationServerKey: string): Promise<PushAnmeldung> {
  const { pushManager } = await registerWorker()
  const old = await pushManager.getSubscription()
  if (old !== null && base64url(old.options.applicationServerKey) !== applicationServerKey) await old.unsubscribe()
  const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey })
  return { endpoint: subscription.endpoint, p256dh: base64url(subscription.getKey('p256dh')), auth: base64url(subscription.getKey('auth')) }
}

const storageKey = 'dreiklang.push'

/** Remembers who switched this device on: a new session of that person resumes it, someone else's does not. */
export function rememberOwner(personId: string | null): void {
  try {
    if (personId === null) localStorage.removeItem(storageKey)
    else localStorage.setItem(storageKey, personId)
  } catch {
    // Without storage the switch lasts until the session ends.
  }
}

export function isOwner(personId: string): boolean {
  try {
    return localStorage.getItem(storageKey) === personId
  } catch {
    return false
  }
}

export async function closeShown(paths: ReadonlySet<string>): Promise<void> {
  const known = await navigator.serviceWorker.getRegistration('/')
  for (const shown of (await known?.getNotifications()) ?? []) if (paths.has(String(shown.data))) shown.close()
}
