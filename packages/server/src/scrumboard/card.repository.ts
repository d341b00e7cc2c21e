/** Cards of boards and comments on them. Every statement is scoped by the organisation of the actor; who sees them is row-level security's (0073). */
import type { CardColour } from '@dreiklang/domain/scrumboard/scrumboard'
import { exactly, maybe, one } from '../database/rows.ts'
import { sql } from '../database/sql.ts'
import type { Queryable } from '../ports.ts'
import type { OnBoard } from './list.repository.ts'

export interface CardRow {
  id: string
  boardId: string
  listId: string
  position: number
  version: number
  colour: CardColour
  /** Ids. */
  members: string[]
  labels: string[]
  archivedAt: string | null
  comments: number
  createdBy: string
  changedBy: string
  changedByName: string | null
  createdAt: string
  updatedAt: string
  nextDay: string | null
  madeAfter: string | null
  /** The document, its words sealed. */
  daten: unknown
}

const columns = `c.id, c.board_id as "boardId", c.list_id as "listId", c.position, c.version, c.colour, c.members, c.labels, c.daten,
  c.archived_at as "archivedAt", c.person_id as "createdBy", c.changed_by as "changedBy", c.created_at as "createdAt", c.updated_at as "updatedAt",
  c.next_day as "nextDay", c.made_after as "madeAfter",
  (select p.name from person p where p.id = c.changed_by) as "changedByName",
  (select count(*) from board_comment k where k.organisation_id = :organisationId and k.card_id = c.id)::int as comments`

const selectCards = sql(
  'scrumboard.selectCards',
  `select ${columns} from board_card c where c.organisation_id = :organisationId and c.board_id = :boardId and c.archived_at is null
    order by c.position, c.id`,
)
const selectArchive = sql(
  'scrumboard.selectArchive',
  `select ${columns} from board_card c where c.organisation_id = :organisationId and c.board_id = :boardId and c.archived_at is not null
    order by c.archived_at desc, c.id`,
)

export function loadCards(db: Queryable, organisationId: string, boardId: string): Promise<CardRow[]> {
  return db.query<CardRow>(selectCards, { organisationId, boardId })
}

export function loadArchive(db: Queryable, organisationId: string, boardId: string): Promise<CardRow[]> {
  return db.query<CardRow>(selectArchive, { organisationId, boardId })
}

const selectSome = sql(
  'scrumboard.selectSomeCards',
  `select ${columns} from board_card c where c.organisation_id = :organisationId and c.id = any (:ids::uuid[])`,
)

/** Those that this person may see, in no sequence. */
export function loadSomeCards(db: Queryable, organisationId: string, ids: readonly string[]): Promise<CardRow[]> {
  return db.query<CardRow>(selectSome, { organisationId, ids })
}

const selectOfPerson = sql(
  'scrumboard.selectCardsOfPerson',
  `select ${columns} from board_card c
    where c.organisation_id = :organisationId and (c.person_id = :personId or :personId::uuid = any (c.members)) order by c.created_at, c.id`,
)

/** What the person has made, and what is hers to do. */
export function loadCardsOfPerson(db: Queryable, whose: { organisationId: string; personId: string }): Promise<CardRow[]> {
  return db.query<CardRow>(selectOfPerson, whose)
}

const selectPlaces = sql(
  'scrumboard.selectPlaces',
  `select id, list_id as "listId", position from board_card
    where organisation_id = :organisationId and board_id = :boardId and archived_at is null order by position, id`,
)

export interface CardPlace {
  id: string
  listId: string
  position: number
}

/** Where the cards of a board are, without those in the archive. */
export function loadPlaces(tx: Queryable, organisationId: string, boardId: string): Promise<CardPlace[]> {
  return tx.query<CardPlace>(selectPlaces, { organisationId, boardId })
}

const place = sql(
  'scrumboard.placeCards',
  `update board_card c set list_id = n.list_id, position = n.position
    from unnest(:ids::uuid[], :listIds::uuid[], :positions::int[]) as n(id, list_id, position)
    where c.organisation_id = :organisationId and c.id = n.id`,
)

/** Of cards of a board that is held. */
export async function savePlaces(tx: Queryable, organisationId: string, places: readonly CardPlace[]): Promise<void> {
  if (places.length === 0) return
  const ids = places.map(({ id }) => id)
  const [listIds, positions] = [places.map(({ listId }) => listId), places.map(({ position }) => position)]
  await exactly(places.length, tx.write(place, { organisationId, ids, listIds, positions }))
}

const count = sql(
  'scrumboard.countCards',
  `select count(*)::int as count from board_card where organisation_id = :organisationId and board_id = :boardId`,
)

/** With those in the archive. */
export async function countCards(tx: Queryable, organisationId: string, boardId: string): Promise<number> {
  return (await one(tx.query<{ count: number }>(count, { organisationId, boardId }))).count
}

export interface CardWriting {
  organisationId: string
  id: string
  /** Who writes now. */
  personId: string
  position: number
  colour: CardColour
  members: readonly string[]
  labels: readonly string[]
  archivedAt: string | null
  nextDay: string | null
  daten: unknown
  now: string
}

