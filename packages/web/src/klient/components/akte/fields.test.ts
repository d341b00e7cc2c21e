import { bereiche } from '@dreiklang/domain/klient/akte'
import { bereichAngaben } from '@dreiklang/domain/klient/akte.contract'
import { akteDocument, readBereich } from '@dreiklang/domain/klient/klient.document'
import { zugangAngaben } from '@dreiklang/domain/klient/zugang.contract'
import { expect, it } from 'vitest'
import { fields, zugangFields } from './fields.ts'
import { bodyOf, valuesOf, zugangBodyOf } from './values.ts'

const filled = {
  person: {
    vorname: 'Erika',
    nachname: 'Müller',
    geburtsdatum: '1941-03-09',
    geschlecht: 'W',
    status: 'AKTIV',
    anrede: 'FRAU',
    pflegebeginn: '2024-02-01',
  },
  wohnen: {
    adresse: { strasse: 'Kirchgasse', hausnummer: '1', zusatz: null, plz: '80331', ort: 'München' },
    wohnform: 'ALLEIN',
    telefon: '089 123456',
    breite: 48.13743,
    laenge: 11.57549,
  },
  versicherung: {
    versicherungsart: 'GKV',
    kvnr: 'A123456780',
    krankenkasse: 'AOK Bayern',
    kassenIk: null,
    zuzahlungBefreitBis: null,
    pflegegrad: 3,
    pflegegradSeit: '2024-05-01',
  },
  aerzte: { hausarztId: null, fachaerzte: [{ name: 'Dr. Blick', fachrichtung: 'Augen' }] },
  kontakte: {
    kontakte: [{ name: 'Karl', beziehung: 'Sohn', telefon: '0351 98765', notfall: true, vollmacht: 'VORSORGE', auskunftErlaubt: true }],
  },
  gesundheit: {
    allergien: { keineBekannt: false, liste: ['Jod'] },
    unvertraeglichkeiten: ['Laktose'],
    diagnosen: [{ icd10: 'E11.90', text: 'Diabetes mellitus, Typ 2', seit: null }],
    risiken: ['STURZ'],
    gewicht: 61.5,
    schwanger: true,
  },
  medikation: {
    mittel: [
      { arzneimittel: 'Ramipril', staerke: '5 mg', morgens: '1', von: '2026-10-01', planHerkunft: 'ARZT', angegebenAm: '2026-10-01' },
    ],
  },
  hkp: {
    verordnungen: [
      {
        von: '2026-10-01',
        bis: '2026-12-31',
        massnahmen: 'Insulin',
        haeufigkeit: '2 × täglich',
        arzt: null,
        genehmigtAm: null,
        genehmigungsNr: null,
      },
    ],
  },
} as const

it('every field of a record has its place in the form of its section', () => {
  for (const bereich of bereiche)
    expect(new Set<string>(fields[bereich].map(({ name }) => name))).toEqual(new Set(Object.keys(akteDocument[bereich])))
  expect(new Set<string>(zugangFields.map(({ name }) => name))).toEqual(new Set(Object.keys(zugangAngaben.shape)))
})

it('a section that nobody changes says in the form what it has said before', () => {
  for (const bereich of bereiche) {
    const section = readBereich(bereich, filled[bereich])
    expect(bereichAngaben[bereich].parse(bodyOf(bereich, valuesOf(fields[bereich], section)))).toEqual(section)
  }
})

it('an entry that is added says nothing, and what has to be said is told to be missing', () => {
  for (const bereich of bereiche)
    for (const field of fields[bereich])
      if (field.art === 'liste') {
        const required = field.felder
          .filter(({ pflicht, name }) => pflicht === true && !(name in field.leer))
          .map(({ name }) => `${field.name}.0.${name}`)
        const values = {
          ...valuesOf(fields[bereich], readBereich(bereich, filled[bereich])),
          [field.name]: [valuesOf(field.felder, field.leer)],
        }
        const told = bereichAngaben[bereich].safeParse(bodyOf(bereich, values)).error?.issues.map(({ path }) => path.join('.'))
        expect(new Set(told)).toEqual(new Set(required))
      }
})

it('access data of which nothing was entered say nothing', () => {
  expect(zugangAngaben.parse(zugangBodyOf(valuesOf(zugangFields, {})))).toEqual(
    Object.fromEntries(Object.keys(zugangAngaben.shape).map((name) => [name, null])),
  )
})
