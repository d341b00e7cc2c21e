/** Only files of the build are ever cached, so that an answer about people cannot be among them. */
import { SHELL_CACHE, WANTED, shellOf } from './sw.messages.ts'

/** Written in by the build (scripts/web/serviceWorker.ts): the first script of its pages, and the addresses of its files. */
declare const SHELL_FILES: { entry: string; files: string[] } | undefined
// Source files served one by one during development are not a build.
const build = typeof SHELL_FILES === 'undefined' ? { entry: '', files: [] } : SHELL_FILES
const own = shellOf(build.entry)

/** A network that has not answered for this long counts as missing: someone is standing at a door. */
const patienceMs = 4000
/** Concurrent downloads: the person at the screen goes first. */
const atOnce = 6

const { clients } = globalThis as unknown as {
  clients: { matchAll(options: { type: 'window'; includeUncontrolled: true }): Promise<readonly unknown[]> }
}

function pathOf(url: string): string {
  const { pathname, search } = new URL(url)
  return `${pathname}${search}`
}

const shells = async () => (await caches.keys()).filter((name) => name.startsWith(SHELL_CACHE) && name !== WANTED)

/** From this build, else from another one that is still here. `Vary` concerns languages of answers that are not cached. */
async function kept(path: string): Promise<Response | undefined> {
  for (const cacheName of [own, ...(await shells())]) {
    const found = await caches.match(path, { cacheName, ignoreVary: true })
    if (found !== undefined) return found
  }
  return undefined
}

async function takeIn(cache: Cache, path: string): Promise<void> {
  // Unchanged files of an earlier build are not downloaded again.
  const known = await kept(path)
  await (known === undefined ? cache.add(path) : cache.put(path, known))
}

/**
 * Caches every file of this build and then its page: a build whose page is cached is complete.
 * @throws when a file cannot be loaded, nobody wants it any more, or the server has another build, whose own worker will cache it
 */
async function fill(): Promise<void> {
  const page = await fetch('/', { cache: 'no-store' })
  const text = await page.clone().text()
  if (!page.ok || page.redirected || build.entry === '' || !text.includes(`"${build.entry}"`)) throw new Error('No page of this build')
  const cache = await caches.open(own)
  const there = new Set((await cache.keys()).map(({ url }) => pathOf(url)))
  const missing = build.files.filter((path) => !there.has(path))
  while (missing.length > 0) {
    if (!(await caches.has(WANTED))) throw new Error('Nobody wants it any more')
    await Promise.all(missing.splice(0, atOnce).map((path) => takeIn(cache, path)))
  }
  await cache.put('/', page)
}

async function keep(): Promise<void> {
  if (!(await caches.has(WANTED))) return
  try {
    await fill()
    await dropOthers()
  } catch {
    // An incomplete build serves no page; the next page that opens requests the rest.
  }
  // Last of all: signing out removes the mark before the caches, so nothing stays of what was added later.
  if (!(await caches.has(WANTED))) await caches.delete(own)
}

/** Open pages keep the build they belong to; all other builds are dropped. */
async function dropOthers(): Promise<void> {
  const pages = await clients.matchAll({ type: 'window', includeUncontrolled: true })
  const { held = [] } = await navigator.locks.query()
  const open = held.flatMap(({ name = '' }) => (name.startsWith(SHELL_CACHE) ? [name] : []))
  // A page that has just started has not reported its build yet.
  if (open.length < pages.length) return
  for (const name of await shells()) if (name !== own && !open.includes(name)) await caches.delete(name)
}

let keeping = Promise.resolve()

/** Does nothing while nobody wants it. Serialised: the second run finds what the first has left out. */
export function keepShell(): Promise<void> {
  keeping = keeping.then(keep)
  return keeping
}

export const opensWithoutNetwork = async (): Promise<boolean> => (await kept('/')) !== undefined

/** Network first; the cache answers when it is silent, fails or returns an error. */
async function pageFor(request: Request): Promise<Response> {
  const answer = fetch(request)
  const silence = new Promise<null>((resolve) => setTimeout(() => resolve(null), patienceMs))
  const first = await Promise.race([answer, silence]).catch(() => null)
  if (first !== null && first.status < 500) return first
  return (await kept('/')) ?? answer
}

/** Null: not ours to answer. API calls and other origins never are. */
export function answerFor(request: Request): Promise<Response> | null {
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin) return null
  const path = pathOf(request.url)
  // File names change with their content: a cached one is never stale, whatever build it is from.
  if (pathname.startsWith('/assets/') || build.files.includes(path)) return kept(path).then((found) => found ?? fetch(request))
  return request.mode === 'navigate' && !/^\/(api|uebung)\//.test(pathname) ? pageFor(request) : null
}
