import type { SessionUser, SignedIn } from './sessionUser.ts'
import { sessionMemory } from './tabs.ts'

export interface LockedBy {
  name: string
  email: string
}

/** `locked` on a signed-in session: unsaved input is still behind the hidden screen. The kind `locked`: the same after a reload. */
export type SessionState =
  | { kind: 'unknown' }
  /** `reason`: the server's sentence about why it ended the session. */
  | { kind: 'signed-out'; reason?: string }
  | { kind: 'signed-in'; user: SessionUser; locked?: true }
  | ({ kind: 'locked' } & LockedBy)

/** `ended`: the server ended it, or it ran out; `left`: the person signed out here; `left-elsewhere`: in another tab of this browser. */
export type SessionEnd = 'ended' | 'left' | 'left-elsewhere'

/** Messages between tabs of this browser. The token stays in memory: the channel never leaves the browser or touches the disk. */
type Message = { kind: 'signed-in'; answer: SignedIn } | { kind: 'signed-out'; end: SessionEnd; reason?: string } | { kind: 'locked' }

/** Only records that there was a session on this device, which saves everybody else a pointless request. */
const hintKey = 'dreiklang.session'
/** Locked on this device, even if the server could not be told: a reload must not open it. */
const lockKey = 'dreiklang.locked'

export interface SessionStore {
  state(): SessionState
  token(): string | null
  signedIn(answer: SignedIn): void
  /** The person from before a reload while the server is unreachable: there is no token, and the first answer decides. */
  resumed(user: SessionUser): void
  signedOut(end: 'ended' | 'left', reason?: string): void
  /** Drops the token; all tabs hide their screens until `signedIn`. Without a session on the screen it takes who can unlock. */
  lock(by?: LockedBy): void
  lockedHere(): boolean
  demandFactor(): void
  onFactorDemanded(listener: () => void): () => void
  /** The state after a reload: unknown until someone asks. */
  forget(): void
  hinted(): boolean
  /** Updates name, address or organisation of the signed-in person; ignored for anyone else. */
  renew(user: Omit<SessionUser, 'status'>): void
  subscribe(listener: () => void): () => void
  onEnd(listener: (end: SessionEnd) => unknown): () => void
  /** Resolves when everything that reacts to the last end has finished. */
  putAway(): Promise<unknown>
}

export function createSessionStore(channel: BroadcastChannel | null): SessionStore {
  let state: SessionState = { kind: 'unknown' }
  let token: string | null = null
  const listeners = new Set<() => void>()
  const endListeners = new Set<(end: SessionEnd) => unknown>()
  let putAway: Promise<unknown> = Promise.resolve()
  const factorListeners = new Set<() => void>()

  function enter({ accessToken, user }: SignedIn): void {
    token = accessToken
    // The same person keeps the same object, so that a new token triggers no render.
    if (state.kind === 'signed-in' && state.user.id === user.id) {
      const kept = newest(state.user, user)
      if (state.locked !== true && kept === state.user) return
      state = { kind: 'signed-in', user: kept }
    } else state = { kind: 'signed-in', user }
    write(lockKey, false)
    write(hintKey, true)
    for (const tell of listeners) tell()
  }

  function hide(by?: LockedBy): void {
    if (state.kind === 'signed-in') state = { kind: 'signed-in', user: state.user, locked: true }
    else if (by !== undefined) state = { kind: 'locked', ...by }
    else return
    token = null
    write(lockKey, true)
    for (const tell of listeners) tell()
  }

  function leave(end: SessionEnd, reason?: string): void {
    const had = state.kind === 'signed-in' || state.kind === 'locked'
    token = null
    state = { kind: 'signed-out', ...(reason === undefined ? {} : { reason }) }
    write(hintKey, false)
    write(lockKey, false)
    const ending: Promise<unknown>[] = []
    putAway = putAway.then(() => Promise.allSettled(ending))
    for (const tell of listeners) tell()
    if (had) for (const tell of endListeners) ending.push(Promise.resolve(tell(end)))
  }

  if (channel !== null) {
    channel.onmessage = ({ data }: MessageEvent<Message>) => {
      if (data.kind === 'signed-in') enter(data.answer)
      else if (data.kind === 'locked') hide()
      else if (state.kind === 'signed-in' || state.kind === 'locked') leave(data.end === 'ended' ? 'ended' : 'left-elsewhere', data.reason)
    }
  }
  const broadcast = (message: Message) => channel?.postMessage(message)

  return {
    state: () => state,
    token: () => token,
    signedIn(answer) {
      enter(answer)
      broadcast({ kind: 'signed-in', answer })
    },
    resumed(user) {
      if (state.kind !== 'unknown') return
      state = { kind: 'signed-in', user }
      for (const tell of listeners) tell()
    },
    signedOut(end, reason) {
      leave(end, reason)
      broadcast({ kind: 'signed-out', end, ...(reason === undefined ? {} : { reason }) })
    },
    lock(by) {
      if (state.kind === 'signed-in' && state.locked === true) return
      hide(by)
      broadcast({ kind: 'locked' })
    },
    lockedHere: () => read(lockKey, false),
    demandFactor() {
      for (const tell of factorListeners) tell()
    },
    onFactorDemanded(listener) {
      factorListeners.add(listener)
      return () => factorListeners.delete(listener)
    },
    forget() {
      token = null
      state = { kind: 'unknown' }
      for (const tell of listeners) tell()
    },
    hinted: () => read(hintKey, true),
    renew(user) {
      if (state.kind !== 'signed-in' || state.user.id !== user.id) return
      const kept = newest(state.user, { ...state.user, ...user })
      if (kept === state.user) return
      state = { ...state, user: kept }
      for (const tell of listeners) tell()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    onEnd(listener) {
      endListeners.add(listener)
      return () => endListeners.delete(listener)
    },
    putAway: () => putAway,
  }
}

const newest = (known: SessionUser, user: SessionUser): SessionUser => (JSON.stringify(known) === JSON.stringify(user) ? known : user)

function write(key: string, present: boolean): void {
  try {
    if (present) sessionMemory().setItem(key, '1')
    else sessionMemory().removeItem(key)
  } catch {
    // Without storage every start asks the server once, which also knows about the lock: slower, but correct.
  }
}

function read(key: string, withoutStorage: boolean): boolean {
  try {
    return sessionMemory().getItem(key) !== null
  } catch {
    return withoutStorage
  }
}
