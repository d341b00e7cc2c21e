/** Categories, brands, vendors and tags of one organisation. Names are sealed, so they are sorted where they are opened. */
import type { TermKind } from '@dreiklang/domain/inventory/inventory'
import { exactly, maybe, one } from '../database/rows.ts'
import { sql } from '../database/sql.ts'
import type { Queryable } from '../ports.ts'

export interface TermRow {
  id: string
  kind: TermKind
  parentId: string | null
  /** The document, its words sealed. */
  daten: unknown
}

const columns = `id, kind, parent_id as "parentId", daten`

const selectKind = sql('inventory.terms', `select ${columns} from inventory_term where organisation_id = :organisationId and kind = :kind`)

export function loadTerms(db: Queryable, organisationId: string, kind: TermKind): Promise<TermRow[]> {
  return db.query<TermRow>(selectKind, { organisationId, kind })
}

const selectOne = sql(
  'inventory.term',
  `select ${columns} from inventory_term where organisation_id = :organisationId and id = :id for update`,
)

/** Held until the end of the transaction; null when there is none. */
export function holdTerm(tx: Queryable, organisationId: string, id: string): Promise<TermRow | null> {
  return maybe(tx.query<TermRow>(selectOne, { organisationId, id }))
}

const count = sql('inventory.countTerms', `select count(*)::int as count from inventory_term where organisation_id = :organisationId`)

export async function countTerms(db: Queryable, organisationId: string): Promise<number> {
  return (await one(db.query<{ count: number }>(count, { organisationId }))).count
}

const insert = sql(
  'inventory.insertTerm',
  `insert into inventory_term (organisation_id, id, kind, parent_id, daten) values (:organisationId, :id, :kind, :parentId, :daten::jsonb)`,
)

export async function insertTerm(tx: Queryable, organisationId: string, { daten, ...row }: TermRow): Promise<void> {
  await exactly(1, tx.write(insert, { ...row, organisationId, daten: JSON.stringify(daten) }))
}

const update = sql(
  'inventory.updateTerm',
  `update inventory_term set daten = :daten::jsonb where organisation_id = :organisationId and id = :id`,
)

/** Of one that is held. */
export async function updateTerm(tx: Queryable, organisationId: string, { id, daten }: Pick<TermRow, 'id' | 'daten'>): Promise<void> {
  await exactly(1, tx.write(update, { organisationId, id, daten: JSON.stringify(daten) }))
}

const remove = sql('inventory.deleteTerm', `delete from inventory_term where organisation_id = :organisationId and id = :id`)
const takeOff = sql(
  'inventory.takeTagOff',
  `update inventory_product set tags = array_remove(tags, :id::uuid), version = version + 1
    where organisation_id = :organisationId and :id::uuid = any (tags)`,
)

/** Of one that is held; every product loses it. */
export async function deleteTerm(tx: Queryable, organisationId: string, { id, kind }: TermRow): Promise<void> {
  if (kind === 'tag') await tx.write(takeOff, { organisationId, id })
  await exactly(1, tx.write(remove, { organisationId, id }))
}
