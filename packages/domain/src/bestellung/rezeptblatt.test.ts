import { describe, expect, it } from 'vitest'
import {
  apotheke,
  arzt,
  codeOf,
  entwurf,
  klientStand,
  pflege,
  positionInput,
  verordnung,
  vorlage,
  type Welt,
  welt,
} from './bestellung.fixtures.ts'
import { findImpossible } from './impossible.fixtures.ts'
import { after } from './bestellung.decider.ts'
import { klientWandelMelden } from './klientStand.decider.ts'
import { openFolgen } from './folgen.ts'
import { readRezept } from './rezept.document.ts'
import { splitRezeptblaetter } from './rezeptblatt.ts'
import { checkVersand } from './versand.ts'

const named = (bezeichnung: string, rest: Parameters<typeof positionInput>[0] = {}) =>
  positionInput({ rezeptart: 'MUSTER16', ...rest, produkt: { ...positionInput().produkt, bezeichnung } })
const aid = (rest: Parameters<typeof positionInput>[0] = {}) =>
  positionInput({
    rezeptart: 'PRIVAT_PAPIER',
    diagnose: 'R26.8',
    ...rest,
    produkt: { ...positionInput().produkt, produktart: 'HILFSMITTEL', bezeichnung: 'Rollator' },
  })
const inHand = { rezeptVorlage: 'LIEGT_BEI_UNS', ausgestelltAm: '2026-11-16', rezeptblattNr: 1 } as const

function asked(positionen: ReturnType<typeof positionInput>[], rest: Parameters<typeof entwurf>[0] = {}): Welt {
  const w = welt(entwurf({ positionen, ...rest }))
  w.run(pflege, 'senden', {})
  return w
}
const two = [named('Ramipril'), named('Bisoprolol')]
const m16 = { rezeptart: 'MUSTER16', ort: 'PAPIER_PRAXIS', zusammen: true }

/** Two medicines that the doctor has written on one sheet. */
function written(rest: Parameters<typeof entwurf>[0] = {}): Welt {
  const w = asked(two, rest)
  w.run(arzt, 'verordnen', verordnung(w.ids, m16))
  return w
}
const rezepte = (w: Welt) => w.bestellung.positionen.map(({ rezept }) => rezept)
const orte = (w: Welt) => rezepte(w).map((rezept) => rezept?.ort)
const status = (w: Welt) => w.bestellung.positionen.map((one) => one.status)
const blaetter = (w: Welt) => rezepte(w).map((rezept) => rezept?.rezeptblattId ?? null)
const zurueck = (w: Welt) => w.bestellung.positionen.map((one) => openFolgen(one).map(({ art }) => art))
const first = (w: Welt) => w.ids.slice(0, 1)
const second = (w: Welt) => w.ids.slice(1, 2)
const report = (w: Welt, who: typeof pflege, positionIds: string[], rest: Record<string, unknown>) =>
  w.run(who, 'rezeptOrtMelden', { positionIds, ...rest })

/** Both at the pharmacy, which has the sheet in hand. */
function presented(): Welt {
  const w = written()
  w.run(pflege, 'anApothekeGeben', { positionIds: w.ids, ort: 'PAPIER_PFLEGE' })
  w.run(apotheke, 'annehmen', { positionIds: w.ids, termin: null })
  w.run(apotheke, 'rezeptVorlegen', vorlage(first(w)))
  return w
}
const pack = (w: Welt, positionIds: string[]) =>
  w.run(apotheke, 'bereitstellen', {
    positionen: positionIds.map((positionId) => ({ positionId, menge: 2, charge: null, verfall: null })),
    geplantAm: null,
    kontrolliertVon: 'person-kontrolle',
  })

