import type { Messung, Zielbereich } from '@dreiklang/domain/dokumentation/vitalwerte'
import { plusDays } from '@dreiklang/domain/shared/time'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { abschnitte, drawKurve } from './kurve.ts'

const [von, bis] = ['2026-10-01', '2026-10-30']
const puls = (tag: string, wert: number): Messung => ({ art: 'PULS', wert, wert2: null, am: `${tag}T09:00:00.000Z` })
const target = (gueltigAb: string, gueltigBis: string | null): Zielbereich => ({
  art: 'PULS',
  von: 50,
  bis: 80,
  von2: null,
  bis2: null,
  gueltigAb,
  gueltigBis,
  gesetztAm: `${gueltigAb}T08:00:00.000Z`,
})

describe('a curve', () => {
  it('is none while nothing was measured', () => {
    expect(drawKurve({ art: 'PULS', werte: [], ziele: [], von, bis })).toBeNull()
  })

  it('has a range for each time, the one of the doctor while it holds', () => {
    const parts = abschnitte({ art: 'PULS', ziele: [target('2026-10-10', '2026-10-19')], von, bis })
    expect(parts.map((part) => [part.von, part.bis, part.individuell])).toEqual([
      ['2026-10-01', '2026-10-09', false],
      ['2026-10-10', '2026-10-19', true],
      ['2026-10-20', '2026-10-30', false],
    ])
  })

  it('has two lines for blood pressure and a range for each', () => {
    const werte: Messung[] = [{ art: 'BLUTDRUCK', wert: 150, wert2: 85, am: '2026-10-15T09:00:00.000Z' }]
    const kurve = drawKurve({ art: 'BLUTDRUCK', werte, ziele: [], von, bis })
    expect([kurve?.linien.length, kurve?.baender.length]).toEqual([2, 2])
  })

  it('keeps all numbers and ranges within the box, the later further right, the greater further up', () => {
    const messung = fc.tuple(fc.integer({ min: 0, max: 29 }), fc.integer({ min: 20, max: 250 }))
    fc.assert(
      fc.property(fc.uniqueArray(messung, { minLength: 1, maxLength: 40, selector: ([tag]) => tag }), (raw) => {
        const werte = raw.toSorted(([a], [b]) => a - b).map(([tag, value]) => puls(plusDays(von, tag), value))
        const kurve = drawKurve({ art: 'PULS', werte, ziele: [target('2026-10-10', null)], von, bis })
        const punkte = kurve?.linien[0] ?? []
        const drin = (count: number) => count >= -1e-9 && count <= 100 + 1e-9
        return (
          punkte.length === werte.length &&
          punkte.every(({ x, y }, i) => drin(x) && drin(y) && (i === 0 || x > (punkte[i - 1]?.x ?? 0))) &&
          punkte.every(({ y }, i) => punkte.every((others, j) => (werte[i]?.wert ?? 0) <= (werte[j]?.wert ?? 0) || y < others.y)) &&
          (kurve?.baender ?? []).every(({ x1, x2, y1, y2 }) => [x1, x2, y1, y2].every(drin) && y1 < y2)
        )
      }),
      { seed: 39 },
    )
  })
})
