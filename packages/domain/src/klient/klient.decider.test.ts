import { describe, expect, it } from 'vitest'
import type { KlientAngaben } from './klient.contract.ts'
import { missingAngaben, isNamedDifferently, checkAngaben } from './klient.decider.ts'

const today = '2026-11-18'
const erika: KlientAngaben = {
  vorname: 'Erika',
  nachname: 'Müller',
  geburtsdatum: '1941-03-09',
  geschlecht: 'W',
  versicherungsart: 'GKV',
  kvnr: 'A123456780',
  krankenkasse: 'AOK Bayern',
  kassenIk: '108018007',
  zuzahlungBefreitBis: null,
  adresse: null,
  wohnform: 'ALLEIN',
  telefon: null,
  hausarztId: null,
  allergien: null,
  status: 'AKTIV',
}
const faults = (angaben: Partial<KlientAngaben>) =>
  missingAngaben({ ...erika, ...angaben }, today).map(({ path, code }) => `${path} ${code}`)

describe('the record of a Klient', () => {
  it('is complete with name, birth date and the numbers of the insurance', () => {
    expect(faults({})).toEqual([])
    expect(() => checkAngaben(erika, today)).not.toThrow()
  })

  it('of the statutory insurance needs number and insurer, and says both at once', () => {
    expect(faults({ kvnr: null, krankenkasse: null })).toEqual(['kvnr pflicht', 'krankenkasse pflicht'])
    expect(() => checkAngaben({ ...erika, kvnr: null }, today)).toThrow('klient.unvollstaendig')
  })

  it.each(['PKV', 'BEIHILFE', 'HEILFUERSORGE', 'BG', 'SOZIALAMT', 'SELBSTZAHLER'] as const)('needs neither with %s', (versicherungsart) => {
    expect(faults({ versicherungsart, kvnr: null, krankenkasse: null })).toEqual([])
  })

  it.each([
    ['born today', '2026-11-18', []],
    ['born tomorrow', '2026-11-19', ['geburtsdatum falsch']],
    ['125 years old until tomorrow', '1900-11-19', []],
    ['126 years old today', '1900-11-18', ['geburtsdatum falsch']],
    ['from the age of steam', '1826-01-01', ['geburtsdatum falsch']],
    ['before the hundredth year', '0050-01-01', ['geburtsdatum falsch']],
  ])('%s', (_name, geburtsdatum, expected) => {
    expect(faults({ geburtsdatum })).toEqual(expected)
  })

  it('says "no allergy known" or names them, or was not asked yet', () => {
    expect(faults({ allergien: { keineBekannt: true, liste: [] } })).toEqual([])
    expect(faults({ allergien: { keineBekannt: false, liste: ['Jod'] } })).toEqual([])
    expect(faults({ allergien: { keineBekannt: true, liste: ['Jod'] } })).toEqual(['allergien falsch'])
    expect(faults({ allergien: { keineBekannt: false, liste: [] } })).toEqual(['allergien falsch'])
  })
})

describe('what orders repeat about a Klient', () => {
  it('is name and birth date, and nothing else', () => {
    expect(isNamedDifferently(erika, { ...erika })).toBe(false)
    for (const neu of [{ vorname: 'Erna' }, { nachname: 'Maier' }, { geburtsdatum: '1941-03-10' }])
      expect(isNamedDifferently(erika, { ...erika, ...neu })).toBe(true)
  })
})
