/** Idle times, and the signal that someone is at the screen. */
import { leerlaufMinuten, offlineStunden } from '@dreiklang/domain/anmeldung/leerlauf.contract'
import type { Queryable, Statement } from '../ports.ts'
import { leerlauf, sitzungKanal } from './sitzung.repository.ts'

const hier: Statement = {
  name: 'anmeldung.hier',
  text: `update sitzung s set zuletzt_am = greatest(s.zuletzt_am, $2::timestamptz) from person p
    where s.id = $1 and p.id = s.person_id and s.gesperrt_am is null returning ${leerlauf} as minuten`,
}

/** Restarts the idle time and answers its length; null for a session locked in between. */
export async function merkeAnwesenheit(db: Queryable, sitzungId: string, jetzt: string): Promise<number | null> {
  const [row] = await db.query<{ minuten: number }>(hier, [sitzungId, jetzt])
  return row?.minuten ?? null
}

const desHauses = `coalesce((select l.leerlauf_minuten from organisation l where l.id = p.organisation_id), ${leerlaufMinuten.ueblich})`

const lesen: Statement = {
  name: 'anmeldung.leerlauf',
  text: `select ${desHauses} as organisation, case when p.leerlauf_minuten < ${desHauses} then p.leerlauf_minuten end as eigene,
      coalesce((select o.offline_stunden from organisation o where o.id = p.organisation_id), ${offlineStunden.ueblich}) as "offlineStunden"
    from person p where p.id = $1`,
}

export interface LeerlaufRow {
  organisation: number
  /** Null: the organisation's value applies; also when that has become shorter than the person's own choice. */
  eigene: number | null
  offlineStunden: number
}

export async function ladeLeerlauf(db: Queryable, personId: string): Promise<LeerlaufRow | null> {
  const [row] = await db.query<LeerlaufRow>(lesen, [personId])
  return row ?? null
}

const eigener: Statement = {
  name: 'anmeldung.setzeLeerlauf',
  text: `update person p set leerlauf_minuten = $2::int where p.id = $1 and ($2::int is null or $2::int <= ${desHauses})
    returning pg_notify('${sitzungKanal}', p.id::text) as notified`,
}

/** False when it is longer than that of the organisation. */
export async function setzeLeerlauf(tx: Queryable, personId: string, minuten: number | null): Promise<boolean> {
  return (await tx.query(eigener, [personId, minuten])).length === 1
}

const aller: Statement = {
  name: 'anmeldung.setzeLeerlaufAller',
  text: `with o as (update organisation set leerlauf_minuten = $2 where id = $1 returning id)
    select pg_notify('${sitzungKanal}', p.id::text) as notified from o join person p on p.organisation_id = o.id`,
}

export async function setzeLeerlaufAller(tx: Queryable, organisationId: string, minuten: number): Promise<void> {
  await tx.query(aller, [organisationId, minuten])
}

const offline: Statement = {
  name: 'anmeldung.offlineStunden',
  text: `select o.offline_stunden as stunden from organisation o where o.id = $1`,
}

export async function ladeOfflineStunden(db: Queryable, organisationId: string): Promise<number> {
  const [row] = await db.query<{ stunden: number }>(offline, [organisationId])
  return row?.stunden ?? offlineStunden.ueblich
}

const setzeOffline: Statement = {
  name: 'anmeldung.setzeOfflineStunden',
  text: `update organisation set offline_stunden = $2 where id = $1`,
}

export async function setzeOfflineStunden(tx: Queryable, organisationId: string, stunden: number): Promise<void> {
  await tx.query(setzeOffline, [organisationId, stunden])
}
