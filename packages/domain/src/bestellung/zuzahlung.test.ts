import { describe, expect, it } from 'vitest'
import {
  apotheke,
  austausch,
  bis,
  bring,
  codeOf,
  entwurf,
  firstPosition,
  klientStand,
  nachweis,
  person,
  pflege,
  positionInput,
  type Welt,
  welt,
  withoutRezept,
} from './bestellung.fixtures.ts'
import { readLieferung } from './lieferung.document.ts'
import { calculateZuzahlung, findZuzahlungSperre } from './zuzahlung.ts'
import { findOpenZuzahlung, listUnnamed, zuzahlungOfBag } from './zuzahlungStand.ts'

const tag = '2026-11-18'
const pack = (w: Welt, rest: Record<string, unknown>, menge = 2) =>
  w.run(apotheke, 'bereitstellen', {
    positionen: [{ positionId: w.ids[0], menge, charge: null, verfall: null, ...rest }],
    geplantAm: null,
    kontrolliertVon: null,
  })
function bag({ bestellung }: Welt) {
  const one = bestellung.lieferungen.at(-1)
  if (one === undefined) throw new Error('one bag')
  return one
}
const dueOf = (w: Welt) => zuzahlungOfBag(bag(w), w.bestellung.positionen)
const openOf = (w: Welt) => findOpenZuzahlung(bag(w), w.bestellung.positionen)
/** `bring` with what is said of the money. */
function handOver(w: Welt, zuzahlung: object | null, who = apotheke): void {
  const lieferungId = bag(w).id
  w.run(apotheke, 'ausliefern', { lieferungId, bote: 'Kim' })
  w.run(who, 'zustellen', { lieferungId, nachweis: nachweis(), zuzahlung })
}

describe('the Zuzahlung of one pack (§ 61 Satz 1 SGB V)', () => {
  it.each([
    ['of a cheap one is what it costs', 399, 399],
    ['is 5 Euro at least', 500, 500],
    ['stays at 5 Euro up to a price of 50 Euro', 5000, 500],
    ['is ten percent above that', 7263, 726],
    ['counts half a cent as a whole one', 7265, 727],
    ['is 10 Euro at most', 10_000, 1000],
    ['of a very dear one as well', 1_234_567, 1000],
    ['of one that costs nothing is nothing', 0, 0],
  ])('%s', (_what, preisCent, expected) => {
    expect(calculateZuzahlung(preisCent, tag)).toBe(expected)
  })
})

describe('nothing is to be collected', () => {
  const gkv = { rezept: null, rezeptart: 'EREZEPT_GKV' } as const
  const sperreOf = (rest: object, rezeptart: 'EREZEPT_GKV' | 'MUSTER16' | 'BTM' | 'EREZEPT_PRIVAT' | 'OHNE' = 'EREZEPT_GKV') =>
    findZuzahlungSperre({ ...gkv, rezeptart }, { klient: { ...klientStand, ...rest }, tag })

  it('of who is not yet 18, from the birthday on it is', () => {
    expect(sperreOf({ geburtsdatum: '2008-11-19' })).toBe('bestellung.zuzahlung_befreit')
    expect(sperreOf({ geburtsdatum: '2008-11-18' })).toBeNull()
  })

  it('of who is exempt, until the last day of the exemption', () => {
    expect(sperreOf({ zuzahlungBefreitBis: '2026-11-18' })).toBe('bestellung.zuzahlung_befreit')
    expect(sperreOf({ zuzahlungBefreitBis: '2026-11-17' })).toBeNull()
  })

  it('where accident insurance pays, or who pays all of it', () => {
    expect(sperreOf({ versicherungsart: 'BG' }, 'MUSTER16')).toBe('bestellung.zuzahlung_befreit')
    expect(sperreOf({ versicherungsart: 'PKV' }, 'BTM')).toBe('bestellung.keine_zuzahlung')
    // The form of the fund is in the hand of the pharmacy; the record may be the older word.
    expect(sperreOf({ versicherungsart: 'PKV' })).toBeNull()
    expect([sperreOf({}, 'EREZEPT_PRIVAT'), sperreOf({}, 'OHNE')]).toEqual(['bestellung.keine_zuzahlung', 'bestellung.keine_zuzahlung'])
  })

  it('is not said of a record that nobody keeps any more', () => {
    expect(findZuzahlungSperre(gkv, { klient: null, tag })).toBeNull()
  })
})

