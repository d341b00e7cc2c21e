/** Runs in the name of the system: whoever asks has no account. */
import type { AnliegenAkte } from '@dreiklang/domain/anliegen/anliegen.contract'
import type { Columns } from '../database/columns.ts'
import { maybe } from '../database/rows.ts'
import { sql } from '../database/sql.ts'
import type { Queryable } from '../ports.ts'

type StatusRow = Columns<
  'anliegen',
  'id' | 'organisation_id' | 'verlauf' | 'created_at as eingegangenAm',
  { verlauf: AnliegenAkte['verlauf'] }
>

/** Two that end in the same forty bits are hardly to be expected; then the newer one answers. */
const read = sql(
  'anliegen.status',
  `select a.id, a.organisation_id as "organisationId", a.verlauf, a.created_at as "eingegangenAm" from anliegen a
    where right(a.id::text, 10) = :idEnd order by a.created_at desc limit 1`,
)

/** Null when no request, or none that is still kept, has this number. */
export async function loadStatus(db: Queryable, idEnd: string): Promise<StatusRow | null> {
  return maybe(db.query<StatusRow>(read, { idEnd }))
}
