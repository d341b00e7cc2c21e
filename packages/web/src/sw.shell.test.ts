import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

const ADDRESS = 'https://dreiklang.example'
const WANTED = 'dreiklang.shell.wanted'

type Files = Map<string, Response>
/** What lies in Cache Storage: a cache that was deleted goes on for whoever has opened it, and nobody finds it again. */
const stored = new Map<string, Files>()
/** What the server has now; a function answers when the test lets it. */
const server = new Map<string, string | (() => Promise<Response>)>()
const asked: string[] = []
const world = { pages: 0, locks: [] as string[] }

const pathOf = (request: string | Request) => {
  const { pathname, search } = new URL(typeof request === 'string' ? request : request.url, ADDRESS)
  return `${pathname}${search}`
}
async function network(request: string | Request): Promise<Response> {
  const path = pathOf(request)
  asked.push(path)
  const found = server.get(path)
  if (typeof found === 'function') return found()
  return new Response(found ?? 'Not found', { status: found === undefined ? 404 : 200 })
}
const cacheOf = (files: Files) => ({
  keys: async () => [...files.keys()].map((path) => new Request(`${ADDRESS}${path}`)),
  put: async (path: string, answer: Response) => void files.set(path, answer),
  add: async (path: string) => {
    const answer = await network(path)
    if (!answer.ok) throw new TypeError('Request failed')
    files.set(path, answer)
  },
})
const storage = {
  open: async (name: string) => {
    const files = stored.get(name) ?? new Map<string, Response>()
    stored.set(name, files)
    return cacheOf(files)
  },
  has: async (name: string) => stored.has(name),
  keys: async () => [...stored.keys()],
  delete: async (name: string) => stored.delete(name),
  match: async (path: string | Request, { cacheName }: { cacheName: string }) => stored.get(cacheName)?.get(pathOf(path))?.clone(),
}

const htmlOf = (entry: string) => `<script type="module" src="${entry}"></script>`
const shellOf = (entry: string) => `dreiklang.shell.${entry}`
async function deploy(build: string) {
  const entry = `/assets/index-${build}.js`
  const files = [entry, `/assets/lazy-${build}.js`, '/assets/same.css']
  server.clear()
  for (const path of files) server.set(path, `content of ${path}`)
  server.set('/', htmlOf(entry))
  vi.resetModules()
  vi.stubGlobal('SHELL_FILES', { entry, files })
  return { entry, files, cache: shellOf(entry), ...(await import('./sw.shell.ts')) }
}
type Worker = Awaited<ReturnType<typeof deploy>>

const navigation = (path: string) => Object.defineProperty(new Request(`${ADDRESS}${path}`), 'mode', { value: 'navigate' })
const offline = () => Promise.reject(new TypeError('Failed to fetch'))
const pathsIn = (cache: string) => [...(stored.get(cache)?.keys() ?? [])].toSorted()
const text = async (worker: Worker, request: Request) => (await worker.answerFor(request))?.text()
const asset = (path: string) => new Request(`${ADDRESS}${path}`)

