/** The record of a Klient with its seals opened and closed, for the use cases of this room and for the rooms that the policy opens it to. */
import type { AkteAnswer } from '@dreiklang/domain/klient/akte.contract'
import type { Bereich } from '@dreiklang/domain/klient/akte'
import type { Ports, Queryable } from '../ports.ts'
import { type Fach, Vernichtet, createTresor } from '../tresor/tresor.ts'
import { type Sealed, loadAkte, versiegelt } from './akte.repository.ts'

/** The sections with all that was sealed. */
export type Akte = Pick<AkteAnswer, Bereich>

/** Whose record, and of which nursing service. */
interface Welche {
  organisationId: string
  klientId: string
}

const fachOf = (welche: Welche, spalte: Sealed): Fach => ({
  ...welche,
  tabelle: 'klient_akte',
  spalte,
  zeileId: welche.klientId,
})

export function createAktenschrank(ports: Ports) {
  const tresor = createTresor(ports)

  /** Null: there is none that this context may see. @throws Vernichtet */
  async function open(db: Queryable, welche: Welche): Promise<Akte | null> {
    const akte = await loadAkte(db, welche.organisationId, welche.klientId)
    if (akte === null) return null
    const zu = versiegelt.flatMap((bereich) => {
      const siegel = akte.siegel[bereich]
      return siegel === null ? [] : [{ bereich, siegel, fach: fachOf(welche, bereich) }]
    })
    const offen = await tresor.openAll(db, zu)
    const opened = zu.map(({ bereich }, i) => {
      const klartext = offen[i]
      if (klartext === null || klartext === undefined) throw new Vernichtet()
      return [bereich, { ...akte.bereiche[bereich], ...(JSON.parse(klartext) as object) }]
    })
    // What lies in the tables has come in through the schemas of these sections.
    const bereiche = { ...akte.bereiche, ...Object.fromEntries(opened) } as unknown as Akte
    return { ...bereiche, aerzte: { ...bereiche.aerzte, hausarzt: akte.hausarzt, praxen: akte.praxen } }
  }

  return {
    open,

    seal: (tx: Queryable, welche: Welche, { bereich, text }: { bereich: Sealed; text: string }): Promise<string> =>
      tresor.seal(tx, fachOf(welche, bereich), text),

    /**
     * For another organisation, to which the policy (domain: klient/einblick.policy.ts) has opened a part that is sealed. Row-level security and
     * keys know the nursing service alone, so it is read in its name. Null: restricted or erased.
     */
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
