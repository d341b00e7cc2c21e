/** A task that another room puts into a house, on top of the others; nobody is asked to do it, everybody sees it. */
import { emptyTask } from '@dreiklang/domain/tasks/tasks'
import type { Ports, Queryable } from '../ports.ts'
import { createTaskStore } from './taskStore.ts'
import { loadTop, lockTasks } from './tasks.repository.ts'

interface NewTask {
  organisationId: string
  /** The same id is the same task, which is made once. */
  id: string
  /** Who has caused it. */
  personId: string
  title: string
  notes: string
}

export function createTaskAdder(ports: Ports) {
  const store = createTaskStore(ports)
  return async (tx: Queryable, { organisationId, id, personId, title, notes }: NewTask): Promise<void> => {
    await lockTasks(tx, organisationId)
    if ((await store.read(tx, organisationId, id)) !== null) return
    const { highest } = await loadTop(tx, organisationId)
    const beside = { version: 1, createdBy: personId, delegation: null, reminderBy: null, waiting: null }
    const task = { ...emptyTask('task'), ...beside, id, title, notes, priority: 2 as const }
    await store.insert(tx, organisationId, { task, highest })
  }
}