describe('several medicines become one sheet', () => {
  it('when the doctor writes them together on paper, three on each sheet', () => {
    const w = asked([...two, named('Torasemid'), named('Pantoprazol'), named('Metformin')])
    w.run(arzt, 'verordnen', verordnung(w.ids, m16))
    const [a, b, c, d, e] = blaetter(w)
    expect([a, b, c]).toEqual([a, a, a])
    expect(d).toBe(e)
    expect(new Set([null, a, d]).size).toBe(3)
  })
  it('and one left over has a sheet of its own, as each has when nobody says that they are together', () => {
    const w = asked([...two, named('Torasemid'), named('Pantoprazol')])
    w.run(arzt, 'verordnen', verordnung(w.ids, m16))
    expect(blaetter(w)[3]).toBeNull()
    const apart = asked(two)
    apart.run(arzt, 'verordnen', verordnung(apart.ids, { ...m16, zusammen: undefined }))
    expect(blaetter(apart)).toEqual([null, null])
  })
  it('aids go on a sheet of their own', () => {
    const w = asked([named('Ramipril', { rezeptart: 'PRIVAT_PAPIER' }), aid(), named('Bisoprolol', { rezeptart: 'PRIVAT_PAPIER' }), aid()])
    w.run(arzt, 'verordnen', verordnung(w.ids, { ...m16, rezeptart: 'PRIVAT_PAPIER' }))
    const [a, b, c, d] = blaetter(w)
    expect(a).toBe(c)
    expect(b).toBe(d)
    expect(a).not.toBe(b)
    expect(splitRezeptblaetter([aid()])).toHaveLength(1)
  })
  it('an E-Rezept is one token for one medicine and on no sheet, nor does a T-Rezept carry two', () => {
    const electronic = asked([positionInput(), positionInput()])
    expect(codeOf(() => electronic.run(arzt, 'verordnen', verordnung(electronic.ids, { zusammen: true })))).toBe(
      'bestellung.rezeptblatt_verschieden',
    )
    const lenalidomid = named('Lenalidomid 10 mg', { rezeptart: 'T_REZEPT' })
    const w = asked([lenalidomid, lenalidomid])
    const said = { rezeptart: 'T_REZEPT', ort: 'PAPIER_PRAXIS', zusammen: true }
    expect(codeOf(() => w.run(arzt, 'verordnen', verordnung(w.ids, said)))).toBe('bestellung.rezeptblatt_verschieden')
  })
  it('nor is the number of one E-Rezept that of two medicines', () => {
    const w = asked([positionInput(), positionInput()])
    const said = { rezeptId: '160.100.000.000.002.36' }
    expect(codeOf(() => w.run(arzt, 'verordnen', verordnung(w.ids, said)))).toBe('bestellung.rezept_id_einzeln')
  })
  it('when the nursing service orders with the paper in hand', () => {
    const w = asked([named('Ramipril', inHand), named('Bisoprolol', inHand), named('Torasemid', { ...inHand, rezeptblattNr: 2 })])
    const [a, b, c] = blaetter(w)
    expect(a).not.toBeNull()
    expect([b, c]).toEqual([a, null])
    expect(orte(w)).toEqual(['PAPIER_PFLEGE', 'PAPIER_PFLEGE', 'PAPIER_PFLEGE'])
  })
  it.each([
    ['another day of issue', [named('A', inHand), named('B', { ...inHand, ausgestelltAm: '2026-11-17' })], 'verschieden'],
    ['another form', [named('A', inHand), named('B', { ...inHand, rezeptart: 'PRIVAT_PAPIER' })], 'verschieden'],
    ['another place', [named('A', inHand), named('B', { ...inHand, rezeptVorlage: 'LIEGT_IN_PRAXIS' })], 'verschieden'],
    ['an E-Rezept', [positionInput(inHand), positionInput(inHand)], 'verschieden'],
    ['an aid', [named('A', { ...inHand, rezeptart: 'PRIVAT_PAPIER' }), aid(inHand)], 'verschieden'],
    ['a fourth medicine', ['A', 'B', 'C', 'D'].map((name) => named(name, inHand)), 'voll'],
  ])('not with %s', (_what, positionen, why) => {
    const { bestellung } = welt(entwurf({ positionen }))
    const stand = {
      now: '2026-11-18T09:00:00.000Z',
      heute: '2026-11-18',
      klient: klientStand,
      fruehere: [],
      direktErlaubt: false,
      bundesland: null,
    }
    const found = checkVersand(bestellung, stand).filter(({ path }) => path.endsWith('rezeptblattNr'))
    expect(found).toHaveLength(positionen.length)
    expect(found[0]).toMatchObject({ code: `versand.rezeptblatt_${why}`, schwere: 'FEHLER' })
  })
  it('when whoever fetched the paper says so, and each has its own again when that was a slip', () => {
    const w = asked(two)
    w.run(arzt, 'verordnen', verordnung(w.ids, { ...m16, zusammen: undefined }))
    report(w, pflege, w.ids, { ort: 'PAPIER_PFLEGE', rezeptblatt: 'EINES' })
    expect(new Set(blaetter(w)).size).toBe(1)
    expect(blaetter(w)[0]).not.toBeNull()
    report(w, pflege, first(w), { ort: 'PAPIER_UNTERWEGS', rezeptblatt: 'EIGENE' })
    expect(orte(w)).toEqual(['PAPIER_UNTERWEGS', 'PAPIER_PFLEGE'])
  })
  it('but not of another day, nor more than three', () => {
    const w = asked([...two, named('Torasemid'), named('Pantoprazol')])
    w.run(arzt, 'verordnen', verordnung(first(w), { ...m16, zusammen: undefined, ausgestelltAm: '2026-11-17', datumBestaetigt: true }))
    w.run(arzt, 'verordnen', verordnung(w.ids.slice(1), { ...m16, zusammen: undefined }))
    const one = { ort: 'PAPIER_PFLEGE', rezeptblatt: 'EINES' }
    expect(codeOf(() => report(w, pflege, w.ids.slice(0, 2), one))).toBe('bestellung.rezeptblatt_verschieden')
    const full = asked([...two, named('Torasemid'), named('Pantoprazol')])
    full.run(arzt, 'verordnen', verordnung(full.ids, { ...m16, zusammen: undefined }))
    expect(codeOf(() => report(full, pflege, full.ids, one))).toBe('bestellung.rezeptblatt_voll')
  })
  it('an older prescription says nothing of it and is a sheet by itself', () => {
    const w = written()
    const { rezeptblattId: _new, ...older } = rezepte(w)[0] ?? {}
    expect(readRezept(older).rezeptblattId).toBeNull()
  })
})

