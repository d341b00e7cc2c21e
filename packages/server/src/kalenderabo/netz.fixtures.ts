import type { Haus } from '../bestellung/bestellung.fixtures.ts'
import type { Values } from '../ports.ts'

type Sql = (text: string, values: Values) => Promise<unknown>

export const kalenderTables = ['kalenderregel', 'kalenderabo', 'kalendereintrag', 'frist_vermerk', 'karte_eingelesen', 'hkp_frist']

export async function createKalender(sql: Sql, haus: Pick<Haus, 'ensemble' | 'klientId' | 'clock'>): Promise<void> {
  const { organisationId, personId } = haus.ensemble.personen['pfleger'] ?? {}
  const { klientId } = haus
  const now = haus.clock.now.toISOString()
  await sql(`insert into kalenderregel values (:organisationId, true)`, { organisationId })
  await sql(
    `insert into kalenderabo (organisation_id, person_id, geheimnis_hash, mit_kuerzel, angelegt_am, geaendert_am) values (:organisationId, :personId, 'x', true, :now, :now)`,
    { organisationId, personId, now },
  )
  await sql(
    `insert into kalendereintrag (person_id, hausbesuch_id, sequenz, von, dauer_minuten, geaendert_am)
      select :personId, id, 1, created_at, 30, created_at from hausbesuch`,
    { personId },
  )
  await sql(
    `insert into frist_vermerk (organisation_id, art, objekt_id, klient_id, faellig, geaendert_am) values (:organisationId, 'HKP', :klientId, :klientId, '2026-11-18', :now)`,
    { organisationId, klientId, now },
  )
  await sql(
    `insert into hkp_frist (pflegedienst_id, klient_id, art, schluessel, faellig) values (:organisationId, :klientId, 'HKP', '', '2026-11-18')`,
    { organisationId, klientId },
  )
  await sql(
    `insert into karte_eingelesen (klient_id, praxis_id, quartal, pflegedienst_id, person_id, am)
      select :klientId, id, '2026-10-01', :organisationId, :personId, :now from organisation where art = 'ARZTPRAXIS' limit 1`,
    { klientId, organisationId, personId, now },
  )
}
