/** Each text by itself under the key of its Klient: steps, clock and stream carry seals along; only what goes to a person is opened. */
import type { Ports, Queryable } from '../ports.ts'
import { systemContext } from '../shared/context.ts'
import { onBehalfOf } from '../shared/onBehalfOf.ts'
import type { Language } from '../shared/route.ts'
import type { SchluesselRow } from './schluessel.repository.ts'
import { Vernichtet, createTresor, isSeal, markOf } from './tresor.ts'

export interface Words {
  /** A part of the place for which a text is sealed: it opens nowhere else. */
  tabelle: string
  felder: ReadonlySet<string>
  /** A reason may be one of a list, and then says nothing in someone's own words. */
  isCode(field: string, text: string): boolean
}

/** What stands where words were whose key was destroyed. */
export const nichtMehrReadable: Readonly<Record<Language, string>> = {
  de: 'Nicht mehr lesbar: Die Akte wurde gelöscht.',
  en: 'No longer readable: the record has been erased.',
}

/** Where a text stands that somebody wrote. */
export interface WordPlace {
  objekt: Record<string, unknown>
  feld: string
  text: string
}

export function findWords(value: unknown, words: Words, found: WordPlace[] = []): WordPlace[] {
  if (typeof value !== 'object' || value === null) return found
  const objekt = value as Record<string, unknown>
  for (const feld in objekt) {
    const inneres = objekt[feld]
    if (typeof inneres !== 'string') findWords(inneres, words, found)
    else if (words.felder.has(feld) && inneres !== '' && !words.isCode(feld, inneres)) found.push({ objekt, feld, text: inneres })
  }
  return found
}

export const saysWords = (what: unknown, words: Words): boolean => findWords(what, words).length > 0

export const isSealedText = (what: unknown, words: Words): boolean => findWords(what, words).every(({ text }) => isSeal(text))

/** Whose document it is; the Klient is null where it names none. */
export interface Wessen {
  id: string
  pflegedienstId: string
  klientId: string | null
}

interface SealOptions {
  alt?: unknown
  /** Keys that were read just now. */
  gelesen?: readonly SchluesselRow[]
  db?: Queryable
}

interface OpenOptions {
  sprache: Language
  schluessel?: readonly SchluesselRow[]
  /** What some of the seals say, by their marks: from a copy that needs no key of the Klient. */
  worte?: Readonly<Record<string, string>>
  db?: Queryable
}

export function createTextSeal(ports: Ports, words: Words) {
  const tresor = createTresor(ports)
  // The organisation that reads or writes is often not the one whose key it is; that it may see the document was judged before.
  const schluesseldienst = onBehalfOf(ports.database, systemContext)
  /** The same place for the document, its events and its copies: a text moves on between them. */
  const platzOf = (zeileId: string) => ({ tabelle: words.tabelle, spalte: 'text', zeileId })
  const sealIn = (value: unknown): WordPlace[] => findWords(value, words).filter(({ text }) => isSeal(text))

  async function ersetzt<Was>(
    what: Was,
    { bleibt, mache }: { bleibt(text: string): boolean; mache(texte: readonly string[]): Promise<readonly string[]> },
  ): Promise<Was> {
    const added = [...new Set(findWords(what, words).flatMap(({ text }) => (bleibt(text) ? [] : [text])))]
    if (added.length === 0) return what
    const gemacht = await mache(added)
    const statt = new Map(added.map((text, i) => [text, gemacht[i]]))
    const kopie = structuredClone(what)
    for (const { objekt, feld, text } of findWords(kopie, words)) objekt[feld] = statt.get(text) ?? text
    return kopie
  }

  async function seal(
    db: Queryable,
    { id, pflegedienstId: organisationId, klientId, gelesen = [] }: Wessen & { gelesen?: readonly SchluesselRow[] },
    texte: readonly string[],
  ) {
    return tresor.sealAll(
      db,
      { organisationId, klientId, gelesen },
      texte.map((klartext) => ({ ...platzOf(id), klartext })),
    )
  }

  /**
   * A copy of `was` in which all words are sealed; those that stand in `alt` as seals stay as they are.
   * Inside a transaction only with that of the system as `db`.
   */
  async function sealed<Was>(
    what: Was,
    whose: Wessen,
    { alt = null, gelesen = [], db = schluesseldienst }: SealOptions = {},
  ): Promise<Was> {
    const known = new Set(sealIn(alt).map(({ text }) => text))
    return ersetzt(what, {
      bleibt: (text) => known.has(text),
      mache: async (added) => {
        try {
          return await seal(db, { ...whose, gelesen }, added)
        } catch (error) {
          // The others go on with a document whose Klient is erased.
          if (!(error instanceof Vernichtet)) throw error
          return seal(db, { ...whose, klientId: null, gelesen }, added)
        }
      },
    })
  }

  /** As `verschlossen`, for what still lies in the clear; what was written about an erased Klient goes with the record. */
  const nachgetragen = <Was>(tx: Queryable, what: Was, whose: Wessen): Promise<Was> =>
    ersetzt(what, {
      bleibt: isSeal,
      mache: async (added) => {
        try {
          return await seal(tx, whose, added)
        } catch (error) {
          if (!(error instanceof Vernichtet)) throw error
          return added.map(() => nichtMehrReadable.de)
        }
      },
    })

  /** Opens all seals in what was read just now and belongs to nobody else, with one question to `db` for all of it. As `verschlossen`. */
  async function openedAll<Was>(
    list: readonly { id: string; what: Was }[],
    { sprache, schluessel, worte = {}, db = schluesseldienst }: OpenOptions,
  ): Promise<Was[]> {
    const zue = list.flatMap(({ id, what }) =>
      sealIn(what).flatMap((place) => {
        const known = worte[markOf(place.text)]
        if (known === undefined) return [{ ...place, id }]
        place.objekt[place.feld] = known
        return []
      }),
    )
    const siegel = zue.map(({ id, text }) => ({ ...platzOf(id), siegel: text }))
    const texte = await tresor.openShared(db, siegel, schluessel)
    zue.forEach(({ objekt, feld }, i) => {
      objekt[feld] = texte[i] ?? nichtMehrReadable[sprache]
    })
    return list.map(({ what }) => what)
  }

  async function opened<Was>(what: Was, { id, ...options }: OpenOptions & { id: string }): Promise<Was> {
    await openedAll([{ id, what }], options)
    return what
  }

  /** What the seals say, by their marks; those whose key was destroyed say nothing. */
  async function wordsIn(what: unknown, { id, schluessel }: { id: string; schluessel: readonly SchluesselRow[] }) {
    const siegel = [...new Set(sealIn(what).map(({ text }) => text))]
    const texte = await tresor.openShared(
      schluesseldienst,
      siegel.map((one) => ({ ...platzOf(id), siegel: one })),
      schluessel,
    )
    return Object.fromEntries(
      siegel.flatMap((one, i) => {
        const text = texte[i] ?? null
        return text === null ? [] : [[markOf(one), text]]
      }),
    )
  }

  return { verschlossen: sealed, nachgetragen, geoeffnet: opened, openedAll, wordsIn }
}
