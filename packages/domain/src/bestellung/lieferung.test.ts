import { describe, expect, it } from 'vitest'
import {
  apotheke,
  bis,
  bring,
  entwurf,
  klientStand,
  nachweis,
  organisation,
  pflege,
  positionInput,
  welt,
  type Welt,
} from './bestellung.fixtures.ts'
import { nextFrist } from './clock.decider.ts'
import { isHandedOut, isUnterwegsOrReady } from './lieferung.ts'
import { wartetAuf } from './stand.ts'
import { type Names, viewOf } from './view.ts'

const namen: Names = {
  klient: null,
  pflegedienst: { id: organisation.PFLEGE, name: 'Sonnenhof', telefon: null },
  praxis: null,
  apotheke: null,
}
const beutel = (w: Welt) => viewOf(w.bestellung, { namen, person: apotheke, now: '2026-11-18T09:00:00.000Z' }).lieferungen
const position = (w: Welt) => {
  const [first] = w.bestellung.positionen
  if (first === undefined) throw new Error('one position')
  return first
}
const lieferungId = (w: Welt) => w.bestellung.lieferungen.at(-1)?.id

function cancel(w: Welt, positionIds: string[], zustimmung = true): void {
  w.run(pflege, 'stornoAnfragen', { positionIds, grund: 'Abgesetzt' })
  w.run(apotheke, 'stornoBeantworten', { positionIds, zustimmung, text: null })
}
const pack = (w: Welt, menge: number) =>
  w.run(apotheke, 'bereitstellen', {
    positionen: [{ positionId: w.ids[0], menge, charge: null, verfall: null }],
    geplantAm: null,
    kontrolliertVon: null,
  })
const leave = (w: Welt) => w.run(apotheke, 'ausliefern', { lieferungId: lieferungId(w), bote: null })
const takeBack = (w: Welt) => w.run(apotheke, 'zuruecknehmen', { lieferungId: lieferungId(w), grund: 'Storniert' })
function onePart(w: Welt = bis('IN_BEARBEITUNG')): Welt {
  pack(w, 1)
  bring(w)
  return w
}

const two = () => bis('BEREIT', welt(entwurf({ positionen: [positionInput(), positionInput({ doppeltGrund: 'zweite' })] })))

describe('a bag on the road, or to be fetched,', () => {
  const forPflege = () => bis('BEREIT', welt(entwurf({ lieferart: 'ABHOLUNG_PFLEGE' })))
  const fetch = (w: Welt) => w.run(pflege, 'abholungBestaetigen', { lieferungId: lieferungId(w), nachweis: nachweis() })

  it('waits for whoever comes for it, and is fetched when it was handed over in the pharmacy', () => {
    const w = forPflege()
    expect(wartetAuf(w.bestellung, position(w))).toBe('PFLEGE')
    fetch(w)
    expect(beutel(w).map(({ status }) => status)).toEqual(['ABGEHOLT'])
  })

  it.each(['ABHOLUNG_PFLEGE', 'ABHOLUNG_KLIENT'] as const)(
    'given the pharmacy brings it all the same (%s), then nobody is to fetch it, and it was brought',
    (lieferart) => {
      const w = bis('BEREIT', welt(entwurf({ lieferart })))
      leave(w)
      expect(wartetAuf(w.bestellung, position(w))).toBe('APOTHEKE')
      w.run(apotheke, 'zustellen', { lieferungId: lieferungId(w), nachweis: nachweis() })
      expect(beutel(w).map(({ status }) => status)).toEqual(['ZUGESTELLT'])
    },
  )

  it('leaves once, and again when it did not arrive', () => {
    const w = bis('BEREIT')
    leave(w)
    expect(() => leave(w)).toThrow('bestellung.schon_unterwegs')
    w.run(apotheke, 'zustellungGescheitert', { lieferungId: lieferungId(w), grund: 'NIEMAND_ANGETROFFEN', text: null, temperatur: null })
    leave(w)
    expect(beutel(w).map(({ status }) => status)).toEqual(['UNTERWEGS'])
  })

  it('cannot be said to have been fetched while it is on the road', () => {
    const w = forPflege()
    leave(w)
    expect(() => fetch(w)).toThrow('bestellung.wird_gebracht')
  })

  it('given nobody was met, then it is fetched after all', () => {
    const w = forPflege()
    leave(w)
    w.run(apotheke, 'zustellungGescheitert', { lieferungId: lieferungId(w), grund: 'NIEMAND_ANGETROFFEN', text: null, temperatur: null })
    fetch(w)
    expect(beutel(w).map(({ status }) => status)).toEqual(['ABGEHOLT'])
  })
})

