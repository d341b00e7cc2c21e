import { describe, expect, it } from 'vitest'
import {
  apotheke,
  arzt,
  bis,
  bring,
  entwurf,
  klientStand,
  person,
  pflege,
  positionInput,
  verordnung,
  vorlage,
  welt,
  codeOf,
  firstPosition,
} from './bestellung.fixtures.ts'
import type { Welt } from './bestellung.fixtures.ts'
import { handlungSchemas } from './handlungen.contract.ts'
import { btmKennzeichen } from './rezept.ts'

const btm = () =>
  welt(
    entwurf({
      lieferart: 'LIEFERUNG_KLIENT',
      positionen: [positionInput({ btm: true, rezeptart: 'BTM', btmMenge: '20 Stück', reichdauerTage: 10 })],
    }),
  )
const asked = () => bis('BEIM_ARZT', btm())
const paper = { rezeptart: 'BTM', ort: 'PAPIER_PRAXIS' }
const presents = (w: Welt, said: Record<string, unknown>) => w.run(apotheke, 'rezeptVorlegen', vorlage(w.ids, { btmNummer: null, ...said }))
const accepted = (said: Record<string, unknown> = {}) => {
  const w = asked()
  w.run(arzt, 'verordnen', verordnung(w.ids, { ...paper, ...said }))
  w.run(pflege, 'anApothekeGeben', { positionIds: w.ids, ort: null })
  w.run(apotheke, 'annehmen', { positionIds: w.ids, termin: null })
  return w
}

describe('The letter on a BtM form', () => {
  it('is S, ST, K or N; A and SZ are no more since 8.4.2023', () => {
    expect(btmKennzeichen).toEqual(['S', 'ST', 'K', 'N'])
  })
  it.each(['S', 'ST', 'K'])('%s is set by the doctor who prescribes', (letter) => {
    const w = asked()
    w.run(arzt, 'verordnen', verordnung(w.ids, { ...paper, btmKennzeichen: letter }))
    expect(firstPosition(w).rezept).toMatchObject({ btmKennzeichen: letter, btmNummer: null })
  })
  it('N is not prescribed: that form only follows a Notfall-Verschreibung', () => {
    const w = asked()
    const said = verordnung(w.ids, { ...paper, btmKennzeichen: 'N' })
    expect(codeOf(() => w.run(arzt, 'verordnen', said))).toBe('bestellung.btm_kennzeichen_n')
  })
  it('stands on no other prescription, and neither does a number', () => {
    const w = bis('BEIM_ARZT')
    for (const said of [{ btmKennzeichen: 'S' }, { btmNummer: '123456789' }])
      expect(codeOf(() => w.run(arzt, 'verordnen', verordnung(w.ids, said)))).toBe('bestellung.btm_formular_falsch')
  })
  it('is recorded by the pharmacy as it stands on the paper', () => {
    const w = accepted({ btmKennzeichen: 'S' })
    expect(codeOf(() => presents(w, { btmNummer: '123456789', btmKennzeichen: 'N' }))).toBe('bestellung.btm_kennzeichen_n')
    presents(w, { btmNummer: '123456789', btmKennzeichen: 'ST' })
    expect(firstPosition(w).rezept).toMatchObject({ btmKennzeichen: 'ST', btmNummer: '123456789' })
  })
})

describe('The form marked N', () => {
  const notfall = () => {
    const w = asked()
    w.run(arzt, 'verordnen', verordnung(w.ids, { rezeptart: 'BTM_NOTFALL', ort: 'PAPIER_PRAXIS' }))
    return w
  }
  it('is handed in by the practice with its number, and the prescription bears the letter from then on', () => {
    const w = notfall()
    w.run(arzt, 'folgeErledigen', { positionIds: w.ids, folge: 'N_REZEPT_NACHREICHEN', btmNummer: '987654321' })
    expect(firstPosition(w).rezept).toMatchObject({ art: 'BTM_NOTFALL', btmKennzeichen: 'N', btmNummer: '987654321' })
  })
  it('is not there when the practice waives it', () => {
    const w = notfall()
    w.run(arzt, 'folgeVerzichten', { positionIds: w.ids, folge: 'N_REZEPT_NACHREICHEN', grund: 'Nicht beliefert' })
    expect(firstPosition(w).rezept?.btmKennzeichen).toBeNull()
  })
  it('is not needed for the pharmacy to serve the emergency paper, which has no number', () => {
    const w = notfall()
    w.run(pflege, 'anApothekeGeben', { positionIds: w.ids, ort: null })
    expect(codeOf(() => presents(w, {}))).toBe('angenommen')
  })
})

