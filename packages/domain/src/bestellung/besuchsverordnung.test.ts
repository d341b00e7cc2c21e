import { describe, expect, it } from 'vitest'
import type { Besuchsverordnung } from './besuch.contract.ts'
import { prescribeAtBesuch } from './besuchsverordnung.decider.ts'
import { decide } from './bestellung.decider.ts'
import { arzt, codeOf, organisation, person, positionInput } from './bestellung.fixtures.ts'
import { evolve } from './ereignis.ts'
import type { KlientStand, Person } from './handelnder.ts'
import { rowsOf } from './listRow.ts'

const klient: KlientStand = {
  id: 'klient',
  versicherungsart: 'GKV',
  kvnr: null,
  geburtsdatum: '1940-01-01',
  adresse: null,
  wohnform: 'ALLEIN',
  status: 'AKTIV',
  medikationsplan: false,
  plan: null,
  zuzahlungBefreitBis: null,
  hausarztId: organisation.ARZT,
  apothekeId: organisation.APOTHEKE,
  einwilligungen: [],
}
const { produkt, menge, mengeneinheit } = positionInput()
const mittel = { produkt, menge, mengeneinheit, diagnose: null, dosierung: null, btm: false }
const papier = { rezeptart: 'MUSTER16', ausgestelltAm: '2026-11-18', rezeptId: null, autIdem: false, ort: 'PAPIER_PFLEGE' } as const
const angaben: Besuchsverordnung = {
  einloesung: 'DURCH_PFLEGE',
  bemerkung: null,
  positionen: [
    { ...mittel, ...papier },
    { ...mittel, ...papier, rezeptart: 'EREZEPT_GKV', ort: 'FACHDIENST_EGK' },
  ],
}

let nr = 0
const context = {
  now: '2026-11-18T09:00:00.000Z',
  heute: '2026-11-18',
  bundesland: null,
  laender: null,
  fruehere: [],
  ziel: null,
  kontrolle: null,
  versorgung: null,
  direktErlaubt: false,
  neueId: () => `id-${(nr += 1)}`,
  newCode: () => '123456',
}

function prescribe(handelnder: Person = arzt, stand: KlientStand | null = klient, what = angaben) {
  return prescribeAtBesuch(what, {
    pflegedienstId: organisation.PFLEGE,
    nummer: '2026-000001',
    umstaende: { ...context, handelnder, klient: stand },
  })
}