describe('a packed bag', () => {
  it('given its only position was cancelled by consent, then it is cancelled and nobody waits for it', () => {
    const w = bis('BEREIT')
    expect(beutel(w).map(({ status }) => status)).toEqual(['VORBEREITET'])
    cancel(w, w.ids)
    expect(beutel(w).map(({ status }) => status)).toEqual(['STORNIERT'])
    expect(beutel(w).filter(isUnterwegsOrReady)).toEqual([])
  })

  it('given the pharmacy did not agree, then it stays prepared', () => {
    const w = bis('BEREIT')
    cancel(w, w.ids, false)
    expect(beutel(w).map(({ status }) => status)).toEqual(['VORBEREITET'])
  })

  it('given one of two positions was cancelled, then it goes out with the other, and with the second it ends', () => {
    const w = two()
    cancel(w, w.ids.slice(0, 1))
    expect(beutel(w).map(({ status }) => status)).toEqual(['VORBEREITET'])
    cancel(w, w.ids.slice(1))
    expect(beutel(w).map(({ status }) => status)).toEqual(['STORNIERT'])
  })

  it('that is cancelled cannot be sent out or handed over any more', () => {
    const w = bis('BEREIT')
    cancel(w, w.ids)
    expect(() => leave(w)).toThrow('bestellung.falscher_status')
    expect(() => w.run(apotheke, 'zustellen', { lieferungId: lieferungId(w), nachweis: nachweis() })).toThrow('bestellung.falscher_status')
  })

  it('that is brought must have left before it is handed over, one that is fetched need not', () => {
    const w = bis('BEREIT')
    const handOver = (one: Welt) => one.run(apotheke, 'zustellen', { lieferungId: lieferungId(one), nachweis: nachweis() })
    expect(() => handOver(w)).toThrow('bestellung.nicht_unterwegs')
    leave(w)
    handOver(w)
    const fetched = bis('BEREIT', welt(entwurf({ lieferart: 'ABHOLUNG_KLIENT' })))
    handOver(fetched)
    expect([position(w).status, position(fetched).status]).toEqual(['GELIEFERT', 'GELIEFERT'])
  })

  it('after a failed attempt leaves once more before it is handed over', () => {
    const w = bis('BEREIT')
    leave(w)
    w.run(apotheke, 'zustellungGescheitert', { lieferungId: lieferungId(w), grund: 'NIEMAND_ANGETROFFEN', text: null, temperatur: null })
    expect(() => w.run(apotheke, 'zustellen', { lieferungId: lieferungId(w), nachweis: nachweis() })).toThrow('bestellung.nicht_unterwegs')
    bring(w)
    expect(position(w).status).toBe('GELIEFERT')
  })
})

