/** Lists and labels of boards. Every statement is scoped by the organisation of the actor; who sees them is row-level security's (0073). */
import type { Place } from '@dreiklang/domain/scrumboard/scrumboard'
import { exactly, maybe } from '../database/rows.ts'
import { sql } from '../database/sql.ts'
import type { Queryable } from '../ports.ts'

export interface ListRow {
  id: string
  boardId: string
  position: number
  limit: number | null
  /** The document, its words sealed. */
  daten: unknown
}

const selectLists = sql(
  'scrumboard.selectLists',
  `select l.id, l.board_id as "boardId", l.position, l.card_limit as "limit", l.daten from board_list l
    where l.organisation_id = :organisationId and l.board_id = :boardId order by l.position, l.id`,
)

export function loadLists(db: Queryable, organisationId: string, boardId: string): Promise<ListRow[]> {
  return db.query<ListRow>(selectLists, { organisationId, boardId })
}

const selectBoardsOfLists = sql(
  'scrumboard.selectBoardsOfLists',
  `select id, board_id as "boardId" from board_list where organisation_id = :organisationId and id = any (:ids::uuid[])`,
)

export interface OnBoard {
  id: string
  boardId: string
}

/** On which boards they are; those that this person may not see are left out. */
export function loadBoardsOfLists(db: Queryable, organisationId: string, ids: readonly string[]): Promise<OnBoard[]> {
  return db.query<OnBoard>(selectBoardsOfLists, { organisationId, ids })
}

const insert = sql(
  'scrumboard.insertList',
  `insert into board_list (organisation_id, id, board_id, position, card_limit, daten)
    values (:organisationId, :id, :boardId, :position, :limit, :daten::jsonb) on conflict do nothing`,
)

/** False when the id is taken by a list of another board. */
export async function insertList(tx: Queryable, organisationId: string, { daten, ...row }: ListRow): Promise<boolean> {
  return (await tx.write(insert, { ...row, organisationId, daten: JSON.stringify(daten) })) === 1
}

const update = sql(
  'scrumboard.updateList',
  `update board_list set card_limit = :limit, daten = :daten::jsonb where organisation_id = :organisationId and id = :id`,
)

/** Of a board that is held. */
export async function updateList(tx: Queryable, organisationId: string, { id, limit, daten }: ListRow): Promise<void> {
  await exactly(1, tx.write(update, { organisationId, id, limit, daten: JSON.stringify(daten) }))
}

const place = sql(
  'scrumboard.placeLists',
  `update board_list l set position = n.position from unnest(:ids::uuid[], :positions::int[]) as n(id, position)
    where l.organisation_id = :organisationId and l.id = n.id`,
)

/** Of lists of a board that is held. */
export async function saveListPlaces(tx: Queryable, organisationId: string, places: readonly Place[]): Promise<void> {
  if (places.length === 0) return
  const [ids, positions] = [places.map(({ id }) => id), places.map(({ position }) => position)]
  await exactly(places.length, tx.write(place, { organisationId, ids, positions }))
}

const remove = sql('scrumboard.deleteList', `delete from board_list where organisation_id = :organisationId and id = :id`)

/** Of a board that is held; its cards go with it. False when a colleague was faster. */
export async function deleteList(tx: Queryable, organisationId: string, id: string): Promise<boolean> {
  return (await tx.write(remove, { organisationId, id })) === 1
}

export interface LabelRow {
  id: string
  boardId: string
  /** The document, its words sealed. */
  daten: unknown
}

const selectLabels = sql(
  'scrumboard.selectLabels',
  `select l.id, l.board_id as "boardId", l.daten from board_label l
    where l.organisation_id = :organisationId and l.board_id = any (:boardIds::uuid[]) order by l.id`,
)

export function loadLabels(db: Queryable, organisationId: string, boardIds: readonly string[]): Promise<LabelRow[]> {
  return db.query<LabelRow>(selectLabels, { organisationId, boardIds })
}

const selectBoardOfLabel = sql(
  'scrumboard.selectBoardOfLabel',
  `select id, board_id as "boardId" from board_label where organisation_id = :organisationId and id = :id`,
)

/** Null when there is none that this person may see. */
export function loadBoardOfLabel(db: Queryable, organisationId: string, id: string): Promise<OnBoard | null> {
  return maybe(db.query<OnBoard>(selectBoardOfLabel, { organisationId, id }))
}

const insertOne = sql(
  'scrumboard.insertLabel',
  `insert into board_label (organisation_id, id, board_id, daten) values (:organisationId, :id, :boardId, :daten::jsonb) on conflict do nothing`,
)

/** False when the id is taken by a label of another board. */
export async function insertLabel(tx: Queryable, organisationId: string, { daten, ...row }: LabelRow): Promise<boolean> {
  return (await tx.write(insertOne, { ...row, organisationId, daten: JSON.stringify(daten) })) === 1
}

const updateOne = sql(
  'scrumboard.updateLabel',
  `update board_label set daten = :daten::jsonb where organisation_id = :organisationId and id = :id`,
)

/** Of a board that is held. */
export async function updateLabel(tx: Queryable, organisationId: string, { id, daten }: Omit<LabelRow, 'boardId'>): Promise<void> {
  await exactly(1, tx.write(updateOne, { organisationId, id, daten: JSON.stringify(daten) }))
}

const removeOne = sql('scrumboard.deleteLabel', `delete from board_label where organisation_id = :organisationId and id = :id`)
const takeOff = sql(
  'scrumboard.takeLabelOff',
  `update board_card set labels = array_remove(labels, :id::uuid)
    where organisation_id = :organisationId and board_id = :boardId and :id::uuid = any (labels)`,
)

/** Of a board that is held; every card loses it. False when a colleague was faster. */
export async function deleteLabel(tx: Queryable, organisationId: string, { id, boardId }: OnBoard): Promise<boolean> {
  await tx.write(takeOff, { organisationId, id, boardId })
  return (await tx.write(removeOne, { organisationId, id })) === 1
}