describe('the pharmacy packs a bag', () => {
  it('and says nothing: then nobody knows an amount', () => {
    const w = bis('BEREIT')
    expect([dueOf(w), openOf(w)]).toEqual([null, 0])
  })

  it('and says how much is to be collected', () => {
    const w = bis('IN_BEARBEITUNG')
    pack(w, { zuzahlungCent: 1250 })
    expect(bag(w).zuzahlungen).toEqual([{ positionId: w.ids[0], cent: 1250, preisCent: null }])
    expect(dueOf(w)).toBe(1250)
  })

  it('and says the price of a pack: each pack has its own Zuzahlung', () => {
    const w = bis('IN_BEARBEITUNG')
    pack(w, { preisCent: 7263 })
    expect(bag(w).zuzahlungen).toEqual([{ positionId: w.ids[0], cent: 1452, preisCent: 7263 }])
  })

  it('and says both: what a person says counts, a Kasse may have waived a half', () => {
    const w = bis('IN_BEARBEITUNG')
    pack(w, { zuzahlungCent: 500, preisCent: 7263 })
    expect(bag(w).zuzahlungen).toEqual([{ positionId: w.ids[0], cent: 500, preisCent: null }])
  })

  it('and may say that nothing is due, also of who is exempt', () => {
    const w = bis('IN_BEARBEITUNG')
    w.umstaende = { klient: { ...klientStand, zuzahlungBefreitBis: '2026-12-31' } }
    pack(w, { zuzahlungCent: 0 })
    expect(dueOf(w)).toBe(0)
  })

  it.each([
    ['more than 10 Euro a pack', { zuzahlungCent: 2001 }, {}, 'bestellung.zuzahlung_zu_hoch'],
    ['an amount of who is exempt', { zuzahlungCent: 500 }, { zuzahlungBefreitBis: '2026-12-31' }, 'bestellung.zuzahlung_befreit'],
    ['a price of a child', { preisCent: 7263 }, { geburtsdatum: '2016-01-01' }, 'bestellung.zuzahlung_befreit'],
    [
      'an amount where accident insurance pays',
      { zuzahlungCent: 500 },
      { versicherungsart: 'BG' as const },
      'bestellung.zuzahlung_befreit',
    ],
  ])('and cannot say %s', (_what, said, klient, code) => {
    const w = bis('IN_BEARBEITUNG')
    w.umstaende = { klient: { ...klientStand, ...klient } }
    expect(codeOf(() => pack(w, said))).toBe(code)
    expect(w.bestellung.lieferungen).toEqual([])
  })

  it('and cannot say an amount of what is bought without a prescription', () => {
    const w = welt(entwurf({ positionen: [withoutRezept()] }))
    w.run(pflege, 'senden', {})
    w.run(apotheke, 'annehmen', { positionIds: w.ids, termin: null, rezeptfrei: true })
    expect(codeOf(() => pack(w, { zuzahlungCent: 500 }))).toBe('bestellung.keine_zuzahlung')
  })

  it('with other packs than were prescribed: one Zuzahlung by the prescribed size, which no price of a pack tells', () => {
    const w = bis('IN_BEARBEITUNG')
    w.run(apotheke, 'austauschen', austausch(w.ids, { fall: 'PACKUNGSANZAHL', menge: 4, anfragen: 2 }))
    expect(codeOf(() => pack(w, { preisCent: 2000 }, 4))).toBe('bestellung.zuzahlung_von_hand')
    pack(w, { zuzahlungCent: 500 }, 4)
    expect(dueOf(w)).toBe(500)
  })

  it('by pieces: nobody knows the packs, and the amount is said by hand', () => {
    const w = bis('IN_BEARBEITUNG', welt(entwurf({ positionen: [positionInput({ mengeneinheit: 'STUECK' })] })))
    expect(codeOf(() => pack(w, { preisCent: 2000 }))).toBe('bestellung.zuzahlung_von_hand')
  })

  it('with two items: what was cancelled meanwhile is not collected', () => {
    const w = bis('IN_BEARBEITUNG', welt(entwurf({ positionen: [positionInput(), positionInput({ doppeltGrund: 'zweite' })] })))
    w.run(apotheke, 'bereitstellen', {
      positionen: w.ids.map((positionId) => ({ positionId, menge: 2, charge: null, verfall: null, zuzahlungCent: 1000 })),
      geplantAm: null,
      kontrolliertVon: null,
    })
    expect(dueOf(w)).toBe(2000)
    w.run(pflege, 'stornoAnfragen', { positionIds: w.ids.slice(0, 1), grund: 'Abgesetzt' })
    w.run(apotheke, 'stornoBeantworten', { positionIds: w.ids.slice(0, 1), zustimmung: true, text: null })
    expect(dueOf(w)).toBe(1000)
  })
})

