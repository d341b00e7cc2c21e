/** The record of a Klient with its seals opened and closed, for the use cases of this room and for the rooms that the policy opens it to. */
import type { AkteAntwort } from '@dreiklang/domain/klient/akte.contract'
import type { Bereich } from '@dreiklang/domain/klient/akte'
import type { Ports, Queryable } from '../ports.ts'
import { type Fach, Vernichtet, createTresor } from '../tresor/tresor.ts'
import { type Versiegelt, ladeAkte, versiegelt } from './akte.repository.ts'

/** The sections with all that was sealed. */
export type Akte = Pick<AkteAntwort, Bereich>

/** Whose record, and of which nursing service. */
interface Welche {
  organisationId: string
  klientId: string
}

const fachVon = (welche: Welche, spalte: Versiegelt): Fach => ({
  ...welche,
  tabelle: 'klient_akte',
  spalte,
  zeileId: welche.klientId,
})

export function createAktenschrank(ports: Ports) {
  const tresor = createTresor(ports)

  /** Null: there is none that this context may see. @throws Vernichtet */
  async function oeffne(db: Queryable, welche: Welche): Promise<Akte | null> {
    const akte = await ladeAkte(db, welche.organisationId, welche.klientId)
    if (akte === null) return null
    const zu = versiegelt.flatMap((bereich) => {
      const siegel = akte.siegel[bereich]
      return siegel === null ? [] : [{ bereich, siegel, fach: fachVon(welche, bereich) }]
    })
    const offen = await tresor.oeffneAlle(db, zu)
    const geoeffnet = zu.map(({ bereich }, i) => {
      const klartext = offen[i]
      if (klartext === null || klartext === undefined) throw new Vernichtet()
      return [bereich, { ...akte.bereiche[bereich], ...(JSON.parse(klartext) as object) }]
    })
    // What lies in the tables has come in through the schemas of these sections.
    const bereiche = { ...akte.bereiche, ...Object.fromEntries(geoeffnet) } as unknown as Akte
    return { ...bereiche, aerzte: { ...bereiche.aerzte, hausarzt: akte.hausarzt, praxen: akte.praxen } }
  }

  return {
    oeffne,

    versiegle: (tx: Queryable, welche: Welche, { bereich, text }: { bereich: Versiegelt; text: string }): Promise<string> =>
      tresor.versiegle(tx, fachVon(welche, bereich), text),

    /**
     * For another organisation, to which the policy (domain: klient/einblick.policy.ts) has opened a part that is sealed. Row-level security and
     * keys know the nursing service alone, so it is read in its name. Null: restricted or erased.
     */
    async oeffneImNamenDesHauses(welche: Welche): Promise<Akte | null> {
      try {
        const imHaus = { organisationId: welche.organisationId, personId: null, system: false }
        return await ports.database.transaction(imHaus, (tx) => oeffne(tx, welche))
      } catch (fehler) {
        if (fehler instanceof Vernichtet) return null
        throw fehler
      }
    },
  }
}
