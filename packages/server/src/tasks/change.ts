/** What happens to one task that somebody changes, inside of the transaction; for the use cases of the room. */
import type { Akteur } from '@dreiklang/domain/shared/akteur'
import { keysOf } from '@dreiklang/domain/shared/keys'
import { acceptByDoing, handOver } from '@dreiklang/domain/tasks/delegation'
import type { Task, TaskFields } from '@dreiklang/domain/tasks/tasks.contract'
import { tasksErrors } from '@dreiklang/domain/tasks/tasks.errors'
import { waitAfter } from '@dreiklang/domain/tasks/wait'
import { loadTaetige } from '../organisation/personen.repository.ts'
import { ConstraintViolation, type Ports, type Queryable } from '../ports.ts'
import { audit } from '../protokoll/protokoll.ts'
import { createRepeating } from './repeating.ts'
import type { OneTask, TaskStore } from './taskStore.ts'
import { checkWait } from './wait.usecases.ts'

const faultyField = (field: string) => ({ felder: [{ path: `task.${field}`, code: 'auswahl', message: 'auswahl' }] })

/** @throws tasks.person_unbekannt for somebody who does not work in this house, or no longer */
export async function checkPerson(tx: Queryable, organisationId: string, assignedTo: string | null): Promise<void> {
  if (assignedTo === null) return
  const people = await loadTaetige(tx, [organisationId])
  if (!people.some(({ personId }) => personId === assignedTo)) throw tasksErrors.refuse('tasks.person_unbekannt', faultyField('assignedTo'))
}

/** A tag may be deleted by a colleague while it is being put on: the constraint says so. */
export async function withKnownTags<Result>(write: () => Promise<Result>): Promise<Result> {
  try {
    return await write()
  } catch (error) {
    if (!(error instanceof ConstraintViolation) || error.constraint !== 'task_has_tag_tag') throw error
    throw tasksErrors.refuse('tasks.tag_unbekannt', faultyField('tags'))
  }
}

/** What is named; undefined is not named. Tags are a set: each once, in the sequence in which they are answered. */
export function changed<Before extends TaskFields>(
  before: Before,
  task: Partial<{ [Name in keyof TaskFields]: TaskFields[Name] | undefined }>,
): Before {
  const named = Object.fromEntries(Object.entries(task).filter(([, value]) => value !== undefined))
  const after: Before = { ...before, ...named }
  const reminder = after.reminder === null ? null : new Date(after.reminder).toISOString()
  return { ...after, reminder, tags: [...new Set(after.tags)].toSorted() }
}

/** @throws tasks.anlass_unbekannt */
export async function withWait(
  tx: Queryable,
  organisationId: string,
  { before, after }: { before: OneTask; after: OneTask },
): Promise<OneTask> {
  const { isNewWait, ...task } = waitAfter(before, after)
  if (!isNewWait) return task
  await checkWait(tx, organisationId, task.wait)
  return { ...task, waiting: task.wait === null ? null : { number: null, outcome: 'waits', at: null } }
}

/** Who sets a reminder is told; one that stays is told to who has set it. */
export function reminderByOf(before: OneTask, { reminder }: TaskFields, personId: string): string | null {
  if (reminder === null) return null
  return reminder === before.reminder ? before.reminderBy : personId
}

interface Change {
  organisationId: string
  id: string
  /** Undefined: whichever is the newest. */
  version?: number | undefined
  named: Partial<{ [Name in keyof TaskFields]: TaskFields[Name] | undefined }>
}

/** Changes what is named of one task; null when there is none. The places of the house are locked where it may be finished. */
export function createChange(ports: Ports, store: TaskStore) {
  const repeat = createRepeating(ports, store)

  /** @throws tasks.veraltet, tasks.person_unbekannt, tasks.anlass_unbekannt */
  return async (tx: Queryable, akteur: Akteur, { organisationId, id, version, named }: Change): Promise<Task | null> => {
    const held = await store.find(tx, organisationId, id)
    if (held === null) return null
    const before = held.task
    if (version !== undefined && version !== before.version)
      throw tasksErrors.refuse('tasks.veraltet', { angaben: { aktuell: await store.readWritten(tx, organisationId, id) } })
    const task = await withWait(tx, organisationId, { before, after: changed(before, named) })
    if (task.assignedTo !== before.assignedTo) await checkPerson(tx, organisationId, task.assignedTo)
    const by = { by: akteur.personId, now: ports.clock.now().toISOString() }
    const handed = handOver(before, task.assignedTo, by)
    const delegation = acceptByDoing(handed, { ...by, completed: task.completed && !before.completed })
    const after = { ...task, delegation, reminderBy: reminderByOf(before, task, akteur.personId) }
    const nextId = await repeat(tx, akteur, { organisationId, before: held, after })
    await store.update(tx, organisationId, { before: held, after, nextId })
    const felder = keysOf(named).filter((name) => JSON.stringify(task[name]) !== JSON.stringify(before[name]))
    await audit(tx, akteur, { aktion: 'tasks.update', art: 'AENDERN', objektArt: 'TASK', objektId: id, felder })
    return store.readWritten(tx, organisationId, id)
  }
}
