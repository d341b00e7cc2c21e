import { sql } from '../database/sql.ts'
import type { Queryable } from '../ports.ts'

const uebergabe = sql(
  'klient.uebergibZuteilungen',
  `with meine as (
      delete from klient_zuteilung where pflegedienst_id = :organisationId and person_id = :von and tag >= :ab returning klient_id, tag
    )
    insert into klient_zuteilung (klient_id, pflegedienst_id, person_id, tag, von_person_id, created_at)
    select m.klient_id, :organisationId, :an, m.tag, :an, :now from meine m
    on conflict (klient_id, tag, person_id) do nothing`,
)

/** From the day `ab` on; who visits the Klient on such a day anyway visits him once. */
export async function handOverZuteilungen(
  tx: Queryable,
  { organisationId, von, an, ab, now }: { organisationId: string; von: string; an: string; ab: string; now: string },
): Promise<void> {
  await tx.write(uebergabe, { organisationId, von, an, ab, now })
}
