import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Gesagt, type Kalenderbesuch, isChanged, announce } from './kalenderabo.ts'

const now = '2026-11-18T09:00:00.000Z'
const tagMs = 86_400_000
const to = (days: number, from = now): string => new Date(Date.parse(from) + days * tagMs).toISOString()

const besuch = (rest: Partial<Kalenderbesuch> = {}): Kalenderbesuch => ({
  hausbesuchId: 'h1',
  version: 2,
  von: to(1),
  dauerMinuten: 30,
  gilt: true,
  geaendertAm: to(-1),
  kuerzel: null,
  ...rest,
})
const say = (besuche: Kalenderbesuch[], gesagt: Gesagt[] = [], am = now) =>
  announce({ personId: 'p1', besuche, gesagt, geaendertAm: to(-10), now: am })
const one = (...angaben: Parameters<typeof say>) => say(...angaben).termine[0]

describe('the calendar of a person', () => {
  it('says of a visit its time and nothing else', () => {
    expect(one([besuch()])).toMatchObject({
      uid: 'h1.p1@dreiklang',
      sequenz: 2,
      titel: 'Hausbesuch',
      ort: null,
      text: null,
      abgesagt: false,
      zeit: { von: to(1), dauerMinuten: 30 },
    })
  })

  it('names the first letters and the postcode where the house allows it', () => {
    expect(one([besuch({ kuerzel: { initialen: 'M. S.', plz: '50667' } })])).toMatchObject({ titel: 'Hausbesuch M. S.', ort: '50667' })
  })

  it('takes the letters away when the day is over, and says that it changed', () => {
    const gestern = besuch({ von: to(-1), kuerzel: { initialen: 'M. S.', plz: '50667' }, geaendertAm: to(-5) })
    expect(one([gestern])).toMatchObject({ titel: 'Hausbesuch', ort: null, geaendertAm: '2026-11-17T23:00:00.000Z' })
  })

  it('keeps sixty days behind it', () => {
    expect(say([besuch({ von: to(-60) }), besuch({ hausbesuchId: 'h2', von: to(-61) })]).termine).toHaveLength(1)
  })

  it('cancels what was taken from the person, at the time that was said', () => {
    const { gesagt } = say([besuch()])
    const weg = say([besuch({ gilt: false, version: 3, von: to(5) })], gesagt)
    expect(weg.termine[0]).toMatchObject({ abgesagt: true, sequenz: 3, zeit: { von: to(1) }, geaendertAm: now })
    expect(say([besuch({ gilt: false, version: 9, von: to(8) })], weg.gesagt, to(1)).gesagt).toEqual(weg.gesagt)
  })

  it('does not tell of a cancelled visit that it never told of', () => {
    expect(say([besuch({ gilt: false })])).toEqual({ termine: [], gesagt: [] })
  })

  it('forgets a cancellation after thirty days', () => {
    const { gesagt } = say([besuch({ von: to(100) })])
    const off = besuch({ gilt: false, version: 3, von: to(100) })
    const weg = say([off], gesagt).gesagt
    expect(say([off], weg, to(30)).termine).toHaveLength(1)
    expect(say([off], weg, to(30.01))).toEqual({ termine: [], gesagt: [] })
  })

  it('brings back what comes back, with a higher number', () => {
    const weg = say([besuch({ gilt: false, version: 2 })], say([besuch()]).gesagt)
    expect(weg.termine[0]?.sequenz).toBe(3)
    expect(one([besuch({ version: 2 })], weg.gesagt)).toMatchObject({ abgesagt: false, sequenz: 4 })
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
        let [version, am, gesagt]: [number, string, Gesagt[]] = [1, now, []]
        let [days, gilt] = [1, true]
        for (const step of geschichte) {
          // The time of a visit moves with its version only.
          if (step.neueVersion) [version, days] = [version + 1, step.tage]
          gilt = step.gilt
          am = to(step.spaeter, am)
          const before = gesagt[0]
          gesagt = say([besuch({ version, gilt, von: to(days, am.slice(0, 10) + now.slice(10)), geaendertAm: am })], gesagt, am).gesagt
          const nun = gesagt[0]
          if (before === undefined || nun === undefined) continue
          expect(nun.sequenz).toBeGreaterThanOrEqual(before.sequenz)
          if ((before.abgesagtAm === null) !== (nun.abgesagtAm === null)) expect(nun.sequenz).toBeGreaterThan(before.sequenz)
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
