/** What an import has changed, for undoing it. Every statement is scoped by the organisation of the actor, which is always $1. */
import type { Queryable, Statement } from '../ports.ts'
import type { NeuerKontakt } from './kontakt.repository.ts'

/** A contact as it was before, with sealed notes, and its version right after the import. */
export interface VorDemImport {
  kontakt: NeuerKontakt
  version: number
}

const merken: Statement = {
  name: 'kontakt.vorDemImport',
  text: `insert into kontakt_import_vorher (organisation_id, import_id, kontakt_id, version, vorher, am)
    select $1, $2, (x.kontakt ->> 'id')::uuid, x.version, x.kontakt, $4 from jsonb_to_recordset($3::jsonb) as x(kontakt jsonb, version int)`,
}

export async function merkeVorDemImport(
  db: Queryable,
  organisationId: string,
  { importId, vorher, am }: { importId: string; vorher: readonly VorDemImport[]; am: string },
): Promise<void> {
  await db.query(merken, [organisationId, importId, JSON.stringify(vorher), am])
}

const nehmen: Statement = {
  name: 'kontakt.nimmVorDemImport',
  text: `delete from kontakt_import_vorher v where v.organisation_id = $1 and v.import_id = $2 returning v.vorher as kontakt, v.version`,
}

/** Answers each contact once: undoing twice changes nothing the second time. */
export const nimmVorDemImport = (db: Queryable, organisationId: string, importId: string): Promise<VorDemImport[]> =>
  db.query<VorDemImport>(nehmen, [organisationId, importId])

const vergessen: Statement = { name: 'kontakt.vergissVorDemImport', text: `delete from kontakt_import_vorher where am < $1` }

/** In the name of the system, in all organisations: imports older than this can no longer be undone. */
export async function vergissVorDemImport(db: Queryable, vor: string): Promise<void> {
  await db.query(vergessen, [vor])
}
