/** Tasks of a house: load, change, save and tell the colleagues. A task of another house is answered as one that does not exist. */
import { ownOrganisation } from '@dreiklang/domain/organisation/organisation.policy'
import type { Akteur } from '@dreiklang/domain/shared/akteur'
import { keysOf } from '@dreiklang/domain/shared/keys'
import { handOver } from '@dreiklang/domain/tasks/delegation'
import { emptyTask, inSequence, maxTasks } from '@dreiklang/domain/tasks/tasks'
import type { Task, tasksContract } from '@dreiklang/domain/tasks/tasks.contract'
import { tasksErrors } from '@dreiklang/domain/tasks/tasks.errors'
import { createHouseChange } from '../organisation/houseChange.ts'
import type { Ports } from '../ports.ts'
import { audit } from '../protokoll/protokoll.ts'
import { contextOf } from '../shared/context.ts'
import { onBehalfOf } from '../shared/onBehalfOf.ts'
import type { CalledBy } from '../shared/route.ts'
import { changed, checkPerson, createChange, reminderByOf, withKnownTags, withWait } from './change.ts'
import { type TellTask, createTelling } from './delegation.usecases.ts'
import { type OneTask, createTaskStore, notFound } from './taskStore.ts'
import { deleteTask, loadPlaces, loadTop, lockTasks, savePlaces } from './tasks.repository.ts'
import { settleWaits } from './wait.usecases.ts'

type Contract = typeof tasksContract

export function createTasks(ports: Ports, { tell }: { tell: TellTask }) {
  const changeInHouse = createHouseChange(ports, 'tasks')
  const store = createTaskStore(ports)
  const told = createTelling(ports, tell)
  const changeTask = createChange(ports, store)
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
          // One that was deleted a moment ago comes anew.
          await deleteTask(tx, organisationId, id)
          const { count, highest } = await loadTop(tx, organisationId)
          if (count >= maxTasks) throw tasksErrors.refuse('tasks.zu_viele')
          const empty = {
            ...emptyTask(type),
            id,
            version: 1,
            createdBy: akteur.personId,
            delegation: null,
            reminderBy: null,
            waiting: null,
          }
          const task = await withWait(tx, organisationId, { before: empty, after: changed<OneTask>(empty, named) })
          await checkPerson(tx, organisationId, task.assignedTo)
          const delegation = handOver(empty, task.assignedTo, { by: akteur.personId, now: now() })
          const reminderBy = reminderByOf(empty, task, akteur.personId)
          await store.insert(tx, organisationId, { task: { ...task, delegation, reminderBy }, highest })
          await audit(tx, akteur, { aktion: 'tasks.create', art: 'AENDERN', objektArt: 'TASK', objektId: id, felder: keysOf(named) })
          return store.readWritten(tx, organisationId, id)
        }),
      )
      return settled(akteur, told(change))
    },

    update({ akteur, body: { id, task } }: CalledBy<Contract['update']>): Promise<Task> {
      const { version, id: _same, order: _own, createdBy: _by, delegation: _asked, reminderBy: _told, waiting: _counted, ...named } = task
      const change = withKnownTags(() =>
        changeInHouse(akteur, async (tx, organisationId) => {
          // Before the task itself is held, as for sorting: otherwise each could wait for the other.
          if (named.completed !== undefined) await lockTasks(tx, organisationId)
          const written = await changeTask(tx, akteur, { organisationId, id, version, named })
          if (written === null) throw notFound()
          return written
        }),
      )
      return settled(akteur, told(change))
    },

    async updateMany({ akteur, body: { changes } }: CalledBy<Contract['updateMany']>): Promise<Task[]> {
      const change = withKnownTags(() =>
        changeInHouse(akteur, async (tx, organisationId) => {
          await lockTasks(tx, organisationId)
          const written: Task[] = []
          for (const { id, task: named } of changes) {
            const one = await changeTask(tx, akteur, { organisationId, id, named })
            if (one !== null) written.push(one)
          }
          return written
        }),
      )
      const written = await told(change)
      // Taken back, a task may wait again for what has long happened.
      if (written.some(({ waiting }) => waiting?.outcome === 'waits')) await settleWaits(ports, tell)
      return written
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
  }
}