describe('cancelled while the bag is on its way', () => {
  const calledBack = () => {
    const w = bis('BEREIT')
    leave(w)
    cancel(w, w.ids)
    return w
  }

  it('is called back, and the pharmacy has to say what became of the bag', () => {
    const w = calledBack()
    expect(position(w)).toMatchObject({ status: 'BEREIT', zurueckgerufen: { grund: 'Abgesetzt' } })
    expect(beutel(w).map(({ status }) => status)).toEqual(['UNTERWEGS'])
    expect(wartetAuf(w.bestellung, position(w))).toBe('APOTHEKE')
    expect(() => w.run(pflege, 'stornoAnfragen', { positionIds: w.ids, grund: 'noch einmal' })).toThrow('bestellung.zurueckgerufen')
  })

  it('given the driver brings it back, then it is cancelled', () => {
    const w = calledBack()
    takeBack(w)
    expect(position(w)).toMatchObject({ status: 'STORNIERT', mengeBereit: 0, zurueckgerufen: null })
    expect(beutel(w).map(({ status }) => status)).toEqual(['ZURUECKGENOMMEN'])
  })

  it('given it arrives all the same, then it is delivered with all that is said of a hand-over', () => {
    const w = calledBack()
    w.run(apotheke, 'zustellen', { lieferungId: lieferungId(w), nachweis: nachweis() })
    expect(position(w)).toMatchObject({ status: 'GELIEFERT', mengeGeliefert: 2, zurueckgerufen: null, abgaben: [{ menge: 2 }] })
  })

  it('given a part of it arrives all the same, then what was still to come is not owed any more', () => {
    const w = bis('IN_BEARBEITUNG')
    pack(w, 1)
    leave(w)
    cancel(w, w.ids)
    w.run(apotheke, 'zustellen', { lieferungId: lieferungId(w), nachweis: nachweis() })
    expect(position(w)).toMatchObject({ status: 'GELIEFERT', mengeGeliefert: 1, mengeErlassen: 1 })
  })

  it('does not leave the pharmacy a second time', () => {
    const w = calledBack()
    w.run(apotheke, 'zustellungGescheitert', { lieferungId: lieferungId(w), grund: 'NIEMAND_ANGETROFFEN', text: null, temperatur: null })
    expect(() => leave(w)).toThrow('bestellung.zurueckgerufen')
  })
})

describe('a bag that comes back', () => {
  it('without a cancellation is packed anew', () => {
    const w = bis('BEREIT')
    leave(w)
    takeBack(w)
    expect(position(w)).toMatchObject({ status: 'IN_BEARBEITUNG', mengeBereit: 0, mengeGeliefert: 0 })
    pack(w, 2)
    bring(w)
    expect(position(w)).toMatchObject({ status: 'GELIEFERT', mengeGeliefert: 2 })
    expect(beutel(w).map(({ status }) => status)).toEqual(['ZURUECKGENOMMEN', 'ZUGESTELLT'])
  })
})

describe('what was handed over in part', () => {
  it('is never cancelled as a whole: the rest is, and the part stays delivered', () => {
    const w = onePart()
    cancel(w, w.ids)
    expect(position(w)).toMatchObject({ status: 'GELIEFERT', mengeGeliefert: 1, mengeErlassen: 1, abgaben: [{ menge: 1 }] })
    expect(beutel(w).map(({ status }) => status)).toEqual(['ZUGESTELLT'])
  })

  it('given the rest lies packed in the house, then its bag is unpacked and does not come to life with a complaint', () => {
    const w = onePart()
    pack(w, 1)
    cancel(w, w.ids)
    expect(position(w)).toMatchObject({ status: 'GELIEFERT', mengeGeliefert: 1, mengeErlassen: 1, mengeBereit: 0 })
    expect(beutel(w).map(({ status }) => status)).toEqual(['ZUGESTELLT', 'ZURUECKGENOMMEN'])
  })

  it('given the rest was waived and the part is complained about, then one replacement is all that is owed', () => {
    const w = onePart()
    w.run(apotheke, 'restErlassen', { positionIds: w.ids, grund: 'nicht lieferbar' })
    w.run(pflege, 'restErlassBeantworten', { positionIds: w.ids, zustimmung: true })
    w.run(pflege, 'reklamieren', { positionIds: w.ids, grund: 'BESCHAEDIGT', text: 'zerdrückt', menge: 1 })
    expect(() => pack(w, 2)).toThrow('bestellung.menge_zu_gross')
    onePart(w)
    expect(position(w)).toMatchObject({ status: 'GELIEFERT', mengeGeliefert: 1, mengeErlassen: 1 })
    w.run(pflege, 'eingangBestaetigen', { positionIds: w.ids, gescannt: [] })
    expect(position(w).status).toBe('ABGESCHLOSSEN')
  })
})

