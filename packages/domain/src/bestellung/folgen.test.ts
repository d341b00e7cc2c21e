import { describe, expect, it } from 'vitest'
import { apotheke, arzt, entwurf, pflege, positionInput, verordnung, welt, type Welt, vorlage } from './bestellung.fixtures.ts'
import { openFolgen } from './folgen.ts'
import { rowsOf } from './listRow.ts'
import { turnFor, visiblePositionen, wartetAuf } from './stand.ts'
import type { Seite } from '../shared/akteur.ts'

const offen = (w: Welt) => w.bestellung.positionen.flatMap((p) => openFolgen(p).map(({ art, bei }) => `${art} ${bei}`))
const dran = (w: Welt) => w.bestellung.positionen.map((p) => wartetAuf(w.bestellung, p))
const row = (w: Welt, seite: Seite) => rowsOf(w.bestellung).find((one) => one.seite === seite)

function sent(input = entwurf()): Welt {
  const w = welt(input)
  w.run(pflege, 'senden', {})
  return w
}

function prescribed(input = entwurf(), rest: Record<string, unknown> = {}): Welt {
  const w = sent(input)
  w.run(arzt, 'verordnen', verordnung(w.ids, rest))
  return w
}

describe('after a refusal by the practice', () => {
  it.each([
    ['EGK_FEHLT_QUARTAL', ['KARTE_EINLESEN PFLEGE', 'NEU_ANFRAGEN PFLEGE']],
    ['ARZTTERMIN_NOETIG', ['TERMIN_VEREINBAREN PFLEGE']],
    ['FALSCHE_PRAXIS', ['NEU_ANFRAGEN PFLEGE']],
    ['ZU_FRUEH', ['NEU_ANFRAGEN PFLEGE']],
    ['NICHT_INDIZIERT', ['KLIENT_INFORMIEREN PFLEGE']],
    ['BUDGET_OTC', ['KLIENT_INFORMIEREN PFLEGE']],
  ])('for %s it is still the nursing service’s turn', (grund, folgen) => {
    const w = sent()
    w.run(arzt, 'arztAblehnen', { positionIds: w.ids, grund, text: null })
    expect(offen(w)).toEqual(folgen)
    expect(dran(w)).toEqual(['PFLEGE'])
    expect(row(w, 'PFLEGE')).toMatchObject({ status: 'ABGELEHNT', wartetAuf: 'PFLEGE', offen: true })
    expect(row(w, 'ARZT')).toMatchObject({ wartetAuf: 'PFLEGE', offen: false })
  })

  it('nobody’s turn is left once each follow-up is done or waived with a reason', () => {
    const w = sent()
    w.run(arzt, 'arztAblehnen', { positionIds: w.ids, grund: 'EGK_FEHLT_QUARTAL', text: null })
    w.run(pflege, 'folgeErledigen', { positionIds: w.ids, folge: 'KARTE_EINLESEN' })
    expect(offen(w)).toEqual(['NEU_ANFRAGEN PFLEGE'])
    w.run(pflege, 'folgeVerzichten', { positionIds: w.ids, folge: 'NEU_ANFRAGEN', grund: 'Mittel abgesetzt' })
    expect(dran(w)).toEqual(['NIEMAND'])
    expect(row(w, 'PFLEGE')).toMatchObject({ wartetAuf: 'NIEMAND', offen: false })
    expect(w.bestellung.positionen[0]?.folgen.map(({ erledigt }) => [erledigt?.wie, erledigt?.grund, erledigt?.durch.name])).toEqual([
      ['ERLEDIGT', null, 'Jonas Meyer'],
      ['VERZICHTET', 'Mittel abgesetzt', 'Jonas Meyer'],
    ])
  })

  it('nobody closes what another side has to do', () => {
    const w = sent()
    w.run(arzt, 'arztAblehnen', { positionIds: w.ids, grund: 'ZU_FRUEH', text: null })
    expect(() => w.run(arzt, 'folgeErledigen', { positionIds: w.ids, folge: 'NEU_ANFRAGEN' })).toThrow('bestellung.keine_folge')
    expect(() => w.run(pflege, 'folgeErledigen', { positionIds: w.ids, folge: 'KARTE_EINLESEN' })).toThrow('bestellung.keine_folge')
  })
})

