/**
 * Seals the free words of a document, each text by itself and under the key of its Klient, wherever in the document they stand. So a step,
 * the clock and the readers of events carry the seals along as they are, and only what goes out to a person is opened.
 */
import type { Ports, Queryable } from '../ports.ts'
import { systemKontext } from '../shared/kontext.ts'
import { imNamen } from '../shared/lesen.ts'
import type { Sprache } from '../shared/route.ts'
import type { SchluesselRow } from './schluessel.repository.ts'
import { Vernichtet, createTresor, istSiegel } from './tresor.ts'

/** What of a kind of documents is words of someone. */
export interface Worte {
  /** A part of the place for which a text is sealed: it opens nowhere else. */
  tabelle: string
  /** Names of the fields that hold them. */
  felder: ReadonlySet<string>
  /** A reason may be one of a list, and then says nothing in someone's own words. */
  istCode(feld: string, text: string): boolean
}

const nichtMehrLesbar: Readonly<Record<Sprache, string>> = {
  de: 'Nicht mehr lesbar: Die Akte wurde gelöscht.',
  en: 'No longer readable: the record has been erased.',
}

interface Stelle {
  objekt: Record<string, unknown>
  feld: string
  text: string
}

function stellen(wert: unknown, worte: Worte, gefunden: Stelle[] = []): Stelle[] {
  if (typeof wert !== 'object' || wert === null) return gefunden
  const objekt = wert as Record<string, unknown>
  for (const feld in objekt) {
    const inneres = objekt[feld]
    if (typeof inneres !== 'string') stellen(inneres, worte, gefunden)
    else if (worte.felder.has(feld) && inneres !== '' && !worte.istCode(feld, inneres)) gefunden.push({ objekt, feld, text: inneres })
  }
  return gefunden
}

/** True when someone has written something in words of his own. */
export const sagtWorte = (was: unknown, worte: Worte): boolean => stellen(was, worte).length > 0

/** True when nothing of it lies in the clear. */
export const istVersiegelt = (was: unknown, worte: Worte): boolean => stellen(was, worte).every(({ text }) => istSiegel(text))

/** Whose document it is; the Klient is null where it names none. */
export interface Wessen {
  id: string
  pflegedienstId: string
  klientId: string | null
}

export function createTextverschluss(ports: Ports, worte: Worte) {
  const tresor = createTresor(ports)
  // The organisation that reads or writes is often not the one whose key it is; that it may see the document was judged before.
  const schluesseldienst = imNamen(ports.database, systemKontext)
  /** The same place for the document, its events and its copies: a text moves on between them. */
  const platzVon = (zeileId: string) => ({ tabelle: worte.tabelle, spalte: 'text', zeileId })
  const siegelIn = (wert: unknown): Stelle[] => stellen(wert, worte).filter(({ text }) => istSiegel(text))

  /** A copy with other words in place of those that do not stay. */
  async function ersetzt<Was>(
    was: Was,
    { bleibt, mache }: { bleibt(text: string): boolean; mache(texte: readonly string[]): Promise<readonly string[]> },
  ): Promise<Was> {
    const neue = [...new Set(stellen(was, worte).flatMap(({ text }) => (bleibt(text) ? [] : [text])))]
    if (neue.length === 0) return was
    const gemacht = await mache(neue)
    const statt = new Map(neue.map((text, i) => [text, gemacht[i]]))
    const kopie = structuredClone(was)
    for (const { objekt, feld, text } of stellen(kopie, worte)) objekt[feld] = statt.get(text) ?? text
    return kopie
  }

  async function versiegle(db: Queryable, { id, pflegedienstId: organisationId, klientId }: Wessen, texte: readonly string[]) {
    return tresor.versiegleAlle(
      db,
      { organisationId, klientId },
      texte.map((klartext) => ({ ...platzVon(id), klartext })),
    )
  }

  /** A copy of `was` in which all words are sealed; those that stand in `alt` as seals stay as they are. Not inside a transaction. */
  async function verschlossen<Was>(was: Was, wessen: Wessen, alt: unknown = null): Promise<Was> {
    const bekannt = new Set(siegelIn(alt).map(({ text }) => text))
    return ersetzt(was, {
      bleibt: (text) => bekannt.has(text),
      mache: async (neue) => {
        try {
          return await versiegle(schluesseldienst, wessen, neue)
        } catch (fehler) {
          // The others go on with a document whose Klient is erased.
          if (!(fehler instanceof Vernichtet)) throw fehler
          return versiegle(schluesseldienst, { ...wessen, klientId: null }, neue)
        }
      },
    })
  }

  /** As `verschlossen`, for what still lies in the clear; what was written about an erased Klient goes with the record. */
  const nachgetragen = <Was>(tx: Queryable, was: Was, wessen: Wessen): Promise<Was> =>
    ersetzt(was, {
      bleibt: istSiegel,
      mache: async (neue) => {
        try {
          return await versiegle(tx, wessen, neue)
        } catch (fehler) {
          if (!(fehler instanceof Vernichtet)) throw fehler
          return neue.map(() => nichtMehrLesbar.de)
        }
      },
    })

  /** Opens all seals in something that was read just now and belongs to nobody else. Not inside a transaction. */
  async function geoeffnet<Was>(
    was: Was,
    { id, sprache, schluessel }: { id: string; sprache: Sprache; schluessel?: readonly SchluesselRow[] },
  ): Promise<Was> {
    const zue = siegelIn(was)
    const liste = zue.map(({ text }) => ({ ...platzVon(id), siegel: text }))
    const texte = await tresor.oeffneGemeinsame(schluesseldienst, liste, schluessel)
    zue.forEach(({ objekt, feld }, i) => {
      objekt[feld] = texte[i] ?? nichtMehrLesbar[sprache]
    })
    return was
  }

  return { verschlossen, nachgetragen, geoeffnet }
}