describe('whoever hands it over', () => {
  const packed = () => {
    const w = bis('IN_BEARBEITUNG')
    pack(w, { zuzahlungCent: 1000 })
    return w
  }

  it('says what was given in cash, with name and time', () => {
    const w = packed()
    handOver(w, { art: 'BAR', cent: 1000 }, person('APOTHEKE', { personId: 'person-bote', name: 'Kim Sommer' }))
    expect(bag(w).kassiert).toEqual({
      art: 'BAR',
      cent: 1000,
      grund: null,
      durch: { personId: 'person-bote', name: 'Kim Sommer' },
      am: w.now,
    })
    expect(openOf(w)).toBe(0)
  })

  it('says that less was given: the rest is open', () => {
    const w = packed()
    handOver(w, { art: 'BAR', cent: 400 })
    expect(openOf(w)).toBe(600)
  })

  it('says that it is invoiced, or why it was not collected', () => {
    const invoiced = packed()
    handOver(invoiced, { art: 'RECHNUNG' })
    expect(openOf(invoiced)).toBe(0)
    const refused = packed()
    handOver(refused, { art: 'NICHT', grund: 'Kein Bargeld im Haus' })
    expect([bag(refused).kassiert?.grund, openOf(refused)]).toEqual(['Kein Bargeld im Haus', 1000])
  })

  it('may say nothing: it is delivered, and the amount stays open', () => {
    const w = packed()
    bring(w)
    expect(firstPosition(w).status).toBe('GELIEFERT')
    expect([bag(w).kassiert, openOf(w)]).toEqual([null, 1000])
  })

  it('of the nursing service says it as well when it fetches the bag', () => {
    const w = bis('IN_BEARBEITUNG', welt(entwurf({ lieferart: 'ABHOLUNG_PFLEGE' })))
    pack(w, { zuzahlungCent: 1000 })
    w.run(pflege, 'abholungBestaetigen', { lieferungId: bag(w).id, nachweis: nachweis(), zuzahlung: { art: 'RECHNUNG' } })
    expect(bag(w).kassiert).toMatchObject({ art: 'RECHNUNG', durch: { name: 'Jonas Meyer' } })
  })
})