describe('a sheet lies in one place', () => {
  it('whoever reports one of its medicines elsewhere has moved the other, too', () => {
    const w = written()
    report(w, pflege, first(w), { ort: 'PAPIER_PFLEGE' })
    expect(orte(w)).toEqual(['PAPIER_PFLEGE', 'PAPIER_PFLEGE'])
  })
  it('handed to the pharmacy for one, it is handed over for the other', () => {
    const w = written()
    w.run(pflege, 'anApothekeGeben', { positionIds: first(w), ort: 'PAPIER_UNTERWEGS' })
    expect(orte(w)).toEqual(['PAPIER_UNTERWEGS', 'PAPIER_UNTERWEGS'])
    expect(status(w)).toEqual(['BEI_APOTHEKE', 'BEI_APOTHEKE'])
  })
  it('presented once, it is presented for all that stands on it', () => {
    const w = presented()
    expect(rezepte(w)).toMatchObject([
      { ort: 'APOTHEKE', vorgelegtAm: '2026-11-18' },
      { ort: 'APOTHEKE', vorgelegtAm: '2026-11-18' },
    ])
  })
  it('told by telephone is one medicine alone, whose paper has not moved', () => {
    const w = written()
    w.run(pflege, 'anApothekeGeben', { positionIds: w.ids, ort: null })
    w.run(apotheke, 'rezeptVorlegen', vorlage(first(w), { fernmuendlich: true, btmNummer: null }))
    expect(rezepte(w)).toMatchObject([
      { fernmuendlichAm: '2026-11-18', ort: 'PAPIER_PRAXIS' },
      { fernmuendlichAm: null, ort: 'PAPIER_PRAXIS' },
    ])
  })
  it('the Klient who redeems it takes all of it', () => {
    const w = written({ einloesung: 'DURCH_KLIENT' })
    w.run(pflege, 'selbstEinloesen', { positionIds: first(w) })
    expect(orte(w)).toEqual(['PAPIER_KLIENT', 'PAPIER_KLIENT'])
    expect(status(w)).toEqual(['ABGESCHLOSSEN', 'ABGESCHLOSSEN'])
  })
  it('a medicine on it that was cancelled is still where the paper is', () => {
    const w = written()
    w.run(pflege, 'stornieren', { positionIds: first(w), grund: 'doppelt' })
    report(w, pflege, second(w), { ort: 'PAPIER_PFLEGE' })
    expect(orte(w)).toEqual(['PAPIER_PFLEGE', 'PAPIER_PFLEGE'])
    expect(status(w)).toEqual(['STORNIERT', 'VERORDNET'])
  })
  it('the pharmacy gives it away as a whole while nothing was handed out by it, and not afterwards', () => {
    const w = presented()
    report(w, apotheke, first(w), { ort: 'PAPIER_PFLEGE' })
    expect(rezepte(w)).toMatchObject([
      { ort: 'PAPIER_PFLEGE', vorgelegtAm: null },
      { ort: 'PAPIER_PFLEGE', vorgelegtAm: null },
    ])
    const served = presented()
    pack(served, first(served))
    expect(codeOf(() => report(served, apotheke, second(served), { ort: 'PAPIER_PFLEGE' }))).toBe('bestellung.rezeptblatt_beliefert')
    expect(codeOf(() => report(served, pflege, second(served), { ort: 'PAPIER_PFLEGE' }))).toBe('bestellung.rezept_vorgelegt')
  })
  it('a retinoid whose six days are over is not presented with the others, but its paper is at the pharmacy', () => {
    const w = asked([named('Isotretinoin 20 mg'), named('Bisoprolol')])
    w.run(arzt, 'verordnen', verordnung(w.ids, { ...m16, gebaerfaehig: true }))
    w.run(pflege, 'anApothekeGeben', { positionIds: w.ids, ort: null })
    w.wait('2026-11-30T09:00:00.000Z')
    w.run(apotheke, 'rezeptVorlegen', vorlage(second(w), { vorgelegtAm: '2026-11-30' }))
    expect(rezepte(w)).toMatchObject([
      { ort: 'APOTHEKE', vorgelegtAm: null, gueltigBis: '2026-11-24' },
      { ort: 'APOTHEKE', vorgelegtAm: '2026-11-30' },
    ])
  })
  it('what the walks look for is found when it is torn', () => {
    const { bestellung } = written()
    const torn = bestellung.positionen.map((one, i) =>
      one.rezept === null || i > 0 ? one : { ...one, rezept: { ...one.rezept, ort: 'PAPIER_PFLEGE' as const } },
    )
    const moment = { vorher: null, bestellung: { ...bestellung, positionen: torn }, neue: [], verstorben: false }
    expect(findImpossible(moment)).toEqual(['one sheet lies in two places'])
  })
})

