import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { berlinInstant } from '../shared/time.ts'
import type { Kraft, Platz } from './tagesplan.ts'
import { type Beweglicher, type Tageslage, minuteOf, propose } from './vorschlag.ts'

const um = (uhrzeit: string) => minuteOf(berlinInstant('2026-11-19', uhrzeit))
const ort = (plz: string, hausnummer = '1') => ({ plz, strasse: 'Ahornallee', hausnummer, breite: null, laenge: null })
const kraft = (id: string, mehr: Partial<Kraft> = {}): Kraft => ({
  id,
  name: id,
  qualifikation: 'PFLEGEFACHKRAFT',
  behandlungspflege: [],
  wochenstunden: null,
  abwesend: false,
  minutenAnAnderenTagen: 0,
  ...mehr,
})
const besuch = (id: string, uhrzeit: string, mehr: Partial<Beweglicher> = {}): Beweglicher => ({
  hausbesuchId: id,
  nummer: id,
  klientId: `klient ${id}`,
  typ: 'PFLEGEBESUCH',
  tag: '2026-11-19',
  leistungen: [{ quelle: 'HKP', code: '26' }],
  dauerMinuten: 30,
  ort: ort('80331'),
  geplant: { personId: null, von: um(uhrzeit) },
  beginne: [um(uhrzeit)],
  stammkraftId: null,
  nieOhne: false,
  klientAbwesend: false,
  ...mehr,
})
const fest = (id: string, personId: string, uhrzeit: string): Platz => ({
  hausbesuchId: id,
  nummer: id,
  klientId: `klient ${id}`,
  personId,
  von: um(uhrzeit),
  bis: um(uhrzeit) + 30,
  ort: ort('80331'),
})
const lage = (mehr: Partial<Tageslage>): Tageslage => ({ kraefte: [kraft('jonas'), kraft('aylin')], feste: [], bewegliche: [], ...mehr })
const who = (vorschlag: ReturnType<typeof propose>) =>
  vorschlag.plaetze.map(({ hausbesuchId, personId, von }) => `${hausbesuchId} ${personId} ${von - um('00:00')}`)
const warumNicht = (kraefte: Kraft[], mehr: Partial<Tageslage> = {}, one = besuch('a', '08:00')) =>
  propose(lage({ kraefte, bewegliche: [one], ...mehr })).offene.map(({ grund, personen }) => [
    grund,
    personen.map((person) => person.grund),
  ])