describe('The number of a BtM form', () => {
  it('is needed when the form lies before the pharmacy, unless the practice has said it', () => {
    expect(codeOf(() => presents(accepted(), {}))).toBe('bestellung.btm_nummer_fehlt')
    const known = accepted({ btmNummer: '111222333' })
    presents(known, {})
    expect(firstPosition(known).rezept?.btmNummer).toBe('111222333')
  })
  it('is the one that the pharmacy reads when the practice has said another', () => {
    const w = accepted({ btmNummer: '111222333' })
    presents(w, { btmNummer: '123456789' })
    expect(firstPosition(w).rezept?.btmNummer).toBe('123456789')
  })
  it.each([
    ['123 456 789', true],
    ['12345678', false],
    ['1234567890', false],
    ['A23456789', false],
  ])('%s: nine digits, said with spaces or without (%s)', (btmNummer, fits) => {
    const body = { version: 1, ...vorlage(['00000000-0000-4000-8000-000000000001'], { btmNummer }) }
    expect(handlungSchemas.rezeptVorlegen.safeParse(body).success).toBe(fits)
  })
  it('does not count as seen when the pharmacy only says that the form has come', () => {
    const w = btm()
    w.umstaende = { klient: { ...klientStand, einwilligungen: ['EMPFANGSVOLLMACHT', 'VORABINFO'] } }
    w.run(pflege, 'senden', {})
    w.run(arzt, 'verordnen', verordnung(w.ids, paper))
    w.run(apotheke, 'anApothekeGeben', { positionIds: w.ids, ort: null })
    expect(firstPosition(w).rezept).toMatchObject({ ort: 'APOTHEKE', vorgelegtAm: null })
  })
  it('stays with the delivery that it was handed over by', () => {
    const w = bis('GELIEFERT', btm())
    expect(w.bestellung.lieferungen[0]?.btmFormulare).toEqual([{ positionId: w.ids[0], nummer: '123456789' }])
  })
})

describe('Who hands a BtM over', () => {
  it('is kept beside who received it, and is who acts, not who was named as messenger', () => {
    const w = bis('BEREIT', btm())
    bring(w)
    expect(w.bestellung.lieferungen[0]).toMatchObject({
      uebergebenVon: { personId: apotheke.personId, name: apotheke.name },
      nachweis: { empfaengerName: 'Erika Albrecht' },
    })
  })
})

describe('What the Klient has after a BtM was received', () => {
  const said = (w: Welt, menge: string) => ({
    positionIds: w.ids,
    gescannt: [],
    bestaende: w.ids.map((positionId) => ({ positionId, menge })),
  })
  it('is kept with who counted it', () => {
    const w = bis('GELIEFERT', btm())
    w.run(pflege, 'eingangBestaetigen', said(w, '25 Stück'))
    expect(firstPosition(w).btmBestand).toMatchObject({ menge: '25 Stück', durch: { name: pflege.name } })
  })
  it('is not made up where nobody counted', () => {
    const w = bis('GELIEFERT', btm())
    w.run(pflege, 'eingangBestaetigen', { positionIds: w.ids, gescannt: [] })
    expect(firstPosition(w).btmBestand).toBeNull()
  })
  it('is asked of nothing but a BtM', () => {
    const w = bis('GELIEFERT')
    expect(codeOf(() => w.run(person('PFLEGE'), 'eingangBestaetigen', said(w, '25 Stück')))).toBe('bestellung.bestand_nur_btm')
  })
})
