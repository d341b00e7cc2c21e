import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { anmeldungOf, userOf } from './api.fixtures.ts'
import { createSessionStore } from './sessionStore.ts'

const channels: BroadcastChannel[] = []
function tab() {
  const channel = new BroadcastChannel('session-test')
  channels.push(channel)
  return createSessionStore(channel)
}

const user = userOf('ROLE_ARZT')

describe('the tabs of one browser', () => {
  beforeEach(() => localStorage.clear())
  afterEach(() => {
    for (const channel of channels.splice(0)) channel.close()
  })

  it('share a new token without asking the server again', async () => {
    const [first, second] = [tab(), tab()]
    const anmeldung = anmeldungOf(user)
    first.signedIn(anmeldung)
    await expect.poll(() => second.token()).toBe(anmeldung.accessToken)
    expect(second.state()).toEqual({ kind: 'signed-in', user })
  })

  it.each([
    ['left', 'left-elsewhere'],
    ['ended', 'ended'],
  ] as const)('end together, and the other one knows why: %s', async (here, there) => {
    const [first, second] = [tab(), tab()]
    const ends: string[] = []
    second.onEnd((end) => ends.push(end))
    first.signedIn(anmeldungOf(user))
    await expect.poll(() => second.state().kind).toBe('signed-in')
    first.signedOut(here)
    await expect.poll(() => second.state().kind).toBe('signed-out')
    expect(second.token()).toBeNull()
    expect(ends).toEqual([there])
  })
})

describe('a session', () => {
  beforeEach(() => localStorage.clear())

  it('tells the screens of another person, but not of another token of the same one', () => {
    const store = createSessionStore(null)
    let told = 0
    store.subscribe(() => (told += 1))
    store.signedIn(anmeldungOf(user))
    store.signedIn(anmeldungOf(user))
    expect(told).toBe(1)
    store.signedIn(anmeldungOf(userOf('ROLE_PFLEGE_ADMIN')))
    expect(told).toBe(2)
  })

  it("shows a new name of the same person at once, and nobody else's", () => {
    const store = createSessionStore(null)
    let told = 0
    store.subscribe(() => (told += 1))
    store.signedIn(anmeldungOf(user))
    store.renew({ ...user, name: 'Dr. Neu' })
    store.renew({ ...user, name: 'Dr. Neu' })
    store.renew({ ...userOf('ROLE_PFLEGER'), id: crypto.randomUUID() })
    expect([told, store.state()]).toEqual([2, { kind: 'signed-in', user: { ...user, name: 'Dr. Neu' } }])
  })

  it('leaves no token on the device, only that there was one', () => {
    const store = createSessionStore(null)
    const anmeldung = anmeldungOf(user)
    expect(store.hinted()).toBe(false)
    store.signedIn(anmeldung)
    expect(store.hinted()).toBe(true)
    expect(JSON.stringify([localStorage, sessionStorage])).not.toContain(anmeldung.accessToken)
    store.signedOut('left')
    expect(store.hinted()).toBe(false)
  })

  it('is put away when the rooms are done with what they kept of it, also when one of them fails', async () => {
    const store = createSessionStore(null)
    const done: string[] = []
    store.onEnd(() => Promise.reject(new Error('The disk is gone')))
    store.onEnd(async () => {
      await new Promise((resolve) => setTimeout(resolve))
      done.push('the day')
    })
    // Screens learn of it before the rooms.
    store.subscribe(() => void store.putAway().then(() => done.push('the files')))
    store.signedIn(anmeldungOf(user))
    await store.putAway()
    done.length = 0
    store.signedOut('left')
    await vi.waitFor(() => expect(done).toEqual(['the day', 'the files']))
  })
})
