import { leerlaufMinutes, offlineHours } from '@dreiklang/domain/anmeldung/idle.contract'
import type { Columns } from '../database/columns.ts'
import { exactly, maybe } from '../database/rows.ts'
import { sql } from '../database/sql.ts'
import type { Queryable } from '../ports.ts'
import { leerlauf, sessionChannel } from './session.repository.ts'

const hier = sql(
  'anmeldung.hier',
  `update sitzung s set zuletzt_am = greatest(s.zuletzt_am, :now::timestamptz) from person p
    where s.id = :sitzungId and p.id = s.person_id and s.gesperrt_am is null returning ${leerlauf} as minuten`,
)

/** Restarts the idle time and answers its length; null for a session locked in between. */
export async function rememberPresence(db: Queryable, sitzungId: string, now: string): Promise<number | null> {
  const [row] = await db.query<{ minuten: number }>(hier, { sitzungId, now })
  return row?.minuten ?? null
}

const ofHaus = `coalesce((select l.leerlauf_minuten from organisation l where l.id = p.organisation_id), ${leerlaufMinutes.ueblich})`

const read = sql(
  'anmeldung.leerlauf',
  `select ${ofHaus} as organisation, case when p.leerlauf_minuten < ${ofHaus} then p.leerlauf_minuten end as eigene,
      coalesce((select o.offline_stunden from organisation o where o.id = p.organisation_id), ${offlineHours.ueblich}) as "offlineStunden"
    from person p where p.id = :personId`,
)

export interface LeerlaufRow {
  organisation: number
  /** Null: the organisation's value applies; also when that has become shorter than the person's own choice. */
  eigene: number | null
  offlineStunden: number
}

export async function loadLeerlauf(db: Queryable, personId: string): Promise<LeerlaufRow | null> {
  return maybe(db.query<LeerlaufRow>(read, { personId }))
}

const eigener = sql(
  'anmeldung.setzeLeerlauf',
  `update person p set leerlauf_minuten = :minuten::int where p.id = :personId and (:minuten::int is null or :minuten::int <= ${ofHaus})
    returning pg_notify('${sessionChannel}', p.id::text) as notified`,
)

export async function setLeerlauf(tx: Queryable, personId: string, minuten: number | null): Promise<boolean> {
  return (await tx.query(eigener, { personId, minuten })).length === 1
}

const aller = sql(
  'anmeldung.setzeLeerlaufAller',
  `with o as (update organisation set leerlauf_minuten = :minuten where id = :organisationId returning id)
    select pg_notify('${sessionChannel}', p.id::text) as notified from o join person p on p.organisation_id = o.id`,
)

export async function setLeerlaufAller(tx: Queryable, organisationId: string, minuten: number): Promise<void> {
  await tx.query(aller, { organisationId, minuten })
}

const offline = sql('anmeldung.offlineStunden', `select o.offline_stunden as stunden from organisation o where o.id = :organisationId`)

export async function loadOfflineHours(db: Queryable, organisationId: string): Promise<number> {
  const [row] = await db.query<Columns<'organisation', 'offline_stunden as stunden'>>(offline, { organisationId })
  return row?.stunden ?? offlineHours.ueblich
}

const setzeOffline = sql('anmeldung.setzeOfflineStunden', `update organisation set offline_stunden = :stunden where id = :organisationId`)

export async function setOfflineHours(tx: Queryable, organisationId: string, stunden: number): Promise<void> {
  await exactly(1, tx.write(setzeOffline, { organisationId, stunden }))
}
