import { type Versicherungsart, versicherungsarten } from './klient.ts'
import { describe, expect, it } from 'vitest'
import {
  type Verordnung,
  deckungOf,
  findFolgeFenster,
  hkpFristenOf,
  hkpNummernOf,
  isLongErstverordnung,
  vorlageUntil,
  widerspruchUntil,
  zeitenOf,
} from './hkp.ts'

const paper = (von: string, bis: string, leistungen: string[], rest: Partial<Verordnung> = {}): Verordnung => ({
  von,
  bis,
  leistungen,
  ausgestelltAm: null,
  eingereichtAm: null,
  genehmigung: null,
  genehmigtAm: null,
  genehmigtVon: null,
  genehmigtBis: null,
  genehmigteLeistungen: [],
  verordnungsart: null,
  zugegangenAm: null,
  widerspruchAm: null,
  ...rest,
})

describe('a Verordnung of häusliche Krankenpflege', () => {
  const zeiten = zeitenOf([
    paper('2026-10-01', '2026-12-31', ['26']),
    paper('2026-10-01', '2026-11-30', ['31a']),
    paper('2027-01-10', '2027-03-31', ['26']),
  ])
  it.each([
    ['covers its measure on its day', '2026-11-19', '26', { art: 'GEDECKT' }],
    ['ends for itself, though another one goes on', '2026-12-01', '31a', { art: 'FEHLT', zuletzt: '2026-11-30' }],
    ['leaves a gap before the next one', '2027-01-05', '26', { art: 'FEHLT', zuletzt: '2026-12-31' }],
    ['covers nothing before its first day', '2026-09-30', '26', { art: 'FEHLT', zuletzt: null }],
    ['covers no other measure', '2026-11-19', '18', { art: 'FEHLT', zuletzt: null }],
    ['cannot be held against a service without a number', '2026-11-19', null, { art: 'UNKLAR', wo: 'LEISTUNG' }],
    ['is missing for any service when there is none on the day', '2027-04-01', null, { art: 'FEHLT', zuletzt: '2027-03-31' }],
  ] as const)('%s', (_name, tag, nummer, deckung) => expect(deckungOf(zeiten, tag, nummer)).toEqual(deckung))

  it('written in words only is for a person to compare', () => {
    const inWords = zeitenOf([paper('2026-10-01', '2026-12-31', [])])
    expect(deckungOf(inWords, '2026-11-19', '26')).toEqual({ art: 'UNKLAR', wo: 'PAPIER' })
    expect(deckungOf(inWords, '2026-11-19', null)).toEqual({ art: 'UNKLAR', wo: 'PAPIER' })
    expect(deckungOf(inWords, '2026-09-30', '26')).toEqual({ art: 'FEHLT', zuletzt: null })
  })

  it('is paid as far as it was approved, and after a refusal no longer', () => {
    const said = (rest: Partial<Verordnung>) => zeitenOf([paper('2026-10-01', '2026-12-31', ['26'], rest)])
    expect(said({ genehmigung: 'TEILWEISE', genehmigtBis: '2026-11-30' })).toMatchObject([{ von: '2026-10-01', bis: '2026-11-30' }])
    expect(said({ genehmigung: 'VOLL', genehmigtVon: '2026-10-08' })).toMatchObject([{ von: '2026-10-08', bis: '2026-12-31' }])
    expect(said({ genehmigung: 'ABGELEHNT', genehmigtAm: '2026-10-09' })).toMatchObject([{ von: '2026-10-01', bis: '2026-10-09' }])
    expect(said({ genehmigung: 'ABGELEHNT' })).toEqual([])
  })

  it('of which single measures were cut is paid for the others, and for the cut ones until the decision', () => {
    const cut = { genehmigung: 'TEILWEISE', genehmigtAm: '2026-10-09', genehmigteLeistungen: ['26'] } as const
    expect(zeitenOf([paper('2026-10-01', '2026-12-31', ['26', '31a'], cut)])).toEqual([
      { von: '2026-10-01', bis: '2026-12-31', nummern: ['26'] },
      { von: '2026-10-01', bis: '2026-10-09', nummern: ['31a'] },
    ])
  })

  it('is asked for by both kinds of Behandlungspflege, and by nothing else', () => {
    const of = (quelle: string, code: string | null) => hkpNummernOf([{ quelle, code }])
    expect([of('HKP', '26'), of('SGB_V', null), of('SGB_XI', '26'), of('PRIVAT', null)]).toEqual([['26'], [null], [], []])
  })
})

