/** A task as the form holds it, and what of it goes to the server. */
import { collect } from '@dreiklang/domain/shared/document'
import { lineOfWords } from '@dreiklang/domain/shared/schemas'
import { keysOf } from '@dreiklang/domain/shared/keys'
import { dueDay } from '@dreiklang/domain/shared/due'
import { type Task, type TaskFields, taskFields } from '@dreiklang/domain/tasks/tasks.contract'
import { z } from 'zod'
import type { WrittenTask } from '../tasks.queries.ts'

type Fields = Omit<TaskFields, 'type'>
/** `way`: due on a day, or after an event that has to be chosen then. */
export type TaskValues = Fields & { way: 'day' | 'wait' }

const emptyFields: Fields = {
  title: '',
  notes: '',
  completed: false,
  dueDate: null,
  reminder: null,
  repeat: null,
  wait: null,
  priority: 1,
  tags: [],
  subTasks: [],
  assignedTo: null,
}

export const emptyValues: TaskValues = { ...emptyFields, way: 'day' }

/** A person who writes one gives it a name, although the wire allows none. */
export const taskSchema = taskFields
  .omit({ type: true })
  .extend({ title: lineOfWords(300), way: z.enum(['day', 'wait']) })
  .refine(({ way, wait }) => way === 'day' || wait !== null, { path: ['wait'], message: 'pflicht' })
  .transform(({ way: _form, ...fields }) => fields)

/** The form knows days only. */
const fieldsOf = (task: Task): Fields =>
  collect(keysOf(emptyFields).map((name) => [name, name === 'dueDate' && task.dueDate !== null ? dueDay(task.dueDate) : task[name]]))

export function valuesOf(task: Task): TaskValues {
  const waits = task.waiting !== null && task.waiting.outcome !== 'reached'
  return { ...fieldsOf(task), way: waits ? 'wait' : 'day' }
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

/** Only what was changed, so that an instant stays one and what colleagues change elsewhere stays. */
export function changesOf(opened: Task, values: Fields): WrittenTask {
  const before = fieldsOf(opened)
  return Object.fromEntries(keysOf(values).flatMap((name) => (same(values[name], before[name]) ? [] : [[name, values[name]]])))
}

/** The newest version, unless a colleague has changed one of the same fields since the task was opened: then the one that was opened. */
export function versionFor({ opened, newest, changes }: { opened: Task; newest: Task; changes: WrittenTask }): number {
  const untouched = keysOf(changes).every((name) => same(opened[name], newest[name]))
  return untouched ? newest.version : opened.version
}
