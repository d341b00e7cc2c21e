/** Tasks of a house: load, change, save and tell the colleagues. A task of another house is answered as one that does not exist. */
import { ownOrganisation } from '@dreiklang/domain/organisation/organisation.policy'
import type { Akteur } from '@dreiklang/domain/shared/akteur'
import { keysOf } from '@dreiklang/domain/shared/keys'
import { acceptByDoing, handOver } from '@dreiklang/domain/tasks/handover'
import { doneDays, emptyTask, inSequence, maxTasks } from '@dreiklang/domain/tasks/tasks'
import type { Task, TaskFields, tasksContract } from '@dreiklang/domain/tasks/tasks.contract'
import { waitAfter } from '@dreiklang/domain/tasks/wait'
import { tasksErrors } from '@dreiklang/domain/tasks/tasks.errors'
import { loadTaetige } from '../organisation/personen.repository.ts'
import { createHouseChange } from '../organisation/houseChange.ts'
import { ConstraintViolation, type Ports, type Queryable } from '../ports.ts'
import { audit } from '../protokoll/protokoll.ts'
import { contextOf, systemContext } from '../shared/context.ts'
import { onBehalfOf } from '../shared/onBehalfOf.ts'
import type { CalledBy } from '../shared/route.ts'
import { type TellTask, createTelling } from './handover.usecases.ts'
import { createRepeating } from './repeating.ts'
import { type OneTask, createTaskStore, notFound } from './taskStore.ts'
import { checkWait, settleWaits } from './wait.usecases.ts'
import { deleteDone, deleteTask, loadPlaces, loadTop, lockTasks, savePlaces } from './tasks.repository.ts'

type Contract = typeof tasksContract

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
function changed<Before extends TaskFields>(
  before: Before,
  task: Partial<{ [Name in keyof TaskFields]: TaskFields[Name] | undefined }>,
): Before {
  const named = Object.fromEntries(Object.entries(task).filter(([, value]) => value !== undefined))
  const after: Before = { ...before, ...named }
  const reminder = after.reminder === null ? null : new Date(after.reminder).toISOString()
  return { ...after, reminder, tags: [...new Set(after.tags)].toSorted() }
}

/** @throws tasks.anlass_unbekannt */
async function withWait(tx: Queryable, organisationId: string, { before, after }: { before: OneTask; after: OneTask }): Promise<OneTask> {
  const { isNewWait, ...task } = waitAfter(before, after)
  if (!isNewWait) return task
  await checkWait(tx, organisationId, task.wait)
  return { ...task, waiting: task.wait === null ? null : { number: null, outcome: 'waits', at: null } }
}

/** Who sets a reminder is told; one that stays is told to who has set it. */
function reminderByOf(before: OneTask, { reminder }: TaskFields, personId: string): string | null {
  if (reminder === null) return null
  return reminder === before.reminder ? before.reminderBy : personId
}

export function createTasks(ports: Ports, { tell }: { tell: TellTask }) {
  const changeInHouse = createHouseChange(ports, 'tasks')
  const store = createTaskStore(ports)
  const told = createTelling(ports, tell)
  const repeat = createRepeating(ports, store)
  const now = () => ports.clock.now().toISOString()

  /** What a task waits for may have been there all along. */
  async function settled(akteur: Akteur, change: Promise<Task>): Promise<Task> {
    const task = await change
    if (task.waiting?.outcome !== 'waits') return task
    await settleWaits(ports, tell, task.id)
    return (await store.read(onBehalfOf(ports.database, contextOf(akteur)), ownOrganisation(akteur), task.id)) ?? task
  }

  return {
    create({ akteur, body: { type, id = ports.newId(), task: named = {} } }: CalledBy<Contract['create']>): Promise<Task> {
      const change = withKnownTags(() =>
        changeInHouse(akteur, async (tx, organisationId) => {
          await lockTasks(tx, organisationId)
          const earlier = await store.read(tx, organisationId, id)
          if (earlier !== null) return earlier
          const { count, highest } = await loadTop(tx, organisationId)
          if (count >= maxTasks) throw tasksErrors.refuse('tasks.zu_viele')
          const empty = { ...emptyTask(type), id, version: 1, createdBy: akteur.personId, handover: null, reminderBy: null, waiting: null }
          const task = await withWait(tx, organisationId, { before: empty, after: changed<OneTask>(empty, named) })
          await checkPerson(tx, organisationId, task.assignedTo)
          const handover = handOver(empty, task.assignedTo, { by: akteur.personId, now: now() })
          const reminderBy = reminderByOf(empty, task, akteur.personId)
          await store.insert(tx, organisationId, { task: { ...task, handover, reminderBy }, highest })
          await audit(tx, akteur, { aktion: 'tasks.create', art: 'AENDERN', objektArt: 'TASK', objektId: id, felder: keysOf(named) })
          return store.readWritten(tx, organisationId, id)
        }),
      )
      return settled(akteur, told(change))
    },

    update({ akteur, body }: CalledBy<Contract['update']>): Promise<Task> {
      const {
        version,
        id: _same,
        order: _ownCall,
        createdBy: _fixed,
        handover: _answered,
        reminderBy: _told,
        waiting: _counted,
        ...named
      } = body.task
      const change = withKnownTags(() =>
        changeInHouse(akteur, async (tx, organisationId) => {
          // Before the task itself is held, as for sorting: otherwise each could wait for the other.
          if (named.completed !== undefined) await lockTasks(tx, organisationId)
          const held = await store.hold(tx, organisationId, body.id)
          const before = held.task
          if (version !== undefined && version !== before.version)
            throw tasksErrors.refuse('tasks.veraltet', { angaben: { aktuell: await store.readWritten(tx, organisationId, body.id) } })
          const task = await withWait(tx, organisationId, { before, after: changed(before, named) })
          if (task.assignedTo !== before.assignedTo) await checkPerson(tx, organisationId, task.assignedTo)
          const by = { by: akteur.personId, now: now() }
          const handed = handOver(before, task.assignedTo, by)
          const handover = acceptByDoing(handed, { ...by, completed: task.completed && !before.completed })
          const after = { ...task, handover, reminderBy: reminderByOf(before, task, akteur.personId) }
          const nextId = await repeat(tx, akteur, { organisationId, before: held, after })
          await store.update(tx, organisationId, { before: held, after, nextId })
          const felder = keysOf(named).filter((name) => JSON.stringify(task[name]) !== JSON.stringify(before[name]))
          await audit(tx, akteur, { aktion: 'tasks.update', art: 'AENDERN', objektArt: 'TASK', objektId: body.id, felder })
          return store.readWritten(tx, organisationId, body.id)
        }),
      )
      return settled(akteur, told(change))
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
        return store.list(tx, organisationId)
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
  }
}

/** What is done is gone for good after a year. */
export async function forgetDone({ database, clock }: Pick<Ports, 'database' | 'clock'>): Promise<void> {
  const before = new Date(clock.now().getTime() - doneDays * 86_400_000).toISOString()
  await deleteDone(onBehalfOf(database, systemContext), before)
}
