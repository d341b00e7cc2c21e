/** The SQL of the verification: it reads what lies in the tables and believes none of the database's functions. */
import type { Columns, PlainColumns } from '../database/columns.ts'
import { sql } from '../database/sql.ts'
import type { Queryable } from '../ports.ts'

/** A link, and the action that it stands for; the action is null when it is not there. */
export interface GliedRow extends PlainColumns<'protokoll_glied', 'organisation_id' | 'seq' | 'nr'> {
  am: string
  bis: string
  inhalt_hash: string
  prev_hash: string
  hash: string
  inhalt: readonly unknown[] | null
}

const time = (column: string) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

const seite = sql(
  'protokoll.glieder',
  `select g.organisation_id, g.seq, g.nr, ${time('g.am')} as am, ${time('g.bis')} as bis, encode(g.inhalt_hash, 'hex') as inhalt_hash,
      encode(g.prev_hash, 'hex') as prev_hash, encode(g.hash, 'hex') as hash,
      case when p.nr is not null then jsonb_build_array(p.nr, ${time('p.am')}, p.organisation_id, p.person_id, p.person_organisation_id,
        p.sitzung_id, p.aktion, p.art, p.objekt_art, p.objekt_id, p.klient_id, p.felder, p.grund)
        || case when coalesce(p.anfrage_id::text, p.adresse) is null then '[]' else jsonb_build_array(p.anfrage_id,
          p.adresse) end end as inhalt
    from protokoll_glied g left join protokoll p on p.nr = g.nr
    where (g.organisation_id, g.seq) > (:organisationId, :seq) order by g.organisation_id, g.seq limit :limit`,
)

export async function loadGlieder(db: Queryable, ab: { organisationId: string; seq: number }, limit: number): Promise<GliedRow[]> {
  return db.query<GliedRow>(seite, { organisationId: ab.organisationId, seq: ab.seq, limit })
}

const lose = sql(
  'protokoll.lose',
  `select p.organisation_id as "organisationId", p.nr from protokoll p
    where not exists (select from protokoll_glied g where g.nr = p.nr) and not exists (select from protokoll_offen o where o.nr = p.nr)
    order by p.nr limit 1000`,
)

export async function loadLoose(db: Queryable): Promise<Columns<'protokoll', 'organisation_id' | 'nr'>[]> {
  return db.query<Columns<'protokoll', 'organisation_id' | 'nr'>>(lose, {})
}

const names = sql('protokoll.namen', 'select id, name from organisation')

export async function loadNames(db: Queryable): Promise<Map<string, string>> {
  const rows = await db.query<Columns<'organisation', 'id' | 'name'>>(names, {})
  return new Map(rows.map(({ id, name }) => [id, name]))
}
