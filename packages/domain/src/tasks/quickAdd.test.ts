import { describe, expect, it } from 'vitest'
import { readQuickTask } from './quickAdd.ts'

const known = {
  // A Wednesday, ten o'clock in Berlin.
  now: '2026-11-18T09:00:00.000Z',
  me: 'jonas',
  people: [
    { id: 'jonas', name: 'Jonas Meyer' },
    { id: 'sabine', name: 'Sabine Krüger' },
    { id: 'jana', name: 'Jana Weiß' },
  ],
  tags: [{ id: 'weber', title: 'Weber' }],
}
const read = (line: string) => readQuickTask(line, known)

describe('a task in one line', () => {
  it('is title, day with hour, tag, person and priority', () => {
    expect(read('Rezept abholen morgen 9 Uhr #weber @sab !2')).toEqual({
      title: 'Rezept abholen',
      dueDate: '2026-11-19T08:00:00.000Z',
      priority: 2,
      tags: [{ id: 'weber', title: 'Weber' }],
      assignedTo: { id: 'sabine', name: 'Sabine Krüger' },
      unclear: [],
    })
  })

  it.each([
    ['Anrufen heute', 'Anrufen', '2026-11-18'],
    ['Call today', 'Call', '2026-11-18'],
    ['Anrufen übermorgen', 'Anrufen', '2026-11-20'],
    ['Tomorrow call the practice', 'call the practice', '2026-11-19'],
    ['Team am Montag', 'Team', '2026-11-23'],
    ['Team Mo', 'Team', '2026-11-23'],
    ['Team on Friday at 14:30', 'Team', '2026-11-20T13:30:00.000Z'],
    ['Visite Mi', 'Visite', '2026-11-25'],
    ['So bald wie möglich anrufen', 'So bald wie möglich anrufen', null],
    ['Do not forget', 'Do not forget', null],
    ['machen wir so', 'machen wir so', null],
    ['Bescherung 24.12.', 'Bescherung', '2026-12-24'],
    ['Abgabe bis 17.11.', 'Abgabe', '2027-11-17'],
    ['Abgabe 18.11.', 'Abgabe', '2026-11-18'],
    ['Abgabe am 1.2.27', 'Abgabe', '2027-02-01'],
    ['Audit 03/02/2027', 'Audit', '2027-02-03'],
    ['Audit 2027-02-03', 'Audit', '2027-02-03'],
    ['Am 30.2. gibt es nicht', 'Am 30.2. gibt es nicht', null],
    ['2.5 mg geben', '2.5 mg geben', null],
    ['Nachfragen in 3 Tagen', 'Nachfragen', '2026-11-21'],
    ['Ask again in 2 weeks', 'Ask again', '2026-12-02'],
    ['Prüfen in einem Monat', 'Prüfen', '2026-12-18'],
    ['Zwei Kisten in 3 Regale', 'Zwei Kisten in 3 Regale', null],
    ['Übergabe 13 Uhr', 'Übergabe', '2026-11-18T12:00:00.000Z'],
    ['Übergabe um 9:30', 'Übergabe', '2026-11-19T08:30:00.000Z'],
    ['Übergabe 9.30 Uhr morgen', 'Übergabe', '2026-11-19T08:30:00.000Z'],
    ['Shift 9pm', 'Shift', '2026-11-18T20:00:00.000Z'],
    ['Shift 12 am tomorrow', 'Shift', '2026-11-18T23:00:00.000Z'],
    ['25:00 ist keine Zeit', '25:00 ist keine Zeit', null],
    ['Zimmer 9 aufräumen', 'Zimmer 9 aufräumen', null],
    ['Anrufen 29.3.2027 2:30', 'Anrufen', '2027-03-29T00:30:00.000Z'],
    ['heute und morgen', 'und morgen', '2026-11-18'],
  ])('%s', (line, title, dueDate) => {
    expect([read(line).title, read(line).dueDate]).toEqual([title, dueDate])
  })

  it('makes a tag that there is not, once, and takes no number sign for one', () => {
    const { tags, title } = read('Salbe #Neu #neu #weber # Nr #')
    expect([tags, title]).toEqual([
      [
        { id: null, title: 'Neu' },
        { id: 'weber', title: 'Weber' },
      ],
      'Salbe # Nr #',
    ])
  })

  it('knows people by the beginning of a name, and oneself; who is unclear stays in the title', () => {
    expect(['@krüger', '@ich', '@me', '@jan'].map((word) => read(`Anrufen ${word}`).assignedTo?.id)).toEqual([
      'sabine',
      'jonas',
      'jonas',
      'jana',
    ])
    for (const word of ['@j', '@niemand'])
      expect(read(`Anrufen ${word}`)).toMatchObject({ title: `Anrufen ${word}`, assignedTo: null, unclear: [word] })
    expect(read('Mail an info@praxis.de').unclear).toEqual([])
  })

  it.each([
    ['!0', 0],
    ['!1', 1],
    ['!2', 2],
    ['!3', 1],
    ['Achtung!2', 1],
  ])('with %s has the priority %i', (word, priority) => {
    expect(read(`Prüfen ${word}`).priority).toBe(priority)
  })
})
