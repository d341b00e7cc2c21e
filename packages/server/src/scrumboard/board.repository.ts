/** Boards of one organisation. Every statement is scoped by the organisation of the actor; who sees them is row-level security's (0073). */
import type { BoardIcon, BoardVisibility } from '@dreiklang/domain/scrumboard/scrumboard'
import type { BoardMember } from '@dreiklang/domain/scrumboard/board.contract'
import { exactly, maybe, one } from '../database/rows.ts'
import { sql } from '../database/sql.ts'
import type { Queryable } from '../ports.ts'

export interface BoardRow {
  id: string
  version: number
  icon: BoardIcon
  visibility: BoardVisibility
  /** Ids. */
  members: string[]
  archivedAt: string | null
  lastActivity: string
  openCards: number
  createdBy: string
  createdAt: string
  /** The document, its words sealed. */
  daten: unknown
}

const columns = `b.id, b.version, b.icon, b.visibility, b.members, b.archived_at as "archivedAt", b.last_activity as "lastActivity", b.daten,
  b.person_id as "createdBy", b.created_at as "createdAt", (select count(*) from board_card c
    where c.organisation_id = :organisationId and c.board_id = b.id and c.archived_at is null)::int as "openCards"`

const selectBoards = sql(
  'scrumboard.selectBoards',
  `select ${columns} from board b where b.organisation_id = :organisationId order by b.last_activity desc, b.id`,
)

export function loadBoards(db: Queryable, organisationId: string): Promise<BoardRow[]> {
  return db.query<BoardRow>(selectBoards, { organisationId })
}

const selectBoard = sql('scrumboard.selectBoard', `select ${columns} from board b where b.organisation_id = :organisationId and b.id = :id`)

/** Null when there is none that this person may see. */
export function loadBoard(db: Queryable, organisationId: string, id: string): Promise<BoardRow | null> {
  return maybe(db.query<BoardRow>(selectBoard, { organisationId, id }))
}

const selectOfPerson = sql(
  'scrumboard.selectBoardsOfPerson',
  `select ${columns} from board b where b.organisation_id = :organisationId and b.person_id = :personId order by b.created_at, b.id`,
)

export function loadBoardsOfPerson(db: Queryable, whose: { organisationId: string; personId: string }): Promise<BoardRow[]> {
  return db.query<BoardRow>(selectOfPerson, whose)
}

const hold = sql('scrumboard.hold', `select b.id from board b where b.organisation_id = :organisationId and b.id = :id for update`)

/** From here to the commit nobody else changes anything on this board. False when there is none that this person may see. */
export async function holdBoard(tx: Queryable, organisationId: string, id: string): Promise<boolean> {
  return (await maybe(tx.query(hold, { organisationId, id }))) !== null
}

const touch = sql('scrumboard.touch', `update board set last_activity = :now where organisation_id = :organisationId and id = :id`)

/** Of a board that is held. */
export async function markActive(tx: Queryable, where: { organisationId: string; id: string; now: string }): Promise<void> {
  await exactly(1, tx.write(touch, where))
}

const lock = sql('scrumboard.lock', `select pg_advisory_xact_lock(hashtextextended(:name, 73)) as locked`)

/** From here to the commit nobody else makes a board in this house. */
export async function lockBoards(tx: Queryable, organisationId: string): Promise<void> {
  await tx.query(lock, { name: `boards ${organisationId}` })
}

const count = sql('scrumboard.countBoards', `select count(*)::int as count from board where organisation_id = :organisationId`)

export async function countBoards(tx: Queryable, organisationId: string): Promise<number> {
  return (await one(tx.query<{ count: number }>(count, { organisationId }))).count
}

export interface BoardWriting {
  organisationId: string
  id: string
  icon: BoardIcon
  visibility: BoardVisibility
  members: readonly string[]
  archivedAt: string | null
  daten: unknown
  now: string
}

const insert = sql(
  'scrumboard.insertBoard',
  `insert into board (organisation_id, id, person_id, icon, visibility, members, archived_at, last_activity, daten, created_at)
    values (:organisationId, :id, :personId, :icon, :visibility, :members::uuid[], :archivedAt, :now, :daten::jsonb, :now)
    on conflict do nothing`,
)

/** False when the id is that of a board that this person may not see. */
export async function insertBoard(tx: Queryable, { daten, ...row }: BoardWriting & { personId: string }): Promise<boolean> {
  return (await tx.write(insert, { ...row, daten: JSON.stringify(daten) })) === 1
}

const update = sql(
  'scrumboard.updateBoard',
  `update board set version = version + 1, icon = :icon, visibility = :visibility, members = :members::uuid[], archived_at = :archivedAt,
      daten = :daten::jsonb, last_activity = :now
    where organisation_id = :organisationId and id = :id`,
)

/** Of a board that is held. */
export async function updateBoard(tx: Queryable, { daten, ...row }: BoardWriting): Promise<void> {
  await exactly(1, tx.write(update, { ...row, daten: JSON.stringify(daten) }))
}

const remove = sql('scrumboard.deleteBoard', `delete from board where organisation_id = :organisationId and id = :id`)

/** Of a board that is held: it goes for good, with everything on it. */
export async function deleteBoard(tx: Queryable, organisationId: string, id: string): Promise<void> {
  await exactly(1, tx.write(remove, { organisationId, id }))
}

const selectPeople = sql(
  'scrumboard.selectPeople',
  `select p.id, p.name, case when f.foto is not null then '/api/common/user/photo/' || p.id || '?v='
      || floor(extract(epoch from f.foto_am) * 1000)::bigint end as avatar
    from person p left join person_profil f on f.person_id = p.id
    where p.organisation_id = :organisationId and (p.aktiv or p.id = any (:also::uuid[])) order by falte(p.name) collate "C", p.id`,
)

/** Who works in the house, and those of `also` who no longer do. */
export function loadPeople(db: Queryable, organisationId: string, also: readonly string[]): Promise<BoardMember[]> {
  return db.query<BoardMember>(selectPeople, { organisationId, also })
}

const removeOldBoards = sql('scrumboard.deleteOldBoards', `delete from board where archived_at < :before`)
const removeOldCards = sql('scrumboard.deleteOldCards', `delete from board_card where archived_at < :before and next_day is null`)

/** In the name of the system: what was archived before this moment, in all organisations. A card that comes again waits for the next one. */
export async function deleteOld(db: Queryable, before: string): Promise<void> {
  await db.write(removeOldBoards, { before })
  await db.write(removeOldCards, { before })
}
