import type { SessionStore } from '../../../shared/sessionStore.ts'
import type { EntwurfWerte } from './formWerte.ts'

/**
 * Unsaved content of a draft, kept in this tab so that a reload does not lose it. It is health data: it belongs to one signed-in person,
 * ends with the tab, and is wiped when that person signs out in any tab.
 */
export interface Ungespeichert {
  personId: string
  /** Version on which the words were written; null while there is no draft on the server. */
  version: number | null
  werte: EntwurfWerte
}

const vorsilbe = 'dreiklang.entwurf.'
/** Increment when `EntwurfWerte` changes shape: older content could not be shown any more. */
const form = 1

/** From sign-out until sign-in: a form that is still open must not write again. */
let abgemeldet = false

const platz = (entwurfId: string | null) => `${vorsilbe}${entwurfId ?? 'neu'}`

export function merkeUngespeichert(entwurfId: string | null, inhalt: Ungespeichert): void {
  if (abgemeldet) return
  try {
    sessionStorage.setItem(platz(entwurfId), JSON.stringify({ form, ...inhalt }))
  } catch {
    // Full or blocked storage only loses the restore after a reload; saving on the server still works.
  }
}

export function vergissUngespeichert(entwurfId: string | null): void {
  try {
    sessionStorage.removeItem(platz(entwurfId))
  } catch {
    // If nothing can be removed, nothing was stored.
  }
}

/** The stored content of this person; anyone else's is wiped. */
export function liesUngespeichert(entwurfId: string | null, personId: string): Ungespeichert | null {
  try {
    const inhalt: unknown = JSON.parse(sessionStorage.getItem(platz(entwurfId)) ?? 'null')
    if (inhalt === null) return null
    if (istUngespeichert(inhalt) && inhalt.personId === personId) return { personId, version: inhalt.version, werte: inhalt.werte }
    vergissUngespeichert(entwurfId)
    return null
  } catch {
    return null
  }
}

function istUngespeichert(inhalt: unknown): inhalt is Ungespeichert & { form: number } {
  return (
    typeof inhalt === 'object' && inhalt !== null && 'form' in inhalt && inhalt.form === form && 'personId' in inhalt && 'werte' in inhalt
  )
}

/** Wipes everything when the person signs out, here or in another tab; when the session merely expired, it is kept for the same person. */
export function vergissBeimAbmelden(store: Pick<SessionStore, 'onEnd' | 'subscribe' | 'state'>): void {
  store.subscribe(() => {
    if (store.state().kind === 'signed-in') abgemeldet = false
  })
  store.onEnd((ende) => {
    if (ende === 'ended') return
    abgemeldet = true
    try {
      const plaetze = Array.from({ length: sessionStorage.length }, (_, nr) => sessionStorage.key(nr))
      for (const einer of plaetze) if (einer?.startsWith(vorsilbe) === true) sessionStorage.removeItem(einer)
    } catch {
      // If nothing can be removed, nothing was stored.
    }
  })
}
