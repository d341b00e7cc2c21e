import type { IsoDate } from '@dreiklang/domain/shared/time'
import { sql } from '../../database/sql.ts'
import type { Queryable } from '../../ports.ts'
import type { StoredAbschrift } from './one.repository.ts'

export interface KeptRow {
  klientId: string
  bestellungen: number
  /** In Berlin. */
  zuletzt: IsoDate
  /** The latest expiry date of what was dispensed. */
  verfall: IsoDate | null
  /** The newest copy, sealed. */
  bestellungId: string
  inhalt: string
}

const expiry = `(select max(x.value #>> '{}') from jsonb_path_query(b.daten, '$.positionen[*].abgaben[*].verfall ? (@ != null)') x(value))`

const select = sql(
  'bestellung.abschriften',
  `with kept as (select c.klient_id as "klientId", count(*)::int as bestellungen,
      max((c.am at time zone 'Europe/Berlin')::date) as zuletzt, max(${expiry})::date as verfall,
      (array_agg(c.bestellung_id order by c.am desc, c.bestellung_id))[1] as "bestellungId",
      (array_agg(c.inhalt order by c.am desc, c.bestellung_id))[1] as inhalt
    from klient_abschrift c join bestellung b on b.id = c.bestellung_id where c.organisation_id = :organisationId group by c.klient_id)
    select * from kept k where k.zuletzt <= :zuletzt and coalesce(k.verfall <= :verfall, true)
      and (:nach::uuid is null or (k.zuletzt, k."klientId") > (select n.zuletzt, n."klientId" from kept n where n."klientId" = :nach))
    order by k.zuletzt, k."klientId" limit :limit`,
)

interface Wanted {
  zuletzt: IsoDate
  verfall: IsoDate
  /** Behind this Klient. */
  nach: string | null
  limit: number
}

export function loadKept(db: Queryable, organisationId: string, wanted: Wanted): Promise<KeptRow[]> {
  return db.query<KeptRow>(select, { organisationId, ...wanted })
}

const ofKlient = sql(
  'bestellung.abschriftenOfKlient',
  `select c.bestellung_id as "bestellungId", c.am, c.inhalt from klient_abschrift c
    where c.organisation_id = :organisationId and c.klient_id = :klientId order by c.am desc, c.bestellung_id`,
)

export function loadAbschriftenOfKlient(db: Queryable, organisationId: string, klientId: string): Promise<StoredAbschrift[]> {
  return db.query<StoredAbschrift>(ofKlient, { organisationId, klientId })
}
