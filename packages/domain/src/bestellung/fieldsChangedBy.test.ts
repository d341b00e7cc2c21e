import { expect, it } from 'vitest'
import { bis, entwurf, firstPosition, pflege, positionInput, welt, type Welt } from './bestellung.fixtures.ts'
import { fieldsChangedBy } from './fieldsChangedBy.ts'
import { change } from './entwurf.decider.ts'
import { cancelPosition } from './gespraech.decider.ts'

const fieldsOf = (w: Welt, input: ReturnType<typeof entwurf>) =>
  fieldsChangedBy(change(w.bestellung, input, { now: w.now, neueId: () => 'neu' })).toSorted()

it('a draft that was saved again unchanged has changed nothing', () => {
  const w = welt()
  const [id] = w.ids
  expect(fieldsOf(w, entwurf({ positionen: [positionInput({ id })] }))).toEqual([])
})

it('a draft says which fields of the order and of its items were changed, never what stands in them', () => {
  const w = welt()
  const [id] = w.ids
  const input = entwurf({ bemerkung: 'Bitte klingeln', positionen: [positionInput({ id, menge: 9 })] })
  expect(fieldsOf(w, input)).toEqual(['bemerkung', 'menge'])
})

it('an item that came or went is named as such', () => {
  const w = welt()
  const [id] = w.ids
  expect(fieldsOf(w, entwurf({ positionen: [positionInput({ id }), positionInput()] }))).toEqual(['positionen'])
  expect(fieldsOf(w, entwurf({ positionen: [positionInput()] }))).toEqual(['positionen'])
})

it('a step names what it decided, and nothing that only the machinery keeps', () => {
  const w = bis('BEIM_ARZT')
  const cancelled = cancelPosition(firstPosition(w), { grund: 'abgesetzt', now: w.now, handelnder: pflege })
  expect(fieldsChangedBy([cancelled])).toEqual(['status'])
})