describe('What a doctor prescribed at a visit', () => {
  it('is a BtM on its form, whose number and letter he may say', () => {
    const [first] = angaben.positionen
    if (first === undefined) throw new Error('one position')
    const form = { ...first, btm: true, rezeptart: 'BTM' as const, btmNummer: '111222333', btmKennzeichen: 'S' as const }
    const { bestellung } = prescribe(arzt, klient, { ...angaben, positionen: [form] })
    expect(bestellung.positionen[0]?.rezept).toMatchObject({ art: 'BTM', btmNummer: '111222333', btmKennzeichen: 'S' })
    const paper = { ...form, rezeptart: 'BTM_NOTFALL' as const }
    expect(() => prescribe(arzt, klient, { ...angaben, positionen: [paper] })).toThrow('bestellung.btm_formular_falsch')
  })

  it('is an order of the nursing service whose prescriptions lie where he says', () => {
    const { bestellung } = prescribe()
    expect(bestellung).toMatchObject({
      quelle: 'HAUSBESUCH',
      version: 1,
      praxisId: arzt.organisationId,
      gesendetAm: '2026-11-18T09:00:00.000Z',
    })
    expect(
      bestellung.positionen.map(({ status, rezept, anforderungen }) => [status, rezept?.ort, anforderungen.map((a) => a.status)]),
    ).toEqual([
      ['VERORDNET', 'PAPIER_PFLEGE', ['completed']],
      ['VERORDNET', 'FACHDIENST_EGK', ['completed']],
    ])
  })

  it('is told by its events alone', () => {
    const { bestellung, ereignisse } = prescribe()
    const empty = { ...bestellung, positionen: [] }
    expect(ereignisse.reduce(evolve, empty)).toEqual(bestellung)
    expect(ereignisse.map(({ art }) => art)).toEqual(['anlegen', 'anlegen', 'verordnen', 'verordnen'])
  })

  it('is seen by nurse and practice; the pharmacy of the Klient is named and sees nothing yet', () => {
    const { bestellung } = prescribe()
    expect(bestellung.apothekeId).toBe(organisation.APOTHEKE)
    expect(rowsOf(bestellung).map(({ seite, wartetAuf }) => [seite, wartetAuf])).toEqual([
      ['PFLEGE', 'PFLEGE'],
      ['ARZT', 'PFLEGE'],
    ])
  })

  it('takes a doctor with LANR, a Klient who is there, and a prescription that law allows', () => {
    const code = (arbeit: () => unknown) => {
      try {
        arbeit()
      } catch (error) {
        return (error as { code: string }).code
      }
      return null
    }
    expect(code(() => prescribe(person('ARZT', { lanr: null })))).toBe('bestellung.nur_arzt')
    expect(code(() => prescribe(person('PFLEGE')))).toBe('bestellung.nicht_deine_rolle')
    for (const stand of [null, { ...klient, status: 'VERSTORBEN' as const }])
      expect(code(() => prescribe(arzt, stand))).toBe('bestellung.klient_unbekannt')
    const mit = (rest: object) => code(() => prescribe(arzt, klient, { ...angaben, positionen: [{ ...mittel, ...papier, ...rest }] }))
    expect(mit({ rezeptart: 'OHNE' })).toBe('bestellung.rezeptart_unzulaessig')
    expect(mit({ btm: true })).toBe('bestellung.rezeptart_unzulaessig')
    expect(mit({ ort: 'KIM_PFLEGE' })).toBe('bestellung.rezept_ort_unmoeglich')
    expect(mit({ ausgestelltAm: '2026-11-19' })).toBe('bestellung.ausstellung_zukunft')
  })

  describe('several medicines in one go', () => {
    const named = (bezeichnung: string, rest: object = {}) => ({ ...mittel, ...papier, produkt: { ...produkt, bezeichnung }, ...rest })
    const together = (...positionen: Besuchsverordnung['positionen']) => ({ ...angaben, zusammen: true, positionen })
    const sheets = (what: Besuchsverordnung) =>
      prescribe(arzt, klient, what).bestellung.positionen.map(({ rezept }) => rezept?.rezeptblattId)
    const codeOfSheets = (...positionen: Besuchsverordnung['positionen']) => codeOf(() => sheets(together(...positionen)))
    const two = [named('Ramipril 5 mg'), named('Bisoprolol 5 mg', { autIdem: true })]

    it('stand on one sheet when the doctor says so, whatever else is said of each', () => {
      const { bestellung, ereignisse } = prescribe(arzt, klient, together(...two))
      const [first, second] = bestellung.positionen
      expect(first?.rezept?.rezeptblattId).toEqual(expect.any(String))
      expect(first?.rezept).toMatchObject({ rezeptblattId: second?.rezept?.rezeptblattId, autIdem: false })
      expect(second?.rezept?.autIdem).toBe(true)
      expect(ereignisse.filter(({ art }) => art === 'verordnen').map((one) => one.angaben['rezeptblatt'])).toEqual(['EINES', 'EINES'])
      expect(ereignisse.reduce(evolve, { ...bestellung, positionen: [] })).toEqual(bestellung)
    })
    it('stand each on its own sheet when nobody says otherwise, and one alone shares none', () => {
      expect(sheets({ ...angaben, positionen: two })).toEqual([null, null])
      expect(sheets(together(named('Ramipril 5 mg')))).toEqual([null])
    })
    it('are moved as the one sheet that they are', () => {
      const { bestellung } = prescribe(arzt, klient, together(...two))
      const [first] = bestellung.positionen
      const where = { version: 1, positionIds: [first?.id ?? ''], ort: 'PAPIER_PRAXIS' as const }
      const auftrag = { handlung: 'rezeptOrtMelden' as const, angaben: where }
      const moved = decide(bestellung, auftrag, { ...context, handelnder: arzt, klient }).reduce(evolve, bestellung)
      expect(moved.positionen.map(({ rezept }) => rezept?.ort)).toEqual(['PAPIER_PRAXIS', 'PAPIER_PRAXIS'])
    })
    it('are three at most, of one kind and issue, and lie in one place', () => {
      const three = [...two, named('Torasemid 10 mg')]
      expect(new Set(sheets(together(...three))).size).toBe(1)
      expect(codeOfSheets(...three, named('Pantoprazol 20 mg'))).toBe('bestellung.rezeptblatt_voll')
      const mixed = (rest: object) => codeOfSheets(...two, named('Torasemid 10 mg', rest))
      expect(mixed({ rezeptart: 'PRIVAT_PAPIER' })).toBe('bestellung.rezeptblatt_verschieden')
      expect(mixed({ ausgestelltAm: '2026-11-17' })).toBe('bestellung.rezeptblatt_verschieden')
      expect(mixed({ ort: 'PAPIER_KLIENT' })).toBe('bestellung.rezeptblatt_verschieden')
      expect(mixed({ produkt: { ...produkt, produktart: 'HILFSMITTEL' }, rezeptart: 'HILFSMITTEL_M16' })).toBe(
        'bestellung.rezeptblatt_verschieden',
      )
    })
    it('are no BtM, no T-Rezept and no E-Rezept, which have a form or a token each', () => {
      const btm = { btm: true, rezeptart: 'BTM' } as const
      expect(codeOfSheets(named('Morphin 10 mg', btm), named('Morphin 20 mg', btm))).toBe('bestellung.rezeptblatt_verschieden')
      const t = { rezeptart: 'T_REZEPT' }
      expect(codeOfSheets(named('Lenalidomid 5 mg', t), named('Lenalidomid 10 mg', t))).toBe('bestellung.rezeptblatt_verschieden')
      const electronic = { rezeptart: 'EREZEPT_GKV', ort: 'FACHDIENST_EGK' }
      expect(codeOfSheets(named('Ramipril 5 mg', electronic), named('Bisoprolol 5 mg', electronic))).toBe(
        'bestellung.rezeptblatt_verschieden',
      )
    })
  })
})