describe('a proposal for a day', () => {
  it('gives every visit to somebody who is free and knows how', () =>
    expect(who(propose(lage({ bewegliche: [besuch('a', '08:00'), besuch('b', '08:15')], feste: [fest('x', 'jonas', '08:00')] })))).toEqual([
      'a aylin 480',
    ]))

  it('prefers whoever usually comes to this Klient', () =>
    expect(who(propose(lage({ bewegliche: [besuch('a', '08:00', { stammkraftId: 'aylin' })] })))).toEqual(['a aylin 480']))

  it('prefers the short way', () => {
    const feste = [
      { ...fest('x', 'jonas', '07:00'), ort: ort('20095') },
      { ...fest('y', 'aylin', '07:00'), ort: ort('80331', '2') },
    ]
    expect(who(propose(lage({ feste, bewegliche: [besuch('a', '08:30')] })))).toEqual(['a aylin 510'])
  })

  it('shifts a visit within its hours before it leaves it without a person', () => {
    const beginne = [um('08:00'), um('08:15'), um('08:30')]
    const one = [kraft('jonas')]
    const feste = [fest('x', 'jonas', '08:00')]
    expect(who(propose(lage({ kraefte: one, feste, bewegliche: [besuch('a', '08:00', { beginne })] })))).toEqual(['a jonas 510'])
  })

  it('lets somebody make room who can go elsewhere', () => {
    const helferin = kraft('helferin', { qualifikation: 'PFLEGEHILFSKRAFT' })
    const bewegliche = [
      besuch('a', '08:00', { leistungen: [{ quelle: 'SGB_XI', code: null }], stammkraftId: 'jonas' }),
      besuch('b', '08:00', {
        leistungen: [{ quelle: 'SGB_XI', code: null }],
        stammkraftId: 'helferin',
        dauerMinuten: 40,
        beginne: [um('08:00'), um('08:45')],
      }),
      besuch('c', '08:00'),
    ]
    const vorschlag = propose(lage({ kraefte: [kraft('jonas'), helferin], bewegliche }))
    expect(vorschlag.offene).toEqual([])
    expect(who(vorschlag)).toContain('c jonas 480')
  })

  it('gives a helper what is proven, and nothing where a person would have to look', () => {
    const helfer = (nachweis: string | null) =>
      kraft('helferin', { qualifikation: 'PFLEGEHELFER_1J', behandlungspflege: [{ gruppe: 1, nachweis, von: '2026-01-01', bis: null }] })
    const wund = besuch('w', '08:00', { leistungen: [{ quelle: 'HKP', code: '31' }] })
    expect(who(propose(lage({ kraefte: [helfer('Kurs')], bewegliche: [besuch('a', '08:00')] })))).toEqual(['a helferin 480'])
    expect(warumNicht([helfer(null)])).toEqual([[null, ['QUALIFIKATION']]])
    expect(warumNicht([helfer('Kurs')], {}, wund)).toEqual([[null, ['QUALIFIKATION']]])
  })

  it('says for each person why not', () => {
    expect(
      warumNicht([kraft('weg', { abwesend: true }), kraft('azubi', { qualifikation: 'AZUBI' }), kraft('neu', { qualifikation: null })]),
    ).toEqual([[null, ['ABWESEND', 'QUALIFIKATION', 'QUALIFIKATION']]])
    expect(warumNicht([kraft('jonas')], { feste: [fest('x', 'jonas', '07:45')] })).toEqual([[null, ['BELEGT']]])
    expect(warumNicht([kraft('jonas')], { feste: [{ ...fest('x', 'jonas', '07:26'), ort: ort('80331', '9') }] })).toEqual([[null, ['WEG']]])
    expect(warumNicht([kraft('jonas', { wochenstunden: 10, minutenAnAnderenTagen: 571 })])).toEqual([[null, ['ARBEITSZEIT_WOCHE']]])
    const langer = Array.from({ length: 20 }, (_, i) =>
      fest(`x${i}`, 'jonas', `${String(9 + Math.floor(i / 2)).padStart(2, '0')}:${i % 2 === 0 ? '00' : '30'}`),
    )
    expect(warumNicht([kraft('jonas')], { feste: langer })).toEqual([[null, ['ARBEITSZEIT_TAG']]])
  })

  it('sends nobody to a closed door, and nobody into the past', () => {
    expect(warumNicht([kraft('jonas')], {}, besuch('a', '08:00', { klientAbwesend: true }))).toEqual([['KLIENT_ABWESEND', []]])
    expect(warumNicht([kraft('jonas')], {}, besuch('a', '08:00', { beginne: [] }))).toEqual([['VERGANGEN', []]])
  })
})

const haus: fc.Arbitrary<Tageslage> = fc
  .record({
    kraefte: fc.array(
      fc.record({
        qualifikation: fc.constantFrom('PFLEGEFACHKRAFT' as const, 'PFLEGEHILFSKRAFT' as const, null),
        abwesend: fc.boolean(),
        wochenstunden: fc.constantFrom(null, 5, 39),
      }),
      { minLength: 1, maxLength: 6 },
    ),
    besuche: fc.array(
      fc.record({
        von: fc.integer({ min: 24, max: 80 }),
        dauer: fc.constantFrom(15, 30, 45),
        behandlung: fc.boolean(),
        plz: fc.constantFrom('80331', '80332', '20095'),
        klient: fc.integer({ min: 0, max: 8 }),
        person: fc.option(fc.integer({ min: 0, max: 5 })),
        weg: fc.integer({ min: 0, max: 9 }),
      }),
      { maxLength: 25 },
    ),
    fest: fc.integer({ min: 0, max: 3 }),
  })
  .map(({ kraefte, besuche, fest: festeHours }) => ({
    kraefte: kraefte.map((mehr, i) => kraft(`p${i}`, mehr)),
    // One visit at six in the morning for the first people: apart from each other by person.
    feste: Array.from({ length: Math.min(festeHours, kraefte.length) }, (_, i) => fest(`fest${i}`, `p${i}`, '06:00')),
    bewegliche: besuche.map(({ von, dauer, behandlung, plz, klient, person, weg }, i) => {
      const start = um('00:00') + von * 15
      return besuch(`b${i}`, '00:00', {
        klientId: `k${klient}`,
        dauerMinuten: dauer,
        leistungen: [{ quelle: behandlung ? ('HKP' as const) : ('SGB_XI' as const), code: null }],
        ort: ort(plz, String(klient)),
        geplant: { personId: person === null || person >= kraefte.length ? null : `p${person}`, von: start },
        beginne: [0, -15, 15, -30, 30].map((verschoben) => start + verschoben),
        klientAbwesend: weg === 0,
      })
    }),
  }))

