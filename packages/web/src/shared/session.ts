import { useSyncExternalStore } from 'react'
import { refresh, send, sessionStore } from './apiClient.ts'
import { ApiError } from './apiError.ts'
import type { SessionState } from './sessionStore.ts'
import { lockPath, type SessionUser } from './sessionUser.ts'

let restoring: Promise<SessionState> | null = null

/** Who may continue when the server cannot be reached; set by the room that keeps offline data on the device. */
let withoutNetwork: () => Promise<SessionUser | null> = () => Promise.resolve(null)

export function setWithoutNetwork(who: () => Promise<SessionUser | null>): void {
  withoutNetwork = who
}

/**
 * Asks the server only when this device remembers a session: without one the answer is a 401 that nobody needs.
 * @throws ApiError when the server cannot be reached: then nobody knows, and nobody is sent away
 */
export async function restoreSession(): Promise<SessionState> {
  const known = sessionStore.state()
  if (known.kind !== 'unknown' || !sessionStore.hinted()) return known
  restoring ??= takeUp().finally(() => {
    restoring = null
  })
  return restoring
}

async function takeUp(): Promise<SessionState> {
  try {
    await refreshUnlessLocked()
  } catch (error) {
    const { kind } = sessionStore.state()
    const refused = error instanceof ApiError && (kind === 'signed-out' || kind === 'locked')
    if (refused) return sessionStore.state()
    // A locked screen stays locked: only the server can unlock it.
    const mayGoOn = error instanceof ApiError && error.status === 0 && sessionStore.hinted() && !sessionStore.lockedHere()
    const user = mayGoOn ? await withoutNetwork() : null
    if (user === null) throw error
    sessionStore.resumed(user)
  }
  return sessionStore.state()
}

/** Locked here while offline: the server is told now, and then says who can unlock. */
async function refreshUnlessLocked(): Promise<void> {
  const locked = sessionStore.lockedHere()
  await refresh(null)
  if (!locked) return
  await send(lockPath, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: '{}' })
  sessionStore.lock()
}

export function useSession(): SessionState {
  return useSyncExternalStore(sessionStore.subscribe, sessionStore.state)
}

/** The signed-in user; only inside the shell, where there is one. */
export function useUser(): SessionUser {
  const session = useSession()
  if (session.kind !== 'signed-in') throw new Error('Nobody is signed in on this screen')
  return session.user
}
