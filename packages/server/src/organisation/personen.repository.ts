import type { Rolle } from '@dreiklang/domain/shared/akteur'
import { type Rechte, rechteOf } from '@dreiklang/domain/shared/rechte'
import type { Columns, Filled } from '../database/columns.ts'
import { sql } from '../database/sql.ts'
import type { Queryable } from '../ports.ts'
import { type AusbildungRow, ausbildungColumns } from '../shared/rechte.ts'

type Taetige = Filled<
  Columns<'person', 'id as personId' | 'organisation_id' | 'name' | 'email' | 'rolle', { rolle: Rolle }>,
  'organisationId'
>
export interface TaetigePerson extends Taetige, Rechte {}

const taetige = sql(
  'organisation.taetige',
  `select p.id as "personId", p.organisation_id as "organisationId", p.name, p.email, p.rolle,
      ${ausbildungColumns}
    from person p where p.organisation_id = any (:organisationIds::uuid[]) and p.aktiv order by p.id`,
)

/** Active people only; in the name of the system, because it looks into several organisations. */
export async function loadTaetige(tx: Queryable, organisationIds: readonly string[]): Promise<TaetigePerson[]> {
  if (organisationIds.length === 0) return []
  const rows = await tx.query<Taetige & AusbildungRow>(taetige, { organisationIds })
  return rows.map(({ beruf, funktion, qualifikation, approbationAm, lanr, anleitung, ...person }) => ({
    ...person,
    ...rechteOf({ beruf, funktion, qualifikation, approbationAm, lanr, anleitung }),
  }))
}

const addresses = sql(
  'organisation.adressen',
  `select p.id as "personId", p.name, p.email from person p where p.id = any (:personIds::uuid[]) and p.aktiv`,
)

/** Active people only; in the name of the system. */
export async function loadAddresses(
  tx: Queryable,
  personIds: readonly string[],
): Promise<Columns<'person', 'id as personId' | 'name' | 'email'>[]> {
  return tx.query<Columns<'person', 'id as personId' | 'name' | 'email'>>(addresses, { personIds })
}

const all = sql('organisation.alleTaetigen', `select p.id from person p where p.aktiv order by p.id`)

export async function loadAllTaetigen(tx: Queryable): Promise<string[]> {
  return (await tx.query<Columns<'person', 'id'>>(all, {})).map(({ id }) => id)
}

const vertretungen = sql(
  'organisation.vertretungen',
  `select a.person_id as "statt", a.vertretung_id as "wer" from personal_abwesenheit a
      where a.organisation_id = any (:organisationIds::uuid[]) and a.vertretung_id is not null and :tag::date between a.von and a.bis
    union all
    select p.id, p.uebernimmt_id from person p where p.organisation_id = any (:organisationIds::uuid[]) and p.uebernimmt_id is not null
      and not p.aktiv`,
)

export async function loadVertretungen(
  tx: Queryable,
  organisationIds: readonly string[],
  tag: string,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const rows = await tx.query<{ statt: string; wer: string }>(vertretungen, { organisationIds, tag })
  const who = new Map<string, string[]>()
  for (const row of rows) who.set(row.statt, [...(who.get(row.statt) ?? []), row.wer])
  return who
}
