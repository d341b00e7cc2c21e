import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createSessionStore } from '../../../shared/sessionStore.ts'
import type { SignedIn } from '../../../shared/sessionUser.ts'
import { beispielWerte } from './entwurf.fixtures.ts'
import { liesUngespeichert, merkeUngespeichert, vergissBeimAbmelden, vergissUngespeichert } from './ungespeichert.ts'

const worte = { personId: 'anna', version: 3, werte: beispielWerte }

const anmeldung = {
  accessToken: 'a.b.c',
  user: { id: 'anna', name: 'Anna', email: 'anna@example.org', status: 'online', roles: ['ROLE_PFLEGER'] },
} satisfies SignedIn

function angemeldet(channel: BroadcastChannel | null = null) {
  const store = createSessionStore(channel)
  vergissBeimAbmelden(store)
  store.signedIn(anmeldung)
  return store
}

describe('Words that the server does not have yet', () => {
  const channels: BroadcastChannel[] = []
  beforeEach(() => sessionStorage.clear())
  afterEach(() => {
    for (const channel of channels.splice(0)) channel.close()
  })

  /** This tab and another one of the same browser; each has a storage of its own, here is that of this tab. */
  async function zweiTabs() {
    const [hier, dort] = [new BroadcastChannel('ungespeichert'), new BroadcastChannel('ungespeichert')]
    channels.push(hier, dort)
    const store = angemeldet(hier)
    const andererTab = createSessionStore(dort)
    andererTab.signedIn(anmeldung)
    return { store, andererTab }
  }

  it('come back after a reload, each draft for itself', () => {
    merkeUngespeichert('b1', worte)
    merkeUngespeichert(null, { ...worte, version: null })
    expect(liesUngespeichert('b1', 'anna')).toEqual(worte)
    expect(liesUngespeichert(null, 'anna')?.version).toBeNull()
    expect(liesUngespeichert('b2', 'anna')).toBeNull()
  })

  it('are gone once they were kept', () => {
    merkeUngespeichert('b1', worte)
    vergissUngespeichert('b1')
    expect(liesUngespeichert('b1', 'anna')).toBeNull()
  })

  it('are never shown to another person, and do not stay for her', () => {
    merkeUngespeichert('b1', worte)
    expect(liesUngespeichert('b1', 'bernd')).toBeNull()
    expect(sessionStorage).toHaveLength(0)
  })

  it('do not break a page when they have another form', () => {
    sessionStorage.setItem('dreiklang.entwurf.b1', '{"form":0,"personId":"anna","werte":{}}')
    expect(liesUngespeichert('b1', 'anna')).toBeNull()
    sessionStorage.setItem('dreiklang.entwurf.b1', 'no json')
    expect(liesUngespeichert('b1', 'anna')).toBeNull()
  })

  it('are wiped at sign-out, and nothing else is', () => {
    const store = angemeldet()
    merkeUngespeichert('b1', worte)
    merkeUngespeichert('b2', worte)
    sessionStorage.setItem('other', 'x')
    store.signedOut('left')
    expect(liesUngespeichert('b1', 'anna')).toBeNull()
    expect(sessionStorage).toHaveLength(1)
  })

  it('are wiped here too when the person signs out in another tab', async () => {
    const { store, andererTab } = await zweiTabs()
    merkeUngespeichert('b1', worte)
    andererTab.signedOut('left')
    await expect.poll(() => store.state().kind).toBe('signed-out')
    expect(sessionStorage).toHaveLength(0)
  })

  it('are not written anew by a form that still stands after the sign-out, only after the next sign-in', () => {
    const store = angemeldet()
    store.signedOut('left')
    merkeUngespeichert('b1', worte)
    expect(sessionStorage).toHaveLength(0)
    store.signedIn(anmeldung)
    merkeUngespeichert('b1', worte)
    expect(liesUngespeichert('b1', 'anna')).toEqual(worte)
  })

  it('wait for the same person when only the session ran out, also when another tab was told so first', async () => {
    const { store, andererTab } = await zweiTabs()
    merkeUngespeichert('b1', worte)
    andererTab.signedOut('ended')
    await expect.poll(() => store.state().kind).toBe('signed-out')
    expect(liesUngespeichert('b1', 'anna')).toEqual(worte)
  })
})
