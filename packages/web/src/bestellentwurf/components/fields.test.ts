import { kopfDocument } from '@dreiklang/domain/bestellung/bestellung.document'
import { positionDocument } from '@dreiklang/domain/bestellung/position.document'
import { namesOfTexts } from '@dreiklang/domain/shared/document'
import { expect, it } from 'vitest'

const sources = Object.values(
  import.meta.glob<string>(['./*.tsx', '../../bestellung/components/AbweichungFields.tsx'], {
    eager: true,
    query: '?raw',
    import: 'default',
  }),
).join('\n')
const missing = (names: readonly string[], controls: (name: string) => readonly string[]) =>
  names.filter((name) => !controls(name).some((control) => sources.includes(control)))

it('every text of an order has a field in its form', () => {
  expect(
    missing(namesOfTexts(kopfDocument), (name) => [`fieldId(null, '${name}')`, `note('${name}'`, `field('${name}')`, `marked('${name}')`]),
  ).toEqual([])
})

it('every text of a position has a field in its form', () => {
  expect(missing(namesOfTexts(positionDocument), (name) => [`text('${name}')`])).toEqual([])
})
