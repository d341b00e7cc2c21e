import { describe, expect, it } from 'vitest'
import {
  type Anchors,
  buildCardFilter,
  sortByPlace,
  isOverLimit,
  lastPosition,
  maxPosition,
  placesOfMove,
  placesOfNumbers,
  positionStep,
} from './scrumboard.ts'

const places = (text: string) => text.split(' ').map((one, i) => ({ id: one, position: (i + 1) * positionStep }))
const after = (before: ReturnType<typeof places>, changes: ReturnType<typeof places>) => {
  const known = new Map([...before, ...changes].map((place) => [place.id, place]))
  return sortByPlace([...known.values()])
    .map(({ id }) => id)
    .join(' ')
}

describe('a card that is moved', () => {
  it.each<[Anchors & { id: string }, string, string]>([
    [{ id: 'c', after: null, before: 'a' }, 'c a b d', 'on top'],
    [{ id: 'a', after: 'b', before: 'c' }, 'b a c d', 'between two'],
    [{ id: 'a', after: 'd', before: null }, 'b c d a', 'at the end'],
    [{ id: 'new', after: 'a' }, 'a new b c d', 'into this list from another one'],
    [{ id: 'a', after: 'gone', before: 'd' }, 'b c a d', 'next to the neighbour that is left'],
    [{ id: 'a', after: 'gone', before: 'gone too' }, 'b c d a', 'at the end when both neighbours have gone'],
    [{ id: 'a' }, 'b c d a', 'at the end when nobody said where'],
  ])('goes where its neighbours are, %o: %s, %s', (move, expected) => {
    const list = places('a b c d')
    expect(after(list, placesOfMove(list, move))).toBe(expected)
  })

  it('takes the middle of the gap, and no other card is touched', () => {
    expect(placesOfMove(places('a b c'), { id: 'c', after: 'a' })).toEqual([{ id: 'c', position: 1.5 * positionStep }])
    expect(placesOfMove([], { id: 'first' })).toEqual([{ id: 'first', position: positionStep }])
  })

  it('sets all of its list on whole steps again when the gap is used up', () => {
    let list = places('a b')
    for (let nr = 0; nr < 40; nr += 1) {
      const changes = placesOfMove(list, { id: `n${nr}`, after: 'a' })
      const known = new Map([...list, ...changes].map((place) => [place.id, place]))
      list = sortByPlace([...known.values()])
    }
    expect(list.map(({ id }) => id)).toEqual(['a', ...Array.from({ length: 40 }, (_, i) => `n${39 - i}`), 'b'])
    expect(new Set(list.map(({ position }) => position)).size).toBe(42)
    expect(
      placesOfMove(
        [
          { id: 'a', position: 5 },
          { id: 'b', position: 6 },
        ],
        { id: 'c', after: 'a' },
      ),
    ).toEqual(places('a c b'))
  })

  it('finds room above and below the largest numbers', () => {
    const full = [
      { id: 'a', position: -maxPosition },
      { id: 'b', position: maxPosition },
    ]
    expect(after(full, placesOfMove(full, { id: 'top', after: null }))).toBe('top a b')
    expect(after(full, placesOfMove(full, { id: 'end', before: null }))).toBe('a b end')
  })
})

describe('places that are told as numbers', () => {
  it('are taken as they are', () => {
    expect(placesOfNumbers(places('a b c'), [{ id: 'a', position: 7 * positionStep }])).toEqual([{ id: 'a', position: 7 * positionStep }])
  })

  it('put a card in front of the one that has that number already, with room between them', () => {
    const list = places('a b c')
    expect(placesOfNumbers(list, [{ id: 'c', position: positionStep }])).toEqual(places('c a b'))
    expect(lastPosition(list)).toBe(4 * positionStep)
  })
})

it('a list is over its limit with one card more, and never without a limit', () => {
  expect([isOverLimit(3, 3), isOverLimit(4, 3), isOverLimit(5000, null)]).toEqual([false, true, false])
})

describe('looking for cards', () => {
  const now = '2026-11-18T09:00:00.000Z'
  const card = {
    title: 'Kühlschrank bestellen',
    description: 'Bei ÄRZTEBEDARF fragen',
    dueDate: '2026-11-17',
    checklist: [{ content: 'Maße nehmen' }],
    labels: [{ id: 'l', title: 'Einkauf' }],
    members: [{ id: 'p', name: 'Nina Berger' }],
  }
  const nothing = { search: '', label: null, member: null, due: null }
  const finds = (filter: object, of: typeof card | { dueDate: string | null } = card) =>
    buildCardFilter({ ...nothing, ...filter }, now)({ ...card, ...of })

  it.each(['kühlschrank', 'ärztebedarf maße', 'einkauf', 'nina', '  '])('finds %s wherever it stands on the card', (search) => {
    expect(finds({ search })).toBe(true)
  })

  it('finds only what has all the words, the label and the person', () => {
    expect([finds({ search: 'kühlschrank zebra' }), finds({ label: 'l', member: 'p' })]).toEqual([false, true])
    expect([finds({ label: 'x' }), finds({ member: 'x' })]).toEqual([false, false])
  })

  it('knows what is overdue, what is due within a week, and what has no date', () => {
    const day = (dueDate: string | null) => (['overdue', 'week', 'none'] as const).map((due) => finds({ due }, { dueDate }))
    expect(day('2026-11-17')).toEqual([true, true, false])
    expect(day('2026-11-18')).toEqual([false, true, false])
    expect(day('2026-11-18T08:59:00.000Z')).toEqual([true, true, false])
    expect(day('2026-11-25')).toEqual([false, false, false])
    expect(day(null)).toEqual([false, false, true])
  })
})
