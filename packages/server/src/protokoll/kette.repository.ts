/** The SQL of the chains: make links, read heads, let go what has lain its time. */
import type { AuditHead, Queryable, Statement } from '../ports.ts'

const verkette: Statement = { name: 'protokoll.verkette', text: 'select verkette_protokoll($1) as anzahl' }

/** Chains at most this many open actions; answers how many, 0 also while another process is at it. */
export async function verketteOffene(db: Queryable, hoechstens: number): Promise<number> {
  const [row] = await db.query<{ anzahl: number }>(verkette, [hoechstens])
  return row?.anzahl ?? 0
}

// Skips from organisation to organisation through the index instead of reading every link.
const koepfe: Statement = {
  name: 'protokoll.koepfe',
  text: `with recursive haus (id) as (
      (select organisation_id from protokoll_glied order by organisation_id limit 1)
      union all
      select (select organisation_id from protokoll_glied where organisation_id > haus.id order by organisation_id limit 1) from haus
      where haus.id is not null)
    select haus.id as "organisationId", g.seq, encode(g.hash, 'hex') as hash from haus
    cross join lateral (select seq, hash from protokoll_glied where organisation_id = haus.id order by seq desc limit 1) g`,
}

export async function ladeKoepfe(db: Queryable): Promise<Omit<AuditHead, 'am'>[]> {
  return db.query<Omit<AuditHead, 'am'>>(koepfe, [])
}

const raeumeAuf: Statement = { name: 'protokoll.raeumeAuf', text: 'select raeume_protokoll_auf()' }

export async function raeumeProtokollAuf(db: Queryable): Promise<void> {
  await db.query(raeumeAuf, [])
}

const nimmPost: Statement = {
  name: 'protokoll.nimmPost',
  text: `update protokoll_post set am = $1::timestamptz where am <= $1::timestamptz - interval '1 day' returning am`,
}

/** True once a day: who asks second waits for the first one's commit. */
export async function nimmTagespost(tx: Queryable, jetzt: string): Promise<boolean> {
  return (await tx.query(nimmPost, [jetzt])).length === 1
}

const stand: Statement = {
  name: 'protokoll.stand',
  text: `select (select count(*)::int from protokoll_offen) as offen, (select am from protokoll_glied order by nr desc limit 1) as "gliedAm",
    (select am from protokoll_post where am > 'epoch') as "postAm"`,
}

/** How far the chains are, over all organisations: actions that are no link yet, the newest link, and when the heads were mailed last. */
export async function ladeKettenStand(db: Queryable): Promise<{ offen: number; gliedAm: string | null; postAm: string | null }> {
  const [row] = await db.query<{ offen: number; gliedAm: string | null; postAm: string | null }>(stand, [])
  return row ?? { offen: 0, gliedAm: null, postAm: null }
}

const kopf: Statement = {
  name: 'protokoll.kopf',
  text: `select organisation_id as "organisationId", seq, encode(hash, 'hex') as hash from protokoll_glied
    where organisation_id = $1 order by seq desc limit 1`,
}

/** The newest link of one chain; null before the first. */
export async function ladeKopf(db: Queryable, organisationId: string): Promise<Omit<AuditHead, 'am'> | null> {
  const [row] = await db.query<Omit<AuditHead, 'am'>>(kopf, [organisationId])
  return row ?? null
}
