import { describe, expect, it } from 'vitest'
import {
  type Welt,
  apotheke,
  austausch,
  bis,
  bring,
  codeOf,
  entwurf,
  firstPosition,
  organisation,
  person,
  pflege,
  positionInput,
  welt,
} from './bestellung.fixtures.ts'
import { klientWandelMelden } from './klientStand.decider.ts'
import { after } from './bestellung.decider.ts'
import { deliveredLastsUntil } from './lastsUntil.ts'
import { rowsOf } from './listRow.ts'
import { findDraftOfNachschub } from './nachschub.ts'
import { draftOfNachschub } from './nachschub.decider.ts'
import { type Names, viewOf } from './view.ts'

const heute = '2026-11-18'
const today = { heute, apothekeId: organisation.APOTHEKE, spaetere: [] }

const received = (input = entwurf()): Welt => {
  const w = bis('GELIEFERT', welt(input))
  w.run(pflege, 'eingangBestaetigen', { positionIds: w.ids, gescannt: [] })
  return w
}
const propose = (w: Welt, rest: object = {}) =>
  w.run(apotheke, 'proposeNachschub', { positionIds: w.ids, text: 'Reicht noch eine Woche', bis: null, ...rest })
const proposed = (rest: object = {}) => {
  const w = received()
  propose(w, rest)
  return w
}
const rowFor = (w: Welt, seite: 'PFLEGE' | 'ARZT' | 'APOTHEKE') => rowsOf(w.bestellung).find((row) => row.seite === seite)

describe('The pharmacy proposes to order again', () => {
  it('what it has handed over: the order is the turn of the nursing service, and the practice is told nothing', () => {
    const w = proposed()
    expect(firstPosition(w).nachschub).toMatchObject([
      { text: 'Reicht noch eine Woche', bis: null, durch: { name: 'Felix Brandt' }, antwort: null },
    ])
    expect(rowFor(w, 'PFLEGE')).toMatchObject({
      offen: true,
      wartetAuf: 'PFLEGE',
      inhalt: { ueberlagerungen: ['NACHSCHUB_VORGESCHLAGEN'] },
    })
    expect(rowFor(w, 'APOTHEKE')).toMatchObject({
      offen: false,
      wartetAuf: 'PFLEGE',
      inhalt: { ueberlagerungen: ['NACHSCHUB_VORGESCHLAGEN'] },
    })
    expect(rowFor(w, 'ARZT')).toMatchObject({ offen: false, wartetAuf: 'NIEMAND', inhalt: { ueberlagerungen: [] } })
  })

  it('also before the receipt is confirmed, and somebody of the pharmacy who may not dispense', () => {
    const w = bis('GELIEFERT')
    w.run(person('APOTHEKE', { istPharmazeutisch: false }), 'proposeNachschub', { positionIds: w.ids, text: null, bis: '2026-11-30' })
    expect(firstPosition(w)).toMatchObject({ status: 'GELIEFERT', nachschub: [{ text: null, bis: '2026-11-30' }] })
  })

  it.each([
    ['what is still on its way', () => codeOf(() => propose(bis('BEREIT'))), 'bestellung.falscher_status'],
    ['what it has proposed already', () => codeOf(() => propose(proposed())), 'bestellung.nachschub_offen'],
    ['for a day that is over', () => codeOf(() => propose(received(), { bis: '2026-11-17' })), 'bestellung.nachschub_tag'],
    ['when another pharmacy is chosen', () => refusedWhen('ANDERE_APOTHEKE'), 'bestellung.nachschub_andere_apotheke'],
    ['when nobody is cared for any more', () => refusedWhen('BEENDET'), 'bestellung.nachschub_beendet'],
    ['what it never handed over', () => refusedUndelivered(), 'bestellung.nachschub_nicht_abgegeben'],
  ])('not %s', (_satz, refused, code) => expect(refused()).toBe(code))

  it('takes it back while it is open, and may propose anew', () => {
    const w = proposed()
    w.run(apotheke, 'withdrawNachschub', { positionIds: w.ids })
    expect(firstPosition(w).nachschub).toMatchObject([{ antwort: { art: 'ZURUECKGEZOGEN', durch: { name: 'Felix Brandt' } } }])
    expect(rowFor(w, 'PFLEGE')).toMatchObject({ offen: false, wartetAuf: 'NIEMAND' })
    expect(codeOf(() => w.run(apotheke, 'withdrawNachschub', { positionIds: w.ids }))).toBe('bestellung.kein_nachschub')
    propose(w)
    expect(firstPosition(w).nachschub).toHaveLength(2)
  })
})

