import { describe, expect, it } from 'vitest'
import type { Refusal } from '../shared/refusal.ts'
import { changedFields } from '../shared/changedFields.ts'
import { type BereichAngaben, fristenOf, checkBereich } from './akte.decider.ts'
import { editableBereiche } from './akte.policy.ts'
import { bereiche } from './akte.ts'
import { emptyAkte, emptyVerordnung } from './klient.document.ts'

const today = '2026-11-18'
const person: BereichAngaben<'person'> = {
  ...emptyAkte.person,
  vorname: 'Erika',
  nachname: 'Müller',
  geburtsdatum: '1941-03-09',
  geschlecht: 'W',
  status: 'AKTIV',
}
const versicherung: BereichAngaben<'versicherung'> = {
  ...emptyAkte.versicherung,
  versicherungsart: 'GKV',
  kvnr: 'A123456780',
  krankenkasse: 'AOK Bayern',
  kassenIk: null,
  zuzahlungBefreitBis: null,
}
const wohnen: BereichAngaben<'wohnen'> = {
  ...emptyAkte.wohnen,
  adresse: { strasse: 'Kirchgasse', hausnummer: '1', zusatz: null, plz: '80331', ort: 'München' },
  wohnform: 'ALLEIN',
  telefon: null,
}
const gesundheit: BereichAngaben<'gesundheit'> = {
  ...emptyAkte.gesundheit,
  unvertraeglichkeiten: [],
  diagnosen: [],
  risiken: [],
  allergien: null,
}
const verordnung: BereichAngaben<'hkp'>['verordnungen'][number] = {
  ...emptyVerordnung,
  von: '2026-10-01',
  bis: '2026-12-31',
  massnahmen: 'Insulin',
  haeufigkeit: '2 × täglich',
}

function error(check: () => void): string[] {
  try {
    check()
    return []
  } catch (ablehnung) {
    return (ablehnung as Refusal).felder.map(({ path, code }) => `${path} ${code}`)
  }
}

describe('a section of the record', () => {
  it.each([
    ['as it is taken in', {}, []],
    ['with care that began before the birth', { pflegebeginn: '1941-03-08' }, ['pflegebeginn falsch']],
    ['with care that ended before it began', { pflegebeginn: '2026-02-01', pflegeende: '2026-01-31' }, ['pflegeende falsch']],
    ['with an end on the day of the beginning', { pflegebeginn: '2026-02-01', pflegeende: '2026-02-01' }, []],
    ['with a reason for an end that is not there', { endegrund: 'UMZUG' as const }, ['endegrund falsch']],
    ['born tomorrow', { geburtsdatum: '2026-11-19' }, ['geburtsdatum falsch']],
  ])('about the person, %s', (_name, angaben, erwartet) => {
    expect(error(() => checkBereich('person', { ...person, ...angaben }, today))).toEqual(erwartet)
  })

  it.each([
    ['as it is taken in', {}, []],
    ['statutory without number and insurer', { kvnr: null, krankenkasse: null }, ['kvnr pflicht', 'krankenkasse pflicht']],
    ['with the number of an exemption that does not hold', { zuzahlungNr: 'B-1' }, ['zuzahlungNr falsch']],
    ['with an end of an approval that nobody has written down', { pflegehilfsmittelBis: '2026-12-31' }, ['pflegehilfsmittelBis falsch']],
    [
      'with an approval that ends before it begins',
      { pflegehilfsmittelVon: '2027-01-01', pflegehilfsmittelBis: '2026-12-31' },
      ['pflegehilfsmittelBis falsch'],
    ],
    ['with the day of a Pflegegrad that is not there', { pflegegradSeit: '2024-01-01' }, ['pflegegradSeit falsch']],
    ['with Pflegegrad 0, which is one', { pflegegrad: 0, pflegegradSeit: '2024-01-01' }, []],
  ])('about the insurance, %s', (_name, angaben, erwartet) => {
    expect(error(() => checkBereich('versicherung', { ...versicherung, ...angaben }, today))).toEqual(erwartet)
  })

  it.each([
    ['without coordinates', {}, []],
    ['with both of them', { breite: 48.1, laenge: 11.5 }, []],
    ['with half of them', { breite: 48.1 }, ['laenge pflicht']],
    ['with the other half', { laenge: 11.5 }, ['breite pflicht']],
    ['with coordinates of no address', { adresse: null, breite: 48.1, laenge: 11.5 }, ['breite falsch']],
  ])('about the home, %s', (_name, angaben, erwartet) => {
    expect(error(() => checkBereich('wohnen', { ...wohnen, ...angaben }, today))).toEqual(erwartet)
  })

  it.each([
    ['with nothing asked yet', {}, []],
    ['with "none known" beside an allergy', { allergien: { keineBekannt: true, liste: ['Jod'] } }, ['allergien falsch']],
    ['with the same risk twice', { risiken: ['STURZ' as const, 'STURZ' as const] }, ['risiken falsch']],
    ['with an illness from tomorrow on', { diagnosen: [{ icd10: null, text: 'x', seit: '2026-11-19' }] }, ['diagnosen.0.seit falsch']],
    ['with the place of a decision that was not made', { patientenverfuegungOrt: 'Flur' }, ['patientenverfuegungOrt falsch']],
    ['with the place of a decision', { patientenverfuegung: 'JA' as const, patientenverfuegungOrt: 'Flur' }, []],
  ])('about health, %s', (_name, angaben, erwartet) => {
    expect(error(() => checkBereich('gesundheit', { ...gesundheit, ...angaben }, today))).toEqual(erwartet)
  })

  it.each([
    ['that ends before it begins', { bis: '2026-09-30' }, ['verordnungen.1.bis falsch']],
    ['that is issued tomorrow', { ausgestelltAm: '2026-11-19' }, ['verordnungen.1.ausgestelltAm falsch']],
    [
      'that was handed in before it was issued',
      { ausgestelltAm: '2026-10-02', eingereichtAm: '2026-10-01' },
      ['verordnungen.1.eingereichtAm falsch'],
    ],
    ['that was refused nobody knows when', { genehmigung: 'ABGELEHNT' as const }, ['verordnungen.1.genehmigtAm pflicht']],
    ['that was approved until before it begins', { genehmigtBis: '2026-09-30' }, ['verordnungen.1.genehmigtBis falsch']],
    [
      'of which measures were approved that were not prescribed',
      { leistungen: ['26' as const], genehmigung: 'TEILWEISE' as const, genehmigteLeistungen: ['18' as const] },
      ['verordnungen.1.genehmigteLeistungen falsch'],
    ],
    [
      'that was approved in full, with measures that were cut',
      { leistungen: ['26' as const], genehmigung: 'VOLL' as const, genehmigteLeistungen: ['26' as const] },
      ['verordnungen.1.genehmigteLeistungen falsch'],
    ],
    [
      'whose decision came before it was made',
      { genehmigung: 'ABGELEHNT' as const, genehmigtAm: '2026-10-09', zugegangenAm: '2026-10-08' },
      ['verordnungen.1.zugegangenAm falsch'],
    ],
    [
      'that was objected to though nothing was refused',
      { genehmigung: 'VOLL' as const, genehmigtAm: '2026-10-09', widerspruchAm: '2026-10-12' },
      ['verordnungen.1.widerspruchAm falsch'],
    ],
    ['that came after it began', { ausgestelltAm: '2026-10-02', eingereichtAm: '2026-10-06' }, []],
  ])('about care by prescription names a line %s', (_name, rest, erwartet) => {
    const verordnungen = [verordnung, { ...verordnung, ...rest }]
    expect(error(() => checkBereich('hkp', { verordnungen }, today))).toEqual(erwartet)
  })
})

