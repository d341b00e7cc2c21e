import { describe, expect, it } from 'vitest'
import { planOf } from './hausbesuch.ts'
import { conflictsOf } from './conflicts.ts'
import type { Eingeteilte, Planlage } from './planlage.ts'

const plan = planOf({ datum: '2026-11-19', uhrzeit: '08:00', dauerMinuten: 30 })
const jonas: Eingeteilte = {
  id: 'jonas',
  name: 'Jonas',
  qualifikation: 'PFLEGEFACHKRAFT',
  behandlungspflege: [],
  abwesenheiten: [],
  wochenstunden: null,
}
const dom = { plz: '50667', strasse: 'Domkloster', hausnummer: '4', breite: null, laenge: null }
const lage = (mehr: Partial<Planlage> = {}): Planlage => ({
  typ: 'PFLEGEBESUCH',
  plan,
  ort: dom,
  leistungen: [],
  personen: [jonas],
  andere: [],
  klientAbwesend: [],
  hkp: { zeiten: [], nummern: [] },
  now: '2026-11-18T09:00:00.000Z',
  ...mehr,
})
const words = (mehr: Partial<Planlage> = {}) => conflictsOf(lage(mehr)).map(({ art, schwere }) => `${art} ${schwere}`)

describe('a plan', () => {
  it('against which nothing stands has no findings', () => expect(words()).toEqual([]))

  it('collides with another visit of the same person, and not with one that ends as it begins', () => {
    const um = (uhrzeit: string) => {
      const { von, bis } = planOf({ datum: '2026-11-19', uhrzeit, dauerMinuten: 30 })
      return [{ id: 'b', nummer: 'H-2026-000002', von, bis, personIds: ['jonas'], ort: dom }]
    }
    expect(['07:30', '07:31', '08:29', '08:30'].map((uhrzeit) => words({ andere: um(uhrzeit) }).length)).toEqual([0, 1, 1, 0])
    expect(conflictsOf(lage({ andere: um('08:15') }))[0]).toMatchObject({
      art: 'UEBERSCHNEIDUNG',
      schwere: 'WARNUNG',
      person: { id: 'jonas', name: 'Jonas' },
      besuch: { nummer: 'H-2026-000002' },
    })
    expect(words({ andere: um('08:15').map((besuch) => ({ ...besuch, personIds: ['aylin'] })) })).toEqual([])
  })

  it('leaves time for the way from the last door and to the next, as many minutes as it takes', () => {
    const drueben = { ...dom, hausnummer: '7' }
    const um = (uhrzeit: string, ort: typeof dom | null = drueben) => {
      const { von, bis } = planOf({ datum: '2026-11-19', uhrzeit, dauerMinuten: 30 })
      return [{ id: 'b', nummer: 'H-2026-000002', von, bis, personIds: ['jonas'], ort }]
    }
    expect(['07:25', '07:26', '08:34', '08:35'].map((uhrzeit) => words({ andere: um(uhrzeit) }).join())).toEqual([
      '',
      'FAHRZEIT_FEHLT WARNUNG',
      'FAHRZEIT_FEHLT WARNUNG',
      '',
    ])
    expect(conflictsOf(lage({ andere: um('08:33') }))).toMatchObject([{ minuten: { ist: 3, grenze: 5 }, besuch: { id: 'b' } }])
    expect([words({ andere: um('08:31', dom) }), words({ andere: um('08:31', null) }), words({ ort: null, andere: um('08:31') })]).toEqual([
      [],
      [],
      [],
    ])
  })

  it('stays within ten hours a day and the hours of the contract, as far as they are known', () => {
    const am = (datum: string, hours: number) => {
      const { von, bis } = planOf({ datum, uhrzeit: '09:00', dauerMinuten: hours * 60 })
      return { id: datum, nummer: 'H-2026-000003', von, bis, personIds: ['jonas'], ort: dom }
    }
    const inDay = (hours: number) => words({ andere: [am('2026-11-19', hours)] }).includes('ARBEITSZEIT_TAG WARNUNG')
    expect([inDay(9.5), inDay(9.75)]).toEqual([false, true])
    const week = (wochenstunden: number | null) =>
      conflictsOf(lage({ andere: [am('2026-11-17', 9), am('2026-11-18', 9)], personen: [{ ...jonas, wochenstunden }] }))
    expect([week(null), week(18.5)]).toEqual([[], []])
    expect(week(18)).toMatchObject([{ art: 'ARBEITSZEIT_WOCHE', minuten: { ist: 1110, grenze: 1080 }, person: { id: 'jonas' } }])
  })

  it('stays within 48 hours a week on average where nobody has written down the hours of the contract', () => {
    const am = (datum: string, hours: number) => {
      const { von, bis } = planOf({ datum, uhrzeit: '09:00', dauerMinuten: hours * 60 })
      return { id: datum, nummer: 'H-2026-000003', von, bis, personIds: ['jonas'], ort: dom }
    }
    // 47.5 hours beside the half hour of the plan.
    const others = [am('2026-11-16', 9.5), am('2026-11-17', 9.5), am('2026-11-18', 9.5), am('2026-11-20', 9.5)]
    const week = (saturday: number, wochenstunden: number | null = null) =>
      conflictsOf(lage({ andere: [...others, am('2026-11-21', saturday)], personen: [{ ...jonas, wochenstunden }] }))
        .filter(({ art }) => art.startsWith('ARBEITSZEIT'))
        .map(({ art, schwere, minuten }) => [art, schwere, minuten])
    expect(week(9.5)).toEqual([])
    expect(week(9.75)).toEqual([['ARBEITSZEIT_SCHNITT', 'WARNUNG', { ist: 2895, grenze: 2880 }]])
    expect(week(9.75, 40)).toEqual([['ARBEITSZEIT_WOCHE', 'WARNUNG', { ist: 2895, grenze: 2400 }]])
  })

  it('leaves the breaks that so much work wants, and eleven hours of rest, also over the end of the week', () => {
    const am = (datum: string, uhrzeit: string, hours: number) => {
      const { von, bis } = planOf({ datum, uhrzeit, dauerMinuten: hours * 60 })
      return { id: `${datum} ${uhrzeit}`, nummer: 'H-2026-000003', von, bis, personIds: ['jonas'], ort: null }
    }
    // Half an hour at eight is the plan.
    expect(words({ andere: [am('2026-11-19', '08:30', 5.5)] })).toEqual([])
    expect(words({ andere: [am('2026-11-19', '08:30', 6)] })).toEqual(['PAUSE_FEHLT WARNUNG'])
    expect(words({ andere: [am('2026-11-19', '08:30', 3), am('2026-11-19', '12:00', 3)] })).toEqual([])
    expect(words({ andere: [am('2026-11-19', '08:30', 3), am('2026-11-19', '12:00', 6)] })).toEqual(['PAUSE_FEHLT WARNUNG'])
    expect([words({ andere: [am('2026-11-18', '20:00', 1)] }), words({ andere: [am('2026-11-18', '20:30', 1)] })]).toEqual([
      [],
      ['RUHEZEIT_ZU_KURZ WARNUNG'],
    ])
    const monday = planOf({ datum: '2026-11-23', uhrzeit: '06:00', dauerMinuten: 30 })
    expect(conflictsOf(lage({ plan: monday, andere: [am('2026-11-22', '20:00', 1)] }))).toMatchObject([
      { art: 'RUHEZEIT_ZU_KURZ', minuten: { ist: 540, grenze: 660 } },
    ])
  })

  it.each([
    ['2026-11-01', null, ['KLIENT_ABWESEND WARNUNG']],
    ['2026-11-01', '2026-11-20', ['KLIENT_ABWESEND WARNUNG']],
    // On the day of return he is visited again.
    ['2026-11-01', '2026-11-19', []],
    ['2026-11-20', null, []],
  ])('knows that the Klient is away from %s to %s', (von, bis, befunde) =>
    expect(words({ klientAbwesend: [{ von, bis }] })).toEqual(befunde),
  )

  it('knows that a colleague is away', () => {
    const weg = (von: string, bis: string) => words({ personen: [{ ...jonas, abwesenheiten: [{ von, bis }] }] })
    expect(weg('2026-11-19', '2026-11-19')).toEqual(['PERSON_ABWESEND WARNUNG'])
    expect(weg('2026-11-01', '2026-11-18')).toEqual([])
  })

  const insulin = { quelle: 'HKP', code: '18' } as const
  const tabletten = { quelle: 'HKP', code: '26' } as const
  const verband = { quelle: 'HKP', code: '31c' } as const
  const kurs = { nachweis: 'Kurs LG 1', von: '2026-01-01', bis: null }
  const mit = (mehr: Partial<Eingeteilte>, leistungen: Planlage['leistungen'] = [tabletten]) =>
    words({ leistungen, personen: [{ ...jonas, ...mehr }] })

  it.each([
    ['PFLEGEFACHKRAFT', []],
    ['PDL', []],
    ['PFLEGEHELFER_1J', ['LEISTUNGSGRUPPE_FEHLT FEHLER']],
    ['PFLEGEHILFSKRAFT', ['LEISTUNGSGRUPPE_FEHLT FEHLER']],
    ['AZUBI', ['QUALIFIKATION_FEHLT FEHLER']],
    ['BETREUUNG', ['QUALIFIKATION_FEHLT FEHLER']],
    [null, ['QUALIFIKATION_UNBEKANNT FEHLER']],
  ] as const)('with Behandlungspflege asks for somebody who may do it: %s', (qualifikation, befunde) =>
    expect(mit({ qualifikation })).toEqual(befunde),
  )

  it('gives a helper the groups that are proven on that day, and says which one is missing', () => {
    const helfer = (behandlungspflege: Eingeteilte['behandlungspflege'], leistungen: Planlage['leistungen']) =>
      mit({ qualifikation: 'PFLEGEHELFER_1J', behandlungspflege }, leistungen)
    const eins = { gruppe: 1, ...kurs } as const
    expect(helfer([eins], [tabletten])).toEqual([])
    expect(helfer([eins], [tabletten, verband])).toEqual(['LEISTUNGSGRUPPE_FEHLT FEHLER'])
    expect(helfer([eins, { gruppe: 2, ...kurs }], [tabletten, verband])).toEqual([])
    expect(helfer([eins, { gruppe: 2, ...kurs }], [tabletten, insulin])).toEqual(['LEISTUNGSGRUPPE_FEHLT FEHLER'])
    expect(helfer([{ ...eins, bis: '2026-11-18' }], [tabletten])).toEqual(['LEISTUNGSGRUPPE_FEHLT FEHLER'])
    expect(helfer([{ ...eins, bis: '2026-11-19' }], [tabletten])).toEqual([])
    expect(helfer([{ ...eins, von: '2026-11-20' }], [tabletten])).toEqual(['LEISTUNGSGRUPPE_FEHLT FEHLER'])
    const [befund] = conflictsOf(
      lage({ leistungen: [tabletten, insulin], personen: [{ ...jonas, qualifikation: 'PFLEGEHILFSKRAFT', behandlungspflege: [eins] }] }),
    )
    expect(befund).toMatchObject({ art: 'LEISTUNGSGRUPPE_FEHLT', gruppe: 3, person: { id: 'jonas' } })
  })

  it('points out a permission that nobody has proven, and a service of which nobody has said the number', () => {
    const alt = [{ gruppe: 1, nachweis: null, von: null, bis: null } as const]
    const helfer = { qualifikation: 'PFLEGEHELFER_1J', behandlungspflege: alt } as const
    expect(mit(helfer)).toEqual(['NACHWEIS_FEHLT WARNUNG'])
    expect(mit({ ...helfer, behandlungspflege: [{ gruppe: 1, nachweis: 'Kurs LG 1', von: null, bis: null }] })).toEqual([
      'NACHWEIS_FEHLT WARNUNG',
    ])
    expect(mit(helfer, [{ quelle: 'HKP', code: null }])).toEqual(['LEISTUNGSGRUPPE_PRUEFEN WARNUNG'])
    expect(mit({ ...helfer, behandlungspflege: [] }, [{ quelle: 'SGB_V', code: null }])).toEqual(['QUALIFIKATION_FEHLT FEHLER'])
  })

  it.each(['AZUBI', 'BETREUUNG'] as const)('does not treat by somebody who is %s, whatever was allowed', (qualifikation) =>
    expect(mit({ qualifikation, behandlungspflege: [{ gruppe: 1, ...kurs }] })).toEqual(['QUALIFIKATION_FEHLT FEHLER']),
  )

  it('without Behandlungspflege is for everybody, also when a doctor has prescribed the basic care, but a first visit is not', () => {
    const helfer = [{ ...jonas, qualifikation: 'PFLEGEHILFSKRAFT' as const }]
    const grundpflege = { quelle: 'HKP', code: '4' } as const
    expect(words({ leistungen: [{ quelle: 'SGB_XI', code: null }, grundpflege], personen: helfer })).toEqual([])
    expect(words({ typ: 'ERSTBESUCH', personen: helfer })).toEqual(['QUALIFIKATION_FEHLT FEHLER'])
  })

  it.each(['ERSTBESUCH', 'BERATUNGSBESUCH', 'WUNDVISITE'] as const)(
    'of the kind %s is for a Fachkraft, also when a service on it would be allowed to a helper',
    (typ) => {
      const von = (qualifikation: Eingeteilte['qualifikation']) =>
        words({ typ, leistungen: [tabletten], personen: [{ ...jonas, qualifikation, behandlungspflege: [{ gruppe: 1, ...kurs }] }] })
      expect([von('PFLEGEHELFER_1J'), von('PFLEGEFACHKRAFT')]).toEqual([['QUALIFIKATION_FEHLT FEHLER'], []])
    },
  )

  it('points out an unknown qualification where nothing is treated, and refuses it where something is', () => {
    const unbekannt = [{ ...jonas, qualifikation: null }]
    expect(words({ typ: 'ERSTBESUCH', personen: unbekannt })).toEqual(['QUALIFIKATION_UNBEKANNT WARNUNG'])
    expect(words({ typ: 'WUNDVISITE', personen: unbekannt })).toEqual(['QUALIFIKATION_UNBEKANNT FEHLER'])
    expect(words({ typ: 'ARZTBESUCH', leistungen: [{ quelle: 'SGB_V', code: null }], personen: unbekannt })).toEqual([])
  })

  it.each([
    ['is not prescribed', ['18'], ['HKP_FEHLT WARNUNG']],
    ['is prescribed no longer', ['31a'], ['HKP_ABGELAUFEN WARNUNG']],
    ['is prescribed', ['26'], []],
    ['has no number', [null], ['HKP_UNKLAR WARNUNG']],
    ['is prescribed beside one that is not', ['26', '18'], ['HKP_FEHLT WARNUNG']],
    ['needs no Verordnung', [], []],
  ] as const)('of a measure that %s', (_name, nummern, befunde) => {
    const zeiten = [
      { von: '2026-10-01', bis: '2026-12-31', nummern: ['26'] },
      { von: '2026-10-01', bis: '2026-11-18', nummern: ['31a'] },
    ]
    expect(words({ hkp: { zeiten, nummern } })).toEqual(befunde)
  })

  it('in the past is pointed out', () => expect(words({ now: '2026-11-19T07:30:01.000Z' })).toEqual(['VERGANGEN WARNUNG']))

  it('names the hard findings first', () => {
    const [erster, ...rest] = words({
      leistungen: [{ quelle: 'HKP', code: null }],
      hkp: { zeiten: [], nummern: [null] },
      klientAbwesend: [{ von: '2026-11-01', bis: null }],
      personen: [jonas, { ...jonas, id: 'azubi', qualifikation: 'AZUBI' }],
    })
    expect([erster, rest.length]).toEqual(['QUALIFIKATION_FEHLT FEHLER', 2])
  })
})
