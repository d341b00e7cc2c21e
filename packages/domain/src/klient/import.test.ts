import { describe, expect, it } from 'vitest'
import { type ImportField, type ImportRoh, interpretKlientKopf, duplicateInDatei, checkImport, rohFromRow } from './import.ts'

const heute = '2026-11-18'
const vorgaben = { geschlecht: 'X', versicherungsart: 'GKV', wohnform: 'ALLEIN', krankenkasse: '' } as const
const erika: ImportRoh = {
  nachname: 'Müller',
  vorname: 'Erika',
  geburtsdatum: '09.03.1941',
  geschlecht: 'Frau',
  strasse: 'Am Weiher 12a',
  plz: '80331',
  ort: 'München',
  telefon: '089 123456',
  kvnr: 'A123456780',
  krankenkasse: 'AOK Bayern',
}
const check = (rest: ImportRoh = {}) => checkImport({ ...erika, ...rest }, { vorgaben, heute })
const sentences = (rest: ImportRoh) => check(rest).fehler.map(({ path, code }) => `${path} ${code}`)

describe('the headings of a table', () => {
  it('of care programs are understood', () => {
    const kopf = [
      'Klient-Nr.',
      'Name',
      'Vorname',
      'Geb.-Datum',
      'Anrede',
      'Straße',
      'Haus-Nr.',
      'PLZ',
      'Wohnort',
      'Telefon',
      'Krankenkasse',
      'Kassen-IK',
      'Versichertennummer',
      'befreit bis',
    ]
    expect(interpretKlientKopf(kopf)).toEqual([
      'name',
      null,
      'vorname',
      'geburtsdatum',
      'geschlecht',
      'strasse',
      'hausnummer',
      'plz',
      'ort',
      'telefon',
      'krankenkasse',
      'kassenIk',
      'kvnr',
      'zuzahlungBefreitBis',
    ])
  })

  it('mean one thing once, and what nobody knows is left out', () => {
    expect(interpretKlientKopf(['Telefon', 'Mobil', 'Schuhgröße'])).toEqual(['telefon', null, null])
  })

  it('give the cells below their meaning; empty ones say nothing', () => {
    const zuordnung: (ImportField | null)[] = ['nachname', null, 'vorname']
    expect(rohFromRow([' Müller ', 'x', '  '], zuordnung)).toEqual({ nachname: 'Müller' })
  })
})