describe('a complaint', () => {
  const complain = (w: Welt) =>
    w.run(pflege, 'reklamieren', { positionIds: w.ids, grund: 'BESCHAEDIGT', text: 'im Schrank bemerkt', menge: 1 })
  const received = () => {
    const w = bis('GELIEFERT')
    w.run(pflege, 'eingangBestaetigen', { positionIds: w.ids, gescannt: [] })
    return w
  }

  it('is heard after the receipt was confirmed, for fourteen days', () => {
    const w = received()
    w.wait('2026-12-02T09:00:00.000Z')
    complain(w)
    expect(position(w)).toMatchObject({ status: 'IN_BEARBEITUNG', mengeGeliefert: 1 })
    const late = received()
    late.wait('2026-12-03T09:00:00.000Z')
    expect(() => complain(late)).toThrow('bestellung.reklamationsfrist')
  })

  it('about what the person fetched from the pharmacy without us is none', () => {
    const w = bis('VERORDNET', welt(entwurf({ einloesung: 'DURCH_KLIENT' })))
    w.run(pflege, 'selbstEinloesen', { positionIds: w.ids })
    expect(() => complain(w)).toThrow('bestellung.nichts_zu_reklamieren')
  })
})

describe('nobody who has died', () => {
  const died = { klient: { ...klientStand, status: 'VERSTORBEN' as const } }

  it('is delivered anything: the bag is taken back', () => {
    const w = bis('BEREIT')
    w.umstaende = died
    expect(() => leave(w)).toThrow('bestellung.klient_verstorben')
    w.umstaende = {}
    leave(w)
    w.umstaende = died
    expect(() => w.run(apotheke, 'zustellen', { lieferungId: lieferungId(w), nachweis: nachweis() })).toThrow(
      'bestellung.klient_verstorben',
    )
    takeBack(w)
    expect(position(w).status).toBe('IN_BEARBEITUNG')
  })

  it('has anything fetched for him', () => {
    const w = bis('BEREIT', welt(entwurf({ lieferart: 'ABHOLUNG_PFLEGE' })))
    w.umstaende = died
    expect(() => w.run(pflege, 'abholungBestaetigen', { lieferungId: lieferungId(w), nachweis: nachweis() })).toThrow(
      'bestellung.klient_verstorben',
    )
  })
})

describe('a narcotic', () => {
  it('is received by a person and never by silence', () => {
    const atHome = { lieferart: 'LIEFERUNG_KLIENT' as const }
    const usual = bis('GELIEFERT', welt(entwurf(atHome)))
    usual.wait('2026-11-24T09:00:00.000Z')
    expect(position(usual).status).toBe('ABGESCHLOSSEN')
    const w = bis(
      'GELIEFERT',
      welt(entwurf({ ...atHome, positionen: [positionInput({ btm: true, rezeptart: 'BTM', btmMenge: '20 Stück', reichdauerTage: 10 })] })),
    )
    w.wait('2026-11-24T09:00:00.000Z')
    expect(position(w).status).toBe('GELIEFERT')
    expect(nextFrist(w.bestellung)).toBeNull()
    expect(wartetAuf(w.bestellung, position(w))).toBe('PFLEGE')
  })
})

it.each([
  [['MUSTER12'], false],
  [['MUSTER12', 'EREZEPT_GKV'], true],
  [['OHNE'], true],
  [[], true],
] as const)('an order of %j is handed out by a pharmacy: %s', (arten, said) =>
  expect(isHandedOut({ positionen: arten.map((rezeptart) => ({ rezeptart })) })).toBe(said),
)
