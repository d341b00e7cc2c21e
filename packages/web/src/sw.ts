/** Runs without a page, so it is a separate file (`/sw.js`). */
import type { PushContent } from '@dreiklang/domain/push/push'
import type { ShellMessage } from './sw.messages.ts'
import { type AskMessage, askTab, isForPractice } from './sw.practice.ts'
import { answerFor, keepShell, opensWithoutNetwork } from './sw.shell.ts'

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
interface FetchEvent extends WorkerEvent {
  request: Request
  clientId: string
  respondWith(answer: Promise<Response>): void
}
interface AskedEvent extends WorkerEvent {
  data: unknown
  ports: readonly { postMessage(opensWithoutNetwork: boolean): void }[]
}
interface Tab {
  focused: boolean
  focus(): Promise<unknown>
  postMessage(message: OpenMessage | AskMessage, transfer?: Transferable[]): void
}
interface WorkerScope {
  registration: { showNotification(title: string, options: NotificationOptions): Promise<void> }
  clients: {
    get(id: string): Promise<Tab | undefined>
    matchAll(options: { type: 'window'; includeUncontrolled: true }): Promise<Tab[]>
    openWindow(path: string): Promise<unknown>
    claim(): Promise<void>
  }
  skipWaiting(): Promise<void>
  addEventListener(type: 'install' | 'activate', hear: (event: WorkerEvent) => void): void
  addEventListener(type: 'fetch', hear: (event: FetchEvent) => void): void
  addEventListener(type: 'message', hear: (event: AskedEvent) => void): void
  addEventListener(type: 'push', hear: (event: PushEvent) => void): void
  addEventListener(type: 'notificationclick', hear: (event: ClickEvent) => void): void
}

export interface OpenMessage {
  type: 'dreiklang.open'
  path: string
}

const worker = globalThis as unknown as WorkerScope

/** Only places of this application; everything else leads to its beginning. */
const ownPath = (path: unknown): string => (typeof path === 'string' && /^\/(?![/\\])[^\s\\]*$/.test(path) ? path : '/')

/** Something is always shown: browsers revoke push permission from silent workers. */
function contentOf({ data }: PushEvent): Partial<PushContent> {
  try {
    const content: unknown = data?.json()
    return typeof content === 'object' && content !== null ? content : {}
  } catch {
    return {}
  }
}

async function show(event: PushEvent): Promise<void> {
  const { title = 'Dreiklang', body = '', tag = 'dreiklang', path, lang = 'de' } = contentOf(event)
  // A newer one about the same order replaces the older one and still alerts.
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
  // The page navigates by itself: reloading it would lose unsaved input.
  tab.postMessage({ type: 'dreiklang.open', path })
}

/** The new build is complete before its pages learn of it. */
async function takeOver(): Promise<void> {
  await keepShell()
  await worker.skipWaiting()
}

const isKeepShell = (data: unknown): data is ShellMessage =>
  typeof data === 'object' && data !== null && 'type' in data && data.type === 'dreiklang.keepShell'

worker.addEventListener('install', (event) => event.waitUntil(takeOver()))
// Also claims pages from before the first worker: what they load later works offline.
worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()))
worker.addEventListener('message', (event) => {
  const [port] = event.ports
  if (isKeepShell(event.data)) event.waitUntil(keepShell().then(async () => port?.postMessage(await opensWithoutNetwork())))
})
worker.addEventListener('fetch', (event) => {
  const answer = isForPractice(event.request) ? askTab(event, worker.clients) : answerFor(event.request)
  if (answer !== null) event.respondWith(answer)
})
worker.addEventListener('push', (event) => event.waitUntil(show(event)))
worker.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(open(ownPath(event.notification.data)))
})
