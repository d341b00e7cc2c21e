/**
 * The service worker: shows what was pushed and leads to where it says. It runs without a page, so it is a file of its own (`/sw.js`)
 * and imports nothing but types.
 */
import type { PushInhalt } from '@dreiklang/domain/push/push'

/** What is used here of a worker's world, which the types of a page do not know. */
interface WorkerEvent {
  waitUntil(work: Promise<unknown>): void
}
interface PushEvent extends WorkerEvent {
  data: { json(): unknown } | null
}
interface ClickEvent extends WorkerEvent {
  notification: { close(): void; data: unknown }
}
interface Tab {
  focused: boolean
  focus(): Promise<unknown>
  postMessage(message: OpenMessage): void
}
interface WorkerScope {
  registration: { showNotification(title: string, options: NotificationOptions): Promise<void> }
  clients: {
    matchAll(options: { type: 'window'; includeUncontrolled: true }): Promise<Tab[]>
    openWindow(path: string): Promise<unknown>
  }
  skipWaiting(): Promise<void>
  addEventListener(type: 'install', hear: () => void): void
  addEventListener(type: 'push', hear: (event: PushEvent) => void): void
  addEventListener(type: 'notificationclick', hear: (event: ClickEvent) => void): void
}

/** To a page that is open: go there. */
export interface OpenMessage {
  type: 'dreiklang.open'
  path: string
}

const worker = globalThis as unknown as WorkerScope

/** Only places of this application; everything else leads to its beginning. */
const ownPath = (path: unknown): string => (typeof path === 'string' && /^\/(?![/\\])[^\s\\]*$/.test(path) ? path : '/')

/** Whatever came, something is shown: browsers take the right to push away from whoever is silent. */
function contentOf({ data }: PushEvent): Partial<PushInhalt> {
  try {
    const content: unknown = data?.json()
    return typeof content === 'object' && content !== null ? content : {}
  } catch {
    return {}
  }
}

async function show(event: PushEvent): Promise<void> {
  const { title = 'Dreiklang', body = '', tag = 'dreiklang', path, lang = 'de' } = contentOf(event)
  // A newer one about the same order takes the place of the older one, and is heard all the same.
  const again = { renotify: true }
  await worker.registration.showNotification(title, { body, tag, lang, icon: '/favicon.svg', data: ownPath(path), ...again })
}

async function open(path: string): Promise<void> {
  const tabs = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const tab = tabs.find(({ focused }) => focused) ?? tabs[0]
  if (tab === undefined) {
    await worker.clients.openWindow(path)
    return
  }
  await tab.focus()
  // The page goes there itself: loading it anew would throw away what somebody is writing.
  tab.postMessage({ type: 'dreiklang.open', path })
}

worker.addEventListener('install', () => void worker.skipWaiting())
worker.addEventListener('push', (event) => event.waitUntil(show(event)))
worker.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(open(ownPath(event.notification.data)))
})
