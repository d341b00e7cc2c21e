import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

interface Shown {
  title: string
  options: NotificationOptions
}
const heard = new Map<string, (event: unknown) => void>()
const world = {
  shown: [] as Shown[],
  opened: [] as string[],
  life: [] as string[],
  tabs: [] as { focused: boolean; focus: () => Promise<void>; postMessage: (message: unknown) => void }[],
}

beforeEach(async () => {
  vi.resetModules()
  heard.clear()
  Object.assign(world, { shown: [], opened: [], life: [], tabs: [] })
  vi.stubGlobal('addEventListener', (type: string, hear: (event: unknown) => void) => heard.set(type, hear))
  vi.stubGlobal('registration', {
    showNotification: async (title: string, options: NotificationOptions) => void world.shown.push({ title, options }),
  })
  vi.stubGlobal('clients', {
    matchAll: async () => world.tabs,
    openWindow: async (path: string) => void world.opened.push(path),
    claim: async () => void world.life.push('claim'),
  })
  vi.stubGlobal('skipWaiting', async () => void world.life.push('skipWaiting'))
  vi.stubGlobal('caches', { has: async () => false, keys: async () => [], match: async () => undefined })
  await import('./sw.ts')
})
afterEach(() => vi.unstubAllGlobals())

async function tell(type: string, event: object): Promise<void> {
  const works: Promise<unknown>[] = []
  heard.get(type)?.({ ...event, waitUntil: (work: Promise<unknown>) => works.push(work) })
  await Promise.all(works)
}
const push = (content: unknown) => tell('push', { data: { json: () => content } })
const click = async (data: unknown) => {
  const close = vi.fn<() => void>()
  await tell('notificationclick', { notification: { close, data } })
  expect(close).toHaveBeenCalledOnce()
}

describe('a push on the device', () => {
  it('shows its words in its language; a newer one of the same order takes its place', async () => {
    const content = { title: 'Wartet auf Sie', body: 'Bestellung 2026-00001', tag: 'bestellung-1', path: '/bestellungen/1', lang: 'de' }
    await push(content)
    const [first] = world.shown
    expect(first?.title).toBe('Wartet auf Sie')
    expect(first?.options).toMatchObject({ body: 'Bestellung 2026-00001', tag: 'bestellung-1', lang: 'de', data: '/bestellungen/1' })
  })

  it('shows something also when it cannot be read, because silence would cost the right to push', async () => {
    await tell('push', { data: null })
    await tell('push', {
      data: {
        json: () => {
          throw new SyntaxError('no JSON')
        },
      },
    })
    expect(world.shown.map(({ title }) => title)).toEqual(['Dreiklang', 'Dreiklang'])
  })
})

describe('a click on it', () => {
  it('opens the application at its place when no page is open', async () => {
    await click('/bestellungen/1')
    expect(world.opened).toEqual(['/bestellungen/1'])
  })

  it('leads an open page there, the one in front first, and opens no other', async () => {
    const messages: unknown[] = []
    const tab = (name: string, focused: boolean) => ({
      focused,
      focus: async () => void messages.push(name),
      postMessage: (message: unknown) => void messages.push(message),
    })
    world.tabs = [tab('behind', false), tab('front', true)]
    await click('/bestellungen/1')
    expect(messages).toEqual(['front', { type: 'dreiklang.open', path: '/bestellungen/1' }])
    expect(world.opened).toEqual([])
  })

  it.each(['https://boese.example/', '//boese.example', '/\\boese.example', 'javascript:alert(1)', null, 7])(
    'never leads out of the application: %s',
    async (path) => {
      await click(path)
      expect(world.opened).toEqual(['/'])
    },
  )
})

describe('a worker', () => {
  it('takes over at once from the one before, also the pages that are open', async () => {
    await tell('install', {})
    await tell('activate', {})
    expect(world.life).toEqual(['skipWaiting', 'claim'])
  })

  it('tells whoever asks for it whether the application opens without network, and hears no other word', async () => {
    const answers: unknown[] = []
    const ports = [{ postMessage: (answer: unknown) => answers.push(answer) }]
    await tell('message', { data: { type: 'dreiklang.keepShell' }, ports })
    for (const data of [null, 'dreiklang.keepShell', { type: 'something else' }]) await tell('message', { data, ports })
    expect(answers).toEqual([false])
  })
})
