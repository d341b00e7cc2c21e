/** Tasks of a house: load, change, save and tell the colleagues. A task of another house is answered as one that does not exist. */
import { ownOrganisation } from '@dreiklang/domain/organisation/organisation.policy'
import type { Akteur } from '@dreiklang/domain/shared/akteur'
import { partOf, readStored } from '@dreiklang/domain/shared/document'
import { keysOf } from '@dreiklang/domain/shared/keys'
import { sharedErrors } from '@dreiklang/domain/shared/shared.errors'
import { namesOfWords } from '@dreiklang/domain/shared/words'
import { doneDays, sinceWhenDone, emptyTask, findTasks, inSequence, maxTasks, placeOnTop } from '@dreiklang/domain/tasks/tasks'
import { type Task, type TaskFields, taskFields, type tasksContract } from '@dreiklang/domain/tasks/tasks.contract'
import { taskDocument } from '@dreiklang/domain/tasks/tasks.document'
import { tasksErrors } from '@dreiklang/domain/tasks/tasks.errors'
import { one } from '../database/rows.ts'
import { loadTaetige } from '../organisation/personen.repository.ts'
import { createHouseChange } from '../organisation/houseChange.ts'
import { ConstraintViolation, type Ports, type Queryable } from '../ports.ts'
import { audit } from '../protokoll/protokoll.ts'
import { contextOf, systemContext } from '../shared/context.ts'
import { onBehalfOf } from '../shared/onBehalfOf.ts'
import type { CalledBy } from '../shared/route.ts'
import { createHouseSeal } from '../tresor/houseSeal.ts'
import {
  type StoredTask,
  deleteDone,
  deleteTask,
  holdTask,
  insertTask,
  loadPlaces,
  loadTask,
  loadTasks,
  loadTasksOfPerson,
  loadTop,
  lockTasks,
  savePlaces,
  saveTagsOfTask,
  updateTask,
} from './tasks.repository.ts'

type Contract = typeof tasksContract
type OwnTask = Omit<Task, 'order'>

const notFound = () => sharedErrors.refuse('nicht_gefunden')

/** Its fields as the contract has them, without what the office keeps beside them. */
function asTask<Row extends StoredTask>({ daten, doneAt: _kept, ...row }: Row) {
  return { ...row, ...readStored(taskDocument, daten) }
}

const faultyField = (field: string) => ({ felder: [{ path: `task.${field}`, code: 'auswahl', message: 'auswahl' }] })

/** @throws tasks.person_unbekannt for somebody who does not work in this house, or no longer */
async function checkPerson(tx: Queryable, organisationId: string, assignedTo: string | null): Promise<void> {
  if (assignedTo === null) return
  const people = await loadTaetige(tx, [organisationId])
  if (!people.some(({ personId }) => personId === assignedTo)) throw tasksErrors.refuse('tasks.person_unbekannt', faultyField('assignedTo'))
}

/** A tag may be deleted by a colleague while it is being put on: the constraint says so. */
async function withKnownTags<Result>(write: () => Promise<Result>): Promise<Result> {
  try {
    return await write()
  } catch (error) {
    if (!(error instanceof ConstraintViolation) || error.constraint !== 'task_has_tag_tag') throw error
    throw tasksErrors.refuse('tasks.tag_unbekannt', faultyField('tags'))
  }
}

/** What is named; undefined is not named. Tags are a set: each once, in the sequence in which they are answered. */
function changed(before: TaskFields, task: Partial<{ [Name in keyof TaskFields]: TaskFields[Name] | undefined }>): TaskFields {
  const named = Object.fromEntries(Object.entries(task).filter(([, value]) => value !== undefined))
  const after: TaskFields = { ...before, ...named }
  return { ...after, tags: [...new Set(after.tags)].toSorted() }
}

/** What the database looks for and what goes by itself, beside the document. */
function columnsOf(task: TaskFields, { before, now }: { before: string | null; now: string }) {
  return { type: task.type, assignedTo: task.assignedTo, doneAt: sinceWhenDone(task, { before, now }), now }
}

