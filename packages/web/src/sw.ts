/**
 * The service worker: shows what was pushed and leads to where it says, and keeps the files of the application for whoever has taken a
 * day along. It runs without a page, so it is a file of its own (`/sw.js`).
 */
import type { PushInhalt } from '@dreiklang/domain/push/push'
import { SHELL_CACHE, type ShellMessage } from './sw.messages.ts'

/** Written in by the build (scripts/web/serviceWorker.ts): its files, and one word for all of them. */
declare const SHELL_FILES: { build: string; files: string[] } | undefined
const shell = typeof SHELL_FILES === 'undefined' ? { build: 'dev', files: [] } : SHELL_FILES
const cacheName = `${SHELL_CACHE}${shell.build}`

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
  respondWith(answer: Promise<Response>): void
}
interface AskedEvent extends WorkerEvent {
  data: unknown
  ports: readonly { postMessage(kept: boolean): void }[]
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
  addEventListener(type: 'install' | 'activate', hear: (event: WorkerEvent) => void): void
  addEventListener(type: 'fetch', hear: (event: FetchEvent) => void): void
  addEventListener(type: 'message', hear: (event: AskedEvent) => void): void
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

/** The page and every file of this build; what an earlier build has left that is still the same is not fetched again. */
async function keep(): Promise<void> {
  const cache = await caches.open(cacheName)
  await cache.add('/')
  for (const path of shell.files) {
    if ((await cache.match(path)) !== undefined) continue
    const known = await caches.match(path)
    await (known === undefined ? cache.add(path) : cache.put(path, known))
  }
}

const keptCaches = async () => (await caches.keys()).filter((name) => name.startsWith(SHELL_CACHE))

/** Whoever keeps the application keeps the new one too. */
async function takeOver(): Promise<void> {
  await worker.skipWaiting()
  if ((await keptCaches()).length > 0) await keep()
}

async function dropOld(): Promise<void> {
  for (const name of await keptCaches()) if (name !== cacheName) await caches.delete(name)
}

/** The network first; what is kept answers only when there is none. `Vary` is about languages of answers that lie elsewhere. */
async function page(request: Request): Promise<Response> {
  try {
    return await fetch(request)
  } catch (error) {
    const kept = await caches.match('/', { cacheName, ignoreVary: true })
    if (kept === undefined) throw error
    return kept
  }
}

/** The name of a file changes with its content: a kept one is never old. */
async function file(request: Request): Promise<Response> {
  return (await caches.match(request, { cacheName, ignoreVary: true })) ?? fetch(request)
}

const isKeepShell = (data: unknown): data is ShellMessage =>
  typeof data === 'object' && data !== null && 'type' in data && data.type === 'dreiklang.keepShell'

worker.addEventListener('install', (event) => event.waitUntil(takeOver()))
worker.addEventListener('activate', (event) => event.waitUntil(dropOld()))
worker.addEventListener('message', (event) => {
  const [port] = event.ports
  if (!isKeepShell(event.data) || port === undefined) return
  event.waitUntil(
    keep().then(
      () => port.postMessage(true),
      () => port.postMessage(false),
    ),
  )
})
worker.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  // No answer of the server is ever kept: what is about people lies sealed elsewhere.
  if (request.method !== 'GET' || origin !== location.origin || pathname.startsWith('/api/')) return
  if (request.mode === 'navigate') event.respondWith(page(request))
  else if (shell.files.includes(pathname)) event.respondWith(file(request))
})
worker.addEventListener('push', (event) => event.waitUntil(show(event)))
worker.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(open(ownPath(event.notification.data)))
})
