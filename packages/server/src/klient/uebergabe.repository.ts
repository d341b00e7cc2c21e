/** When someone leaves the organisation: the visits that are assigned to the person go to a colleague. */
import type { Queryable, Statement } from '../ports.ts'

const uebergabe: Statement = {
  name: 'klient.uebergibZuteilungen',
  text: `with meine as (
      delete from klient_zuteilung where pflegedienst_id = $1 and person_id = $2 and tag >= $4 returning klient_id, tag
    )
    insert into klient_zuteilung (klient_id, pflegedienst_id, person_id, tag, von_person_id, created_at)
    select m.klient_id, $1, $3, m.tag, $3, $5 from meine m
    on conflict (klient_id, tag, person_id) do nothing`,
}

/** From the day `ab` on; who visits the Klient on such a day anyway visits him once. */
export async function uebergibZuteilungen(
  tx: Queryable,
  { organisationId, von, an, ab, jetzt }: { organisationId: string; von: string; an: string; ab: string; jetzt: string },
): Promise<void> {
  await tx.query(uebergabe, [organisationId, von, an, ab, jetzt])
}
