import { expect, it } from 'vitest'
import { placeAhead, placeToday } from './today.ts'

const shift = { von: '06:40', bis: '12:20', mitte: '09:20' }
const visits = ['06:40', '07:20', '07:55', '08:35', '09:10', '09:50', '10:25', '11:05', '11:40', '12:20']
const at = (hour: string) => new Date(`2026-11-18T${hour}:00.000+01:00`)

it.each(['00:20', '03:00', '05:30', '07:45', '09:10', '12:00', '14:30', '18:00', '21:40', '23:30'])(
  'a shift is half driven at %s: in its order, some of it is over and some of it comes',
  (hour) => {
    const placed = visits.map(placeToday(at(hour), shift))
    expect(placed).toEqual(placed.toSorted())
    expect(placed.filter((time) => time < hour).length).toBeGreaterThanOrEqual(2)
    expect(placed.filter((time) => time > hour).length).toBeGreaterThanOrEqual(2)
  },
)

it('in the middle of a shift the times are those of every day', () => {
  expect(visits.map(placeToday(at('09:40'), shift))).toEqual(visits)
})

it.each(['09:00', '15:00', '20:00', '23:00'])('at %s a later shift lies ahead, as it is or as late as needed', (hour) => {
  const placed = ['15:35', '17:25', '19:55'].map(placeAhead(at(hour), { von: '15:35', bis: '19:55' }))
  expect(placed).toEqual(placed.toSorted())
  expect(placed.every((time) => time > hour)).toBe(true)
  if (hour === '09:00') expect(placed).toEqual(['15:35', '17:25', '19:55'])
})
