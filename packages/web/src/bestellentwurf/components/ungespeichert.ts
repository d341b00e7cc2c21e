import type { SessionStore } from '../../shared/sessionStore.ts'
import { unsavedPrefix } from '../../shared/unsavedPrefix.ts'
import type { EntwurfValues } from './formValues.ts'

/** In this tab only, so that a reload loses nothing. Health data: of one signed-in person, wiped when that person signs out in any tab. */
export interface Unsaved {
  personId: string
  /** Version on which the words were written; null while there is no draft on the server. */
  version: number | null
  werte: EntwurfValues
}

/** Increment when `EntwurfValues` changes shape: older content could not be shown any more. */
const form = 2

/** From sign-out until sign-in: a form that is still open must not write again. */
let abgemeldet = false

const platz = (entwurfId: string | null) => `${unsavedPrefix}${entwurfId ?? 'neu'}`

export function rememberUnsaved(entwurfId: string | null, content: Unsaved): void {
  if (abgemeldet) return
  try {
    sessionStorage.setItem(platz(entwurfId), JSON.stringify({ form, ...content }))
  } catch {
    // Full or blocked storage only loses the restore after a reload; saving on the server still works.
  }
}

export function forgetUnsaved(entwurfId: string | null): void {
  try {
    sessionStorage.removeItem(platz(entwurfId))
  } catch {
    // If nothing can be removed, nothing was stored.
  }
}

export function readUnsaved(entwurfId: string | null, personId: string): Unsaved | null {
  try {
    const content: unknown = JSON.parse(sessionStorage.getItem(platz(entwurfId)) ?? 'null')
    if (content === null) return null
    if (isUnsaved(content) && content.personId === personId) return { personId, version: content.version, werte: content.werte }
    forgetUnsaved(entwurfId)
    return null
  } catch {
    return null
  }
}

function isUnsaved(content: unknown): content is Unsaved & { form: number } {
  return (
    typeof content === 'object' &&
    content !== null &&
    'form' in content &&
    content.form === form &&
    'personId' in content &&
    'werte' in content
  )
}

/** When the session merely expired, it is kept for the same person. */
export function forgetAtAbmelden(store: Pick<SessionStore, 'onEnd' | 'subscribe' | 'state'>): void {
  store.subscribe(() => {
    if (store.state().kind === 'signed-in') abgemeldet = false
  })
  store.onEnd((end) => {
    if (end === 'ended') return
    abgemeldet = true
    try {
      const plaetze = Array.from({ length: sessionStorage.length }, (_, nr) => sessionStorage.key(nr))
      for (const one of plaetze) if (one?.startsWith(unsavedPrefix) === true) sessionStorage.removeItem(one)
    } catch {
      // If nothing can be removed, nothing was stored.
    }
  })
}
