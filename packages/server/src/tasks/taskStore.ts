/** Reads tasks as they are answered, opened, and seals what is written. For the use cases of the room only. */
import { partOf, readStored } from '@dreiklang/domain/shared/document'
import { sharedErrors } from '@dreiklang/domain/shared/shared.errors'
import { namesOfWords } from '@dreiklang/domain/shared/words'
import type { Delegation } from '@dreiklang/domain/tasks/delegation'
import { placeOnTop, sinceWhenDone } from '@dreiklang/domain/tasks/tasks'
import { type Task, taskFields, tasksContract } from '@dreiklang/domain/tasks/tasks.contract'
import { taskBesideDocument, taskDocument } from '@dreiklang/domain/tasks/tasks.document'
import type { Wait } from '@dreiklang/domain/tasks/wait'
import { one } from '../database/rows.ts'
import type { Ports, Queryable } from '../ports.ts'
import { createHouseSeal } from '../tresor/houseSeal.ts'
import {
  type StoredTask,
  type TaskColumns,
  type TaskRow,
  holdTask,
  insertTask,
  loadTask,
  loadTasks,
  loadTasksOfPerson,
  saveTagsOfTask,
  updateTask,
} from './tasks.repository.ts'

export const notFound = () => sharedErrors.refuse('nicht_gefunden')

/** Without its place among the others. */
export type OneTask = Omit<Task, 'order'>
export interface Held {
  task: OneTask
  /** Since when it is done. */
  doneAt: string | null
  /** What came after it, where it repeats. */
  nextId: string | null
}

const documents = { ...taskDocument, ...taskBesideDocument }

function delegationOf(row: StoredTask, reason: string | null): Delegation | null {
  const { handedBy: by, handedTo: to, delegation: state, handedAt: at } = row
  return by === null || to === null || state === null || at === null ? null : { by, to, state, at, reason }
}

function waitOf({ waitOn, waitId, waitState, waitDays, waitOutcome, waitAt, waitNumber }: StoredTask): Pick<OneTask, 'wait' | 'waiting'> {
  if (waitId === null || waitDays === null || waitOutcome === null) return { wait: null, waiting: null }
  const what = { id: waitId, days: waitDays }
  const wait: Wait = waitOn === 'order' && waitState !== null ? { ...what, on: 'order', state: waitState } : { ...what, on: 'visit' }
  return { wait, waiting: { number: waitNumber, outcome: waitOutcome, at: waitAt } }
}

/** Its fields as the contract has them, without what the office keeps beside them. */
function asTask<Row extends StoredTask>(row: Row) {
  const { daten, id, version, type, createdBy, assignedTo, reminder, reminderBy, tags } = row
  const { returnReason, ...document } = readStored(documents, daten)
  const columns = { id, version, type, createdBy, assignedTo, reminder, reminderBy, tags }
  return { ...columns, ...document, ...waitOf(row), delegation: delegationOf(row, returnReason) }
}

function columnsOfWait({ wait, waiting }: OneTask) {
  const { on = null, id = null, days = null } = wait ?? {}
  const { outcome = null, at = null } = waiting ?? {}
  return { waitOn: on, waitId: id, waitState: wait?.on === 'order' ? wait.state : null, waitDays: days, waitOutcome: outcome, waitAt: at }
}

/** What the database looks for and what goes by itself, beside the document. */
function columnsOf(task: OneTask, { before, now }: { before: string | null; now: string }): TaskColumns {
  const { type, completed, assignedTo, delegation, reminder, reminderBy } = task
  const { by = null, to = null, state = null, at = null } = delegation ?? {}
  const handed = { handedBy: by, handedTo: to, delegation: state, handedAt: at }
  const doneAt = sinceWhenDone({ type, completed }, { before, now })
  return { type, assignedTo, doneAt, ...handed, reminder, reminderBy, ...columnsOfWait(task) }
}

export function createTaskStore(ports: Ports) {
  const words = namesOfWords(taskFields, tasksContract.answer.body)
  // The reason lies under the name of its field in the document.
  const { seal, open } = createHouseSeal(ports, { tabelle: 'task', felder: new Set([...words, 'returnReason']) })
  const now = () => ports.clock.now().toISOString()

  async function openAll(db: Queryable, organisationId: string, rows: readonly StoredTask[]): Promise<OneTask[]> {
    return (await open(db, organisationId, rows)).map((row) => asTask(row))
  }

  async function openPlaced(db: Queryable, organisationId: string, rows: readonly TaskRow[]): Promise<Task[]> {
    return (await open(db, organisationId, rows)).map((row) => ({ ...asTask(row), order: row.order }))
  }

  async function sealed(tx: Queryable, organisationId: string, task: OneTask): Promise<unknown> {
    const daten = partOf(documents, { ...task, returnReason: task.delegation?.reason ?? null })
    return (await one(seal(tx, organisationId, [{ id: task.id, daten }]))).daten
  }

  async function read(db: Queryable, organisationId: string, id: string): Promise<Task | null> {
    const row = await loadTask(db, organisationId, id)
    return row === null ? null : one(openPlaced(db, organisationId, [row]))
  }

  return {
    read,

    async list(db: Queryable, organisationId: string): Promise<Task[]> {
      return openPlaced(db, organisationId, await loadTasks(db, organisationId))
    },

    async ofPerson(db: Queryable, whose: { organisationId: string; personId: string }): Promise<OneTask[]> {
      return openAll(db, whose.organisationId, await loadTasksOfPerson(db, whose))
    },

    /** Of a task that was written a moment ago in this transaction. */
    async readWritten(tx: Queryable, organisationId: string, id: string): Promise<Task> {
      const task = await read(tx, organisationId, id)
      if (task === null) throw notFound()
      return task
    },

    /** Locked until the end of the transaction; null when there is none. */
    async find(tx: Queryable, organisationId: string, id: string): Promise<Held | null> {
      const row = await holdTask(tx, organisationId, id)
      if (row === null) return null
      return { task: await one(openAll(tx, organisationId, [row])), doneAt: row.doneAt, nextId: row.nextId }
    },

    /** On top of all; the places of the house are locked. @throws ConstraintViolation task_has_tag_tag for a tag that there is not */
    async insert(tx: Queryable, organisationId: string, { task, highest }: { task: OneTask; highest: number | null }): Promise<void> {
      const at = now()
      const row = { ...columnsOf(task, { before: null, now: at }), organisationId, id: task.id, now: at }
      const daten = await sealed(tx, organisationId, task)
      await insertTask(tx, { ...row, daten, personId: task.createdBy, place: placeOnTop(highest) })
      await saveTagsOfTask(tx, organisationId, task)
    },

    /** Of a task that is held. @throws ConstraintViolation task_has_tag_tag for a tag that there is not */
    async update(
      tx: Queryable,
      organisationId: string,
      { before, after, nextId = before.nextId }: { before: Held; after: OneTask; nextId?: string | null },
    ): Promise<void> {
      const at = now()
      const row = { ...columnsOf(after, { before: before.doneAt, now: at }), organisationId, id: after.id, nextId, now: at }
      await updateTask(tx, { ...row, daten: await sealed(tx, organisationId, after) })
      if (after.tags.join() !== before.task.tags.join()) await saveTagsOfTask(tx, organisationId, after)
    },
  }
}
export type TaskStore = ReturnType<typeof createTaskStore>