function refusedWhen(versorgung: 'ANDERE_APOTHEKE' | 'BEENDET'): string {
  const w = received()
  w.umstaende = { versorgung }
  return codeOf(() => propose(w))
}

function refusedUndelivered(): string {
  const w = received()
  w.bestellung = { ...w.bestellung, positionen: w.bestellung.positionen.map((position) => ({ ...position, mengeGeliefert: 0 })) }
  return codeOf(() => propose(w))
}

describe('The nursing service', () => {
  it('makes one draft of all that it takes over, and cannot take it over twice', () => {
    const w = received(entwurf({ positionen: [positionInput(), positionInput({ zeitraum: '4. Quartal' })] }))
    propose(w)
    w.run(pflege, 'takeOverNachschub', { positionIds: w.ids })
    const drafts = new Set(w.bestellung.positionen.map(findDraftOfNachschub))
    expect(drafts.size).toBe(1)
    expect([...drafts][0]).not.toBeNull()
    expect(codeOf(() => w.run(pflege, 'takeOverNachschub', { positionIds: w.ids }))).toBe('bestellung.kein_nachschub')
    expect(rowFor(w, 'PFLEGE')).toMatchObject({ offen: false, wartetAuf: 'NIEMAND', inhalt: { ueberlagerungen: [] } })
  })

  it('orders by the day that the pharmacy names, and nothing that was not proposed', () => {
    const w = received(entwurf({ positionen: [positionInput(), positionInput({ zeitraum: '4. Quartal' })] }))
    propose(w, { positionIds: w.ids.slice(1), bis: '2026-12-01' })
    const { entwurf: draft } = draftOfNachschub(w.bestellung, w.ids.slice(1), today)
    expect(draft).toMatchObject({ bedarfBis: '2026-12-01', positionen: [{ zeitraum: '4. Quartal', grund: null }] })
    expect(draftOfNachschub(w.bestellung, w.ids.slice(1), { ...today, heute: '2026-12-02' }).entwurf.bedarfBis).toBe('2026-12-07')
  })

  it('does not get back what a doctor has stopped meanwhile', () => {
    const w = proposed()
    const later = bis('BEIM_ARZT')
    later.run(person('ARZT'), 'arztAblehnen', { positionIds: later.ids, grund: 'NICHT_INDIZIERT', text: 'Blutdruck zu niedrig' })
    const again = draftOfNachschub(w.bestellung, w.ids, { ...today, spaetere: [later.bestellung] })
    expect(again.entwurf.positionen).toEqual([])
    expect(again.nichtUebernommen).toMatchObject([{ bezeichnung: 'Ramipril 5 mg', grund: 'NICHT_INDIZIERT', text: 'Blutdruck zu niedrig' }])
  })

  it('declines with a reason, and takes nothing over for somebody who has died', () => {
    const w = proposed()
    const dead = proposed()
    dead.umstaende = { klient: { ...klientOf(), status: 'VERSTORBEN' } }
    expect(codeOf(() => dead.run(pflege, 'takeOverNachschub', { positionIds: dead.ids }))).toBe('bestellung.nachschub_nicht_benoetigt')
    const erased = proposed()
    erased.umstaende = { klient: null }
    expect(codeOf(() => erased.run(pflege, 'takeOverNachschub', { positionIds: erased.ids }))).toBe('bestellung.nachschub_nicht_benoetigt')
    w.run(pflege, 'declineNachschub', { positionIds: w.ids, grund: 'Noch drei Packungen da' })
    expect(firstPosition(w).nachschub).toMatchObject([{ antwort: { art: 'ABGELEHNT', grund: 'Noch drei Packungen da' } }])
  })

  it.each([
    ['VERSTORBEN', 'VERSTORBEN'],
    ['BEENDET', 'NICHT_BENOETIGT'],
  ] as const)(
    'need not decline when care has ended (%s): nobody is said to have declined, and the pharmacy learns that nothing is needed, not why',
    (art, grund) => {
      const w = proposed()
      const wandel = { art, abwesenheit: null, ab: heute, bis: null, now: w.now }
      w.bestellung = after(w.bestellung, klientWandelMelden(w.bestellung, wandel, pflege))
      expect(firstPosition(w).nachschub).toMatchObject([{ antwort: { art: 'BEENDET', grund } }])
      expect(nachschubFor(w, 'APOTHEKE')).toMatchObject([{ antwort: { art: 'BEENDET', grund: 'NICHT_BENOETIGT' } }])
    },
  )
})

