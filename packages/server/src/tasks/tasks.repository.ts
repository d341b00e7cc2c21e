/** Tasks of one organisation. Every statement is scoped by the organisation of the actor. */
import type { DelegationState } from '@dreiklang/domain/tasks/delegation'
import type { TaskType } from '@dreiklang/domain/tasks/tasks'
import type { AwaitedState, Wait, WaitOutcome } from '@dreiklang/domain/tasks/wait'
import { exactly, maybe, one } from '../database/rows.ts'
import { sql } from '../database/sql.ts'
import type { Queryable } from '../ports.ts'
import { ringAgain } from '../shared/reminders.ts'

/** What stands beside the document. */
export interface TaskColumns {
  type: TaskType
  assignedTo: string | null
  doneAt: string | null
  handedBy: string | null
  handedTo: string | null
  delegation: DelegationState | null
  handedAt: string | null
  reminder: string | null
  reminderBy: string | null
  waitOn: Wait['on'] | null
  waitId: string | null
  waitState: AwaitedState | null
  waitDays: number | null
  waitOutcome: WaitOutcome | null
  waitAt: string | null
}

export interface StoredTask extends TaskColumns {
  id: string
  version: number
  createdBy: string
  /** What came after it. */
  nextId: string | null
  /** Of what it waits for; null when that is gone. */
  waitNumber: string | null
  tags: string[]
  /** The document, its words sealed. */
  daten: unknown
}
export type TaskRow = StoredTask & { order: number }

const columns = `t.id, t.version, t.type, t.person_id as "createdBy", t.assigned_to as "assignedTo", t.done_at as "doneAt",
  t.handed_by as "handedBy", t.handed_to as "handedTo", t.delegation, t.handed_at as "handedAt",
  t.reminder, t.reminder_by as "reminderBy", t.next_id as "nextId",
  t.wait_on as "waitOn", t.wait_id as "waitId", t.wait_state as "waitState", t.wait_days as "waitDays", t.wait_outcome as "waitOutcome",
  t.wait_at as "waitAt", case t.wait_on
    when 'order' then (select z.nummer from bestellung_zeile z where z.bestellung_id = t.wait_id and z.organisation_id = t.organisation_id)
    when 'visit' then (select v.nummer from hausbesuch v where v.id = t.wait_id) end as "waitNumber", t.daten,
  array(select h.tag_id from task_has_tag h where h.organisation_id = :organisationId and h.task_id = t.id order by h.tag_id) as tags`

const selectTasks = sql(
  'tasks.selectTasks',
  `select ${columns}, (row_number() over (order by t.place, t.id) - 1)::int as "order"
    from task t where t.organisation_id = :organisationId and t.deleted_at is null order by t.place, t.id`,
)

export function loadTasks(db: Queryable, organisationId: string): Promise<TaskRow[]> {
  return db.query<TaskRow>(selectTasks, { organisationId })
}

const selectTask = sql(
  'tasks.selectTask',
  `select ${columns}, (select count(*) from task o where o.organisation_id = :organisationId and o.deleted_at is null and (o.place, o.id) < (t.place, t.id))::int as "order"
    from task t where t.organisation_id = :organisationId and t.id = :id and t.deleted_at is null`,
)

export function loadTask(db: Queryable, organisationId: string, id: string): Promise<TaskRow | null> {
  return maybe(db.query<TaskRow>(selectTask, { organisationId, id }))
}

const selectTasksOfPerson = sql(
  'tasks.selectTasksOfPerson',
  `select ${columns} from task t where t.organisation_id = :organisationId
      and :personId in (t.person_id, t.assigned_to, t.handed_by, t.handed_to)
    order by t.created_at, t.id`,
)

/** What the person has made, what is hers to do, and what she has handed on or was asked to do. */
export function loadTasksOfPerson(
  db: Queryable,
  { organisationId, personId }: { organisationId: string; personId: string },
): Promise<StoredTask[]> {
  return db.query<StoredTask>(selectTasksOfPerson, { organisationId, personId })
}

