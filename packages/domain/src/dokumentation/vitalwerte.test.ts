import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { emptyBlatt, vitalwert, wunde } from './blatt.document.ts'
import { type Messung, type Zielbereich, hinweiseZu, vitalArten, vitalTable, zielOn, zuckerInMg, zuckerInMmol } from './vitalwerte.ts'

const am = '2026-11-18T09:00:00.000Z'
const messung = (art: Messung['art'], wert: number, wert2: number | null = null): Messung => ({ art, wert, wert2, am })
const codes = (one: Messung, ziele: Zielbereich[] = [], fruehere: Messung[] = []) =>
  hinweiseZu(one, { ziele, fruehere }).map(({ code }) => code)
const target = (rest: Partial<Zielbereich>): Zielbereich => ({
  art: 'SPO2',
  von: 88,
  bis: 92,
  von2: null,
  bis2: null,
  gueltigAb: '2026-11-01',
  gueltigBis: null,
  gesetztAm: '2026-11-01T08:00:00.000Z',
  ...rest,
})
const seen = (rest: object) =>
  vitalwert.safeParse({ id: crypto.randomUUID(), wert2: null, am, ort: null, geraet: null, bemerkung: null, ...rest })

describe('a measured number', () => {
  it('is worth a word outside of the usual range, and none inside', () => {
    expect(codes(messung('BLUTDRUCK', 150, 95))).toEqual(['UEBER', 'UEBER'])
    expect(codes(messung('BLUTDRUCK', 120, 80))).toEqual([])
    expect(codes(messung('PULS', 59))).toEqual(['UNTER'])
    expect(codes(messung('SCHMERZ', 4))).toEqual(['UEBER'])
  })

  it('says fever from 38.0 on, and nothing of 36.2', () =>
    expect([36.2, 37.9, 38].map((grad) => codes(messung('TEMPERATUR', grad)))).toEqual([[], ['UEBER'], ['FIEBER']]))

  it.each([
    ['SPO2', [91, 92], null],
    ['PULS', [40, 41], [131, 130]],
    ['ATEMFREQUENZ', [8, 9], [25, 24]],
    ['TEMPERATUR', [35, 35.1], [40, 39.9]],
    ['BLUTZUCKER', [69, 70], [401, 400]],
    ['SCHMERZ', null, [8, 7]],
  ] as const)('of %s is critical at both ends, one further in is not', (art, low, high) => {
    const alarms = (value: number) =>
      hinweiseZu(messung(art, value), { ziele: [], fruehere: [] }).map(({ code, alarm }) => `${code} ${alarm}`)
    const atEnd = (end: readonly [number, number] | null) => end && [alarms(end[0]), alarms(end[1]).join().includes('true')]
    expect([atEnd(low), atEnd(high)]).toEqual([low && [['KRITISCH_UNTER true'], false], high && [['KRITISCH_UEBER true'], false]])
  })

  it('of the blood pressure is critical by either number', () => {
    expect(codes(messung('BLUTDRUCK', 240, 140))).toEqual(['KRITISCH_UEBER', 'KRITISCH_UEBER'])
    expect([codes(messung('BLUTDRUCK', 170, 120)), codes(messung('BLUTDRUCK', 90, 60))]).toEqual([['KRITISCH_UEBER'], ['KRITISCH_UNTER']])
  })

  it('within the range of the doctor is no alarm, outside of it still is, also where he left an end open', () => {
    expect(codes(messung('SPO2', 89), [target({})])).toEqual([])
    expect(codes(messung('SPO2', 85), [target({})])).toEqual(['KRITISCH_UNTER'])
    const zucker = target({ art: 'BLUTZUCKER', von: null, bis: 250 })
    expect([codes(messung('BLUTZUCKER', 55), [zucker]), codes(messung('BLUTZUCKER', 240), [zucker])]).toEqual([['KRITISCH_UNTER'], []])
  })

  it('is held against the range of the doctor where there is one', () => {
    expect(codes(messung('SPO2', 90))).toEqual(['KRITISCH_UNTER'])
    expect(codes(messung('SPO2', 90), [target({})])).toEqual([])
    expect(hinweiseZu(messung('SPO2', 95), { ziele: [target({})], fruehere: [] })[0]).toMatchObject({
      code: 'UEBER',
      grenze: 92,
      individuell: true,
    })
    expect(codes(messung('SPO2', 90), [target({ gueltigBis: '2026-11-17' })])).toEqual(['KRITISCH_UNTER'])
  })

  it('of the weight is held against that of the last thirty days', () => {
    const frueher = (value: number, tag: string) => ({ ...messung('GEWICHT', value), am: `${tag}T08:00:00.000Z` })
    expect(codes(messung('GEWICHT', 66), [], [frueher(70, '2026-11-01')])).toEqual(['GEWICHT'])
    expect(codes(messung('GEWICHT', 67), [], [frueher(70, '2026-11-01')])).toEqual([])
    expect(codes(messung('GEWICHT', 66), [], [frueher(70, '2026-10-01')])).toEqual([])
  })

  it('is refused when it cannot be', () => {
    const error = (rest: object) => seen(rest).error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`) ?? []
    expect(error({ art: 'BLUTDRUCK', wert: 301, wert2: 80 })).toEqual(['wert messwert'])
    expect(error({ art: 'BLUTDRUCK', wert: 80, wert2: 80 })).toEqual(['wert2 diastole'])
    expect(error({ art: 'BLUTDRUCK', wert: 120 })).toEqual(['wert2 pflicht'])
    expect(error({ art: 'PULS', wert: 70, wert2: 70 })).toEqual(['wert2 falsch'])
    expect(error({ art: 'SCHMERZ', wert: 3.5 })).toEqual(['wert messwert'])
    expect(error({ art: 'TEMPERATUR', wert: 37.25 })).toEqual(['wert messwert'])
  })

  it('is taken exactly when it lies within the hard limits, whatever its kind', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...vitalArten.filter((art) => vitalTable[art].zweite === null)),
        fc.integer({ min: -5, max: 1000 }),
        (art, wert) => {
          const { von, bis } = vitalTable[art].grenzen
          expect(seen({ art, wert }).success).toBe(wert >= von && wert <= bis)
        },
      ),
      { seed: 47, numRuns: 500 },
    )
  })

  it('of the blood sugar is the same in both units', () => {
    expect([zuckerInMg(5.5), zuckerInMmol(99)]).toEqual([99, 5.5])
    fc.assert(
      fc.property(fc.integer({ min: 10, max: 500 }), (zehntel) => {
        expect(zuckerInMmol(zuckerInMg(zehntel / 10))).toBeCloseTo(zehntel / 10, 6)
      }),
      { seed: 47 },
    )
  })
})

it('of two ranges of the doctor the later one holds', () => {
  const spaeter = target({ von: 90, gesetztAm: '2026-11-10T08:00:00.000Z' })
  expect(zielOn([target({}), spaeter], 'SPO2', '2026-11-18')).toBe(spaeter)
  expect(zielOn([target({}), { ...spaeter, gueltigAb: '2026-12-01' }], 'SPO2', '2026-11-18')?.von).toBe(88)
  expect(zielOn([target({})], 'PULS', '2026-11-18')).toBeNull()
})

it('the ground of a wound is described whole or not at all', () => {
  const one = {
    id: crypto.randomUUID(),
    stelle: 'FERSE_L',
    art: 'DEKUBITUS',
    grad: 'GRAD_2',
    laenge: 2.5,
    breite: 1,
    tiefe: null,
    exsudat: 'WENIG',
    rand: null,
    grund: { granulation: 60, fibrin: 40, nekrose: 0, epithel: 0 },
    geruch: null,
    infektionszeichen: [],
    verband: null,
    fotos: [],
  }
  expect(wunde.safeParse(one).success).toBe(true)
  expect(wunde.safeParse({ ...one, grund: { ...one.grund, fibrin: 30 } }).error?.issues[0]?.message).toBe('wundgrund')
  expect(emptyBlatt(0).wunden).toEqual([])
})
