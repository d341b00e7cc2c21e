import type { SessionStore } from '../../shared/sessionStore.ts'

/**
 * The words of a visit that is not sent yet, kept in this tab: a phone may throw the page away while someone takes a call. They are about
 * a person's health: they belong to one signed-in person, end with the tab and are wiped at the sign-out.
 */
const platz = 'dreiklang.hausbesuch.entwurf'

export interface Entwurf {
  personId: string
  werte: unknown
}

export function merkeEntwurf(entwurf: Entwurf): void {
  try {
    sessionStorage.setItem(platz, JSON.stringify(entwurf))
  } catch {
    // Full or forbidden storage costs the reload only.
  }
}

export function vergissEntwurf(): void {
  try {
    sessionStorage.removeItem(platz)
  } catch {
    // Where nothing can be removed nothing could be stored.
  }
}

/** The kept words of this person, whatever form they have; those of anyone else are wiped on the way. */
export function liesEntwurf(personId: string): unknown {
  try {
    const entwurf: unknown = JSON.parse(sessionStorage.getItem(platz) ?? 'null')
    if (typeof entwurf === 'object' && entwurf !== null && 'personId' in entwurf && 'werte' in entwurf && entwurf.personId === personId)
      return entwurf.werte
  } catch {
    // Unreadable words are no words.
  }
  vergissEntwurf()
  return null
}

/** When only the session ran out, the words wait for the same person. */
export function vergissBeimAbmelden(store: Pick<SessionStore, 'onEnd'>): void {
  store.onEnd((ende) => {
    if (ende !== 'ended') vergissEntwurf()
  })
}