describe('a prescription that nobody is to redeem any more', () => {
  it('is, as an E-Rezept, the practice’s to delete, and the practice has it among what waits for it', () => {
    const w = prescribed()
    w.run(pflege, 'stornieren', { positionIds: w.ids, grund: 'verstorben' })
    expect(offen(w)).toEqual(['EREZEPT_LOESCHEN ARZT'])
    expect(row(w, 'ARZT')).toMatchObject({ status: 'STORNIERT', wartetAuf: 'ARZT', offen: true })
    w.run(arzt, 'folgeErledigen', { positionIds: w.ids, folge: 'EREZEPT_LOESCHEN' })
    expect(row(w, 'ARZT')).toMatchObject({ wartetAuf: 'NIEMAND', offen: false })
  })

  it('is given back by the pharmacy that has fetched it, before the practice can delete it', () => {
    const w = prescribed()
    w.run(pflege, 'anApothekeGeben', { positionIds: w.ids, ort: null })
    w.run(apotheke, 'annehmen', { positionIds: w.ids, termin: null })
    w.run(apotheke, 'rezeptVorlegen', vorlage(w.ids))
    w.run(pflege, 'stornoAnfragen', { positionIds: w.ids, grund: 'verstorben' })
    w.run(apotheke, 'stornoBeantworten', { positionIds: w.ids, zustimmung: true, text: null })
    expect(offen(w)).toEqual(['EREZEPT_FREIGEBEN APOTHEKE', 'EREZEPT_LOESCHEN ARZT'])
    for (const seite of ['APOTHEKE', 'ARZT'] as const)
      expect(turnFor(seite, w.bestellung, visiblePositionen(w.bestellung, seite))).toBe(seite)
    expect(turnFor('PFLEGE', w.bestellung, w.bestellung.positionen)).toBe('APOTHEKE')
  })

  it('goes back on paper from the nursing service that holds it', () => {
    const w = prescribed(entwurf({ positionen: [positionInput({ rezeptart: 'PRIVAT_PAPIER' })] }), {
      rezeptart: 'PRIVAT_PAPIER',
      ort: 'PAPIER_PFLEGE',
    })
    w.run(pflege, 'stornieren', { positionIds: w.ids, grund: 'verstorben' })
    expect(offen(w)).toEqual(['REZEPT_ZURUECK PFLEGE'])
  })

  it('is the practice’s to delete when it was corrected, while the new one goes its way', () => {
    const w = prescribed()
    w.run(arzt, 'rezeptKorrigieren', { ...verordnung(w.ids), grund: 'verschrieben' })
    expect(offen(w)).toEqual(['EREZEPT_LOESCHEN ARZT'])
    expect(dran(w)).toEqual(['PFLEGE'])
    expect(row(w, 'ARZT')).toMatchObject({ wartetAuf: 'ARZT' })
  })

  it('and when it was withdrawn; the nursing service tells the client', () => {
    const w = prescribed()
    w.run(arzt, 'rezeptZurueckziehen', { positionIds: w.ids, grund: 'Unverträglichkeit' })
    expect(offen(w)).toEqual(['EREZEPT_LOESCHEN ARZT', 'KLIENT_INFORMIEREN PFLEGE'])
  })
})

it('what a pharmacy cannot supply goes to another one, after it has given the prescription back', () => {
  const w = prescribed()
  w.run(pflege, 'anApothekeGeben', { positionIds: w.ids, ort: null })
  w.run(apotheke, 'annehmen', { positionIds: w.ids, termin: null })
  w.run(apotheke, 'rezeptVorlegen', vorlage(w.ids))
  w.run(apotheke, 'apothekeAblehnen', { positionIds: w.ids, grund: 'NICHT_LIEFERBAR', text: null })
  expect(offen(w)).toEqual(['EREZEPT_FREIGEBEN APOTHEKE', 'ANDERE_APOTHEKE PFLEGE'])
})

it('an expired prescription is the nursing service’s turn, also where the client was to redeem it, until it has asked anew', () => {
  const w = prescribed(entwurf({ einloesung: 'DURCH_KLIENT' }))
  expect(dran(w)).toEqual(['KLIENT'])
  w.wait('2027-01-10T09:00:00.000Z')
  expect(offen(w)).toEqual(['NEU_ANFRAGEN PFLEGE'])
  expect(dran(w)).toEqual(['PFLEGE'])
  w.run(pflege, 'neuAnfordern', { positionIds: w.ids })
  expect(offen(w)).toEqual([])
})
