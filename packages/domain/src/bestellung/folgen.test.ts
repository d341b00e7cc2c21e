import { describe, expect, it } from 'vitest'
import { apotheke, arzt, entwurf, pflege, positionInput, verordnung, welt, type Welt, vorlage } from './bestellung.fixtures.ts'
import { after } from './bestellung.decider.ts'
import type { Bestellung } from './bestellung.document.ts'
import { anlegen, copyEntwurf } from './entwurf.decider.ts'
import { settleByCopy } from './folgen.decider.ts'
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
    expect(row(w, 'PFLEGE')?.inhalt.folgen.map(({ art, bei }) => `${art} ${bei}`)).toEqual(folgen)
    expect(row(w, 'ARZT')?.inhalt.folgen).toEqual([])
    expect(row(w, 'ARZT')).toMatchObject({ wartetAuf: 'PFLEGE', offen: false })
  })

  it('nobody’s turn is left once each follow-up is done or waived with a reason', () => {
    const w = sent()
    w.run(arzt, 'arztAblehnen', { positionIds: w.ids, grund: 'EGK_FEHLT_QUARTAL', text: null })
    w.run(pflege, 'folgeErledigen', { positionIds: w.ids, folge: 'KARTE_EINLESEN' })
    expect(offen(w)).toEqual(['NEU_ANFRAGEN PFLEGE'])
    w.run(pflege, 'folgeVerzichten', { positionIds: w.ids, folge: 'NEU_ANFRAGEN', grund: 'Mittel abgesetzt' })
    expect(dran(w)).toEqual(['NIEMAND'])
    expect(row(w, 'PFLEGE')).toMatchObject({ wartetAuf: 'NIEMAND', offen: false, inhalt: { folgen: [] } })
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
    // The nursing service is told whom it waits for and what for.
    for (const seite of ['ARZT', 'PFLEGE'] as const)
      expect(row(w, seite)?.inhalt.folgen).toEqual([{ art: 'EREZEPT_LOESCHEN', bei: 'ARZT' }])
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

  function takenUp(input = entwurf(), rest: Record<string, unknown> = {}): Welt {
    const w = prescribed(input, rest)
    w.run(pflege, 'anApothekeGeben', { positionIds: w.ids, ort: rest['ort'] ?? null })
    w.run(apotheke, 'annehmen', { positionIds: w.ids, termin: null })
    return w
  }
  const another = (w: Welt) => ({
    positionIds: w.ids,
    grund: 'ANDERER_WIRKSTOFF',
    text: 'Nicht lieferbar',
    vorschlaege: [positionInput().produkt],
  })

  it('is given back by the pharmacy that asks for another one, and the practice deletes it beside writing anew', () => {
    const w = takenUp()
    w.run(apotheke, 'rezeptVorlegen', vorlage(w.ids))
    w.run(apotheke, 'neuesRezeptAnfordern', another(w))
    expect(offen(w)).toEqual(['EREZEPT_FREIGEBEN APOTHEKE', 'EREZEPT_LOESCHEN ARZT'])
    expect(row(w, 'APOTHEKE')).toMatchObject({ status: 'BEIM_ARZT', wartetAuf: 'APOTHEKE' })
    expect(row(w, 'PFLEGE')).toMatchObject({ wartetAuf: 'ARZT' })
    w.run(apotheke, 'folgeErledigen', { positionIds: w.ids, folge: 'EREZEPT_FREIGEBEN' })
    expect(row(w, 'APOTHEKE')).toMatchObject({ wartetAuf: 'ARZT' })
    w.run(arzt, 'verordnen', verordnung(w.ids))
    // The new one goes its way; the old one is redeemable until it is deleted.
    expect(offen(w)).toEqual(['EREZEPT_LOESCHEN ARZT'])
    w.run(arzt, 'folgeErledigen', { positionIds: w.ids, folge: 'EREZEPT_LOESCHEN' })
    expect(row(w, 'ARZT')).toMatchObject({ wartetAuf: 'PFLEGE' })
  })

  it('is only deleted when no pharmacy has fetched it yet', () => {
    const w = takenUp()
    w.run(apotheke, 'neuesRezeptAnfordern', another(w))
    expect(offen(w)).toEqual(['EREZEPT_LOESCHEN ARZT'])
  })

  it('goes back on paper from the pharmacy that asks for another one', () => {
    const paper = { rezeptart: 'PRIVAT_PAPIER' } as const
    const w = takenUp(entwurf({ positionen: [positionInput(paper)] }), { ...paper, ort: 'PAPIER_PFLEGE' })
    w.run(apotheke, 'rezeptVorlegen', vorlage(w.ids))
    w.run(apotheke, 'neuesRezeptAnfordern', another(w))
    expect(offen(w)).toEqual(['REZEPT_ZURUECK APOTHEKE'])
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

describe('a copy that was sent', () => {
  const now = '2026-11-20T09:00:00.000Z'

  const torasemid = {
    ...positionInput().produkt,
    pzn: '01234562',
    bezeichnung: 'Torasemid 10 mg',
    wirkstoff: 'Torasemid',
    wirkstaerke: '10 mg',
  }

  function copyOf(w: Welt, rest: Partial<Bestellung> = {}): Bestellung {
    const { entwurf: copied, ...wieder } = copyEntwurf(w.bestellung, { heute: '2026-11-20', apothekeId: 'apotheke-neu', spaetere: [] })
    let nr = 0
    const { bestellung } = anlegen(copied, {
      pflegedienstId: w.bestellung.pflegedienstId,
      personId: 'person-PFLEGE',
      nummer: '2026-000002',
      quelle: 'MANUELL',
      vorgaengerId: w.bestellung.id,
      wieder,
      werkzeug: { now, neueId: () => `neu-${(nr += 1)}` },
    })
    return { ...bestellung, ...rest }
  }

  function settle(w: Welt, neue: Bestellung) {
    const ereignisse = settleByCopy(w.bestellung, neue, { now, handelnder: pflege })
    w.bestellung = after(w.bestellung, ereignisse)
    return ereignisse
  }

  function refused(grund: string, input = entwurf()): Welt {
    const w = sent(input)
    w.run(arzt, 'arztAblehnen', { positionIds: w.ids, grund, text: null })
    return w
  }

  it('has asked anew for what the practice refused, and the timeline of the nursing service names it', () => {
    const w = refused('ZU_FRUEH')
    expect(settle(w, copyOf(w))).toMatchObject([
      {
        art: 'folgeErledigen',
        positionId: w.ids[0],
        angaben: { folge: 'NEU_ANFRAGEN', neueBestellung: '2026-000002' },
        sichtbarFuer: ['PFLEGE'],
      },
    ])
    expect(offen(w)).toEqual([])
    expect(w.bestellung.positionen[0]?.folgen).toMatchObject([
      { erledigt: { durch: { personId: pflege.personId }, am: now, wie: 'ERLEDIGT' } },
    ])
    expect(dran(w)).toEqual(['NIEMAND'])
  })

  it('settles nothing twice', () => {
    const w = refused('ZU_FRUEH')
    settle(w, copyOf(w))
    expect(settle(w, copyOf(w))).toEqual([])
  })

  it('leaves open what it cannot do, and what was taken out of it', () => {
    const w = refused('EGK_FEHLT_QUARTAL', entwurf({ positionen: [positionInput(), positionInput({ produkt: torasemid })] }))
    const neue = copyOf(w)
    settle(w, { ...neue, positionen: neue.positionen.slice(0, 1) })
    expect(offen(w)).toEqual(['KARTE_EINLESEN PFLEGE', 'KARTE_EINLESEN PFLEGE', 'NEU_ANFRAGEN PFLEGE'])
  })

  it('goes to another pharmacy, or that is still left to do', () => {
    const w = prescribed()
    w.run(pflege, 'anApothekeGeben', { positionIds: w.ids, ort: null })
    w.run(apotheke, 'apothekeAblehnen', { positionIds: w.ids, grund: 'NICHT_LIEFERBAR', text: null })
    expect(settle(w, copyOf(w, { apothekeId: w.bestellung.apothekeId }))).toEqual([])
    expect(settle(w, copyOf(w, { apothekeId: null }))).toEqual([])
    expect(offen(w)).toEqual(['ANDERE_APOTHEKE PFLEGE'])
    settle(w, copyOf(w))
    expect(offen(w)).toEqual([])
  })

  it('knows a medicine again that the doctor had changed', () => {
    const w = sent()
    const milder = { ...positionInput().produkt, bezeichnung: 'Ramipril 2,5 mg', pzn: null, wirkstaerke: '2,5 mg' }
    w.run(
      arzt,
      'verordnen',
      verordnung(w.ids, { aenderung: { produkt: milder, menge: 1, dosierung: null, grund: 'Blutdruck zu niedrig' } }),
    )
    w.wait('2027-01-10T09:00:00.000Z')
    expect(offen(w)).toEqual(['NEU_ANFRAGEN PFLEGE'])
    const neue = copyOf(w)
    expect(neue.positionen[0]?.produkt.bezeichnung).toBe('Ramipril 2,5 mg')
    settle(w, neue)
    expect(offen(w)).toEqual([])
  })

  it('leaves the expired one with the nursing service, who cancels it: nobody can redeem it any more', () => {
    const w = prescribed(entwurf({ einloesung: 'DURCH_KLIENT' }))
    w.wait('2027-01-10T09:00:00.000Z')
    settle(w, copyOf(w))
    expect([offen(w), dran(w)]).toEqual([[], ['PFLEGE']])
    w.run(pflege, 'stornieren', { positionIds: w.ids, grund: 'neu angefragt' })
    expect(offen(w)).toEqual(['EREZEPT_LOESCHEN ARZT'])
  })
})