describe('a line', () => {
  it('becomes a Klient as people and programs write him', () => {
    expect(check()).toMatchObject({
      fehler: [],
      warnungen: [],
      klient: {
        vorname: 'Erika',
        nachname: 'Müller',
        geburtsdatum: '1941-03-09',
        geschlecht: 'W',
        versicherungsart: 'GKV',
        kvnr: 'A123456780',
        krankenkasse: 'AOK Bayern',
        kassenIk: null,
        zuzahlungBefreitBis: null,
        adresse: { strasse: 'Am Weiher', hausnummer: '12a', zusatz: null, plz: '80331', ort: 'München' },
        wohnform: 'ALLEIN',
        telefon: '089 123456',
        allergien: null,
      },
    })
  })

  it.each([
    ['Müller, Erika', 'Müller', 'Erika'],
    ['Erika Anna Müller', 'Müller', 'Erika Anna'],
  ])('with both names in one cell: %s', (name, nachname, vorname) => {
    const { nachname: _n, vorname: _v, ...rest } = erika
    expect(checkImport({ ...rest, name }, { vorgaben, heute }).klient).toMatchObject({ nachname, vorname })
  })

  it.each([
    ['Herr', 'M'],
    ['weiblich', 'W'],
    ['D', 'D'],
    ['unbekannt', 'X'],
  ])('says %s and means %s', (geschlecht, meant) => expect(check({ geschlecht }).klient?.geschlecht).toBe(meant))

  it.each([
    ['privat versichert', 'PKV'],
    ['gesetzlich', 'GKV'],
    ['Beihilfe und PKV', 'BEIHILFE'],
    ['Selbstzahler', 'SELBSTZAHLER'],
  ])('is insured %s: %s', (versicherungsart, meant) => expect(check({ versicherungsart }).klient?.versicherungsart).toBe(meant))

  it('says explicitly that no allergy is known, names them, or says nothing', () => {
    expect(check({ allergien: 'keine bekannt' }).klient?.allergien).toEqual({ keineBekannt: true, liste: [] })
    expect(check({ allergien: 'Penicillin, Jod' }).klient?.allergien).toEqual({ keineBekannt: false, liste: ['Penicillin', 'Jod'] })
    expect(check().klient?.allergien).toBeNull()
  })

  it.each<[string, ImportRoh, string[]]>([
    ['a day that does not exist', { geburtsdatum: '30.02.1935' }, ['geburtsdatum datum']],
    ['somebody from the future', { geburtsdatum: '01.01.2035' }, ['geburtsdatum falsch']],
    ['a postal code of four digits', { plz: '1067' }, ['adresse.plz plz']],
    ['a number without its form', { kvnr: 'B22064512' }, ['kvnr kvnr.format']],
    ['a word that is in no list', { geschlecht: 'Katze', wohnform: 'Baumhaus' }, ['geschlecht auswahl', 'wohnform auswahl']],
    ['no house number', { strasse: 'Am Weiher' }, ['adresse.hausnummer pflicht']],
    ['a telephone of words', { telefon: 'bei Anna' }, ['telefon telefon']],
  ])('with %s is named and left out', (_name, rest, erwartet) => {
    expect(sentences(rest)).toEqual(erwartet)
    expect(check(rest).klient).toBeNull()
  })

  it('without a name, a birthday or the numbers of the statutory insurance says all that is missing', () => {
    const befund = checkImport({}, { vorgaben, heute })
    expect(befund.fehler.map(({ path, code }) => `${path} ${code}`)).toEqual(['vorname pflicht', 'nachname pflicht', 'geburtsdatum datum'])
    const { kvnr: _k, krankenkasse: _kk, ...ohne } = erika
    expect(checkImport(ohne, { vorgaben, heute }).fehler.map(({ path }) => path)).toEqual(['kvnr', 'krankenkasse'])
    expect(checkImport(ohne, { vorgaben: { ...vorgaben, versicherungsart: 'PKV' }, heute }).fehler).toEqual([])
  })

  it.each([
    ['X234567890', 'kvnr.pruefziffer'],
    ['A005000112', 'kvnr.pruefziffer'],
  ])('with the insurance number %s is taken in as it stands, with a warning', (kvnr, code) => {
    const befund = check({ kvnr })
    expect(befund.warnungen).toEqual([{ path: 'kvnr', code, message: code }])
    expect(befund.klient?.kvnr).toBe(kvnr)
  })

  it('with a number of the insurer whose check digit does not fit: a warning as well', () => {
    expect(check({ kassenIk: '413799876' }).warnungen.map(({ path }) => path)).toEqual(['kassenIk'])
    expect(check({ kassenIk: '108018007' }).warnungen).toEqual([])
  })
})

describe('the same person twice in one file', () => {
  it('is known by insurance number or by name and birthday', () => {
    const nummer = check({ nachname: 'Maier' })
    const names = check({ kvnr: 'C000500021' })
    const others = check({ nachname: 'Huber', kvnr: 'A000500015' })
    expect(duplicateInDatei([check(), checkImport({}, { vorgaben, heute }), nummer, names, others])).toEqual([null, null, 0, 0, null])
  })

  it('is known also when the lines have something else wrong', () => {
    const falsch = check({ plz: '1067' })
    expect([falsch.klient, duplicateInDatei([falsch, check({ telefon: 'bei Anna' })])]).toEqual([null, [null, 0]])
  })
})

describe('a year of two digits', () => {
  it.each([
    ['5.6.41', '1941-06-05'],
    ['5.6.09', '2009-06-05'],
    ['05/06/1941', '1941-06-05'],
  ])('in the birthday %s means %s', (geburtsdatum, meant) => expect(check({ geburtsdatum }).klient?.geburtsdatum).toBe(meant))

  it('is not guessed where somebody may be five or a hundred and five', () =>
    expect(sentences({ geburtsdatum: '5.6.21' })).toEqual(['geburtsdatum datum']))

  it('in the end of an exemption is of this century', () =>
    expect(check({ zuzahlungBefreitBis: '31.12.26' }).klient?.zuzahlungBefreitBis).toBe('2026-12-31'))
})

describe('the insurer', () => {
  it('is that of the line, else the one for all lines', () => {
    const fuerAlle = { ...vorgaben, krankenkasse: 'BARMER' }
    const { krankenkasse: _k, ...ohne } = erika
    const insurer = (raw: ImportRoh) => checkImport(raw, { vorgaben: fuerAlle, heute }).klient?.krankenkasse
    expect([insurer(erika), insurer(ohne)]).toEqual(['AOK Bayern', 'BARMER'])
  })
})
