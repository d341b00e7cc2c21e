import { expect, it } from 'vitest'
import { position, rezept } from '../../bestellung/components/position.fixtures.ts'
import { findSharedSigns, nothingShared } from './sharedSigns.ts'

const missing = (ort: Parameters<typeof rezept>[0] = {}) => position({ ueberlagerungen: ['REZEPT_FEHLT'], rezept: rezept(ort) })

it('what every item lacks is said once, above them', () => {
  expect(findSharedSigns([missing(), missing()])).toEqual({ ueberlagerungen: ['REZEPT_FEHLT'], vorschau: false })
})

it('what one of them does not lack stands with each of the others', () => {
  expect(findSharedSigns([missing(), position()])).toEqual(nothingShared)
})

it('prescriptions that are fetched in different ways are told one by one', () => {
  expect(findSharedSigns([missing(), missing({ ort: 'PAPIER_PRAXIS' })])).toEqual(nothingShared)
})

it('of one item alone nothing is said apart from it', () => {
  expect(findSharedSigns([missing()])).toEqual(nothingShared)
})

it('a preview of all of them is one preview', () => {
  const preview = position({ vorschau: true })
  expect(findSharedSigns([preview, preview]).vorschau).toBe(true)
  expect(findSharedSigns([preview, position({ vorschau: true, status: 'STORNIERT' })]).vorschau).toBe(false)
})