describe('when one medicine on the sheet ends before the others', () => {
  it('the paper stays for the other, and goes back once when the last is given up', () => {
    const w = written()
    report(w, pflege, w.ids, { ort: 'PAPIER_PFLEGE' })
    w.run(pflege, 'stornieren', { positionIds: first(w), grund: 'doppelt' })
    expect(zurueck(w)).toEqual([[], []])
    w.run(pflege, 'stornieren', { positionIds: second(w), grund: 'doppelt' })
    expect(zurueck(w)).toEqual([[], ['REZEPT_ZURUECK']])
  })
  it('given up together it goes back once', () => {
    const w = written()
    report(w, pflege, w.ids, { ort: 'PAPIER_PFLEGE' })
    w.run(pflege, 'stornieren', { positionIds: w.ids, grund: 'doppelt' })
    expect(zurueck(w).flat()).toEqual(['REZEPT_ZURUECK'])
  })
  it('a pharmacy that cannot supply one keeps the sheet for the other, so that the practice is asked for a new one', () => {
    const w = presented()
    w.run(apotheke, 'apothekeAblehnen', { positionIds: first(w), grund: 'NICHT_LIEFERBAR', text: null })
    expect(zurueck(w)).toEqual([['NEU_ANFRAGEN'], []])
    expect(orte(w)).toEqual(['APOTHEKE', 'APOTHEKE'])
    const both = presented()
    both.run(apotheke, 'apothekeAblehnen', { positionIds: both.ids, grund: 'NICHT_LIEFERBAR', text: null })
    expect(
      zurueck(both)
        .flat()
        .filter((art) => art === 'REZEPT_ZURUECK'),
    ).toEqual(['REZEPT_ZURUECK'])
    expect(
      zurueck(both)
        .flat()
        .filter((art) => art === 'ANDERE_APOTHEKE'),
    ).toHaveLength(2)
  })
  it('what was handed out by it stays covered, and the sheet with the pharmacy', () => {
    const w = presented()
    pack(w, first(w))
    w.run(pflege, 'stornoAnfragen', { positionIds: second(w), grund: 'abgesetzt' })
    w.run(apotheke, 'stornoBeantworten', { positionIds: second(w), zustimmung: true, text: null })
    expect(status(w)).toEqual(['BEREIT', 'STORNIERT'])
    expect(zurueck(w)).toEqual([[], []])
    expect(orte(w)).toEqual(['APOTHEKE', 'APOTHEKE'])
  })
  it('a corrected medicine leaves for a sheet of its own, while the old one holds for the other', () => {
    const before = written()
    before.run(arzt, 'rezeptKorrigieren', verordnung(first(before), { ...m16, grund: 'verschrieben' }))
    expect(blaetter(before)[0]).toBeNull()
    expect(before.bestellung.positionen[0]?.fruehereRezepte[0]?.rezeptblattId).toBe(blaetter(before)[1])
    expect(zurueck(before)).toEqual([[], []])
  })
  it('corrected as a whole, the old sheet goes back once and the new one is one', () => {
    const w = written()
    report(w, pflege, w.ids, { ort: 'PAPIER_PFLEGE' })
    const old = blaetter(w)[0]
    w.run(arzt, 'rezeptKorrigieren', verordnung(w.ids, { ...m16, grund: 'verschrieben' }))
    expect(new Set(blaetter(w)).size).toBe(1)
    expect(blaetter(w)[0]).not.toBe(old)
    expect(zurueck(w).flat()).toEqual(['REZEPT_ZURUECK'])
  })
  it('withdrawn by the doctor, one leaves and the other is prescribed as before', () => {
    const w = written()
    report(w, pflege, w.ids, { ort: 'PAPIER_PFLEGE' })
    w.run(arzt, 'rezeptZurueckziehen', { positionIds: first(w), grund: 'Allergie' })
    expect(zurueck(w)).toEqual([['KLIENT_INFORMIEREN'], []])
    expect(rezepte(w)).toMatchObject([null, { ort: 'PAPIER_PFLEGE' }])
  })
  it('the death of the Klient sends it back once, and not while the pharmacy works by it', () => {
    const w = written()
    report(w, pflege, w.ids, { ort: 'PAPIER_PFLEGE' })
    const wandel = { art: 'VERSTORBEN', abwesenheit: null, ab: '2026-11-18', bis: null, now: w.now } as const
    w.bestellung = after(w.bestellung, klientWandelMelden(w.bestellung, wandel, pflege))
    expect(
      zurueck(w)
        .flat()
        .filter((art) => art === 'REZEPT_ZURUECK'),
    ).toHaveLength(1)
  })
})
