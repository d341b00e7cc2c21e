/**
 * Reminders of people: each rings once when its time has come, for who has set it. One way for every table that has the columns reminder,
 * reminder_by and rang_at.
 */
import { sql } from '../database/sql.ts'
import type { Ports, Queryable } from '../ports.ts'
import { systemContext } from './context.ts'

/** The room of messages is above those that tell and is passed in. No words of people go along: a message may leave the house. */
export type Tell<Cause extends string> = (
  tx: Queryable,
  message: { personId: string; anlass: Cause; werte: Readonly<Record<string, string>>; am: string },
) => Promise<void>

/** For `update … set`: a reminder that is put off rings again. */
export const ringAgain = `reminder = :reminder::timestamptz,
      rang_at = case when reminder is distinct from :reminder::timestamptz then null else rang_at end`

/** `waits`: what has to be so that it rings. */
export function createReminders<Cause extends string>({
  table,
  waits,
  anlass,
}: {
  table: 'note' | 'task' | 'course_assignment'
  waits: string
  anlass: Cause
}) {
  const updateDue = sql(
    `${table}.updateDue`,
    `update ${table} t set rang_at = :now from (
        select organisation_id, id from ${table}
        where reminder <= :now and rang_at is null and ${waits} order by reminder limit 500 for update skip locked
      ) due
      where t.organisation_id = due.organisation_id and t.id = due.id
      returning t.id, t.reminder_by as "personId"`,
  )

  /** Marked and told in one transaction: of two servers one rings, and what was not told rings at the next turn. */
  return async ({ database, clock }: Pick<Ports, 'database' | 'clock'>, tell: Tell<Cause>): Promise<void> => {
    const now = clock.now().toISOString()
    await database.transaction(systemContext, async (tx) => {
      for (const { id, personId } of await tx.query<{ id: string; personId: string }>(updateDue, { now }))
        await tell(tx, { personId, anlass, werte: { id }, am: now })
    })
  }
}
