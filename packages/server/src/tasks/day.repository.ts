/** What people have put into their day by hand. Each sees the own only. */
import type { IsoDate } from '@dreiklang/domain/shared/time'
import { sql } from '../database/sql.ts'
import type { Queryable } from '../ports.ts'

interface Day {
  organisationId: string
  personId: string
  day: IsoDate
}

const selectPicked = sql(
  'tasks.selectPicked',
  `select d.task_id as id from task_day d join task t on t.organisation_id = d.organisation_id and t.id = d.task_id and t.deleted_at is null
    where d.organisation_id = :organisationId and d.person_id = :personId and d.day = :day order by d.task_id`,
)

export async function loadPicked(db: Queryable, day: Day): Promise<string[]> {
  return (await db.query<{ id: string }>(selectPicked, { ...day })).map(({ id }) => id)
}

const insertPick = sql(
  'tasks.insertPick',
  `insert into task_day (organisation_id, task_id, person_id, day) values (:organisationId, :taskId, :personId, :day)
    on conflict (organisation_id, task_id, person_id) do update set day = excluded.day`,
)

export async function savePick(tx: Queryable, pick: Day & { taskId: string }): Promise<void> {
  await tx.write(insertPick, { ...pick })
}

const removePick = sql(
  'tasks.deletePick',
  `delete from task_day where organisation_id = :organisationId and task_id = :taskId and person_id = :personId`,
)

/** One that was never put there is taken out as well. */
export async function deletePick(
  tx: Queryable,
  { organisationId, personId, taskId }: Omit<Day, 'day'> & { taskId: string },
): Promise<void> {
  await tx.write(removePick, { organisationId, personId, taskId })
}

const removeOld = sql('tasks.deleteOldPicks', `delete from task_day where day < :today`)

/** In the name of the system: of days that are over, in all organisations. */
export async function deleteOldPicks(db: Queryable, today: IsoDate): Promise<void> {
  await db.write(removeOld, { today })
}
