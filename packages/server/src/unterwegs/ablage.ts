/** The words of an entry and what they met, sealed with the key of the Klient: where the visit itself does not hold them. */
import type { Hausbesuch } from '@dreiklang/domain/hausbesuch/hausbesuch.document'
import { type BesuchEntry, type ConflictField, conflictField } from '@dreiklang/domain/unterwegs/entry.contract'
import { z } from 'zod'
import type { Ports, Queryable } from '../ports.ts'
import { type Fach, createTresor } from '../tresor/tresor.ts'
import type { EntryRow } from './unterwegs.repository.ts'

const content = z.strictObject({ angaben: z.record(z.string(), z.unknown()), felder: z.array(conflictField) })
type Content = z.output<typeof content>

const fachOf = (organisationId: string, { klientId, eintragId }: Pick<EntryRow, 'klientId' | 'eintragId'>): Fach => ({
  organisationId,
  klientId,
  tabelle: 'unterwegs_eintrag',
  spalte: 'siegel',
  zeileId: eintragId,
})

export function createEntryStore(ports: Ports) {
  const tresor = createTresor(ports)
  return {
    seal(
      tx: Queryable,
      organisationId: string,
      { besuch: { klientId }, eintrag, felder }: { besuch: Hausbesuch; eintrag: BesuchEntry; felder: ConflictField[] },
    ): Promise<string> {
      const text = JSON.stringify({ angaben: eintrag.angaben, felder } satisfies Content)
      return tresor.seal(tx, fachOf(organisationId, { klientId, eintragId: eintrag.eintragId }), text)
    },

    /** Null: nothing was in the way, or the key is destroyed with the record of the Klient. */
    async open(db: Queryable, organisationId: string, row: EntryRow): Promise<Content | null> {
      if (row.siegel === null) return null
      const [text] = await tresor.openAll(db, [{ fach: fachOf(organisationId, row), siegel: row.siegel }])
      return text === null || text === undefined ? null : content.parse(JSON.parse(text))
    },
  }
}
export type Ablage = ReturnType<typeof createEntryStore>