describe('what a Verordnung asks for', () => {
  it.each([
    ['2026-11-18', null, '2026-11-24'],
    ['2026-12-23', null, '2026-12-30'],
    ['2026-11-13', null, '2026-11-19'],
    ['2026-11-13', 'SN', '2026-11-20'],
    ['2026-12-31', 'BE', '2027-01-07'],
    ['2026-12-31', 'BY', '2027-01-08'],
  ] as const)('issued on %s in %s, it is at the Krankenkasse by %s: four working days', (tag, bundesland, until) =>
    expect(vorlageUntil(tag, bundesland)).toBe(until),
  )

  const fristen = (...all: Verordnung[]) =>
    hkpFristenOf(all, { versicherungsart: 'GKV', bundesland: null }).map(
      ({ art, schluessel, faellig }) => `${art} ${schluessel} ${faellig}`,
    )

  it('is a deadline for each end that no other one follows', () => {
    expect(
      fristen(
        paper('2026-10-01', '2026-12-31', ['26', '18']),
        paper('2026-10-01', '2026-11-30', ['31a']),
        paper('2026-07-01', '2026-09-30', ['26']),
      ),
    ).toEqual(['HKP 18+26 2026-12-31', 'HKP 31a 2026-11-30'])
  })

  it('is to be handed in until somebody has done so, and to be asked for anew where less was approved', () => {
    const issued = { ausgestelltAm: '2026-11-18' } as const
    expect(fristen(paper('2026-11-19', '2026-12-31', ['26'], issued))).toContain('HKP_VORLAGE 2026-11-18 26 2026-11-24')
    expect(fristen(paper('2026-11-19', '2026-12-31', ['26'], { ...issued, eingereichtAm: '2026-11-20' }))).toHaveLength(1)
    expect(fristen(paper('2026-11-19', '2026-12-31', ['26'], { genehmigung: 'TEILWEISE', genehmigtBis: '2026-12-10' }))).toContain(
      'HKP_GENEHMIGUNG 2026-11-19 26 2026-12-10',
    )
  })

  it.each([
    ['2026-10-20', '2026-11-20'],
    ['2026-10-21', '2026-11-23'],
    ['2026-11-25', '2026-12-28'],
    ['2027-01-31', '2027-03-01'],
  ])('refused by a decision that came on %s, it may be objected to until %s: a month, and never on a day off', (tag, until) =>
    expect(widerspruchUntil(tag)).toBe(until),
  )

  it('may be objected to where the Kasse has refused something, until somebody has done so', () => {
    const decided = { genehmigtAm: '2026-10-19', zugegangenAm: '2026-10-20' } as const
    const fristOf = (rest: Partial<Verordnung>) =>
      fristen(paper('2026-10-01', '2026-12-31', ['26'], { ...decided, ...rest })).filter((one) => one.startsWith('HKP_WIDERSPRUCH'))
    expect(fristOf({ genehmigung: 'ABGELEHNT' })).toEqual(['HKP_WIDERSPRUCH 2026-10-01 26 2026-11-20'])
    expect(fristOf({ genehmigung: 'TEILWEISE' })).toHaveLength(1)
    expect(fristOf({ genehmigung: 'VOLL' })).toEqual([])
    expect(fristOf({ genehmigung: 'ABGELEHNT', widerspruchAm: '2026-11-02' })).toEqual([])
    expect(fristOf({ genehmigung: 'ABGELEHNT', zugegangenAm: null })).toEqual([])
  })

  it('may be objected to by those insured by law alone', () => {
    const refused = paper('2026-10-01', '2026-12-31', ['26'], {
      genehmigung: 'ABGELEHNT',
      genehmigtAm: '2026-10-19',
      zugegangenAm: '2026-10-20',
    })
    const asks = (art: Versicherungsart) =>
      hkpFristenOf([refused], { versicherungsart: art, bundesland: null }).some((one) => one.art === 'HKP_WIDERSPRUCH')
    expect(versicherungsarten.filter(asks)).toEqual(['GKV'])
  })

  it.each([
    ['2026-11-30', null, '2026-11-26'],
    ['2026-12-31', null, '2026-12-29'],
    ['2026-12-27', null, '2026-12-22'],
    ['2027-01-07', 'BE', '2027-01-05'],
    ['2027-01-07', 'BY', '2027-01-04'],
  ] as const)('ending on %s in %s, it is followed by one of %s at the earliest', (bis, bundesland, von) =>
    expect(findFolgeFenster(paper('2026-10-01', bis, ['26']), [], { today: '2026-11-20', bundesland })).toEqual({ von, bis }),
  )

  it('is to be followed as long as one of its measures goes on without', () => {
    const one = paper('2026-10-01', '2026-11-30', ['26', '18'])
    const next = (leistungen: string[]) => paper('2026-12-01', '2027-02-28', leistungen)
    expect(findFolgeFenster(one, [one, next(['26'])], { today: '2026-11-20', bundesland: null })).not.toBeNull()
    expect(findFolgeFenster(one, [one, next(['26', '18'])], { today: '2026-11-20', bundesland: null })).toBeNull()
    expect(findFolgeFenster(one, [one, next([])], { today: '2026-11-20', bundesland: null })).toBeNull()
    expect(findFolgeFenster(one, [one], { today: '2026-12-01', bundesland: null })).toBeNull()
    expect(findFolgeFenster({ ...one, genehmigung: 'ABGELEHNT' }, [one], { today: '2026-11-20', bundesland: null })).toBeNull()
  })

  it('should be for a fortnight at most when it is the first', () => {
    const first = (bis: string) => isLongErstverordnung({ ...paper('2026-10-01', bis, []), verordnungsart: 'ERST' })
    expect([first('2026-10-14'), first('2026-10-15')]).toEqual([false, true])
    expect(isLongErstverordnung({ ...paper('2026-10-01', '2026-12-31', []), verordnungsart: 'FOLGE' })).toBe(false)
  })
})
