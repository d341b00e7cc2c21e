/** Cards whose day has come, in the name of the system. */
import { exactly } from '../database/rows.ts'
import { sql } from '../database/sql.ts'
import type { Queryable } from '../ports.ts'

export interface DueBoard {
  organisationId: string
  boardId: string
}

const selectBoards = sql(
  'scrumboard.selectDueBoards',
  `select distinct c.organisation_id as "organisationId", c.board_id as "boardId" from board_card c
    join board b on b.organisation_id = c.organisation_id and b.id = c.board_id
    where c.next_day <= :today::date and b.archived_at is null order by 1, 2`,
)

/** Boards with cards to make, without those in the archive. */
export function loadDueBoards(db: Queryable, today: string): Promise<DueBoard[]> {
  return db.query<DueBoard>(selectBoards, { today })
}

const selectDue = sql(
  'scrumboard.selectDueCards',
  `select id from board_card where organisation_id = :organisationId and board_id = :boardId and next_day <= :today::date order by next_day, id`,
)

/** Of a board that is held. */
export async function loadDueCards(tx: Queryable, where: DueBoard & { today: string }): Promise<string[]> {
  return (await tx.query<{ id: string }>(selectDue, { ...where })).map(({ id }) => id)
}

const update = sql(
  'scrumboard.updateMadeCard',
  `update board_card set version = version + 1, next_day = null, daten = daten - 'repeat'
    where organisation_id = :organisationId and id = :id`,
)

/** Of a board that is held: from now on the next one comes again, and not this one. */
export async function markMade(tx: Queryable, organisationId: string, id: string): Promise<void> {
  await exactly(1, tx.write(update, { organisationId, id }))
}