describe('what has changed', () => {
  it('is told by the names of the fields, whatever order a database gives them in', () => {
    const alt = { name: 'A', adresse: { ort: 'Ulm', plz: '89073' }, liste: ['x', 'y'], version: 3 }
    expect(changedFields(alt, { name: 'A', adresse: { plz: '89073', ort: 'Ulm' }, liste: ['x', 'y'] })).toEqual([])
    expect(changedFields(alt, { name: 'B', adresse: { plz: '89075', ort: 'Ulm' }, liste: ['y', 'x'] })).toEqual([
      'name',
      'adresse',
      'liste',
    ])
  })
})

describe('what runs out', () => {
  const fristen = (egkGueltigBis: string | null, zuzahlungBefreitBis: string | null, enden: string[] = []) =>
    fristenOf(
      {
        versicherung: { versicherungsart: 'GKV', egkGueltigBis, zuzahlungBefreitBis },
        hkp: { verordnungen: enden.map((bis) => ({ ...emptyVerordnung, von: '2026-07-01', bis })) },
        bundesland: null,
      },
      today,
    ).map(({ art, am }) => `${art} ${am}`)

  it('is named with its day, the earliest first', () => {
    expect(fristen('2027-01-31', '2026-12-31', ['2026-11-30'])).toEqual(['HKP 2026-11-30', 'ZUZAHLUNG 2026-12-31', 'EGK 2027-01-31'])
  })

  it('is of no interest when it is far away or long gone', () => {
    expect(fristen('2027-02-18', null)).toEqual(['EGK 2027-02-18'])
    expect(fristen('2027-02-19', '2026-10-19')).toEqual(['ZUZAHLUNG 2026-10-19'])
    expect(fristen(null, '2026-10-18')).toEqual([])
  })

  it('does not warn of a Verordnung that another one follows', () => {
    expect(fristen(null, null, ['2026-11-30', '2027-06-30', '2026-09-30'])).toEqual([])
  })
})

describe('who saves what', () => {
  it('is the head everything, and a nurse whom to call', () => {
    expect(editableBereiche({ rolle: 'ROLE_PFLEGE_ADMIN', istFachkraft: true })).toEqual(bereiche)
    expect(editableBereiche({ rolle: 'ROLE_PFLEGER', istFachkraft: false })).toEqual(['kontakte'])
    for (const rolle of ['ROLE_ADMIN', 'ROLE_APOTHEKER', 'ROLE_ARZT_ADMIN'] as const)
      expect(editableBereiche({ rolle, istFachkraft: false })).toEqual([])
  })
})
