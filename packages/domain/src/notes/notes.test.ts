import { describe, expect, it } from 'vitest'
import { findNotes, isTextKept } from './notes.ts'

const words = { title: 'Schlüssel', content: 'Im Büro', tasks: [] }
const task = { id: 'a', content: 'Anrufen', completed: false }

describe('the text of a note that is written over', () => {
  const writing = {
    before: { ...words, changedBy: 'anna' },
    after: { ...words, content: 'Im Schrank' },
    by: 'anna',
    keptAt: '2026-11-29T10:00:00.000Z',
    now: '2026-11-29T10:09:59.000Z',
  }
  it('is kept once in ten minutes while the same person writes', () => {
    expect(isTextKept(writing)).toBe(false)
    expect(isTextKept({ ...writing, now: '2026-11-29T10:10:00.000Z' })).toBe(true)
  })

  it('is always kept when it was somebody else’s', () => {
    expect(isTextKept({ ...writing, by: 'bert' })).toBe(true)
  })

  it('is not kept when there was none, and not for a tick in the checklist', () => {
    const nothing = { title: '', content: '', tasks: [], changedBy: 'anna' }
    expect(isTextKept({ ...writing, before: nothing, by: 'bert' })).toBe(false)
    const [before, after] = [false, true].map((completed) => ({ ...words, tasks: [{ ...task, completed }], changedBy: 'anna' }))
    if (before === undefined || after === undefined) throw new Error('two are made')
    expect(isTextKept({ ...writing, before, after, by: 'bert' })).toBe(false)
  })
})

describe('looking for notes', () => {
  const notes = [
    { ...words, labels: [{ title: 'Team' }] },
    { title: 'Einkauf', content: '', tasks: [{ ...task, content: 'ÄPFEL und Birnen' }], labels: [] },
  ]
  it('answers nothing for an empty text', () => {
    expect([findNotes(notes, ''), findNotes(notes, '  ')]).toEqual([null, null])
  })

  it.each([
    ['schlüssel', 0],
    ['büro im', 0],
    ['team', 0],
    ['äpfel', 1],
  ])('finds %s, in whatever letters and wherever it stands', (query, nr) => {
    expect(findNotes(notes, query)).toEqual([notes[nr]])
  })

  it('finds only what has all the words', () => {
    expect(findNotes(notes, 'schlüssel birnen')).toEqual([])
  })
})
