/** The picture of a note. */
import { exactly } from '../database/rows.ts'
import { sql } from '../database/sql.ts'
import type { Queryable } from '../ports.ts'

const update = sql(
  'notes.updateImage',
  `update note set image_id = :imageId, version = version + 1, changed_by = :personId, updated_at = :now
    where organisation_id = :organisationId and id = :id`,
)

/** Of a note that is held. */
export async function saveImage(
  tx: Queryable,
  row: { organisationId: string; id: string; imageId: string; personId: string; now: string },
): Promise<void> {
  await exactly(1, tx.write(update, { ...row }))
}