const klientOf = () => ({
  id: 'klient',
  versicherungsart: 'GKV' as const,
  kvnr: null,
  geburtsdatum: '1940-01-01',
  adresse: null,
  wohnform: 'ALLEIN',
  medikationsplan: false,
  plan: null,
  zuzahlungBefreitBis: null,
  hausarztId: null,
  apothekeId: organisation.APOTHEKE,
  einwilligungen: [],
})

const namen: Names = { klient: null, pflegedienst: { id: 'org-pflege', name: 'Pflege', telefon: null }, praxis: null, apotheke: null }
const nachschubFor = (w: Welt, seite: 'PFLEGE' | 'ARZT' | 'APOTHEKE', nachschubBestellungen: { id: string; nummer: string }[] = []) =>
  viewOf(w.bestellung, { namen, person: person(seite), now: w.now, nachschubBestellungen }).positionen[0]?.nachschub

describe('What became of a proposal', () => {
  it('is seen by both houses; the pharmacy is not told of the draft before it is an order that it sees', () => {
    const w = proposed()
    w.run(pflege, 'takeOverNachschub', { positionIds: w.ids })
    const bestellungId = findDraftOfNachschub(firstPosition(w)) ?? ''
    expect(nachschubFor(w, 'PFLEGE')).toMatchObject([{ antwort: { art: 'UEBERNOMMEN', bestellungId } }])
    expect(nachschubFor(w, 'APOTHEKE')).toMatchObject([{ antwort: { art: 'UEBERNOMMEN', bestellungId: null } }])
    const reached = [{ id: bestellungId, nummer: '2026-000002' }]
    expect(nachschubFor(w, 'APOTHEKE', reached)).toMatchObject([{ antwort: { art: 'UEBERNOMMEN', bestellungId } }])
    expect(nachschubFor(w, 'ARZT')).toEqual([])
  })
})

const pieces = (rest: object = {}) => entwurf({ positionen: [positionInput({ menge: 2, mengeneinheit: 'STUECK', ...rest })] })

describe('How long the delivered amount lasts is said', () => {
  it('of pieces that are taken in numbers, from the day on which they came', () =>
    expect(deliveredLastsUntil(firstPosition(bis('GELIEFERT', welt(pieces()))))).toBe('2026-11-19'))

  it.each([
    ['of packs, which hold nobody knows how many', () => entwurf()],
    ['of a tube, which is a piece and no dose', () => pieces({ produkt: { ...positionInput().produkt, darreichungsform: 'SAL' } })],
    ['of a form that nobody has named', () => pieces({ produkt: { ...positionInput().produkt, darreichungsform: null } })],
    ['of a dose in words', () => pieces({ dosierung: { schema: null, text: 'nach Plan', lautMedikationsplan: false } })],
    [
      'of numbers with words beside them',
      () => pieces({ dosierung: { ...positionInput().dosierung, text: 'bei Bedarf', lautMedikationsplan: false } }),
    ],
  ])('not %s', (_satz, input) => expect(deliveredLastsUntil(firstPosition(bis('GELIEFERT', welt(input()))))).toBeNull())

  it('not of what came in two bags, of which the first was in use before', () => {
    const w = bis('IN_BEARBEITUNG', welt(pieces()))
    for (const charge of ['C1', 'C2']) {
      const one = w.ids.map((positionId) => ({ positionId, menge: 1, charge, verfall: null }))
      w.run(apotheke, 'bereitstellen', { positionen: one, geplantAm: null, kontrolliertVon: 'person-kontrolle' })
      bring(w)
    }
    expect(firstPosition(w)).toMatchObject({ status: 'GELIEFERT', mengeGeliefert: 2 })
    expect(deliveredLastsUntil(firstPosition(w))).toBeNull()
  })

  it('not of a substitute, whose pieces may be of another strength', () => {
    const w = bis('IN_BEARBEITUNG', welt(pieces()))
    w.run(apotheke, 'austauschen', austausch(w.ids, { mengeneinheit: 'STUECK' }))
    w.run(apotheke, 'bereitstellen', {
      positionen: w.ids.map((positionId) => ({ positionId, menge: 2, charge: null, verfall: null })),
      geplantAm: null,
      kontrolliertVon: 'person-kontrolle',
    })
    bring(w)
    expect(deliveredLastsUntil(firstPosition(w))).toBeNull()
  })
})
