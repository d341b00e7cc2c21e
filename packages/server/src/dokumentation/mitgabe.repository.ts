/** Row-level security shows them to whoever takes part in the visit. */
import type { Columns } from '../database/columns.ts'
import { maybe } from '../database/rows.ts'
import { sql } from '../database/sql.ts'
import type { Queryable } from '../ports.ts'

/** `inhalt` is sealed. */
export type MitgabeRow = Columns<'besuch_mitgabe', 'version' | 'person_name as name' | 'am' | 'inhalt'>

const columns = `m.version, m.person_name as name, m.am, m.inhalt`
const read = sql('dokumentation.mitgabe', `select ${columns} from besuch_mitgabe m where m.hausbesuch_id = :hausbesuchId`)

export async function loadMitgabe(db: Queryable, hausbesuchId: string): Promise<MitgabeRow | null> {
  return maybe(db.query<MitgabeRow>(read, { hausbesuchId }))
}

const speichern = sql(
  'dokumentation.mitgeben',
  `insert into besuch_mitgabe as m (organisation_id, hausbesuch_id, version, person_name, am, inhalt)
    select :organisationId::uuid, :hausbesuchId::uuid, :gesehen::int + 1, :name, :am::timestamptz, :inhalt
      where :gesehen::int = 0 or exists (select from besuch_mitgabe v where v.hausbesuch_id = :hausbesuchId)
    on conflict (hausbesuch_id) do update set version = excluded.version, person_name = excluded.person_name, am = excluded.am,
      inhalt = excluded.inhalt
    where m.version = :gesehen returning m.version`,
)

/** Null when someone else was faster. @param gesehen the version that was on the screen, zero for none */
export async function saveMitgabe(
  tx: Queryable,
  organisationId: string,
  { hausbesuchId, gesehen, name, am, inhalt }: { hausbesuchId: string; gesehen: number; name: string; am: string; inhalt: string },
): Promise<number | null> {
  const [row] = await tx.query<Columns<'besuch_mitgabe', 'version'>>(speichern, { organisationId, hausbesuchId, gesehen, name, am, inhalt })
  return row?.version ?? null
}