const selectHeld = sql(
  'tasks.selectHeld',
  `select ${columns} from task t where t.organisation_id = :organisationId and t.id = :id and t.deleted_at is null for update`,
)

/** Locked until the end of the transaction; null when there is none. */
export function holdTask(tx: Queryable, organisationId: string, id: string): Promise<StoredTask | null> {
  return maybe(tx.query<StoredTask>(selectHeld, { organisationId, id }))
}

const lock = sql('tasks.lock', `select pg_advisory_xact_lock(hashtextextended(:name, 63)) as locked`)

/** From here to the commit nobody else changes the sequence of the house, its tags or how many there are. */
export async function lockTasks(tx: Queryable, organisationId: string): Promise<void> {
  await tx.query(lock, { name: `tasks ${organisationId}` })
}

const selectPlaces = sql(
  'tasks.selectPlaces',
  `select id, place from task where organisation_id = :organisationId and deleted_at is null order by place, id`,
)

export interface Place {
  id: string
  place: number
}

export function loadPlaces(tx: Queryable, organisationId: string): Promise<Place[]> {
  return tx.query<Place>(selectPlaces, { organisationId })
}

const updatePlaces = sql(
  'tasks.updatePlaces',
  `update task t set place = n.place from unnest(:ids::uuid[], :places::int[]) as n(id, place)
    where t.organisation_id = :organisationId and t.id = n.id`,
)

/** Of tasks whose places are locked; one that was deleted meanwhile is gone. */
export async function savePlaces(tx: Queryable, organisationId: string, moved: readonly Place[]): Promise<void> {
  await tx.write(updatePlaces, { organisationId, ids: moved.map(({ id }) => id), places: moved.map(({ place }) => place) })
}

const selectTop = sql(
  'tasks.selectTop',
  `select (count(*) filter (where deleted_at is null))::int as count, min(place) as highest from task where organisation_id = :organisationId`,
)

export function loadTop(tx: Queryable, organisationId: string): Promise<{ count: number; highest: number | null }> {
  return one(tx.query<{ count: number; highest: number | null }>(selectTop, { organisationId }))
}

interface Writing extends TaskColumns {
  organisationId: string
  id: string
  daten: unknown
  now: string
}

const insert = sql(
  'tasks.insert',
  `insert into task (organisation_id, id, type, person_id, assigned_to, handed_by, handed_to, delegation, handed_at, delegation_told, reminder, reminder_by, wait_on, wait_id,
      wait_state, wait_days, wait_outcome, wait_at, place, done_at, daten,
      created_at, updated_at)
    values (:organisationId, :id, :type, :personId, :assignedTo, :handedBy, :handedTo, :delegation, :handedAt,
      case when :delegation::text is not null then :delegation <> 'open' end, :reminder, :reminderBy, :waitOn, :waitId,
      :waitState, :waitDays, :waitOutcome, :waitAt, :place, :doneAt, :daten::jsonb, :now, :now)`,
)

export async function insertTask(tx: Queryable, { daten, ...row }: Writing & { personId: string; place: number }): Promise<void> {
  await exactly(1, tx.write(insert, { ...row, daten: JSON.stringify(daten) }))
}

const update = sql(
  'tasks.update',
  `update task set version = version + 1, type = :type, daten = :daten::jsonb, assigned_to = :assignedTo, done_at = :doneAt,
      handed_by = :handedBy, handed_to = :handedTo, delegation = :delegation, handed_at = :handedAt,
      delegation_told = case when :delegation::text is null then null
        else delegation_told and (handed_by, handed_to, delegation) is not distinct from (:handedBy::uuid, :handedTo::uuid, :delegation) end,
      ${ringAgain}, reminder_by = :reminderBy, next_id = :nextId,
      wait_on = :waitOn, wait_id = :waitId, wait_state = :waitState, wait_days = :waitDays, wait_outcome = :waitOutcome, wait_at = :waitAt,
      updated_at = :now
    where organisation_id = :organisationId and id = :id`,
)

