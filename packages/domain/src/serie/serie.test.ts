import { describe, expect, it } from 'vitest'
import { aylin, jonas, nach, sabine, steps } from '../hausbesuch/hausbesuch.fixtures.ts'
import { transitionsOf } from '../hausbesuch/hausbesuch.policy.ts'
import { suspend } from '../hausbesuch/instanz.decider.ts'
import { change, end, endeOf, sameFrom, hasEnded, wirkungOf } from './serie.decider.ts'
import { imPlan, now, lage, bySteps, serie, tage } from './serie.fixtures.ts'
import { serienSperre } from './serie.policy.ts'

const verschiebe = { ...steps.verschieben, angaben: { ...steps.verschieben.angaben, datum: '2026-11-21', uhrzeit: '10:00' } }
const mit = (plan: ReturnType<typeof imPlan>, tag: string, tat: (besuch: (typeof plan)[number]) => (typeof plan)[number]) =>
  plan.map((besuch) => (besuch.serie?.tag === tag ? tat(besuch) : besuch))

describe('a series', () => {
  it('stands in the plan four weeks ahead, from now on', () => {
    // It is ten: the visit of eight today is over.
    expect(tage(imPlan())).toEqual([
      '2026-11-20',
      '2026-11-23',
      '2026-11-25',
      '2026-11-27',
      '2026-11-30',
      '2026-12-02',
      '2026-12-04',
      '2026-12-07',
      '2026-12-09',
      '2026-12-11',
      '2026-12-14',
      '2026-12-16',
    ])
  })

  it('changes nothing when it is compared with the plan again', () => {
    expect(sameFrom(serie(), imPlan(), lage())).toEqual([])
  })

  it('has one more day in the plan when a day is over', () => {
    expect(sameFrom(serie(), imPlan(), lage({ now: '2026-11-20T09:00:00.000Z' }))).toMatchObject([{ art: 'ANLEGEN', tag: '2026-12-18' }])
  })

  it('sends only who can go there, and nobody when there is nobody', () => {
    const [besuch] = imPlan(serie({ personIds: ['jonas', 'weg'] }))
    expect(besuch?.zugewiesene.map(({ personId }) => personId)).toEqual(['jonas'])
    expect(imPlan(serie({ personIds: [] }))[0]?.zugewiesene).toEqual([])
    // Only a nursing visit is planned before one knows who goes.
    expect(sameFrom(serie({ typ: 'WUNDVISITE', personIds: ['weg'] }), [], lage())).toEqual([])
  })

  it('takes all its visits along when it changes, but those that a person has moved, cancelled or begun', () => {
    let plan = mit(imPlan(), '2026-11-20', (besuch) => nach(besuch, sabine, verschiebe))
    plan = mit(plan, '2026-11-23', (besuch) => nach(besuch, sabine, steps.absagen))
    plan = mit(plan, '2026-11-25', (besuch) => nach(besuch, jonas, steps.losfahren))
    const anders = serie({ uhrzeit: '09:15', personIds: ['aylin'] })
    const gegangen = sameFrom(anders, plan, lage())
    expect(wirkungOf(gegangen)).toEqual({ neu: 0, geaendert: 9, abgesagt: 0, vonHand: 2, begonnen: 1 })
    const danach = bySteps(anders, plan, gegangen)
    expect(danach.map(({ plan: when }) => when?.uhrzeit).filter((uhrzeit) => uhrzeit === '09:15')).toHaveLength(9)
    expect(danach[0]?.plan).toMatchObject({ datum: '2026-11-21', uhrzeit: '10:00' })
    expect(wirkungOf(sameFrom(anders, danach, lage())).geaendert).toBe(0)
  })

  it('cancels what it does not name any more, and takes it up again when it names it again', () => {
    const withoutFreitag = serie({ regel: 'FREQ=WEEKLY;BYDAY=MO,WE' })
    const plan = bySteps(withoutFreitag, imPlan(), sameFrom(withoutFreitag, imPlan(), lage()))
    expect(tage(plan, 'ABGESAGT')).toEqual(['2026-11-20', '2026-11-27', '2026-12-04', '2026-12-11'])
    expect(plan[0]?.absage).toMatchObject({ durch: 'PFLEGE', grund: 'SONSTIGES', berechnung: false })
    expect(wirkungOf(sameFrom(serie(), plan, lage())).geaendert).toBe(4)
  })

  it('lets a day fall out that is an exception', () => {
    const plan = bySteps(serie(), imPlan(), sameFrom(serie({ ausnahmen: ['2026-11-27'] }), imPlan(), lage()))
    expect(tage(plan, 'ABGESAGT')).toEqual(['2026-11-27'])
  })
})

