import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Blatt, emptyBlatt } from './blatt.document.ts'
import { merge } from './verschmelzen.ts'

const puls = (id: string, wert: number): Blatt['vitalwerte'][number] => ({
  id,
  art: 'PULS',
  wert,
  wert2: null,
  am: '2026-11-22T08:00:00.000Z',
  ort: null,
  geraet: null,
  bemerkung: null,
})
const [eins, two, three] = ['1', '2', '3'].map((nr) => `0190a000-0000-7000-8000-00000000000${nr}`) as [string, string, string]
const mit = (rest: Partial<Blatt>): Blatt => ({ ...emptyBlatt(2), ...rest })
const idsOf = ({ blatt }: { blatt: Blatt }) => blatt.vitalwerte.map(({ id }) => id)

describe('Two people who write on one sheet', () => {
  it('lose nothing when they write in different places', () => {
    const basis = mit({ vitalwerte: [puls(eins, 70)] })
    const { blatt, konflikte } = merge({
      basis,
      mein: { ...basis, massnahmen: 'Verband', vitalwerte: [puls(eins, 70), puls(two, 80)] },
      anderes: { ...basis, ergebnis: 'wohlauf', vitalwerte: [puls(eins, 70), puls(three, 90)] },
    })
    expect(konflikte).toEqual([])
    expect(blatt).toMatchObject({ massnahmen: 'Verband', ergebnis: 'wohlauf' })
    expect(blatt.vitalwerte.map(({ wert }) => wert)).toEqual([70, 90, 80])
  })

  it('are joined field by field in the findings and in what was done', () => {
    const basis = mit({})
    const { befunde, leistungen } = basis
    const ja = { erbracht: true, grund: null }
    const { blatt, konflikte } = merge({
      basis,
      mein: { ...basis, befunde: { ...befunde, haut: 'TROCKEN' }, leistungen: [ja, leistungen[1] ?? ja] },
      anderes: { ...basis, befunde: { ...befunde, atmung: 'HUSTEN' }, leistungen: [leistungen[0] ?? ja, ja] },
    })
    expect(konflikte).toEqual([])
    expect(blatt.befunde).toMatchObject({ haut: 'TROCKEN', atmung: 'HUSTEN' })
    expect(blatt.leistungen).toEqual([ja, ja])
  })

  it('stand against each other only where both have changed the same', () => {
    const basis = mit({ ergebnis: 'alt', vitalwerte: [puls(eins, 70)] })
    const mein = mit({ ergebnis: 'meins', vitalwerte: [puls(eins, 71)] })
    const { blatt, konflikte } = merge({ basis, mein, anderes: mit({ ergebnis: 'anders', vitalwerte: [puls(eins, 72)] }) })
    expect(konflikte).toEqual(['vitalwerte', 'ergebnis'])
    expect(blatt).toEqual(mein)
  })

  it('take away what one of them took away, unless the other has changed it', () => {
    const basis = mit({ vitalwerte: [puls(eins, 70), puls(two, 80)] })
    const entfernt = mit({ vitalwerte: [] })
    expect(idsOf(merge({ basis, mein: entfernt, anderes: basis }))).toEqual([])
    expect(idsOf(merge({ basis, mein: basis, anderes: entfernt }))).toEqual([])
    const changed = mit({ vitalwerte: [puls(eins, 70), puls(two, 81)] })
    for (const streit of [
      { mein: changed, anderes: entfernt },
      { mein: entfernt, anderes: changed },
    ])
      expect(merge({ basis, ...streit })).toMatchObject({ blatt: { vitalwerte: [puls(two, 81)] }, konflikte: ['vitalwerte'] })
  })

  it('stand against each other whole when joined it would be more than a sheet can hold', () => {
    const viele = (art: string) =>
      Array.from({ length: 40 }, (_, i) => puls(`0190a000-0000-7000-8000-0000000${art}${String(i).padStart(4, '0')}`, 70))
    const mein = mit({ vitalwerte: viele('1') })
    expect(merge({ basis: mit({}), mein, anderes: mit({ vitalwerte: viele('2') }) })).toEqual({
      blatt: mein,
      konflikte: ['vitalwerte'],
    })
  })

  it('keep the services of the plan that stands when it was changed meanwhile', () => {
    const ja = { erbracht: true, grund: null }
    const mein = { ...emptyBlatt(1), leistungen: [ja] }
    expect(merge({ basis: emptyBlatt(1), mein, anderes: emptyBlatt(2) }).konflikte).toEqual(['leistungen'])
  })

  const werte = fc.uniqueArray(fc.record({ id: fc.constantFrom(eins, two, three), wert: fc.integer({ min: 40, max: 44 }) }), {
    selector: ({ id }) => id,
  })
  const word = fc.constantFrom(null, 'a', 'b', 'c')
  const blaetter = fc
    .record({ werte, ergebnis: word, massnahmen: word, haut: fc.constantFrom(null, 'TROCKEN', 'BLASS') })
    .map(({ werte: list, ergebnis, massnahmen, haut }): Blatt => {
      const empty = mit({ ergebnis, massnahmen, vitalwerte: list.map(({ id, wert }) => puls(id, wert)) })
      return { ...empty, befunde: { ...empty.befunde, haut } }
    })

  it('get the sheet of the one who wrote when the other wrote nothing, or the same', () => {
    fc.assert(
      fc.property(blaetter, blaetter, (basis, neu) => {
        for (const [mein, anderes] of [
          [neu, basis],
          [basis, neu],
          [neu, neu],
        ] as const)
          expect(merge({ basis, mein, anderes })).toEqual({ blatt: neu, konflikte: [] })
      }),
      { numRuns: 300, seed: 20261122 },
    )
  })

  it('never lose an entry that one of them has written', () => {
    fc.assert(
      fc.property(blaetter, blaetter, blaetter, (basis, mein, anderes) => {
        const zusammen = merge({ basis, mein, anderes })
        const added = (blatt: Blatt) =>
          blatt.vitalwerte.filter(({ id }) => !basis.vitalwerte.some((alt) => alt.id === id)).map(({ id }) => id)
        expect(idsOf(zusammen)).toEqual(expect.arrayContaining([...added(mein), ...added(anderes)]))
        const meine = zusammen.konflikte.includes('ergebnis') || mein.ergebnis !== basis.ergebnis ? mein.ergebnis : anderes.ergebnis
        expect(zusammen.blatt.ergebnis).toBe(meine)
      }),
      { numRuns: 300, seed: 20261122 },
    )
  })
})
