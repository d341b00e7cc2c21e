import type { Columns } from '../database/columns.ts'
import { exactly } from '../database/rows.ts'
import { sql } from '../database/sql.ts'
import type { Queryable } from '../ports.ts'
import type { NewKontakt } from './kontakt.repository.ts'

/** A contact as it was before, with sealed notes, and its version right after the import. */
export interface BeforeImport {
  kontakt: NewKontakt
  version: number
}

const merken = sql(
  'kontakt.vorDemImport',
  `insert into kontakt_import_vorher (organisation_id, import_id, kontakt_id, version, vorher, am)
    select :organisationId, :importId, (x.kontakt ->> 'id')::uuid, x.version, x.kontakt, :am
      from jsonb_to_recordset(:vorher::jsonb) as x(kontakt jsonb, version int)`,
)

export async function rememberBeforeImport(
  db: Queryable,
  organisationId: string,
  { importId, vorher, am }: { importId: string; vorher: readonly BeforeImport[]; am: string },
): Promise<void> {
  await exactly(vorher.length, db.write(merken, { organisationId, importId, vorher: JSON.stringify(vorher), am }))
}

const nehmen = sql(
  'kontakt.nimmVorDemImport',
  `delete from kontakt_import_vorher v where v.organisation_id = :organisationId and v.import_id = :importId
    returning v.vorher as kontakt, v.version`,
)

/** Answers each contact once: undoing twice changes nothing the second time. */
export const takeFromBeforeImport = (db: Queryable, organisationId: string, importId: string): Promise<BeforeImport[]> =>
  db.query<Columns<'kontakt_import_vorher', 'vorher as kontakt' | 'version', BeforeImport>>(nehmen, { organisationId, importId })

const vergessen = sql('kontakt.vergissVorDemImport', `delete from kontakt_import_vorher where am < :vor`)

/** In the name of the system, in all organisations: imports older than this can no longer be undone. */
export async function forgetBeforeImport(db: Queryable, vor: string): Promise<void> {
  await db.write(vergessen, { vor })
}
