import { describe, expect, it } from 'vitest'
import { takeAnswer, acceptByDoing, handOver } from './delegation.ts'
import { taskFields } from './tasks.contract.ts'
import { sinceWhenDone, emptyTask, findTasks, inSequence, markMatches, partsOfMarked, placeOnTop, taskTypes } from './tasks.ts'

describe('a new task', () => {
  it.each(taskTypes)('of the type %s is empty, of priority 1 and for nobody', (type) => {
    expect(taskFields.parse(emptyTask(type))).toEqual({
      type,
      title: '',
      notes: '',
      completed: false,
      dueDate: null,
      reminder: null,
      repeat: null,
      wait: null,
      priority: 1,
      tags: [],
      assignedTo: null,
      subTasks: [],
    })
  })

  it('stands above all that are there, and the first one at zero', () => {
    expect([placeOnTop(null), placeOnTop(0), placeOnTop(-3)]).toEqual([0, -1, -4])
  })
})

describe('the fields of a task', () => {
  const accepts = (field: object) => taskFields.safeParse({ ...emptyTask('task'), ...field }).success

  it('take the priorities 0, 1 and 2, and no other', () => {
    expect([-1, 0, 1, 2, 3, 1.5].filter((priority) => accepts({ priority }))).toEqual([0, 1, 2])
  })

  it('take a day or an instant as the time until when, and no day that does not exist', () => {
    const days = [
      '2026-12-01',
      '2026-12-01T09:00:00.000Z',
      '2026-12-01T10:00:00+01:00',
      null,
      '2026-02-30',
      '2026-13-01T09:00:00Z',
      'morgen',
      '',
    ]
    expect(days.filter((dueDate) => accepts({ dueDate }))).toEqual(days.slice(0, 4))
  })
})

describe('the rule of a task', () => {
  it('is one of RFC 5545 that the house can count, or none', () => {
    const rules = ['FREQ=WEEKLY;BYDAY=MO', null, 'FREQ=YEARLY', 'jede Woche', '']
    expect(rules.filter((repeat) => taskFields.safeParse({ ...emptyTask('task'), repeat }).success)).toEqual(rules.slice(0, 2))
  })
})

describe('putting tasks into an order', () => {
  const all = ['a', 'b', 'c', 'd', 'e']

  it('given all of them, when they are named, then they stand as named', () => {
    expect(inSequence(all, ['e', 'd', 'c', 'b', 'a'])).toEqual(['e', 'd', 'c', 'b', 'a'])
  })

  it('given a colleague has put one on top, when the older list is sorted, then hers stays on top', () => {
    expect(inSequence(['new', ...all], ['b', 'a', 'c', 'd', 'e'])).toEqual(['new', 'b', 'a', 'c', 'd', 'e'])
  })

  it('given two of five, when only these are exchanged, then the others stay where they are', () => {
    expect(inSequence(all, ['d', 'b'])).toEqual(['a', 'd', 'c', 'b', 'e'])
  })

  it('given one was deleted meanwhile, when the older list is sorted, then it does not come back', () => {
    expect(inSequence(all, ['gone', 'b', 'a'])).toEqual(['b', 'a', 'c', 'd', 'e'])
  })

  it('given one is named twice, when they are sorted, then none is lost and none is doubled', () => {
    expect(inSequence(all, ['c', 'a', 'c'])).toEqual(['c', 'b', 'a', 'd', 'e'])
  })
})