describe('500 houses', () => {
  it('put nobody in two places, and say of every visit where it goes or why nowhere', () => {
    fc.assert(
      fc.property(haus, (tag) => {
        const { plaetze, offene } = propose(tag)
        for (const { id, abwesend, qualifikation } of tag.kraefte) {
          const own = [...plaetze, ...tag.feste].filter(({ personId }) => personId === id).toSorted((a, b) => a.von - b.von)
          for (const [i, platz] of own.entries()) {
            const before = own[i - 1]
            if (before !== undefined) expect(platz.von).toBeGreaterThanOrEqual(before.bis)
            const gesucht = tag.bewegliche.find(({ hausbesuchId }) => hausbesuchId === platz.hausbesuchId)
            if (gesucht === undefined) continue
            expect(abwesend || gesucht.klientAbwesend).toBe(false)
            expect(gesucht.beginne).toContain(platz.von)
            if (gesucht.leistungen.some(({ quelle }) => quelle === 'HKP')) expect(qualifikation).toBe('PFLEGEFACHKRAFT')
          }
        }
        const gesagt = [...plaetze, ...offene].map(({ hausbesuchId }) => hausbesuchId)
        expect(gesagt.toSorted()).toEqual(tag.bewegliche.map(({ hausbesuchId }) => hausbesuchId).toSorted())
        for (const { grund, personen } of offene) expect(grund !== null || personen.length === tag.kraefte.length).toBe(true)
      }),
      { numRuns: 500, seed: 20261122 },
    )
  })

  it('have the same answer when they are asked again, in whatever order', () => {
    fc.assert(
      fc.property(haus, (tag) => {
        expect(propose({ ...tag, bewegliche: tag.bewegliche.toReversed() }).plaetze).toEqual(propose(tag).plaetze)
      }),
      { numRuns: 50, seed: 20261122 },
    )
  })
})

describe("a visit that is always somebody's", () => {
  const bei = (personId: string) => ({ nieOhne: true, geplant: { personId, von: um('08:00') } })

  it('goes to somebody else when its person is away', () => {
    const vorschlag = propose(
      lage({ kraefte: [kraft('jonas', { abwesend: true }), kraft('aylin')], bewegliche: [besuch('a', '08:00', bei('jonas'))] }),
    )
    expect([who(vorschlag), vorschlag.offene]).toEqual([['a aylin 480'], []])
  })

  it('stays where it is when nobody can go, says why, and the others keep out of its way', () => {
    const kraefte = [kraft('jonas', { qualifikation: null }), kraft('aylin', { abwesend: true })]
    const leicht = besuch('b', '08:00', { leistungen: [{ quelle: 'SGB_XI', code: null }] })
    const vorschlag = propose(lage({ kraefte, bewegliche: [besuch('a', '08:00', bei('jonas')), leicht] }))
    expect(who(vorschlag)).toEqual(['a jonas 480'])
    expect(vorschlag.offene.map(({ hausbesuchId, personen }) => [hausbesuchId, personen.map(({ grund }) => grund)])).toEqual([
      ['a', ['QUALIFIKATION', 'ABWESEND']],
      ['b', ['BELEGT', 'ABWESEND']],
    ])
  })
})
