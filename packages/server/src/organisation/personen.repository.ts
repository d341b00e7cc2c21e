/** The people who work in organisations now, for rooms above that have something to tell them. */
import type { Rolle } from '@dreiklang/domain/shared/akteur'
import type { Queryable, Statement } from '../ports.ts'

export interface TaetigePerson {
  personId: string
  organisationId: string
  name: string
  email: string
  rolle: Rolle
  lanr: string | null
  istPharmazeutisch: boolean
}

const taetige: Statement = {
  name: 'organisation.taetige',
  text: `select p.id as "personId", p.organisation_id as "organisationId", p.name, p.email, p.rolle, p.lanr,
      coalesce(p.beruf in ('APOTHEKER', 'PTA', 'PI'), false) as "istPharmazeutisch"
    from person p where p.organisation_id = any ($1::uuid[]) and p.aktiv order by p.id`,
}

/** Active people only; in the name of the system, because it looks into several organisations. */
export async function ladeTaetige(tx: Queryable, organisationIds: readonly string[]): Promise<TaetigePerson[]> {
  return organisationIds.length === 0 ? [] : tx.query<TaetigePerson>(taetige, [organisationIds])
}