beforeEach(() => {
  stored.clear()
  asked.length = 0
  Object.assign(world, { pages: 0, locks: [] })
  stored.set(WANTED, new Map())
  vi.stubGlobal('caches', storage)
  vi.stubGlobal('fetch', network)
  vi.stubGlobal('location', { origin: ADDRESS })
  vi.stubGlobal('clients', { matchAll: async () => Array.from({ length: world.pages }) })
  vi.stubGlobal('navigator', { locks: { query: async () => ({ held: world.locks.map((name) => ({ name })) }) } })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('the files of the application', () => {
  it('are kept whole, with the page as the last one, while somebody is signed in', async () => {
    const worker = await deploy('A')
    expect(await worker.opensWithoutNetwork()).toBe(false)
    await worker.keepShell()
    expect(pathsIn(worker.cache)).toEqual(['/', ...worker.files].toSorted())
    expect([...(stored.get(worker.cache)?.keys() ?? [])].at(-1)).toBe('/')
    expect(await worker.opensWithoutNetwork()).toBe(true)
  })

  it('are not kept while nobody is signed in', async () => {
    stored.delete(WANTED)
    const worker = await deploy('A')
    await worker.keepShell()
    expect([stored.size, asked]).toEqual([0, []])
  })

  it('answer for no page while one of them is missing, and are completed the next time', async () => {
    const worker = await deploy('A')
    const [, lazy = ''] = worker.files
    const content = server.get(lazy) ?? ''
    server.delete(lazy)
    await worker.keepShell()
    expect(await worker.opensWithoutNetwork()).toBe(false)
    server.set(lazy, content)
    asked.length = 0
    await worker.keepShell()
    expect([await worker.opensWithoutNetwork(), asked]).toEqual([true, ['/', lazy]])
  })

  it('are gone when somebody signs out while they are being fetched, and stay gone', async () => {
    const worker = await deploy('A')
    let deliver: (answer: Response) => void = () => {}
    server.set('/assets/same.css', () => new Promise((resolve) => (deliver = resolve)))
    const keeping = worker.keepShell()
    await vi.waitFor(() => expect(asked).toContain('/assets/same.css'))
    for (const name of [WANTED, worker.cache]) stored.delete(name)
    deliver(new Response('late'))
    await keeping
    expect([...stored.keys()]).toEqual([])
  })

  it('are gone also when the worker had not yet begun to fetch them', async () => {
    const worker = await deploy('A')
    let deliver: (answer: Response) => void = () => {}
    server.set('/', () => new Promise((resolve) => (deliver = resolve)))
    const keeping = worker.keepShell()
    await vi.waitFor(() => expect(asked).toEqual(['/']))
    stored.delete(WANTED)
    deliver(new Response(htmlOf(worker.entry)))
    await keeping
    expect([...stored.keys()]).toEqual([])
  })

  it('are kept again for whoever signs in right afterwards', async () => {
    const worker = await deploy('A')
    await worker.keepShell()
    stored.clear()
    stored.set(WANTED, new Map())
    await Promise.all([worker.keepShell(), worker.keepShell()])
    expect(pathsIn(worker.cache)).toEqual(['/', ...worker.files].toSorted())
  })
})

describe('a page that is opened', () => {
  it('is the one of the server when it answers, also when one is kept', async () => {
    const worker = await deploy('A')
    await worker.keepShell()
    server.set('/klienten', 'from the server')
    expect(await text(worker, navigation('/klienten'))).toBe('from the server')
  })

  it.each([
    ['there is no network', offline],
    ['the server is ill', async () => new Response('ill', { status: 503 })],
  ])('is the kept one when %s', async (_why, answer) => {
    const worker = await deploy('A')
    await worker.keepShell()
    server.set('/klienten', answer)
    expect(await text(worker, navigation('/klienten'))).toBe(htmlOf(worker.entry))
  })

  it('is the kept one when the network is silent for some seconds', async () => {
    const worker = await deploy('A')
    await worker.keepShell()
    server.set('/klienten', () => new Promise(() => {}))
    vi.useFakeTimers()
    const opened = text(worker, navigation('/klienten'))
    await vi.advanceTimersByTimeAsync(4000)
    expect(await opened).toBe(htmlOf(worker.entry))
  })

  it('is what the server says, however ill it is, when none is kept', async () => {
    const worker = await deploy('A')
    server.set('/klienten', async () => new Response('ill', { status: 503 }))
    expect(await text(worker, navigation('/klienten'))).toBe('ill')
  })
})

describe('an answer about people', () => {
  it.each([
    asset('/api/klienten'),
    navigation('/api/bestellungen/7/blatt.pdf'),
    asset('/uebung/daten'),
    navigation('/uebung/daten'),
    asset('/klienten'),
    new Request(`${ADDRESS}/assets/index-A.js`, { method: 'POST' }),
    new Request('https://karten.example/assets/index-A.js'),
  ])('goes past the worker: $method $url', async (request) => {
    const worker = await deploy('A')
    await worker.keepShell()
    expect(worker.answerFor(request)).toBeNull()
  })

  it('is not kept from what a person opens', async () => {
    const worker = await deploy('A')
    await worker.keepShell()
    server.set('/klienten', 'KANARIENVOGEL')
    server.set('/assets/fremd.js', 'KANARIENVOGEL')
    await text(worker, navigation('/klienten'))
    await text(worker, asset('/assets/fremd.js'))
    const all = [...stored.values()].flatMap((files) => [...files.values()])
    expect((await Promise.all(all.map((answer) => answer.clone().text()))).join()).not.toContain('KANARIENVOGEL')
  })
})

describe('a new build', () => {
  it('leaves the old one to a page of it that is still open, and fetches only what has changed', async () => {
    const old = await deploy('A')
    await old.keepShell()
    Object.assign(world, { pages: 1, locks: [old.cache] })
    asked.length = 0
    const worker = await deploy('B')
    await worker.keepShell()
    expect(asked).toEqual(['/', '/assets/index-B.js', '/assets/lazy-B.js'])
    expect(await text(worker, asset('/assets/lazy-A.js'))).toBe('content of /assets/lazy-A.js')

    Object.assign(world, { pages: 1, locks: [worker.cache] })
    await worker.keepShell()
    expect([...stored.keys()]).toEqual([WANTED, worker.cache])
  })

  it('leaves all builds alone while a page has not said to which it belongs', async () => {
    const old = await deploy('A')
    await old.keepShell()
    const worker = await deploy('B')
    Object.assign(world, { pages: 2, locks: [worker.cache] })
    await worker.keepShell()
    expect([...stored.keys()]).toEqual([WANTED, old.cache, worker.cache])
  })

  it('never gets the page of the old one: the worker that knows only that keeps nothing', async () => {
    const old = await deploy('A')
    server.set('/', htmlOf('/assets/index-B.js'))
    await old.keepShell()
    expect([pathsIn(old.cache), await old.opensWithoutNetwork()]).toEqual([[], false])
  })

  it('that cannot be kept whole leaves the old one for the hour without network', async () => {
    const old = await deploy('A')
    await old.keepShell()
    const worker = await deploy('B')
    server.delete('/assets/lazy-B.js')
    await worker.keepShell()
    server.set('/', offline)
    expect(await text(worker, navigation('/'))).toBe(htmlOf(old.entry))
    expect(await text(worker, asset(old.entry))).toBe(`content of ${old.entry}`)
  })
})
