/** The SQL of values that were sent along. Row-level security shows them to whoever takes part in the visit. */
import type { Queryable, Statement } from '../ports.ts'

export interface MitgabeRow {
  version: number
  name: string
  am: string
  /** Sealed. */
  inhalt: string
}

const spalten = `m.version, m.person_name as name, m.am, m.inhalt`
const lesen: Statement = { name: 'dokumentation.mitgabe', text: `select ${spalten} from besuch_mitgabe m where m.hausbesuch_id = $1` }

export async function ladeMitgabe(db: Queryable, hausbesuchId: string): Promise<MitgabeRow | null> {
  const [row] = await db.query<MitgabeRow>(lesen, [hausbesuchId])
  return row ?? null
}

const speichern: Statement = {
  name: 'dokumentation.mitgeben',
  text: `insert into besuch_mitgabe as m (organisation_id, hausbesuch_id, version, person_name, am, inhalt)
    select $1::uuid, $2::uuid, $3::int + 1, $4, $5::timestamptz, $6 where $3::int = 0 or exists (select from besuch_mitgabe v where v.hausbesuch_id = $2)
    on conflict (hausbesuch_id) do update set version = excluded.version, person_name = excluded.person_name, am = excluded.am, inhalt = excluded.inhalt
    where m.version = $3 returning m.version`,
}

/** Null when someone else was faster. @param gesehen the version that was on the screen, zero for none */
export async function speichereMitgabe(
  tx: Queryable,
  organisationId: string,
  { hausbesuchId, gesehen, name, am, inhalt }: { hausbesuchId: string; gesehen: number; name: string; am: string; inhalt: string },
): Promise<number | null> {
  const [row] = await tx.query<{ version: number }>(speichern, [organisationId, hausbesuchId, gesehen, name, am, inhalt])
  return row?.version ?? null
}
