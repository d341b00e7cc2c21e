import { berlinDate, berlinTimeOfDay } from '@dreiklang/domain/shared/time'
import { describe, expect, it } from 'vitest'
import { createRandom } from './director.ts'
import type { DemoKlient } from './klienten.ts'
import { planBestellungen } from './bestellplan.ts'
import { versorgungOf } from './versorgung.ts'

const klienten = Array.from({ length: 60 }, (_, nr): DemoKlient => ({
  id: `klient-${nr}`,
  pflege: 'sonnenhof',
  praxis: 'weber',
  apotheke: 'markt',
  versorgung: versorgungOf(nr),
}))
const scriptAt = (beginn: string) => planBestellungen({ random: createRandom(1), beginn: new Date(beginn) }, klienten)

describe.each(['2026-11-17T10:00+01:00', '2026-11-16T00:40+01:00', '2026-11-21T21:15+01:00', '2026-11-18T23:55+01:00'])(
  'the orders of a demo that begins at %s',
  (beginn) => {
    const scripts = scriptAt(beginn)
    const over = scripts.filter(({ goal }) => goal === 'ABGESCHLOSSEN')

    it('stand in every state, most of them on their way', () => {
      expect(new Set(scripts.map(({ goal }) => goal)).size).toBe(17)
      expect(over).toHaveLength(63)
      expect(scripts.length - over.length).toBeGreaterThanOrEqual(70)
    })

    it('came late in eight to twelve of a hundred cases', () => {
      const late = over.filter(({ times, bedarfBis }) => berlinDate(times.zustellen?.toISOString() ?? '') > bedarfBis)
      const percent = (late.length * 100) / over.length
      expect([percent >= 8, percent <= 12, percent]).toEqual([true, true, percent])
    })

    it('are worked on by day, in the order of the way, and nothing lies ahead', () => {
      for (const { goal, angelegtAm, times, zuletzt, bedarfBis } of scripts) {
        const moments = [angelegtAm, ...Object.values(times).toSorted((a, b) => a.getTime() - b.getTime()), zuletzt]
        expect([goal, moments.map((one) => one.getTime())]).toEqual([goal, moments.map((one) => one.getTime()).toSorted((a, b) => a - b)])
        expect(zuletzt <= new Date(beginn)).toBe(true)
        expect(bedarfBis >= berlinDate(angelegtAm.toISOString())).toBe(true)
        if (goal === 'NOTFALL') continue
        for (const moment of moments) {
          const time = berlinTimeOfDay(moment.toISOString())
          expect([time >= '07:00', time < '19:00']).toEqual([true, true])
        }
      }
    })
  },
)

it('whoever orders the same again for a Klient says why, and nobody else does', () => {
  const seen = new Set<string>()
  for (const { klient, wishes } of scriptAt('2026-11-17T10:00+01:00'))
    for (const { produkt, doppeltGrund } of wishes) {
      const key = `${klient.id} ${produkt.bezeichnung}`
      expect(doppeltGrund !== null).toBe(seen.has(key))
      seen.add(key)
    }
})

it('the same day makes the same orders', () => {
  expect(scriptAt('2026-11-17T10:00+01:00')).toEqual(scriptAt('2026-11-17T10:00+01:00'))
})
