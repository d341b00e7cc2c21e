/** What repeats comes again when it is done. For the use case that changes a task, which holds it. */
import type { Akteur } from '@dreiklang/domain/shared/akteur'
import { berlinDate } from '@dreiklang/domain/shared/time'
import { nextOf } from '@dreiklang/domain/tasks/repeat'
import type { Ports, Queryable } from '../ports.ts'
import { audit } from '../protokoll/protokoll.ts'
import type { Held, OneTask, TaskStore } from './taskStore.ts'
import { deleteTask, holdTask, loadTop } from './tasks.repository.ts'

interface Change {
  organisationId: string
  before: Held
  after: OneTask
}

export function createRepeating(ports: Ports, store: TaskStore) {
  const trail = (tx: Queryable, akteur: Akteur, { aktion, id, felder = [] }: { aktion: string; id: string; felder?: string[] }) =>
    audit(tx, akteur, { aktion, art: 'AENDERN', objektArt: 'TASK', objektId: id, felder })

  async function make(tx: Queryable, akteur: Akteur, { organisationId, after }: Change): Promise<string | null> {
    const next = nextOf(after, berlinDate(ports.clock.now().toISOString()))
    if (next === null) return null
    const id = ports.newId()
    const { highest } = await loadTop(tx, organisationId)
    const subTasks = after.subTasks.map((one) => ({ ...one, completed: false }))
    const again = { id, version: 1, completed: false, subTasks, reminderBy: next.reminder === null ? null : after.reminderBy }
    // Who has accepted it once has it; who was asked and has not answered is asked again.
    const delegation = after.delegation?.state === 'returned' ? null : after.delegation
    await store.insert(tx, organisationId, { task: { ...after, ...next, ...again, delegation, wait: null, waiting: null }, highest })
    await trail(tx, akteur, { aktion: 'tasks.create', id, felder: ['repeat'] })
    return id
  }

  /** As long as nobody has touched it. */
  async function takeBack(
    tx: Queryable,
    akteur: Akteur,
    { organisationId, id }: { organisationId: string; id: string },
  ): Promise<string | null> {
    const next = await holdTask(tx, organisationId, id)
    if (next === null || next.version > 1 || next.doneAt !== null) return id
    await deleteTask(tx, organisationId, id)
    await trail(tx, akteur, { aktion: 'tasks.remove', id })
    return null
  }

  /** Answers what has come after it, if anything has. The places of the house are locked. */
  return async (tx: Queryable, akteur: Akteur, change: Change): Promise<string | null> => {
    const { before, after, organisationId } = change
    const [was, is] = [before.task.completed, after.type === 'task' && after.completed]
    if (is && !was && before.nextId === null) return make(tx, akteur, change)
    if (was && !is && before.nextId !== null) return takeBack(tx, akteur, { organisationId, id: before.nextId })
    return before.nextId
  }
}
