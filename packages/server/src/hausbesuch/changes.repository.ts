import type { Hausbesuch } from '@dreiklang/domain/hausbesuch/hausbesuch.document'
import type { Columns } from '../database/columns.ts'
import { sql } from '../database/sql.ts'
import type { Queryable } from '../ports.ts'

export interface ChangeRow extends Columns<'hausbesuch_ereignis', 'person_name as person' | 'am'> {
  alt: Partial<Hausbesuch>
}

const fremde = sql(
  'hausbesuch.fremdeAenderungen',
  `select e.person_name as person, e.am, coalesce(e.aenderung -> 'alt', '{}') as alt
    from hausbesuch_ereignis e join hausbesuch h on h.id = e.hausbesuch_id
    where :organisationId in (h.pflegedienst_id, h.praxis_id, h.apotheke_id) and h.id = :id and e.version > :gesehen
      and e.person_id is distinct from :personId::uuid
    order by e.seq`,
)

/** The oldest first. @param gesehen the version that was on the screen */
export async function loadForeignChanges(
  tx: Queryable,
  organisationId: string,
  { id, gesehen, personId }: { id: string; gesehen: number; personId: string },
): Promise<ChangeRow[]> {
  return tx.query<ChangeRow>(fremde, { organisationId, id, gesehen, personId })
}
