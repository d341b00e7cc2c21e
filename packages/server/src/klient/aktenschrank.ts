/** The record of a Klient with its seals opened and closed, for the use cases of this room and for the rooms that the policy opens it to. */
import { type Bereich, bereiche } from '@dreiklang/domain/klient/akte'
import type { AkteAnswer } from '@dreiklang/domain/klient/akte.contract'
import type { BereichAngaben } from '@dreiklang/domain/klient/akte.decider'
import { pflegegradDocument, readBereich } from '@dreiklang/domain/klient/klient.document'
import { readStored } from '@dreiklang/domain/shared/document'
import type { Ports, Queryable } from '../ports.ts'
import { type Fach, Vernichtet, createTresor } from '../tresor/tresor.ts'
import { type SavedAkte, loadAkte, partsOf, columnOfSealed } from './akte.repository.ts'
import { openAllergien, sealAllergien } from './allergien.ts'
import { objectFrom, writeAsJsonb } from './sealedText.ts'

export type Akte = Pick<AkteAnswer, Bereich | 'bundesland'>

interface Welche {
  organisationId: string
  klientId: string
}

const fachOf = (welche: Welche, spalte: string): Fach => ({
  ...welche,
  tabelle: 'klient_akte',
  spalte,
  zeileId: welche.klientId,
})

const textOf = (bereich: Bereich, sealed: object): string => (bereich === 'kontakte' ? writeAsJsonb(sealed) : JSON.stringify(sealed))

/** As a line of the list reads it out of its seal. */
const gradFrom = (text: string): number | null => readStored(pflegegradDocument, objectFrom(text)).pflegegrad

export function createAktenschrank(ports: Ports) {
  const tresor = createTresor(ports)

  /** What is sealed as one, section by section. @throws Vernichtet */
  async function openSections(db: Queryable, welche: Welche, akte: SavedAkte): Promise<Map<Bereich, object>> {
    const zu = bereiche.flatMap((bereich) => {
      const { siegel } = akte.bereiche[bereich]
      const column = columnOfSealed(bereich)
      return siegel === null || column === null ? [] : [{ bereich, siegel, fach: fachOf(welche, column) }]
    })
    const offen = await tresor.openAll(db, zu)
    return new Map(
      zu.map(({ bereich }, i) => {
        const klartext = offen[i]
        if (klartext === null || klartext === undefined) throw new Vernichtet()
        return [bereich, objectFrom(klartext)]
      }),
    )
  }

  /** Null: there is none that this context may see. @throws Vernichtet */
  async function open(db: Queryable, welche: Welche): Promise<Akte | null> {
    const akte = await loadAkte(db, welche.organisationId, welche.klientId)
    if (akte === null) return null
    const opened = await openSections(db, welche, akte)
    const siegel = akte.bereiche.gesundheit.fields['allergien']
    const allergien = await openAllergien(tresor, db, { ...welche, siegel: typeof siegel === 'string' ? siegel : null })
    const section = <B extends Bereich>(bereich: B, rest: object = {}) => ({
      ...readBereich(bereich, { ...akte.bereiche[bereich].fields, ...rest, ...opened.get(bereich) }),
      version: akte.bereiche[bereich].version,
    })
    return {
      person: section('person'),
      wohnen: section('wohnen'),
      versicherung: section('versicherung'),
      aerzte: { ...section('aerzte'), hausarzt: akte.hausarzt, praxen: akte.praxen },
      kontakte: section('kontakte'),
      gesundheit: section('gesundheit', { allergien }),
      medikation: section('medikation'),
      hkp: section('hkp'),
      bundesland: akte.bundesland,
    }
  }

  return {
    open,

    /** The parts of a section as they are kept. @throws Vernichtet */
    async seal<B extends Bereich>(tx: Queryable, welche: Welche, { bereich, angaben }: { bereich: B; angaben: BereichAngaben<B> }) {
      const { row, open: clear, sealed } = partsOf(bereich, angaben)
      const column = columnOfSealed(bereich)
      const siegel = column === null ? null : await tresor.seal(tx, fachOf(welche, column), textOf(bereich, sealed))
      if (!('allergien' in angaben)) return { row, open: clear, siegel }
      const allergien = await sealAllergien(tresor, tx, { ...welche, allergien: angaben.allergien })
      return { row: { ...row, allergien }, open: clear, siegel }
    },

    /** The care grades of lines of a list; null where nobody has said it, or the key was destroyed. */
    async openPflegegrade(
      db: Queryable,
      organisationId: string,
      rows: readonly { id: string; pflegegrad: string | null }[],
    ): Promise<ReadonlyMap<string, number | null>> {
      const zu = rows.flatMap(({ id: klientId, pflegegrad }) =>
        pflegegrad === null ? [] : [{ klientId, siegel: pflegegrad, fach: fachOf({ organisationId, klientId }, 'pflegegrad') }],
      )
      const texte = await tresor.openAll(db, zu)
      return new Map(
        zu.map(({ klientId }, i) => {
          const text = texte[i] ?? null
          return [klientId, text === null ? null : gradFrom(text)]
        }),
      )
    },

    /** For whom the policy opened a sealed part: read in the nursing service's name. Null: restricted or erased. */
    async openOnBehalfOfHaus(welche: Welche): Promise<Akte | null> {
      try {
        const inHaus = { organisationId: welche.organisationId, personId: null, system: false }
        return await ports.database.transaction(inHaus, (tx) => open(tx, welche))
      } catch (error) {
        if (error instanceof Vernichtet) return null
        throw error
      }
    },
  }
}