const insert = sql(
  'scrumboard.insertCard',
  `insert into board_card (organisation_id, id, board_id, list_id, position, person_id, changed_by, colour, members, labels, archived_at, next_day, made_after,
      daten, created_at, updated_at)
    values (:organisationId, :id, :boardId, :listId, :position, :personId, :personId, :colour, :members::uuid[], :labels::uuid[], :archivedAt,
      :nextDay::date, :madeAfter::uuid, :daten::jsonb, :now, :now)
    on conflict do nothing`,
)

type NewCard = CardWriting & { boardId: string; listId: string; madeAfter: string | null }

/** False when the id is taken by a card of another board. */
export async function insertCard(tx: Queryable, { daten, ...row }: NewCard): Promise<boolean> {
  return (await tx.write(insert, { ...row, daten: JSON.stringify(daten) })) === 1
}

const update = sql(
  'scrumboard.updateCard',
  `update board_card set version = version + 1, changed_by = :personId, position = :position, colour = :colour, members = :members::uuid[],
      labels = :labels::uuid[], archived_at = :archivedAt, next_day = :nextDay::date, daten = :daten::jsonb, updated_at = :now
    where organisation_id = :organisationId and id = :id`,
)

/** Of a board that is held. */
export async function updateCard(tx: Queryable, { daten, ...row }: CardWriting): Promise<void> {
  await exactly(1, tx.write(update, { ...row, daten: JSON.stringify(daten) }))
}

const tie = sql(
  'scrumboard.updateTies',
  `update board_card set version = version + 1, changed_by = :personId, members = :members::uuid[], labels = :labels::uuid[], updated_at = :now
    where organisation_id = :organisationId and id = :id`,
)

/** Of a board that is held. */
export async function saveTies(
  tx: Queryable,
  row: Pick<CardWriting, 'organisationId' | 'id' | 'personId' | 'members' | 'labels' | 'now'>,
): Promise<void> {
  await exactly(1, tx.write(tie, { ...row }))
}

const remove = sql('scrumboard.deleteCard', `delete from board_card where organisation_id = :organisationId and id = :id`)

/** Of a board that is held; its comments go with it. False when a colleague was faster. */
export async function deleteCard(tx: Queryable, organisationId: string, id: string): Promise<boolean> {
  return (await tx.write(remove, { organisationId, id })) === 1
}

const keepMembers = sql(
  'scrumboard.keepMembersOnCards',
  `update board_card set members = array(select m from unnest(members) m where m = any (:members::uuid[]))
    where organisation_id = :organisationId and board_id = :boardId and not (members <@ :members::uuid[])`,
)

/** Of a board that is held: who does not see it any more has no work on it. */
export async function keepMembersOnCards(
  tx: Queryable,
  where: { organisationId: string; boardId: string; members: readonly string[] },
): Promise<void> {
  await tx.write(keepMembers, where)
}

export interface CommentRow {
  id: string
  boardId: string
  cardId: string
  createdBy: string
  createdByName: string | null
  createdAt: string
  /** The document, its words sealed. */
  daten: unknown
}

const commentColumns = `k.id, k.board_id as "boardId", k.card_id as "cardId", k.person_id as "createdBy", k.created_at as "createdAt", k.daten,
  (select p.name from person p where p.id = k.person_id) as "createdByName"`

const selectComments = sql(
  'scrumboard.selectComments',
  `select ${commentColumns} from board_comment k where k.organisation_id = :organisationId and k.card_id = :cardId order by k.created_at, k.id`,
)

export function loadComments(db: Queryable, organisationId: string, cardId: string): Promise<CommentRow[]> {
  return db.query<CommentRow>(selectComments, { organisationId, cardId })
}

const selectComment = sql(
  'scrumboard.selectComment',
  `select ${commentColumns} from board_comment k where k.organisation_id = :organisationId and k.id = :id`,
)

/** Null when there is none that this person may see. */
export function loadComment(db: Queryable, organisationId: string, id: string): Promise<CommentRow | null> {
  return maybe(db.query<CommentRow>(selectComment, { organisationId, id }))
}

const selectCommentsOfPerson = sql(
  'scrumboard.selectCommentsOfPerson',
  `select ${commentColumns} from board_comment k where k.organisation_id = :organisationId and k.person_id = :personId order by k.created_at, k.id`,
)

export function loadCommentsOfPerson(db: Queryable, whose: { organisationId: string; personId: string }): Promise<CommentRow[]> {
  return db.query<CommentRow>(selectCommentsOfPerson, whose)
}

const insertOne = sql(
  'scrumboard.insertComment',
  `insert into board_comment (organisation_id, id, board_id, card_id, person_id, daten, created_at)
    values (:organisationId, :id, :boardId, :cardId, :personId, :daten::jsonb, :now) on conflict do nothing`,
)

/** False when the id is taken by another comment. */
export async function insertComment(
  tx: Queryable,
  { daten, ...row }: OnBoard & { organisationId: string; cardId: string; personId: string; daten: unknown; now: string },
): Promise<boolean> {
  return (await tx.write(insertOne, { ...row, daten: JSON.stringify(daten) })) === 1
}

const removeOne = sql('scrumboard.deleteComment', `delete from board_comment where organisation_id = :organisationId and id = :id`)

/** Of a board that is held. False when it was deleted meanwhile. */
export async function deleteComment(tx: Queryable, organisationId: string, id: string): Promise<boolean> {
  return (await tx.write(removeOne, { organisationId, id })) === 1
}