describe('what was open at the door', () => {
  const unpaid = (said: object | null = null) => {
    const w = bis('IN_BEARBEITUNG')
    pack(w, { zuzahlungCent: 1000 })
    handOver(w, said)
    return w
  }
  const record = (w: Welt, zuzahlung: object, who = apotheke) => w.run(who, 'recordZuzahlung', { lieferungId: bag(w).id, zuzahlung })

  it('is given later, to somebody whose name stands there then', () => {
    const w = unpaid()
    record(w, { art: 'BAR', cent: 1000 }, person('APOTHEKE', { personId: 'person-pka', name: 'Lea Sturm', istPharmazeutisch: false }))
    expect(bag(w).kassiert).toMatchObject({ art: 'BAR', cent: 1000, durch: { name: 'Lea Sturm' } })
    expect(openOf(w)).toBe(0)
    expect(codeOf(() => record(w, { art: 'RECHNUNG' }))).toBe('bestellung.keine_zuzahlung_offen')
  })

  it('is given in two parts: what was given before stays given', () => {
    const w = unpaid({ art: 'BAR', cent: 400 })
    record(w, { art: 'NICHT', grund: 'Zahlt nächste Woche' })
    expect([bag(w).kassiert?.cent, openOf(w)]).toEqual([400, 600])
    record(w, { art: 'BAR', cent: 600 })
    expect([bag(w).kassiert?.cent, openOf(w)]).toEqual([1000, 0])
  })

  it('is invoiced, also when its arrival was confirmed', () => {
    const w = unpaid({ art: 'NICHT', grund: 'Kein Bargeld im Haus' })
    w.run(pflege, 'eingangBestaetigen', { positionIds: w.ids, gescannt: [] })
    record(w, { art: 'RECHNUNG' })
    expect([bag(w).kassiert?.art, openOf(w), firstPosition(w).status]).toEqual(['RECHNUNG', 0, 'ABGESCHLOSSEN'])
  })

  it('is nothing of a bag that nobody has handed over, nor of one without an amount', () => {
    const packed = bis('IN_BEARBEITUNG')
    pack(packed, { zuzahlungCent: 1000 })
    expect(codeOf(() => record(packed, { art: 'RECHNUNG' }))).toBe('bestellung.keine_zuzahlung_offen')
    expect(codeOf(() => record(bis('GELIEFERT'), { art: 'RECHNUNG' }))).toBe('bestellung.keine_zuzahlung_offen')
  })
})

describe('of a bag that was packed without an amount', () => {
  const name = (w: Welt, said: Record<string, unknown>, who = apotheke) =>
    w.run(who, 'setZuzahlung', { lieferungId: bag(w).id, betraege: [{ positionId: w.ids[0], ...said }] })
  const unsaid = () => {
    const w = bis('IN_BEARBEITUNG')
    pack(w, {})
    return w
  }

  it('is said by the pharmacy afterwards, as an amount or by the price of all packs in it', () => {
    const [amount, price] = [unsaid(), unsaid()]
    name(amount, { zuzahlungCent: 700 })
    name(price, { preisCent: 7263 })
    expect([dueOf(amount), dueOf(price)]).toEqual([700, 1452])
  })

  it('is still said when the bag was handed over and nobody has spoken of money', () => {
    const w = unsaid()
    handOver(w, null)
    name(w, { zuzahlungCent: 700 })
    expect([dueOf(w), openOf(w)]).toEqual([700, 700])
  })

  it('is said once, by the pharmacy, and never as nothing at all', () => {
    const w = unsaid()
    expect(codeOf(() => name(w, {}))).toBe('bestellung.zuzahlung_fehlt')
    expect(codeOf(() => name(w, { zuzahlungCent: 2001 }))).toBe('bestellung.zuzahlung_zu_hoch')
    expect(codeOf(() => name(w, { zuzahlungCent: 700 }, pflege))).toBe('bestellung.nicht_deine_rolle')
    name(w, { zuzahlungCent: 0 })
    expect(codeOf(() => name(w, { zuzahlungCent: 700 }))).toBe('bestellung.zuzahlung_steht')
  })

  it('nothing is asked of a bag that came back', () => {
    const w = unsaid()
    w.run(apotheke, 'zuruecknehmen', { lieferungId: bag(w).id, grund: 'Niemand da' })
    expect(listUnnamed(bag(w), w.bestellung.positionen)).toEqual([])
  })
})

it('a delivery of before says no amount, and that nobody has said anything of it', () => {
  const { zuzahlungen: _z, kassiert: _k, ...before } = bag(bis('GELIEFERT'))
  expect(readLieferung(before)).toMatchObject({ zuzahlungen: [], kassiert: null })
})
