import { type ApiError, errorOf, isAbort, networkError } from './apiError.ts'
import { currentLanguage } from './i18n.ts'
import type { SessionStore } from './sessionStore.ts'
import { sessionPaths, type SignedIn } from './sessionUser.ts'
import { isTokenExpired } from './token.ts'

/** Who can unlock, where the answer says it. */
function lockedBy({ name, email }: ApiError['details']): { name: string; email: string } | undefined {
  return typeof name === 'string' && typeof email === 'string' ? { name, email } : undefined
}

/** The way to the server: the network, a worker in the browser, or the server's handler in a test. */
export type Transport = (url: string, init: RequestInit) => Promise<Response>

/**
 * All calls of this tab share one attempt; tabs take turns with a lock, where later ones find the token announced by the first.
 * @throws ApiError when the server refuses (the session is then over) or cannot be reached (the session stays)
 */
export function createRefresh({ transport, store, nowMs }: { transport: Transport; store: SessionStore; nowMs: () => number }) {
  let running: Promise<string> | null = null

  function fresherThan(staleToken: string | null): string | null {
    const token = store.token()
    return token !== null && token !== staleToken && !isTokenExpired(token, { nowMs: nowMs() }) ? token : null
  }

  async function ask(): Promise<string> {
    const headers = { Accept: 'application/json', 'Content-Type': 'application/json', 'Accept-Language': currentLanguage() }
    const request = { method: 'POST', headers, body: '{}', credentials: 'same-origin' } as const
    const response = await transport(sessionPaths.refresh, request).catch((error: unknown) => {
      throw isAbort(error) ? error : networkError(error)
    })
    if (!response.ok) {
      const error = await errorOf(response)
      if (response.status === 423) store.lock(lockedBy(error.details))
      // Overload and outages do not end a session.
      else if (response.status < 500 && response.status !== 429) store.signedOut('ended', reasonOf(error))
      throw error
    }
    const answer: SignedIn = await response.json()
    store.signedIn(answer)
    return answer.accessToken
  }

  return function refresh(staleToken: string | null): Promise<string> {
    const token = fresherThan(staleToken)
    if (token !== null) return Promise.resolve(token)
    running ??= oneTabAtATime(async () => fresherThan(staleToken) ?? (await ask())).finally(() => {
      running = null
    })
    return running
  }
}

/** A session that has simply run out needs no sentence. */
const told = ['anmeldung.zugang_gesperrt', 'anmeldung.rechte_geaendert']
const reasonOf = ({ code, message }: ApiError) => (told.includes(code) ? message : undefined)

/** Web Locks are missing on plain http in a local network; the server's grace period then covers two concurrent tabs. */
function oneTabAtATime<Result>(work: () => Promise<Result>): Promise<Result> {
  if (!('locks' in navigator)) return work()
  return navigator.locks.request('dreiklang.refresh', work)
}
