import type { BoardCard, WholeBoard } from '@dreiklang/domain/scrumboard/board.contract'
import * as examples from '@dreiklang/domain/scrumboard/boardExamples'
import { positionStep } from '@dreiklang/domain/scrumboard/scrumboard'
import { describe, expect, it } from 'vitest'
import { columnsOf, moveOfCard, moveOfList, spotByKey, spotOf, withHeld, withMovedCard, withMovedList } from './arrange.ts'

const list = (id: string, nr: number) => ({ ...examples.list, id, position: nr * positionStep })
const card = (id: string, listId: string, nr: number): BoardCard => ({ ...examples.card, id, listId, position: nr * positionStep })
const board: WholeBoard = {
  ...examples.board,
  lists: [list('one', 1), list('two', 2)],
  cards: [card('a', 'one', 1), card('b', 'one', 2), card('c', 'one', 3), card('d', 'two', 1)],
  labels: [],
}
const shown = ({ lists, cards }: Pick<WholeBoard, 'lists' | 'cards'>) =>
  columnsOf({ lists, cards }, () => true)
    .map((column) => `${column.list.id}: ${column.cards.map(({ id }) => id).join(' ')}`)
    .join(', ')
const columns = columnsOf(board, () => true)

describe('a card that is moved', () => {
  it('stands at once where the server will put it', () => {
    expect(shown(withMovedCard(board, { id: 'c', listId: 'one', after: null, before: 'a' }))).toBe('one: c a b, two: d')
    expect(shown(withMovedCard(board, { id: 'a', listId: 'two', after: 'd', before: null }))).toBe('one: b c, two: d a')
  })

  it('goes next to what is seen, also where a filter hides the cards between', () => {
    const filtered = columnsOf(board, ({ id }) => id !== 'b')
    expect(moveOfCard(filtered, 'd', { listId: 'one', index: 1 })).toEqual({ id: 'd', listId: 'one', after: 'a', before: 'c' })
    expect(moveOfCard(filtered, 'a', { listId: 'one', index: 1 })).toEqual({ id: 'a', listId: 'one', after: 'c', before: null })
    expect(spotOf(filtered, 'b')).toBeNull()
  })
})

it('a list goes next to its neighbours', () => {
  expect(moveOfList(columns, 'two', 0)).toEqual({ id: 'two', after: null, before: 'one' })
  expect(shown(withMovedList(board, { id: 'two', after: null, before: 'one' }))).toBe('two: d, one: a b c')
})

describe('a card that is lifted by keys', () => {
  const held = { id: 'b', listId: 'one', index: 1 }
  it.each([
    ['ArrowUp', 'one', 0],
    ['ArrowDown', 'one', 2],
    ['ArrowRight', 'two', 1],
    ['ArrowLeft', 'one', 1],
  ])('goes one place further by %s', (key, listId, index) => {
    expect(spotByKey(columns, held, key)).toEqual({ listId, index })
  })

  it('stops at the ends, and listens to no other key', () => {
    expect(spotByKey(columns, { ...held, index: 2 }, 'ArrowDown')).toEqual({ listId: 'one', index: 2 })
    expect(spotByKey(columns, held, 'x')).toBeNull()
  })

  it('is drawn where it would be put, and its lists count it there', () => {
    const held2 = withHeld(columns, { id: 'b', listId: 'two', index: 0 })
    expect(held2.map(({ cards, count }) => [cards.map(({ id }) => id).join(' '), count])).toEqual([
      ['a c', 2],
      ['b d', 2],
    ])
    expect(withHeld(columns, null)).toBe(columns)
  })
})
