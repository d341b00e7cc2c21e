import type { SessionStore } from '../../shared/sessionStore.ts'

/** In this tab only: a phone may discard the page during a call. Health data: of one signed-in person, wiped at sign-out. */
const platz = 'dreiklang.hausbesuch.entwurf'

export interface Entwurf {
  personId: string
  werte: unknown
}

export function rememberEntwurf(entwurf: Entwurf): void {
  try {
    sessionStorage.setItem(platz, JSON.stringify(entwurf))
  } catch {
    // Full or blocked storage only loses the restore after a reload.
  }
}

export function forgetEntwurf(): void {
  try {
    sessionStorage.removeItem(platz)
  } catch {
    // If nothing can be removed, nothing was stored.
  }
}

/** The stored form of this person in whatever shape; anyone else's is wiped. */
export function readEntwurf(personId: string): unknown {
  try {
    const entwurf: unknown = JSON.parse(sessionStorage.getItem(platz) ?? 'null')
    if (typeof entwurf === 'object' && entwurf !== null && 'personId' in entwurf && 'werte' in entwurf && entwurf.personId === personId)
      return entwurf.werte
  } catch {
    // Unreadable data is ignored.
  }
  forgetEntwurf()
  return null
}

/** When the session merely expired, the form is kept for the same person. */
export function forgetAtAbmelden(store: Pick<SessionStore, 'onEnd'>): void {
  store.onEnd((end) => {
    if (end !== 'ended') forgetEntwurf()
  })
}
