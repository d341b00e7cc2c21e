import type { Columns } from '../database/columns.ts'
import { maybe, one } from '../database/rows.ts'
import { sql } from '../database/sql.ts'
import type { AuditHead, Queryable } from '../ports.ts'

const verkette = sql('protokoll.verkette', 'select verkette_protokoll(:hoechstens) as anzahl')

/** Chains at most this many open actions; answers how many, 0 also while another process is at it. */
export async function chainOpen(db: Queryable, hoechstens: number): Promise<number> {
  return (await one(db.query<{ anzahl: number }>(verkette, { hoechstens }))).anzahl
}

// From house to house by the index, with one look for each, and not at every link.
const koepfe = sql(
  'protokoll.koepfe',
  `with recursive haus (id) as (
      (select organisation_id from protokoll_glied order by organisation_id limit 1)
      union all
      select (select organisation_id from protokoll_glied where organisation_id > haus.id order by organisation_id limit 1) from haus
      where haus.id is not null)
    select haus.id as "organisationId", g.seq, encode(g.hash, 'hex') as hash from haus
    cross join lateral (select seq, hash from protokoll_glied where organisation_id = haus.id order by seq desc limit 1) g`,
)

export async function loadHeads(db: Queryable): Promise<Omit<AuditHead, 'am'>[]> {
  return db.query<Columns<'protokoll_glied', 'organisation_id' | 'seq'> & { hash: string }>(koepfe, {})
}

const raeumeAuf = sql('protokoll.raeumeAuf', 'select raeume_protokoll_auf()')

export async function cleanUpProtokoll(db: Queryable): Promise<void> {
  await db.query(raeumeAuf, {})
}

const nimmPost = sql(
  'protokoll.nimmPost',
  `update protokoll_post set am = :now::timestamptz where am <= :now::timestamptz - interval '1 day' returning am`,
)

/** True once a day: who asks second waits for the first one's commit. */
export async function takeTagespost(tx: Queryable, now: string): Promise<boolean> {
  return (await tx.query(nimmPost, { now })).length === 1
}

const stand = sql(
  'protokoll.stand',
  `select (select count(*)::int from protokoll_offen) as offen, (select am from protokoll_glied order by nr desc limit 1) as "gliedAm",
    (select am from protokoll_post where am > 'epoch') as "postAm"`,
)

export async function loadKettenStand(db: Queryable): Promise<{ offen: number; gliedAm: string | null; postAm: string | null }> {
  const [row] = await db.query<{ offen: number; gliedAm: string | null; postAm: string | null }>(stand, {})
  return row ?? { offen: 0, gliedAm: null, postAm: null }
}

const kopf = sql(
  'protokoll.kopf',
  `select organisation_id as "organisationId", seq, encode(hash, 'hex') as hash from protokoll_glied
    where organisation_id = :organisationId order by seq desc limit 1`,
)

/** The newest link of one chain; null before the first. */
export async function loadHead(db: Queryable, organisationId: string): Promise<Omit<AuditHead, 'am'> | null> {
  return maybe(db.query<Columns<'protokoll_glied', 'organisation_id' | 'seq'> & { hash: string }>(kopf, { organisationId }))
}