export function createTasks(ports: Ports) {
  const changeInHouse = createHouseChange(ports, 'tasks')
  const { seal, open } = createHouseSeal(ports, { tabelle: 'task', felder: namesOfWords(taskFields) })
  const now = () => ports.clock.now().toISOString()

  async function openAll<Row extends StoredTask>(db: Queryable, organisationId: string, rows: readonly Row[]) {
    return (await open(db, organisationId, rows)).map((row) => asTask(row))
  }
  const sealed = (tx: Queryable, organisationId: string, { id, task }: { id: string; task: TaskFields }) =>
    one(seal(tx, organisationId, [{ id, daten: partOf(taskDocument, task) }]))

  async function readTask(db: Queryable, organisationId: string, id: string): Promise<Task | null> {
    const row = await loadTask(db, organisationId, id)
    return row === null ? null : one(openAll(db, organisationId, [row]))
  }

  /** Of a task that was written a moment ago in this transaction. */
  async function readWritten(tx: Queryable, organisationId: string, id: string): Promise<Task> {
    const task = await readTask(tx, organisationId, id)
    if (task === null) throw notFound()
    return task
  }

  async function listAll({ akteur }: { akteur: Akteur }): Promise<Task[]> {
    const organisationId = ownOrganisation(akteur)
    const db = onBehalfOf(ports.database, contextOf(akteur))
    return openAll(db, organisationId, await loadTasks(db, organisationId))
  }

  return {
    all: listAll,

    async search({ akteur, query }: CalledBy<Contract['search']>): Promise<Task[] | null> {
      if (query.query.trim() === '') return null
      return findTasks(await listAll({ akteur }), query.query)
    },

    async read({ akteur, query }: CalledBy<Contract['read']>): Promise<Task> {
      const task = await readTask(onBehalfOf(ports.database, contextOf(akteur)), ownOrganisation(akteur), query.id)
      if (task === null) throw notFound()
      return task
    },

    create({ akteur, body: { type, id = ports.newId(), task: named = {} } }: CalledBy<Contract['create']>): Promise<Task> {
      return withKnownTags(() =>
        changeInHouse(akteur, async (tx, organisationId) => {
          await lockTasks(tx, organisationId)
          const earlier = await readTask(tx, organisationId, id)
          if (earlier !== null) return earlier
          const { count, highest } = await loadTop(tx, organisationId)
          if (count >= maxTasks) throw tasksErrors.refuse('tasks.zu_viele')
          const task = changed(emptyTask(type), named)
          await checkPerson(tx, organisationId, task.assignedTo)
          const row = { ...(await sealed(tx, organisationId, { id, task })), ...columnsOf(task, { before: null, now: now() }) }
          await insertTask(tx, { ...row, organisationId, personId: akteur.personId, place: placeOnTop(highest) })
          await saveTagsOfTask(tx, organisationId, { id, tags: task.tags })
          await audit(tx, akteur, { aktion: 'tasks.create', art: 'AENDERN', objektArt: 'TASK', objektId: id, felder: keysOf(named) })
          return readWritten(tx, organisationId, id)
        }),
      )
    },

    update({ akteur, body }: CalledBy<Contract['update']>): Promise<Task> {
      const { version, id: _same, order: _ownCall, createdBy: _fixed, ...named } = body.task
      return withKnownTags(() =>
        changeInHouse(akteur, async (tx, organisationId) => {
          const held = await holdTask(tx, organisationId, body.id)
          if (held === null) throw notFound()
          if (version !== undefined && version !== held.version)
            throw tasksErrors.refuse('tasks.veraltet', { angaben: { aktuell: await readWritten(tx, organisationId, body.id) } })
          const before = await one(openAll(tx, organisationId, [held]))
          const task = changed(before, named)
          if (task.assignedTo !== before.assignedTo) await checkPerson(tx, organisationId, task.assignedTo)
          const row = {
            ...(await sealed(tx, organisationId, { id: body.id, task })),
            ...columnsOf(task, { before: held.doneAt, now: now() }),
          }
          await updateTask(tx, { ...row, organisationId })
          if (named.tags !== undefined) await saveTagsOfTask(tx, organisationId, { id: body.id, tags: task.tags })
          const felder = keysOf(named).filter((name) => JSON.stringify(task[name]) !== JSON.stringify(before[name]))
          await audit(tx, akteur, { aktion: 'tasks.update', art: 'AENDERN', objektArt: 'TASK', objektId: body.id, felder })
          return readWritten(tx, organisationId, body.id)
        }),
      )
    },

    sort({ akteur, body }: CalledBy<Contract['sort']>): Promise<Task[]> {
      return changeInHouse(akteur, async (tx, organisationId) => {
        await lockTasks(tx, organisationId)
        const places = await loadPlaces(tx, organisationId)
        const sequence = inSequence(
          places.map(({ id }) => id),
          body.tasks.map(({ id }) => id),
        )
        const moved = places.flatMap(({ id, place }, i) => {
          const instead = sequence[i] ?? id
          return instead === id ? [] : [{ id: instead, place }]
        })
        if (moved.length > 0) await savePlaces(tx, organisationId, moved)
        return openAll(tx, organisationId, await loadTasks(tx, organisationId))
      })
    },

    remove({ akteur, query }: CalledBy<Contract['remove']>): Promise<boolean> {
      return changeInHouse(akteur, async (tx, organisationId) => {
        if (!(await deleteTask(tx, organisationId, query.id))) throw notFound()
        // What cannot be seen any more has to be found in the trail.
        await audit(tx, akteur, { aktion: 'tasks.remove', art: 'AENDERN', objektArt: 'TASK', objektId: query.id })
        return true
      })
    },

    /** What a person has made or has to do, for the person's own copy. */
    async ofPerson(db: Queryable, { organisationId, personId }: Akteur): Promise<OwnTask[]> {
      if (organisationId === null) return []
      return openAll(db, organisationId, await loadTasksOfPerson(db, { organisationId, personId }))
    },
  }
}

/** What is done is gone for good after a year. */
export async function forgetDone({ database, clock }: Pick<Ports, 'database' | 'clock'>): Promise<void> {
  const before = new Date(clock.now().getTime() - doneDays * 86_400_000).toISOString()
  await deleteDone(onBehalfOf(database, systemContext), before)
}
