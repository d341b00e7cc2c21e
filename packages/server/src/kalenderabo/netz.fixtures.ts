/** For the test of the net under the statements: a calendar with what it has said, and what an organisation has noted on a deadline. */
import type { Haus } from '../bestellung/bestellung.fixtures.ts'

type Sql = (text: string, werte: readonly unknown[]) => Promise<unknown>

export const kalenderTabellen = ['kalenderregel', 'kalenderabo', 'kalendereintrag', 'frist_vermerk', 'karte_eingelesen']

export async function legeKalenderAn(sql: Sql, haus: Pick<Haus, 'ensemble' | 'klientId' | 'clock'>): Promise<void> {
  const { organisationId, personId } = haus.ensemble.personen['pfleger'] ?? {}
  const { klientId } = haus
  const jetzt = haus.clock.jetzt.toISOString()
  await sql(`insert into kalenderregel values ($1, true)`, [organisationId])
  await sql(
    `insert into kalenderabo (organisation_id, person_id, geheimnis_hash, mit_kuerzel, angelegt_am, geaendert_am) values ($1, $2, 'x', true, $3, $3)`,
    [organisationId, personId, jetzt],
  )
  await sql(
    `insert into kalendereintrag (person_id, hausbesuch_id, sequenz, von, dauer_minuten, geaendert_am)
      select $1, id, 1, created_at, 30, created_at from hausbesuch`,
    [personId],
  )
  await sql(
    `insert into frist_vermerk (organisation_id, art, objekt_id, klient_id, faellig, geaendert_am) values ($1, 'HKP', $2, $2, '2026-11-18', $3)`,
    [organisationId, klientId, jetzt],
  )
  await sql(`insert into karte_eingelesen values ($1, '2026-10-01', $2, $3, $4)`, [klientId, organisationId, personId, jetzt])
}