describe('when the Klient is away', () => {
  const imKrankenhaus = lage({ abwesend: [{ von: '2026-11-21', bis: '2026-11-30' }] })

  it('his visits are cancelled without a call, and come back when he does not go', () => {
    const plan = bySteps(serie(), imPlan(), sameFrom(serie(), imPlan(), imKrankenhaus))
    expect(tage(plan, 'ABGESAGT')).toEqual(['2026-11-23', '2026-11-25', '2026-11-27'])
    expect(plan[1]?.absage).toMatchObject({ durch: 'KLIENT', grund: 'ABWESEND', berechnung: false })
    const zurueck = sameFrom(serie(), plan, lage())
    expect(zurueck.map(({ art }) => art)).toEqual(['FOLGEN', 'FOLGEN', 'FOLGEN'])
    const danach = bySteps(serie(), plan, zurueck)
    expect(tage(danach)).toEqual(tage(imPlan()))
    expect(danach[1]).toMatchObject({ status: 'GEPLANT', absage: null, serie: { vonHand: false } })
  })

  it('those that are not planned yet are not planned at all', () => {
    expect(tage(imPlan(serie(), imKrankenhaus))).not.toContain('2026-11-25')
  })

  it('a visit that a person has cancelled stays cancelled', () => {
    const plan = mit(imPlan(), '2026-11-23', (besuch) => nach(besuch, sabine, steps.absagen))
    expect(wirkungOf(sameFrom(serie(), plan, lage()))).toMatchObject({ geaendert: 0, vonHand: 1 })
  })
})

describe('a visit of a series', () => {
  it('is one like all others: who plans may move and cancel it, and nobody but the series takes it up again', () => {
    const [besuch] = imPlan()
    if (besuch === undefined) throw new Error('no visit')
    expect(transitionsOf(besuch, sabine)).toMatchObject({ verschieben: true, absagen: true })
    expect(transitionsOf(besuch, sabine)).not.toHaveProperty('wiederaufnehmen')
    expect(nach(besuch, sabine, verschiebe).serie).toEqual({ id: 'serie', tag: '2026-11-20', vonHand: true })
  })

  it('is never touched by the series when a person has decided about it', () => {
    const [besuch] = imPlan()
    if (besuch === undefined) throw new Error('no visit')
    expect(() => suspend(nach(besuch, sabine, verschiebe), 'SERIE', now)).toThrow('must leave the visit')
  })
})

describe('a change', () => {
  it('from a day on ends the series the day before, and the rest begins there', () => {
    const { serie: alt, rest } = change(serie(), { ...serie(), uhrzeit: '17:00' }, { ab: '2026-11-27', neueId: 'neu', now })
    expect(alt).toMatchObject({ id: 'serie', version: 2, uhrzeit: '08:00', gueltigBis: '2026-11-26' })
    expect(rest).toMatchObject({
      abTag: '2026-11-27',
      serie: { id: 'neu', version: 1, uhrzeit: '17:00', gueltigVon: '2026-11-27', vorgaengerId: 'serie' },
    })
  })

  it.each(['2026-11-17', '2026-11-18', '2026-12-02'])('cannot split a series from 18 November to 1 December on %s', (ab) => {
    const bisDezember = serie({ gueltigBis: '2026-12-01' })
    expect(() => change(bisDezember, bisDezember, { ab, neueId: 'neu', now })).toThrow('serie.ab_unpassend')
  })

  it('comes too late for a series that is over', () => {
    const alt = serie({ gueltigVon: '2026-01-01', regel: 'FREQ=DAILY;COUNT=3' })
    expect([endeOf(alt), hasEnded(alt, '2026-01-03'), hasEnded(alt, '2026-01-04')]).toEqual(['2026-01-03', false, true])
    expect(() => change(alt, alt, { ab: null, neueId: 'neu', now })).toThrow('serie.beendet')
    expect(() => end(alt, '2026-11-30', now)).toThrow('serie.beendet')
  })

  it('can end it with a last day, but not in the past', () => {
    const { serie: kurz } = end(serie(), '2026-11-25', now)
    expect(wirkungOf(sameFrom(kurz, imPlan(), lage()))).toMatchObject({ abgesagt: 9 })
    expect(() => end(serie(), '2026-11-16', now)).toThrow('serie.ende_vergangen')
  })
})

describe('a series is planned by', () => {
  it.each([
    ['the head, for all', sabine, ['jonas'], null],
    ['the head, for nobody yet', sabine, [], null],
    ['a nurse, for the own tour', jonas, ['jonas'], null],
    ['a nurse, not for a colleague', aylin, ['jonas'], 'hausbesuch.nur_leitung'],
    ['a nurse, not for nobody', jonas, [], 'hausbesuch.nur_leitung'],
  ] as const)('%s', (_wer, person, personIds, code) => expect(serienSperre(serie({ personIds: [...personIds] }), person)).toBe(code))

  it('not when one comes once only, or another house plans such visits', () => {
    expect(serienSperre(serie({ typ: 'ERSTBESUCH' }), sabine)).toBe('hausbesuch.typ_nicht_moeglich')
    expect(serienSperre(serie({ typ: 'ARZTBESUCH' }), sabine)).toBe('hausbesuch.typ_nicht_moeglich')
  })
})