describe('looking for tasks', () => {
  const tasks = [
    { title: 'Rezept abholen', notes: '' },
    { title: 'Frau Yıldız anrufen', notes: 'wegen des REZEPTS' },
    { title: 'Auto tanken', notes: '' },
  ]

  it('given nothing is looked for, then the answer is null and not an empty list', () => {
    expect([findTasks(tasks, ''), findTasks(tasks, '  '), findTasks(tasks, 'Blister')]).toEqual([null, null, []])
  })

  it('given words in title or notes, when they are looked for in small letters, then both are found and the title alone is marked', () => {
    expect(findTasks(tasks, 'rezept')).toEqual([{ title: '<mark>Rezept</mark> abholen', notes: '' }, tasks[1]])
  })

  it('given several matches, then each is marked as it is written', () => {
    expect(markMatches('Öl, öl und ÖL', 'öl')).toBe('<mark>Öl</mark>, <mark>öl</mark> und <mark>ÖL</mark>')
  })

  it('given signs that mean something elsewhere, then they mean themselves', () => {
    expect(markMatches('Wert (2.5) > 2,5?', '(2.5)')).toBe('Wert <mark>(2.5)</mark> &gt; 2,5?')
    expect(findTasks([{ title: 'abc', notes: '' }], '.')).toEqual([])
  })

  it('given somebody has written markup into a title, then it is shown and not obeyed', () => {
    expect(markMatches('<img src=x onerror=alert(1)> & Kaffee', 'img')).toBe('&lt;<mark>img</mark> src=x onerror=alert(1)&gt; &amp; Kaffee')
  })
})

describe('a marked title', () => {
  it('given as HTML, when it is read, then it is the title again, and the matches are known', () => {
    const title = '<mark>a</mark> &amp; A > b'
    const parts = partsOfMarked(markMatches(title, 'a'))
    expect(parts.map(({ text }) => text).join('')).toBe(title)
    expect(parts.filter(({ marked }) => marked).map(({ text }) => text)).toEqual(['a', 'a', 'a', 'a', 'A'])
  })
})

describe('a task that is done', () => {
  const [before, now] = ['2026-11-01T08:00:00.000Z', '2026-11-18T09:00:00.000Z']

  it('remembers since when, also when something else of it is changed later', () => {
    expect(sinceWhenDone({ type: 'task', completed: true }, { before: null, now })).toBe(now)
    expect(sinceWhenDone({ type: 'task', completed: true }, { before, now })).toBe(before)
  })

  it('forgets it when it is open again, and a section never had it', () => {
    expect(sinceWhenDone({ type: 'task', completed: false }, { before, now })).toBeNull()
    expect(sinceWhenDone({ type: 'section', completed: true }, { before, now })).toBeNull()
  })
})

describe('handing a task on', () => {
  const now = '2026-11-18T09:00:00.000Z'
  const nobody = { assignedTo: null, delegation: null }
  const open = handOver(nobody, 'her', { by: 'me', now })

  it('given it goes to a colleague, then she is asked; given it goes to nobody or to oneself, then nobody is', () => {
    expect(open).toEqual({ by: 'me', to: 'her', state: 'open', at: now, reason: null })
    expect([handOver(nobody, null, { by: 'me', now }), handOver(nobody, 'me', { by: 'me', now })]).toEqual([null, null])
  })

  it('given it stays where it is, then what was said stays', () => {
    expect(handOver({ assignedTo: 'her', delegation: open }, 'her', { by: 'third', now: 'later' })).toBe(open)
  })

  it('given an answer, when it comes again, then it is one; when it is another one or somebody else’s, then it is refused', () => {
    const { after, isNew } = takeAnswer(open, { accept: false, reason: 'Urlaub' }, { by: 'her', now })
    expect([after.state, after.reason, isNew]).toEqual(['returned', 'Urlaub', true])
    expect(takeAnswer(after, { accept: false, reason: 'Urlaub' }, { by: 'her', now }).isNew).toBe(false)
    expect(() => takeAnswer(after, { accept: true }, { by: 'her', now })).toThrow('tasks.schon_beantwortet')
    for (const delegation of [open, null])
      expect(() => takeAnswer(delegation, { accept: true }, { by: 'me', now })).toThrow('tasks.nicht_an_sie')
  })

  it('given who was asked does it, then it is accepted; given somebody else does it, then nobody has answered', () => {
    expect(acceptByDoing(open, { completed: true, by: 'her', now })?.state).toBe('accepted')
    expect(acceptByDoing(open, { completed: true, by: 'me', now })).toBe(open)
    expect(acceptByDoing(open, { completed: false, by: 'her', now })).toBe(open)
  })
})
