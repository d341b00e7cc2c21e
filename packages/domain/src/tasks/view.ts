/** Ways to look at the tasks of a house: which of them, in which sequence, under which headings. */
import { type IsoDate, mondayOf, plusDays } from '../shared/time.ts'
import { dueDay } from '../shared/due.ts'
import type { TaskType } from './tasks.ts'

/** `platz`: as the house has put them. */
export const taskSorts = ['platz', 'faellig', 'prioritaet', 'titel'] as const
export type TaskSort = (typeof taskSorts)[number]
export const taskGroupings = ['keine', 'faellig', 'person', 'prioritaet', 'stichwort'] as const
export type TaskGrouping = (typeof taskGroupings)[number]
export const taskDues = ['ueberfaellig', 'heute', 'woche', 'ohne'] as const
export type TaskDue = (typeof taskDues)[number]
export const taskForms = ['liste', 'monat', 'woche'] as const

/** For `person`: the reader, and nobody. */
export const [readerKey, nobodyKey] = ['ich', 'niemand'] as const

export interface TaskFilter {
  /** Id of a tag. */
  stichwort: string | null
  /** `ich`, `niemand` or the id of a person. */
  person: string | null
  prioritaet: '0' | '1' | '2' | null
  frist: TaskDue | null
}

interface Viewed {
  id: string
  type: TaskType
  title: string
  completed: boolean
  dueDate: string | null
  priority: 0 | 1 | 2
  tags: readonly string[]
  assignedTo: string | null
}

interface Now {
  me: string
  today: IsoDate
}

const dayOf = ({ dueDate }: Viewed): IsoDate | null => (dueDate === null ? null : dueDay(dueDate))

function isDue(task: Viewed, frist: TaskDue, today: IsoDate): boolean {
  const day = dayOf(task)
  switch (frist) {
    case 'ohne':
      return day === null
    case 'ueberfaellig':
      return day !== null && day < today && !task.completed
    case 'heute':
      return day === today
    case 'woche':
      return day !== null && day >= mondayOf(today) && day <= plusDays(mondayOf(today), 6)
  }
}

function isOf({ assignedTo }: Viewed, person: string, me: string): boolean {
  if (person === nobodyKey) return assignedTo === null
  return assignedTo === (person === readerKey ? me : person)
}

/** Tasks alone: a section is a heading of the own sequence and says nothing in another one. */
export function filterTasks<Task extends Viewed>(tasks: readonly Task[], filter: TaskFilter, { me, today }: Now): Task[] {
  const { stichwort, person, prioritaet, frist } = filter
  return tasks.filter(
    (task) =>
      task.type === 'task' &&
      (stichwort === null || task.tags.includes(stichwort)) &&
      (person === null || isOf(task, person, me)) &&
      (prioritaet === null || String(task.priority) === prioritaet) &&
      (frist === null || isDue(task, frist, today)),
  )
}

/** Those without a day come last. */
const byDue = (a: Viewed, b: Viewed): number => (a.dueDate ?? '9').localeCompare(b.dueDate ?? '9')

/** What is equal stays as the house has put it. */
export function sortTasks<Task extends Viewed>(tasks: readonly Task[], sort: TaskSort): Task[] {
  switch (sort) {
    case 'platz':
      return [...tasks]
    case 'faellig':
      return tasks.toSorted(byDue)
    case 'prioritaet':
      return tasks.toSorted((a, b) => b.priority - a.priority)
    case 'titel':
      return tasks.toSorted((a, b) => a.title.localeCompare(b.title, 'de'))
  }
}

function keysOf(task: Viewed, grouping: TaskGrouping, today: IsoDate): readonly string[] {
  switch (grouping) {
    case 'keine':
      return ['']
    case 'prioritaet':
      return [String(task.priority)]
    case 'person':
      return [task.assignedTo ?? nobodyKey]
    case 'stichwort':
      return task.tags.length === 0 ? [''] : task.tags
    case 'faellig':
      return [dueKeyOf(task, today)]
  }
}

export const dueKeys = ['ueberfaellig', 'heute', 'morgen', 'spaeter', 'ohne'] as const

function dueKeyOf(task: Viewed, today: IsoDate): (typeof dueKeys)[number] {
  const day = dayOf(task)
  if (day === null) return 'ohne'
  if (day < today) return 'ueberfaellig'
  if (day === today) return 'heute'
  return day === plusDays(today, 1) ? 'morgen' : 'spaeter'
}

export interface TaskGroup<Task> {
  /** Of the priority, the day, the person or the tag; '' for those without. */
  key: string
  tasks: Task[]
}

const fixedSequence: Partial<Record<TaskGrouping, readonly string[]>> = { faellig: dueKeys, prioritaet: ['2', '1', '0'] }

/** Under headings; one with several tags stands under each. `order`: of the keys that have no sequence of their own. */
export function groupTasks<Task extends Viewed>(
  tasks: readonly Task[],
  { grouping, today, order }: { grouping: TaskGrouping; today: IsoDate; order: (a: string, b: string) => number },
): TaskGroup<Task>[] {
  const groups = new Map<string, Task[]>()
  for (const task of tasks) for (const key of keysOf(task, grouping, today)) groups.set(key, [...(groups.get(key) ?? []), task])
  const fixed = fixedSequence[grouping]
  const keys = [...groups.keys()].toSorted((a, b) => (fixed === undefined ? order(a, b) : fixed.indexOf(a) - fixed.indexOf(b)))
  return keys.map((key) => ({ key, tasks: groups.get(key) ?? [] }))
}

/** By day, in the sequence of the hours; a task without one comes first. */
export function tasksByDay<Task extends Viewed>(tasks: readonly Task[]): ReadonlyMap<IsoDate, Task[]> {
  const found = new Map<IsoDate, Task[]>()
  for (const task of tasks.toSorted(byDue)) {
    const day = dayOf(task)
    if (day !== null) found.set(day, [...(found.get(day) ?? []), task])
  }
  return found
}
