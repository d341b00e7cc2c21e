/** Idle times, and the signal that someone is at the screen. */
import { leerlaufMinuten, offlineStunden } from '@dreiklang/domain/anmeldung/leerlauf.contract'
import { exactly, maybe } from '../database/rows.ts'
import { sql } from '../database/sql.ts'
import type { Queryable } from '../ports.ts'
import { leerlauf, sitzungKanal } from './sitzung.repository.ts'

const hier = sql(
  'anmeldung.hier',
  `update sitzung s set zuletzt_am = greatest(s.zuletzt_am, :jetzt::timestamptz) from person p
    where s.id = :sitzungId and p.id = s.person_id and s.gesperrt_am is null returning ${leerlauf} as minuten`,
)

/** Restarts the idle time and answers its length; null for a session locked in between. */
export async function merkeAnwesenheit(db: Queryable, sitzungId: string, jetzt: string): Promise<number | null> {
  const [row] = await db.query<{ minuten: number }>(hier, { sitzungId, jetzt })
  return row?.minuten ?? null
}

const desHauses = `coalesce((select l.leerlauf_minuten from organisation l where l.id = p.organisation_id), ${leerlaufMinuten.ueblich})`

const lesen = sql(
  'anmeldung.leerlauf',
  `select ${desHauses} as organisation, case when p.leerlauf_minuten < ${desHauses} then p.leerlauf_minuten end as eigene,
      coalesce((select o.offline_stunden from organisation o where o.id = p.organisation_id), ${offlineStunden.ueblich}) as "offlineStunden"
    from person p where p.id = :personId`,
)

export interface LeerlaufRow {
  organisation: number
  /** Null: the organisation's value applies; also when that has become shorter than the person's own choice. */
  eigene: number | null
  offlineStunden: number
}

export async function ladeLeerlauf(db: Queryable, personId: string): Promise<LeerlaufRow | null> {
  return maybe(db.query<LeerlaufRow>(lesen, { personId }))
}

const eigener = sql(
  'anmeldung.setzeLeerlauf',
  `update person p set leerlauf_minuten = :minuten::int where p.id = :personId and (:minuten::int is null or :minuten::int <= ${desHauses})
    returning pg_notify('${sitzungKanal}', p.id::text) as notified`,
)

/** False when it is longer than that of the organisation. */
export async function setzeLeerlauf(tx: Queryable, personId: string, minuten: number | null): Promise<boolean> {
  return (await tx.query(eigener, { personId, minuten })).length === 1
}

const aller = sql(
  'anmeldung.setzeLeerlaufAller',
  `with o as (update organisation set leerlauf_minuten = :minuten where id = :organisationId returning id)
    select pg_notify('${sitzungKanal}', p.id::text) as notified from o join person p on p.organisation_id = o.id`,
)

export async function setzeLeerlaufAller(tx: Queryable, organisationId: string, minuten: number): Promise<void> {
  await tx.query(aller, { organisationId, minuten })
}

const offline = sql('anmeldung.offlineStunden', `select o.offline_stunden as stunden from organisation o where o.id = :organisationId`)

export async function ladeOfflineStunden(db: Queryable, organisationId: string): Promise<number> {
  const [row] = await db.query<{ stunden: number }>(offline, { organisationId })
  return row?.stunden ?? offlineStunden.ueblich
}

const setzeOffline = sql('anmeldung.setzeOfflineStunden', `update organisation set offline_stunden = :stunden where id = :organisationId`)

export async function setzeOfflineStunden(tx: Queryable, organisationId: string, stunden: number): Promise<void> {
  await exactly(1, tx.write(setzeOffline, { organisationId, stunden }))
}
