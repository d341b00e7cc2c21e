/** A task as the form holds it, and what of it goes to the server. */
import { berlinDate } from '@dreiklang/domain/shared/time'
import { lineOfWords } from '@dreiklang/domain/shared/schemas'
import { keysOf } from '@dreiklang/domain/shared/keys'
import { type Task, type TaskFields, taskFields } from '@dreiklang/domain/tasks/tasks.contract'
import type { WrittenTask } from '../tasks.queries.ts'

export type TaskValues = Pick<TaskFields, 'title' | 'notes' | 'completed' | 'dueDate' | 'priority' | 'tags' | 'subTasks' | 'assignedTo'>

export const emptyValues: TaskValues = {
  title: '',
  notes: '',
  completed: false,
  dueDate: null,
  priority: 1,
  tags: [],
  subTasks: [],
  assignedTo: null,
}

/** A person who writes one gives it a name, although the wire allows none. */
export const taskSchema = taskFields
  .pick({ notes: true, completed: true, dueDate: true, priority: true, tags: true, subTasks: true, assignedTo: true })
  .extend({ title: lineOfWords(300) })

/** The form knows days only. */
export const valuesOf = ({ title, notes, completed, dueDate, priority, tags, subTasks, assignedTo }: Task): TaskValues => ({
  title,
  notes,
  completed,
  dueDate: dueDate === null || dueDate.length === 10 ? dueDate : berlinDate(dueDate),
  priority,
  tags,
  subTasks,
  assignedTo,
})

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

/** Only what was changed, so that an instant stays one and what colleagues change elsewhere stays. */
export function changesOf(opened: Task, values: TaskValues): WrittenTask {
  const before = valuesOf(opened)
  return Object.fromEntries(keysOf(values).flatMap((name) => (same(values[name], before[name]) ? [] : [[name, values[name]]])))
}

/** The newest version, unless a colleague has changed one of the same fields since the task was opened: then the one that was opened. */
export function versionFor({ opened, newest, changes }: { opened: Task; newest: Task; changes: WrittenTask }): number {
  const untouched = keysOf(changes).every((name) => same(opened[name], newest[name]))
  return untouched ? newest.version : opened.version
}
