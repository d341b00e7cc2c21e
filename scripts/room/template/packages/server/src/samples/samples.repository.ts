/** Samples of one organisation. Every statement is scoped by the organisation of the actor. */
import { exactly, maybe, one } from '../database/rows.ts'
import { sql } from '../database/sql.ts'
import type { Queryable } from '../ports.ts'

export interface SampleRow {
  id: string
  version: number
  changedAt: string
  /** The document, its words sealed. */
  daten: unknown
}

const columns = `id, version, updated_at as "changedAt", daten`

const selectSamples = sql(
  'samples.selectSamples',
  `select ${columns} from sample where organisation_id = :organisationId order by updated_at desc, id`,
)

export function loadSamples(db: Queryable, organisationId: string): Promise<SampleRow[]> {
  return db.query<SampleRow>(selectSamples, { organisationId })
}

const selectSamplesOfPerson = sql(
  'samples.selectSamplesOfPerson',
  `select ${columns} from sample where organisation_id = :organisationId and person_id = :personId order by created_at, id`,
)

export function loadSamplesOfPerson(
  db: Queryable,
  { organisationId, personId }: { organisationId: string; personId: string },
): Promise<SampleRow[]> {
  return db.query<SampleRow>(selectSamplesOfPerson, { organisationId, personId })
}

const selectCount = sql('samples.selectCount', `select count(*) as count from sample where organisation_id = :organisationId`)

export async function countSamples(db: Queryable, organisationId: string): Promise<number> {
  return (await one(db.query<{ count: number }>(selectCount, { organisationId }))).count
}

const selectHeld = sql('samples.selectHeld', `select version from sample where organisation_id = :organisationId and id = :id for update`)

/** Its version, locked until the end of the transaction; null when there is none. */
export async function holdSample(tx: Queryable, organisationId: string, id: string): Promise<number | null> {
  return (await maybe(tx.query<{ version: number }>(selectHeld, { organisationId, id })))?.version ?? null
}

interface Writing extends SampleRow {
  organisationId: string
}

const insert = sql(
  'samples.insert',
  `insert into sample (organisation_id, id, version, person_id, daten, created_at, updated_at)
    values (:organisationId, :id, :version, :personId, :daten::jsonb, :changedAt, :changedAt)`,
)

export async function insertSample(tx: Queryable, { daten, ...row }: Writing & { personId: string }): Promise<void> {
  await exactly(1, tx.write(insert, { ...row, daten: JSON.stringify(daten) }))
}

const update = sql(
  'samples.update',
  `update sample set version = :version, daten = :daten::jsonb, updated_at = :changedAt
    where organisation_id = :organisationId and id = :id`,
)

/** Of a sample that is held. */
export async function updateSample(tx: Queryable, { daten, ...row }: Writing): Promise<void> {
  await exactly(1, tx.write(update, { ...row, daten: JSON.stringify(daten) }))
}

const remove = sql('samples.delete', `delete from sample where organisation_id = :organisationId and id = :id`)

/** False when there is none. */
export async function deleteSample(tx: Queryable, organisationId: string, id: string): Promise<boolean> {
  return (await tx.write(remove, { organisationId, id })) === 1
}