/** Of a task that is held. */
export async function updateTask(tx: Queryable, { daten, ...row }: Writing & { nextId: string | null }): Promise<void> {
  await exactly(1, tx.write(update, { ...row, daten: JSON.stringify(daten) }))
}

const untie = sql('tasks.untieTags', `delete from task_has_tag where organisation_id = :organisationId and task_id = :id`)
const tie = sql(
  'tasks.tieTags',
  `insert into task_has_tag (organisation_id, task_id, tag_id) select distinct :organisationId::uuid, :id::uuid, t.tag
    from unnest(:tags::uuid[]) as t(tag)`,
)

/** Of a task that is held. @throws ConstraintViolation task_has_tag_tag for a tag that there is not */
export async function saveTagsOfTask(
  tx: Queryable,
  organisationId: string,
  { id, tags }: { id: string; tags: readonly string[] },
): Promise<void> {
  await tx.write(untie, { organisationId, id })
  if (tags.length > 0) await tx.write(tie, { organisationId, id, tags })
}

const trash = sql(
  'tasks.trash',
  `update task set deleted_at = :now where organisation_id = :organisationId and id = any (:ids::uuid[]) and deleted_at is null returning id`,
)

/** Those that were there; they may come back for a day. */
export async function removeTasks(
  tx: Queryable,
  organisationId: string,
  { ids, now }: { ids: readonly string[]; now: string },
): Promise<string[]> {
  return (await tx.query<{ id: string }>(trash, { organisationId, ids, now })).map(({ id }) => id)
}

const untrash = sql(
  'tasks.untrash',
  `update task set deleted_at = null where organisation_id = :organisationId and id = any (:ids::uuid[]) and deleted_at is not null
    returning id`,
)

/** Those that could come back, each at its place. */
export async function restoreTasks(tx: Queryable, organisationId: string, ids: readonly string[]): Promise<string[]> {
  return (await tx.query<{ id: string }>(untrash, { organisationId, ids })).map(({ id }) => id)
}

const remove = sql('tasks.delete', `delete from task where organisation_id = :organisationId and id = :id`)

/** For good. */
export async function deleteTask(tx: Queryable, organisationId: string, id: string): Promise<void> {
  await tx.write(remove, { organisationId, id })
}

const removeTrash = sql('tasks.deleteTrash', `delete from task where deleted_at < :before`)

/** In the name of the system: what was deleted before this moment, in all organisations. */
export async function deleteTrash(db: Queryable, before: string): Promise<void> {
  await db.write(removeTrash, { before })
}

const removeDone = sql('tasks.deleteDone', `delete from task where done_at < :before`)

/** In the name of the system: what was done before this moment, in all organisations. */
export async function deleteDone(db: Queryable, before: string): Promise<void> {
  await db.write(removeDone, { before })
}

const updateUntold = sql(
  'tasks.updateUntold',
  `update task t set delegation_told = true from (
      select organisation_id, id from task where not delegation_told and deleted_at is null order by handed_at limit 500 for update skip locked
    ) untold
    where t.organisation_id = untold.organisation_id and t.id = untold.id
    returning t.id, t.delegation as state, case t.delegation when 'open' then t.handed_to else t.handed_by end as "personId",
      (select p.name from person p where p.id = case t.delegation when 'open' then t.handed_by else t.handed_to end) as who`,
)

interface Untold {
  id: string
  state: DelegationState
  /** Who has to know of it. */
  personId: string
  /** The name of the other one. */
  who: string
}

/** In the name of the system: delegations and answers that nobody was told of; from here on they count as told. */
export function takeUntold(tx: Queryable): Promise<Untold[]> {
  return tx.query<Untold>(updateUntold, {})
}

const selectPeople = sql(
  'tasks.selectPeople',
  `select p.id, p.name, p.aktiv as active from person p where p.organisation_id = :organisationId order by p.name, p.id`,
)

/** Also those who have left: a task may still name them. */
export function loadPeople(db: Queryable, organisationId: string): Promise<{ id: string; name: string; active: boolean }[]> {
  return db.query<{ id: string; name: string; active: boolean }>(selectPeople, { organisationId })
}
