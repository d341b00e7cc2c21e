/** The SQL of the chains: make links, read heads, let go what has lain its time. */
import type { AuditHead, Queryable, Statement } from '../ports.ts'

const verkette: Statement = { name: 'protokoll.verkette', text: 'select verkette_protokoll($1) as anzahl' }

/** Makes links of at most so many open deeds; answers how many, 0 also while another process is at it. */
export async function verketteOffene(db: Queryable, hoechstens: number): Promise<number> {
  const [row] = await db.query<{ anzahl: number }>(verkette, [hoechstens])
  return row?.anzahl ?? 0
}

// From house to house by the index, with one look for each, and not at every link.
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
