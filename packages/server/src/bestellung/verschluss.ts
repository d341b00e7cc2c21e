/**
 * What an order says in free words lies sealed in its document, its events and its copies, each text by itself and under the key of its
 * Klient. So a step, the clock and the readers of events carry the seals along as they are, and only what goes out to a person is opened.
 */
import {
  apothekeAblehnungsgruende,
  arztAblehnungsgruende,
  type Bestellung,
  gruende,
  neuesRezeptGruende,
  reklamationsgruende,
} from '@dreiklang/domain/bestellung/bestellung'
import type { Ports, Queryable } from '../ports.ts'
import { systemKontext } from '../shared/kontext.ts'
import { imNamen } from '../shared/lesen.ts'
import type { Sprache } from '../shared/route.ts'
import type { SchluesselRow } from '../tresor/schluessel.repository.ts'
import { Vernichtet, createTresor, istSiegel } from '../tresor/tresor.ts'

const felder: ReadonlySet<string> = new Set([
  'diagnose',
  'zeitraum',
  'text',
  'grund',
  'begruendung',
  'bemerkung',
  'interneNotiz',
  'dosierungText',
  'aenderungZuBisher',
  'aenderungGrund',
  'abweichungGrund',
  'autIdemWunsch',
  'doppeltGrund',
])
/** A reason may be one of a list, and then says nothing in somebody's own words. */
const codes: ReadonlySet<string> = new Set([
  ...gruende,
  ...arztAblehnungsgruende,
  ...apothekeAblehnungsgruende,
  ...neuesRezeptGruende,
  ...reklamationsgruende,
])

const nichtMehrLesbar: Readonly<Record<Sprache, string>> = {
  de: 'Nicht mehr lesbar: Die Akte wurde gelöscht.',
  en: 'No longer readable: the record was erased.',
}

interface Stelle {
  objekt: Record<string, unknown>
  feld: string
  text: string
}

function stellen(wert: unknown, gefunden: Stelle[] = []): Stelle[] {
  if (typeof wert !== 'object' || wert === null) return gefunden
  const objekt = wert as Record<string, unknown>
  for (const feld in objekt) {
    const inneres = objekt[feld]
    if (typeof inneres !== 'string') stellen(inneres, gefunden)
    else if (felder.has(feld) && inneres !== '' && !(feld === 'grund' && codes.has(inneres))) gefunden.push({ objekt, feld, text: inneres })
  }
  return gefunden
}

const siegelIn = (wert: unknown): Stelle[] => stellen(wert).filter(({ text }) => istSiegel(text))
/** The same place for the document, its events and its copies: a text moves on between them. */
const platzVon = (zeileId: string) => ({ tabelle: 'bestellung', spalte: 'text', zeileId })

/** A copy with other words in place of those that do not stay. */
async function ersetzt<Was>(
  was: Was,
  { bleibt, mache }: { bleibt(text: string): boolean; mache(texte: readonly string[]): Promise<readonly string[]> },
): Promise<Was> {
  const neue = [...new Set(stellen(was).flatMap(({ text }) => (bleibt(text) ? [] : [text])))]
  if (neue.length === 0) return was
  const gemacht = await mache(neue)
  const statt = new Map(neue.map((text, i) => [text, gemacht[i]]))
  const kopie = structuredClone(was)
  for (const { objekt, feld, text } of stellen(kopie)) objekt[feld] = statt.get(text) ?? text
  return kopie
}

/** Whose order it is; the Klient is null in drafts that name none, and in orders of a house for itself. */
type Wessen = Pick<Bestellung, 'id' | 'pflegedienstId' | 'klientId'>

/** True when somebody has written something in words of his own. */
export const sagtEtwas = (was: unknown): boolean => stellen(was).length > 0

export function createVerschluss(ports: Ports) {
  const tresor = createTresor(ports)
  // The house that reads or writes is often not the one whose key it is; that it may see the order was judged before.
  const schluesseldienst = imNamen(ports.database, systemKontext)

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
          // The others go on with an order whose Klient is erased.
          if (!(fehler instanceof Vernichtet)) throw fehler
          return versiegle(schluesseldienst, { ...wessen, klientId: null }, neue)
        }
      },
    })
  }

  /** As `verschlossen`, for what lies in the clear since before; what was written about an erased Klient goes with the record. */
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
