import type { SessionStore } from '../../../shared/sessionStore.ts'
import type { EntwurfWerte } from './formWerte.ts'

/**
 * Words of a draft that the server does not have yet, kept in this tab so that a reload does not lose them. They are about a
 * person's health: they belong to one signed-in person, end with the tab, and are wiped when that person signs out, in whichever tab.
 */
export interface Ungespeichert {
  personId: string
  /** Version on which the words were written; null while there is no draft on the server. */
  version: number | null
  werte: EntwurfWerte
}

const vorsilbe = 'dreiklang.entwurf.'
/** Grows when `EntwurfWerte` changes its form: older words could not be shown any more. */
const form = 1

/** From the sign-out on until someone signs in: the form may still stand for a moment and must not write again. */
let abgemeldet = false

const platz = (entwurfId: string | null) => `${vorsilbe}${entwurfId ?? 'neu'}`

export function merkeUngespeichert(entwurfId: string | null, inhalt: Ungespeichert): void {
  if (abgemeldet) return
  try {
    sessionStorage.setItem(platz(entwurfId), JSON.stringify({ form, ...inhalt }))
  } catch {
    // Full or forbidden storage costs the reload only; the words still go to the server.
  }
}

export function vergissUngespeichert(entwurfId: string | null): void {
  try {
    sessionStorage.removeItem(platz(entwurfId))
  } catch {
    // Where nothing can be removed nothing could be stored.
  }
}

/** The kept words of this person; those of anyone else are wiped on the way. */
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

/** Wipes all words when the person signs out, here or in another tab; when only the session ran out, they wait for the same person. */
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
      // Where nothing can be removed nothing could be stored.
    }
  })
}
