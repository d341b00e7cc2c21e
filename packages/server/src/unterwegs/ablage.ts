/** The words of an entry and what they met, sealed with the key of the Klient: where the visit itself does not hold them. */
import type { Hausbesuch } from '@dreiklang/domain/hausbesuch/hausbesuch.document'
import { type Eintrag, konfliktFeld } from '@dreiklang/domain/unterwegs/eintrag.contract'
import type { KonfliktFeld } from '@dreiklang/domain/unterwegs/unterwegs'
import { z } from 'zod'
import type { Ports, Queryable } from '../ports.ts'
import { type Fach, createTresor } from '../tresor/tresor.ts'
import type { EintragRow } from './unterwegs.repository.ts'

const inhalt = z.strictObject({ angaben: z.record(z.string(), z.unknown()), felder: z.array(konfliktFeld) })
type Inhalt = z.output<typeof inhalt>

const fachVon = (organisationId: string, { klientId, eintragId }: Pick<EintragRow, 'klientId' | 'eintragId'>): Fach => ({
  organisationId,
  klientId,
  tabelle: 'unterwegs_eintrag',
  spalte: 'siegel',
  zeileId: eintragId,
})

export function createAblage(ports: Ports) {
  const tresor = createTresor(ports)
  return {
    versiegle(
      tx: Queryable,
      organisationId: string,
      { besuch: { klientId }, eintrag, felder }: { besuch: Hausbesuch; eintrag: Eintrag; felder: KonfliktFeld[] },
    ): Promise<string> {
      const text = JSON.stringify({ angaben: eintrag.angaben, felder } satisfies Inhalt)
      return tresor.versiegle(tx, fachVon(organisationId, { klientId, eintragId: eintrag.eintragId }), text)
    },

    /** Null: nothing was in the way, or the key is destroyed with the record of the Klient. */
    async oeffne(db: Queryable, organisationId: string, row: EintragRow): Promise<Inhalt | null> {
      if (row.siegel === null) return null
      const [text] = await tresor.oeffneAlle(db, [{ fach: fachVon(organisationId, row), siegel: row.siegel }])
      return text === null || text === undefined ? null : inhalt.parse(JSON.parse(text))
    },
  }
}
export type Ablage = ReturnType<typeof createAblage>
