import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createSessionStore } from '../../shared/sessionStore.ts'
import type { SignedIn } from '../../shared/sessionUser.ts'
import { beispielValues } from './entwurf.fixtures.ts'
import { readUnsaved, rememberUnsaved, forgetAtAbmelden, forgetUnsaved } from './ungespeichert.ts'

const words = { personId: 'anna', version: 3, werte: beispielValues }

const anmeldung = {
  accessToken: 'a.b.c',
  user: { id: 'anna', name: 'Anna', email: 'anna@example.org', status: 'online', roles: ['ROLE_PFLEGER'] },
} satisfies SignedIn

function angemeldet(channel: BroadcastChannel | null = null) {
  const store = createSessionStore(channel)
  forgetAtAbmelden(store)
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
    rememberUnsaved('b1', words)
    rememberUnsaved(null, { ...words, version: null })
    expect(readUnsaved('b1', 'anna')).toEqual(words)
    expect(readUnsaved(null, 'anna')?.version).toBeNull()
    expect(readUnsaved('b2', 'anna')).toBeNull()
  })

  it('are gone once they were kept', () => {
    rememberUnsaved('b1', words)
    forgetUnsaved('b1')
    expect(readUnsaved('b1', 'anna')).toBeNull()
  })

  it('are never shown to another person, and do not stay for her', () => {
    rememberUnsaved('b1', words)
    expect(readUnsaved('b1', 'bernd')).toBeNull()
    expect(sessionStorage).toHaveLength(0)
  })

  it('do not break a page when they have another form', () => {
    sessionStorage.setItem('dreiklang.entwurf.b1', '{"form":0,"personId":"anna","werte":{}}')
    expect(readUnsaved('b1', 'anna')).toBeNull()
    sessionStorage.setItem('dreiklang.entwurf.b1', 'no json')
    expect(readUnsaved('b1', 'anna')).toBeNull()
  })

  it('are wiped at sign-out, and nothing else is', () => {
    const store = angemeldet()
    rememberUnsaved('b1', words)
    rememberUnsaved('b2', words)
    sessionStorage.setItem('other', 'x')
    store.signedOut('left')
    expect(readUnsaved('b1', 'anna')).toBeNull()
    expect(sessionStorage).toHaveLength(1)
  })

  it('are wiped here too when the person signs out in another tab', async () => {
    const { store, andererTab } = await zweiTabs()
    rememberUnsaved('b1', words)
    andererTab.signedOut('left')
    await expect.poll(() => store.state().kind).toBe('signed-out')
    expect(sessionStorage).toHaveLength(0)
  })

  it('are not written anew by a form that still stands after the sign-out, only after the next sign-in', () => {
    const store = angemeldet()
    store.signedOut('left')
    rememberUnsaved('b1', words)
    expect(sessionStorage).toHaveLength(0)
    store.signedIn(anmeldung)
    rememberUnsaved('b1', words)
    expect(readUnsaved('b1', 'anna')).toEqual(words)
  })

  it('wait for the same person when only the session ran out, also when another tab was told so first', async () => {
    const { store, andererTab } = await zweiTabs()
    rememberUnsaved('b1', words)
    andererTab.signedOut('ended')
    await expect.poll(() => store.state().kind).toBe('signed-out')
    expect(readUnsaved('b1', 'anna')).toEqual(words)
  })
})
