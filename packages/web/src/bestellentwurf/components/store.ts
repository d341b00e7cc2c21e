import type { Entwurf } from '@dreiklang/domain/bestellung/angaben.contract'
import type { Quittung } from '@dreiklang/domain/bestellung/bestellung.contract'
import { ApiError } from '../../shared/apiError.ts'

export interface Ablage {
  id: string
  nummer: string
  version: number
}

export type StoreArt =
  | 'leer'
  | 'offen'
  | 'laeuft'
  | 'gespeichert'
  /** No answer; retried automatically. */
  | 'ohneVerbindung'
  /** Someone else wrote in between: a person must decide. */
  | 'veraltet'
  | 'fort'
  | 'abgelehnt'

export interface Words {
  entwurf: Entwurf
  schluessel: readonly string[]
}

export interface StoreStand {
  art: StoreArt
  ablage: Ablage | null
  schluessel: readonly string[]
  /** Milliseconds since the epoch of the last good write from here. */
  gespeichertMs: number | null
  fehler: ApiError | null
}

export interface Store {
  stand(): StoreStand
  subscribe(hoerer: () => void): () => void
  /** Schedules saving after a pause in typing. Null: nothing to save yet. */
  remember(words: Words | null): void
  now(): Promise<void>
  /** A person decided after `veraltet`: their content overwrites the given version. */
  overwrite(version: number): Promise<void>
  ende(): void
}

export interface SaveWays {
  /** `anfrage` is the Idempotency-Key of this write. */
  anlegen(entwurf: Entwurf, request: string): Promise<Quittung>
  aendern(ablage: Ablage, entwurf: Entwurf, request: string): Promise<Quittung>
  newAnfrage(): string
  jetztMs(): number
}

const tippPauseMs = 800
const networkPauseMs = 5_000

/** A write that may have reached the server although no answer came: repeated with its own key until answered. */
interface Vorgang {
  worte: Words
  text: string
  anfrage: string
}

const unbeantwortet = ({ status }: ApiError): boolean => status === 0 || status === 429 || status >= 500

export interface StoreAnfang {
  ablage: Ablage | null
  gespeichert: Words | null
  veraltet: boolean
  wege: SaveWays
}

export function createStore({ ablage, gespeichert, veraltet, wege }: StoreAnfang): Store {
  const withoutStreit: StoreArt = ablage === null ? 'leer' : 'gespeichert'
  let stand: StoreStand = {
    art: veraltet ? 'veraltet' : withoutStreit,
    ablage,
    schluessel: gespeichert?.schluessel ?? [],
    gespeichertMs: null,
    fehler: null,
  }
  let aufServer = gespeichert === null ? null : JSON.stringify(gespeichert.entwurf)
  let wunsch: Words | null = null
  let open: Vorgang | null = null
  let lauf: Promise<void> | null = null
  let uhr: ReturnType<typeof setTimeout> | undefined
  const hoerer = new Set<() => void>()

  function set(change: Partial<StoreStand>): void {
    stand = { ...stand, ...change }
    for (const say of hoerer) say()
  }

  function plan(ms: number): void {
    clearTimeout(uhr)
    uhr = setTimeout(() => void now(), ms)
  }

  function next(): Omit<Vorgang, 'anfrage'> | null {
    if (open !== null) return open
    if (wunsch === null) return null
    const text = JSON.stringify(wunsch.entwurf)
    return text === aufServer ? null : { worte: wunsch, text }
  }

  async function write(neu: Omit<Vorgang, 'anfrage'>): Promise<boolean> {
    const vorgang = open ?? { ...neu, anfrage: wege.newAnfrage() }
    open = vorgang
    set({ art: 'laeuft' })
    try {
      const { ablage: previous } = stand
      const { id, nummer, version } =
        previous === null
          ? await wege.anlegen(vorgang.worte.entwurf, vorgang.anfrage)
          : await wege.aendern(previous, vorgang.worte.entwurf, vorgang.anfrage)
      open = null
      aufServer = vorgang.text
      set({
        art: 'gespeichert',
        ablage: { id, nummer, version },
        schluessel: vorgang.worte.schluessel,
        gespeichertMs: wege.jetztMs(),
        fehler: null,
      })
      return true
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (!unbeantwortet(error)) open = null
      set({ art: artOfError(error), fehler: error })
      if (unbeantwortet(error)) plan(networkPauseMs)
      return false
    }
  }

  async function arbeite(): Promise<void> {
    for (let vorgang = next(); vorgang !== null; vorgang = next()) {
      if (!(await write(vorgang))) return
    }
    if (stand.art === 'offen') set({ art: stand.ablage === null ? 'leer' : 'gespeichert' })
  }

  function now(): Promise<void> {
    clearTimeout(uhr)
    if (stand.art === 'veraltet' || stand.art === 'fort') return Promise.resolve()
    lauf ??= arbeite().finally(() => {
      lauf = null
    })
    return lauf
  }

  return {
    stand: () => stand,
    subscribe(one) {
      hoerer.add(one)
      return () => hoerer.delete(one)
    },
    remember(words) {
      wunsch = words
      if (stand.art === 'veraltet' || stand.art === 'fort' || next() === null) return
      if (stand.art !== 'laeuft' && stand.art !== 'ohneVerbindung') set({ art: 'offen' })
      plan(tippPauseMs)
    },
    now,
    overwrite(version) {
      if (stand.ablage !== null) set({ art: 'offen', ablage: { ...stand.ablage, version }, fehler: null })
      return now()
    },
    ende: () => clearTimeout(uhr),
  }
}

function artOfError(error: ApiError): StoreArt {
  if (error.code === 'bestellung.nur_entwurf' || error.status === 404) return 'fort'
  if (error.code === 'bestellung.veraltet') return 'veraltet'
  return unbeantwortet(error) ? 'ohneVerbindung' : 'abgelehnt'
}
