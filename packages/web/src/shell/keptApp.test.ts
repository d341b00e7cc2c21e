import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { anmeldungOf, userOf } from '../shared/api.fixtures.ts'

const WANTED = 'dreiklang.shell.wanted'
const WHOLE = 'dreiklang.shell./assets/index-A.js'

const device = { caches: new Set<string>(), registered: [] as string[], asked: 0, looked: 0, workers: new EventTarget() }
const active = {
  postMessage(_message: unknown, [port]: [MessagePort]) {
    device.asked += 1
    if (device.caches.has(WANTED)) device.caches.add(WHOLE)
    port.postMessage(device.caches.has(WHOLE))
  },
}
const registration = { active, update: async () => void (device.looked += 1) }

/** A page of an earlier test is closed, and hears nothing more. */
const channels: BroadcastChannel[] = []
class Channel extends BroadcastChannel {
  constructor(name: string) {
    super(name)
    channels.push(this)
  }
}

async function open(signedIn: boolean) {
  vi.resetModules()
  const { sessionStore } = await import('../shared/apiClient.ts')
  if (signedIn) sessionStore.signedIn(anmeldungOf(userOf('ROLE_PFLEGER')))
  const { keepApp } = await import('./keptApp.ts')
  const { keepShell } = await import('../shared/appWorker.ts')
  return { sessionStore, keepApp, keepShell }
}
const expectKept = (...names: string[]) => vi.waitFor(() => expect([...device.caches].toSorted()).toEqual(names.toSorted()))

beforeEach(() => {
  Object.assign(device, { caches: new Set(), registered: [], asked: 0, looked: 0, workers: new EventTarget() })
  vi.stubEnv('DEV', false)
  vi.stubGlobal('BroadcastChannel', Channel)
  vi.stubGlobal('caches', {
    open: async (name: string) => device.caches.add(name),
    keys: async () => [...device.caches],
    delete: async (name: string) => device.caches.delete(name),
  })
  Object.assign(device.workers, {
    register: async (url: string) => void device.registered.push(url),
    ready: Promise.resolve(registration),
  })
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: device.workers })
})
afterEach(() => {
  for (const channel of channels.splice(0)) channel.close()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  Reflect.deleteProperty(navigator, 'serviceWorker')
})

describe('the application on this device', () => {
  it('is kept for whoever is signed in', async () => {
    const { keepApp } = await open(true)
    await keepApp()
    expect(device.registered).toEqual(['/sw.js'])
    await expectKept(WANTED, WHOLE)
  })

  it('is not kept while nobody is signed in, what an earlier session has left goes, and the worker is there all the same', async () => {
    const { keepApp, sessionStore } = await open(false)
    device.caches.add(WANTED).add(WHOLE).add('something else')
    sessionStore.signedOut('ended')
    await keepApp()
    await expectKept('something else')
    expect([device.registered, device.asked]).toEqual([['/sw.js'], 0])
  })

  it('stays while nobody can say who is signed in, because there is no network', async () => {
    const { keepApp } = await open(false)
    device.caches.add(WANTED).add(WHOLE)
    await keepApp()
    await expectKept(WANTED, WHOLE)
  })

  it('goes with the sign-out and comes back with the next sign-in', async () => {
    const { keepApp, sessionStore } = await open(true)
    await keepApp()
    await expectKept(WANTED, WHOLE)
    sessionStore.signedOut('left')
    await expectKept()
    sessionStore.signedIn(anmeldungOf(userOf('ROLE_ARZT')))
    await expectKept(WANTED, WHOLE)
  })

  it('goes when the session ends in another tab', async () => {
    const { keepApp } = await open(true)
    await keepApp()
    await expectKept(WANTED, WHOLE)
    const other = new BroadcastChannel('dreiklang.session')
    other.postMessage({ kind: 'signed-out', end: 'left' })
    await expectKept()
  })

  it('goes after the day that was taken along: wiping that may need code that lies among these files', async () => {
    const { keepApp, sessionStore } = await open(true)
    await keepApp()
    await expectKept(WANTED, WHOLE)
    let wiped = () => {}
    sessionStore.onEnd(() => new Promise<void>((resolve) => (wiped = resolve)))
    sessionStore.signedOut('left')
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(device.caches).toContain(WHOLE)
    wiped()
    await expectKept()
  })

  it('is not kept for a person who has signed out before it was asked for', async () => {
    const { keepShell, sessionStore } = await open(true)
    const keeping = keepShell()
    sessionStore.signedOut('left')
    expect(await keeping).toBe(false)
    await expectKept()
  })

  it('is asked for again when the worker of a new build has taken over, and that one is looked for now and then', async () => {
    vi.useFakeTimers()
    const { keepApp } = await open(true)
    await keepApp()
    await vi.waitFor(() => expect(device.asked).toBe(1))
    device.workers.dispatchEvent(new Event('controllerchange'))
    await vi.waitFor(() => expect(device.asked).toBe(2))
    await vi.advanceTimersByTimeAsync(3_600_000)
    expect(device.looked).toBe(4)
  })

  it('is left alone by a browser that keeps nothing', async () => {
    Reflect.deleteProperty(navigator, 'serviceWorker')
    const { keepApp, keepShell } = await open(true)
    await keepApp()
    expect(await keepShell()).toBe(false)
  })
})
