import { describe, expect, it } from 'vitest'
import { filterTasks, groupTasks, sortTasks, tasksByDay } from './view.ts'

const task = (id: string, rest: object = {}) => ({
  id,
  type: 'task' as const,
  title: id,
  completed: false,
  dueDate: null as string | null,
  priority: 1 as 0 | 1 | 2,
  tags: [] as string[],
  assignedTo: null as string | null,
  ...rest,
})
const none = { stichwort: null, person: null, prioritaet: null, frist: null }
const now = { me: 'ich-selbst', today: '2026-11-18' }
const ids = (tasks: readonly { id: string }[]) => tasks.map(({ id }) => id)

describe('a way to look at the tasks', () => {
  const tasks = [
    { ...task('Abschnitt'), type: 'section' as const },
    task('gestern', { dueDate: '2026-11-17', priority: 2, tags: ['t1', 't2'] }),
    task('erledigt', { dueDate: '2026-11-17', completed: true }),
    task('abends', { dueDate: '2026-11-18T17:00:00.000Z', assignedTo: 'ich-selbst', priority: 0 }),
    task('Sonntag', { dueDate: '2026-11-22', assignedTo: 'anna', tags: ['t1'] }),
    task('offen'),
  ]

  it('shows those that fit all that was chosen, and no headings of another sequence', () => {
    expect(ids(filterTasks(tasks, none, now))).toEqual(['gestern', 'erledigt', 'abends', 'Sonntag', 'offen'])
    const due = (frist: 'ueberfaellig' | 'heute' | 'woche' | 'ohne') => ids(filterTasks(tasks, { ...none, frist }, now))
    expect([due('ueberfaellig'), due('heute'), due('woche'), due('ohne')]).toEqual([
      ['gestern'],
      ['abends'],
      ['gestern', 'erledigt', 'abends', 'Sonntag'],
      ['offen'],
    ])
    expect(ids(filterTasks(tasks, { ...none, person: 'ich' }, now))).toEqual(['abends'])
    expect(ids(filterTasks(tasks, { ...none, person: 'niemand', prioritaet: '2' }, now))).toEqual(['gestern'])
    expect(ids(filterTasks(tasks, { ...none, stichwort: 't1', person: 'anna' }, now))).toEqual(['Sonntag'])
  })

  it('puts what has no day last, and what is equal as the house has put it', () => {
    const some = filterTasks(tasks, none, now)
    expect(ids(sortTasks(some, 'faellig'))).toEqual(['gestern', 'erledigt', 'abends', 'Sonntag', 'offen'])
    expect(ids(sortTasks(some, 'prioritaet'))).toEqual(['gestern', 'erledigt', 'Sonntag', 'offen', 'abends'])
    expect(ids(sortTasks(some, 'titel'))).toEqual(['abends', 'erledigt', 'gestern', 'offen', 'Sonntag'])
  })

  it('stands under headings, with two tags under both', () => {
    const grouped = (grouping: 'faellig' | 'stichwort') =>
      groupTasks(filterTasks(tasks, none, now), { grouping, today: now.today, order: (a, b) => a.localeCompare(b) }).map((group) => [
        group.key,
        ...ids(group.tasks),
      ])
    expect(grouped('faellig')).toEqual([
      ['ueberfaellig', 'gestern', 'erledigt'],
      ['heute', 'abends'],
      ['spaeter', 'Sonntag'],
      ['ohne', 'offen'],
    ])
    expect(grouped('stichwort')).toEqual([
      ['', 'erledigt', 'abends', 'offen'],
      ['t1', 'gestern', 'Sonntag'],
      ['t2', 'gestern'],
    ])
  })

  it('has the day of a task by the clock of Berlin', () => {
    const late = tasksByDay([task('nachts', { dueDate: '2026-11-18T23:30:00.000Z' }), task('tags', { dueDate: '2026-11-19' })])
    expect(ids(late.get('2026-11-19') ?? [])).toEqual(['nachts', 'tags'])
  })
})
