import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Gesagt, type Kalenderbesuch, isChanged, announce } from './kalenderabo.ts'

const jetzt = '2026-11-18T09:00:00.000Z'
const tagMs = 86_400_000
const nach = (tage: number, von = jetzt): string => new Date(Date.parse(von) + tage * tagMs).toISOString()

const besuch = (rest: Partial<Kalenderbesuch> = {}): Kalenderbesuch => ({
  hausbesuchId: 'h1',
  version: 2,
  von: nach(1),
  dauerMinuten: 30,
  gilt: true,
  geaendertAm: nach(-1),
  kuerzel: null,
  ...rest,
})
const say = (besuche: Kalenderbesuch[], gesagt: Gesagt[] = [], am = jetzt) =>
  announce({ personId: 'p1', besuche, gesagt, geaendertAm: nach(-10), jetzt: am })
const einer = (...angaben: Parameters<typeof say>) => say(...angaben).termine[0]

describe('the calendar of a person', () => {
  it('says of a visit its time and nothing else', () => {
    expect(einer([besuch()])).toMatchObject({
      uid: 'h1.p1@dreiklang',
      sequenz: 2,
      titel: 'Hausbesuch',
      ort: null,
      text: null,
      abgesagt: false,
      zeit: { von: nach(1), dauerMinuten: 30 },
    })
  })

  it('names the first letters and the postcode where the house allows it', () => {
    expect(einer([besuch({ kuerzel: { initialen: 'M. S.', plz: '50667' } })])).toMatchObject({ titel: 'Hausbesuch M. S.', ort: '50667' })
  })

  it('takes the letters away when the day is over, and says that it changed', () => {
    const gestern = besuch({ von: nach(-1), kuerzel: { initialen: 'M. S.', plz: '50667' }, geaendertAm: nach(-5) })
    expect(einer([gestern])).toMatchObject({ titel: 'Hausbesuch', ort: null, geaendertAm: '2026-11-17T23:00:00.000Z' })
  })

  it('keeps sixty days behind it', () => {
    expect(say([besuch({ von: nach(-60) }), besuch({ hausbesuchId: 'h2', von: nach(-61) })]).termine).toHaveLength(1)
  })

  it('cancels what was taken from the person, at the time that was said', () => {
    const { gesagt } = say([besuch()])
    const weg = say([besuch({ gilt: false, version: 3, von: nach(5) })], gesagt)
    expect(weg.termine[0]).toMatchObject({ abgesagt: true, sequenz: 3, zeit: { von: nach(1) }, geaendertAm: jetzt })
    expect(say([besuch({ gilt: false, version: 9, von: nach(8) })], weg.gesagt, nach(1)).gesagt).toEqual(weg.gesagt)
  })

  it('does not tell of a cancelled visit that it never told of', () => {
    expect(say([besuch({ gilt: false })])).toEqual({ termine: [], gesagt: [] })
  })

  it('forgets a cancellation after thirty days', () => {
    const { gesagt } = say([besuch({ von: nach(100) })])
    const off = besuch({ gilt: false, version: 3, von: nach(100) })
    const weg = say([off], gesagt).gesagt
    expect(say([off], weg, nach(30)).termine).toHaveLength(1)
    expect(say([off], weg, nach(30.01))).toEqual({ termine: [], gesagt: [] })
  })

  it('brings back what comes back, with a higher number', () => {
    const weg = say([besuch({ gilt: false, version: 2 })], say([besuch()]).gesagt)
    expect(weg.termine[0]?.sequenz).toBe(3)
    expect(einer([besuch({ version: 2 })], weg.gesagt)).toMatchObject({ abgesagt: false, sequenz: 4 })
  })
})

describe('through whatever happens to a visit', () => {
  const steps = fc.array(
    fc.record({
      gilt: fc.boolean(),
      tage: fc.integer({ min: -3, max: 60 }),
      neueVersion: fc.boolean(),
      spaeter: fc.integer({ min: 0, max: 10 }),
    }),
    { minLength: 1, maxLength: 12 },
  )

  it('the number never falls, and rises whenever the time or the state is another', () => {
    fc.assert(
      fc.property(steps, (geschichte) => {
        let [version, am, gesagt]: [number, string, Gesagt[]] = [1, jetzt, []]
        let [tage, gilt] = [1, true]
        for (const step of geschichte) {
          // The time of a visit moves with its version only.
          if (step.neueVersion) [version, tage] = [version + 1, step.tage]
          gilt = step.gilt
          am = nach(step.spaeter, am)
          const vorher = gesagt[0]
          gesagt = say([besuch({ version, gilt, von: nach(tage, am.slice(0, 10) + jetzt.slice(10)), geaendertAm: am })], gesagt, am).gesagt
          const nun = gesagt[0]
          if (vorher === undefined || nun === undefined) continue
          expect(nun.sequenz).toBeGreaterThanOrEqual(vorher.sequenz)
          if ((vorher.abgesagtAm === null) !== (nun.abgesagtAm === null)) expect(nun.sequenz).toBeGreaterThan(vorher.sequenz)
        }
      }),
      { seed: 11, numRuns: 300 },
    )
  })

  it('what was said once and is the same is not written again', () => {
    const [erst] = say([besuch()]).gesagt
    const [wieder] = say([besuch()], erst ? [erst] : []).gesagt
    expect(erst && wieder && isChanged(erst, wieder)).toBe(false)
  })
})
