import type { BesuchStatus, BesuchTyp } from '@dreiklang/domain/hausbesuch/hausbesuch'
import type { Columns } from '../database/columns.ts'
import { sql } from '../database/sql.ts'
import type { Queryable } from '../ports.ts'

export interface BesuchKopf extends Columns<'hausbesuch', 'id' | 'nummer' | 'typ' | 'status', { typ: BesuchTyp; status: BesuchStatus }> {
  plan: { datum: string; uhrzeit: string } | null
}

const koepfe = sql(
  'hausbesuch.koepfe',
  `select h.id, h.nummer, h.typ, h.status, case when h.tag is not null then jsonb_build_object('datum', h.tag, 'uhrzeit', h.um) end as plan
    from hausbesuch h where :organisationId in (h.pflegedienst_id, h.praxis_id, h.apotheke_id) and h.id = any (:ids::uuid[])`,
)

export async function loadHeads(db: Queryable, organisationId: string, ids: readonly string[]): Promise<ReadonlyMap<string, BesuchKopf>> {
  if (ids.length === 0) return new Map()
  return new Map((await db.query<BesuchKopf>(koepfe, { organisationId, ids })).map((kopf) => [kopf.id, kopf]))
}
