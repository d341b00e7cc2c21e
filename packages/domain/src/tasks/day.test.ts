import { describe, expect, it } from 'vitest'
import { dayReasonOf, tasksOfDay } from './day.ts'

const today = '2026-11-18'
const plain = { id: 'a', type: 'task', completed: false, dueDate: null, assignedTo: null, delegation: null, waiting: null } as const
const asked = (by: string, to: string) => ({ assignedTo: to, delegation: { by, to, state: 'open', at: '', reason: null } }) as const
const reasonOf = (task: object, picked: string[] = []) => dayReasonOf({ ...plain, ...task }, { me: 'me', today, picked: new Set(picked) })

describe('the day of a person', () => {
  it('has what is due today and what is late, of the own tasks and of those that nobody has taken', () => {
    expect(
      ['2026-11-17', today, '2026-11-18T22:30:00.000Z', '2026-11-18T23:30:00.000Z', null].map((dueDate) => reasonOf({ dueDate })),
    ).toEqual(['overdue', 'today', 'today', null, null])
    expect(reasonOf({ dueDate: today, assignedTo: 'her' })).toBeNull()
  })

  it('has what was handed over and not answered, and for who handed it what is due', () => {
    expect(reasonOf(asked('her', 'me'))).toBe('asked')
    expect(reasonOf({ ...asked('me', 'her'), dueDate: today })).toBe('today')
    expect(reasonOf(asked('me', 'her'))).toBeNull()
  })

  it('has what was put there by hand, also of a colleague, and what waits in vain', () => {
    expect(reasonOf({ assignedTo: 'her' }, ['a'])).toBe('picked')
    expect(reasonOf({ waiting: { outcome: 'ended' } })).toBe('vain')
    expect(reasonOf({ waiting: { outcome: 'waits' } })).toBeNull()
  })

  it('keeps what is done until it is over, and never a section', () => {
    expect([reasonOf({ completed: true, dueDate: today }), reasonOf({ completed: true }, ['a'])]).toEqual(['today', 'picked'])
    expect([reasonOf({ completed: true, dueDate: '2026-11-17' }), reasonOf({ type: 'section', dueDate: today })]).toEqual([null, null])
  })

  it('stands by reason, and within one by day and hour', () => {
    const tasks = [
      { ...plain, id: 'day', dueDate: today },
      { ...plain, id: 'late', dueDate: '2026-11-17' },
      { ...plain, id: 'evening', dueDate: '2026-11-18T17:00:00.000Z' },
      { ...plain, id: 'morning', dueDate: '2026-11-18T07:00:00.000Z' },
    ]
    const groups = tasksOfDay(tasks, { me: 'me', today, picked: new Set() })
    expect(groups.map(({ reason, tasks: those }) => [reason, those.map(({ id }) => id)])).toEqual([
      ['overdue', ['late']],
      ['today', ['day', 'morning', 'evening']],
    ])
  })
})
