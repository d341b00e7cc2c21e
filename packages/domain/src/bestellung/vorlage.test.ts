import { describe, expect, it } from 'vitest'
import {
  apotheke,
  arzt,
  bis,
  entwurf,
  person,
  pflege,
  positionInput,
  verordnung,
  vorlage,
  welt,
  codeOf,
  firstPosition,
} from './bestellung.fixtures.ts'
import { prepareReorder } from './inForce.ts'
import { readRezept } from './rezept.document.ts'
import { overlaysOf, wartetAuf } from './stand.ts'
import type { Welt } from './bestellung.fixtures.ts'

const dran = (w: Welt) => wartetAuf(w.bestellung, firstPosition(w))
const zeichen = (w: Welt) =>
  overlaysOf(w.bestellung, firstPosition(w), { now: '2026-11-18T09:00:00.000Z', klientPruefen: false, seite: 'PFLEGE' })

const m16 = positionInput({ rezeptart: 'MUSTER16', rezeptVorlage: 'LIEGT_IN_PRAXIS', ausgestelltAm: '2026-11-16' })
const btm = positionInput({
  btmMenge: '20 Stück',
  btm: true,
  rezeptart: 'BTM',
  reichdauerTage: 10,
  rezeptVorlage: 'LIEGT_BEI_UNS',
  ausgestelltAm: '2026-11-16',
})

const sent = (position: typeof m16) => {
  const w = welt(entwurf({ positionen: [position] }))
  w.run(pflege, 'senden', {})
  return w
}
const accepted = (position: typeof m16) => {
  const w = sent(position)
  w.run(apotheke, 'annehmen', { positionIds: w.ids, termin: null })
  return w
}
const packed = (w: Welt) => () =>
  w.run(apotheke, 'bereitstellen', {
    positionen: [{ positionId: w.ids[0], menge: 2, charge: null, verfall: null }],
    geplantAm: null,
    kontrolliertVon: 'person-kontrolle',
  })

describe('a paper prescription that lies in the practice', () => {
  it('stays there when the pharmacy accepts, and somebody has to fetch it', () => {
    const w = accepted(m16)
    expect(firstPosition(w).rezept).toMatchObject({ ort: 'PAPIER_PRAXIS', vorgelegtAm: null, gueltigBis: '2026-12-14' })
    expect(dran(w)).toBe('PFLEGE')
    expect(zeichen(w)).toContain('REZEPT_FEHLT')
  })
  it('is seen by the practice, which says when it is fetched', () => {
    const w = sent(m16)
    expect(firstPosition(w).sichtPraxis).toBe(true)
    w.run(arzt, 'rezeptOrtMelden', { positionIds: w.ids, ort: 'PAPIER_PFLEGE' })
    expect(firstPosition(w).rezept?.ort).toBe('PAPIER_PFLEGE')
  })
  it('needs a practice in the order', () => {
    const w = welt(entwurf({ praxisId: null, positionen: [m16] }))
    expect(codeOf(() => w.run(pflege, 'senden', {}))).toBe('bestellung.unvollstaendig')
  })
  it('lets nothing out of the pharmacy before pharmaceutical staff has it in hand', () => {
    const w = accepted(m16)
    expect(codeOf(packed(w))).toBe('bestellung.rezept_liegt_nicht_vor')
    w.run(pflege, 'rezeptOrtMelden', { positionIds: w.ids, ort: 'APOTHEKE' })
    expect(codeOf(packed(w))).toBe('bestellung.rezept_liegt_nicht_vor')
    expect(codeOf(() => w.run(person('APOTHEKE', { istPharmazeutisch: false }), 'rezeptVorlegen', vorlage(w.ids)))).toBe(
      'bestellung.nur_pharmazeutisch',
    )
    w.run(apotheke, 'rezeptVorlegen', vorlage(w.ids))
    expect(firstPosition(w).rezept).toMatchObject({ ort: 'APOTHEKE', vorgelegtAm: '2026-11-18' })
    expect(codeOf(packed(w))).toBe('angenommen')
    expect(dran(w)).toBe('APOTHEKE')
  })
})

it('a card has to be read: the nursing service brings it, the Klient who redeems does', () => {
  const karte = positionInput({ rezeptVorlage: 'AUF_EGK', ausgestelltAm: '2026-11-16' })
  expect(dran(accepted(karte))).toBe('PFLEGE')
})

describe('the day of presentation', () => {
  it('is what the seven days of a controlled drug bind: it may be handed out later', () => {
    const w = accepted(btm)
    expect(firstPosition(w).rezept?.gueltigBis).toBe('2026-11-23')
    w.wait('2026-11-26T09:00:00.000Z')
    expect(codeOf(() => w.run(apotheke, 'rezeptVorlegen', vorlage(w.ids, { vorgelegtAm: '2026-11-24' })))).toBe(
      'bestellung.rezept_abgelaufen',
    )
    w.run(apotheke, 'rezeptVorlegen', vorlage(w.ids, { vorgelegtAm: '2026-11-23' }))
    expect(codeOf(packed(w))).toBe('angenommen')
  })
  it.each([
    [{ vorgelegtAm: '2026-11-19' }, 'bestellung.vorlage_zukunft'],
    [{ vorgelegtAm: '2026-11-15' }, 'bestellung.vorlage_vor_ausstellung'],
    [{}, 'angenommen'],
  ])('%o: %s', (said, erwartet) => {
    const w = accepted(btm)
    expect(codeOf(() => w.run(apotheke, 'rezeptVorlegen', vorlage(w.ids, said)))).toBe(erwartet)
  })
  it('is read off the paper together with the day of issue that nobody had said', () => {
    const w = accepted(positionInput({ rezeptart: 'MUSTER16', rezeptVorlage: 'LIEGT_BEI_UNS' }))
    expect(codeOf(() => w.run(apotheke, 'rezeptVorlegen', vorlage(w.ids)))).toBe('bestellung.ausstellung_fehlt')
    w.run(apotheke, 'rezeptVorlegen', vorlage(w.ids, { ausgestelltAm: '2026-11-10' }))
    expect(firstPosition(w).rezept).toMatchObject({ ausgestelltAm: '2026-11-10', gueltigBis: '2026-12-08', vorgelegtAm: '2026-11-18' })
  })
  it('was the day of arrival in orders of before', () => {
    const { vorgelegtAm: _v, fernmuendlichAm: _f, ...older } = firstPosition(bis('IN_BEARBEITUNG')).rezept ?? expect.unreachable()
    expect(readRezept(older).vorgelegtAm).toBe('2026-11-18')
    expect(readRezept({ ...older, ort: 'PAPIER_PFLEGE' })).toMatchObject({ vorgelegtAm: null, fernmuendlichAm: null })
  })
})

describe('a prescription whose time for the insurer is over', () => {
  const late = (position: typeof m16, day: string, ablaufGrund: string | null) => {
    const w = sent(position)
    w.wait(`${day}T09:00:00.000Z`)
    return codeOf(() => w.run(apotheke, 'rezeptVorlegen', vorlage(w.ids, { vorgelegtAm: day, ablaufGrund })))
  }
  it('is served for a reason within three months, as paid by the Klient', () => {
    expect(late(m16, '2026-12-20', null)).toBe('bestellung.rezept_abgelaufen')
    expect(late(m16, '2026-12-20', 'Zahlt selbst')).toBe('angenommen')
    expect(late(m16, '2027-02-17', 'Zahlt selbst')).toBe('bestellung.rezept_abgelaufen')
  })
  it('is never that of a controlled drug', () => expect(late(btm, '2026-11-24', 'Feiertag')).toBe('bestellung.rezept_abgelaufen'))
  it('can be accepted then, and the reason stays with it', () => {
    const w = sent(m16)
    w.wait('2026-12-20T09:00:00.000Z')
    w.run(apotheke, 'rezeptVorlegen', vorlage(w.ids, { vorgelegtAm: '2026-12-20', ablaufGrund: 'Zahlt selbst' }))
    w.run(apotheke, 'annehmen', { positionIds: w.ids, termin: null })
    expect(firstPosition(w).rezept?.ablaufGrund).toBe('Zahlt selbst')
  })
})

describe('what the practice told by telephone', () => {
  it('may be handed out, and the prescription is still to come', () => {
    const w = accepted(m16)
    w.run(apotheke, 'rezeptVorlegen', vorlage(w.ids, { fernmuendlich: true }))
    expect(firstPosition(w).rezept).toMatchObject({ ort: 'PAPIER_PRAXIS', fernmuendlichAm: '2026-11-18', vorgelegtAm: null })
    expect(codeOf(packed(w))).toBe('angenommen')
    expect(codeOf(() => w.run(apotheke, 'rezeptVorlegen', vorlage(w.ids)))).toBe('angenommen')
  })
  it('is never a controlled drug', () => {
    const w = accepted(btm)
    expect(codeOf(() => w.run(apotheke, 'rezeptVorlegen', vorlage(w.ids, { fernmuendlich: true })))).toBe('bestellung.nicht_fernmuendlich')
  })
})

describe('a prescription that nobody has presented yet', () => {
  it('is warned of at the pharmacy, too, runs out there, and is asked for anew', () => {
    const w = sent(m16)
    w.wait('2026-12-08T09:00:00.000Z')
    expect(firstPosition(w).fristGewarnt).toBe(7)
    w.run(apotheke, 'annehmen', { positionIds: w.ids, termin: null })
    expect(firstPosition(w).fristGewarnt).toBe(7)
    w.wait('2026-12-13T09:00:00.000Z')
    expect(firstPosition(w).fristGewarnt).toBe(1)
    w.wait('2026-12-15T09:00:00.000Z')
    expect(firstPosition(w).fristGewarnt).toBe(-1)
    expect(
      overlaysOf(w.bestellung, firstPosition(w), { now: '2026-12-15T09:00:00.000Z', klientPruefen: false, seite: 'PFLEGE' }),
    ).toContain('REZEPT_ABGELAUFEN')
  })
  it('is not accepted after its last day; the practice is asked for another', () => {
    const w = sent(m16)
    w.wait('2026-12-15T09:00:00.000Z')
    expect(codeOf(() => w.run(apotheke, 'annehmen', { positionIds: w.ids, termin: null }))).toBe('bestellung.rezept_abgelaufen')
    w.run(pflege, 'neuAnfordern', { positionIds: w.ids })
    expect(firstPosition(w)).toMatchObject({ status: 'BEIM_ARZT', sichtPraxis: true, rezept: null })
    expect(firstPosition(w).anforderungen.map(({ art, status }) => [art, status])).toEqual([
      ['ABGABE', 'revoked'],
      ['VERORDNUNG', 'active'],
    ])
  })
  it('is no matter of the clock once it is presented', () => {
    const w = accepted(m16)
    w.run(apotheke, 'rezeptVorlegen', vorlage(w.ids))
    w.wait('2026-12-20T09:00:00.000Z')
    expect(firstPosition(w).fristGewarnt).toBeNull()
  })
})

describe('a prescription that was there before the order', () => {
  const felder = (position: typeof m16): string[] => {
    const w = welt(entwurf({ positionen: [position] }))
    try {
      w.run(pflege, 'senden', {})
    } catch (error) {
      return (error as { felder: { code: string }[] }).felder.map((one) => one.code)
    }
    return []
  }
  it('of a controlled drug needs its day of issue', () =>
    expect(felder({ ...btm, ausgestelltAm: null })).toEqual(['versand.ausstellung_fehlt']))
  it('of ten days ago is too late for a controlled drug', () =>
    expect(felder({ ...btm, ausgestelltAm: '2026-11-08' })).toEqual(['versand.rezept_abgelaufen']))
  it('cannot be of tomorrow', () => expect(felder({ ...m16, ausgestelltAm: '2026-11-19' })).toEqual(['versand.ausstellung_zukunft']))
  it('may be sent without its day when it holds for weeks', () => expect(felder({ ...m16, ausgestelltAm: null })).toEqual([]))
})

describe('an Entlassrezept', () => {
  const entlass = positionInput({ rezeptart: 'ENTLASS', rezeptVorlage: 'AUF_EGK', ausgestelltAm: '2026-11-17' })
  it('may be on the card', () => {
    const w = sent(entlass)
    expect(firstPosition(w).rezept).toMatchObject({ ort: 'FACHDIENST_EGK', gueltigBis: '2026-11-19' })
  })
  it.each([
    ['BY', '2026-06-06'],
    ['BE', '2026-06-05'],
    [null, '2026-06-05'],
  ] as const)('of the eve of Fronleichnam holds by the holidays of the Bundesland (%s: until %s)', (bundesland, gueltigBis) => {
    const w = welt(entwurf({ bedarfBis: '2026-06-05', positionen: [{ ...entlass, ausgestelltAm: '2026-06-03' }] }))
    w.now = '2026-06-03T09:00:00.000Z'
    w.umstaende = { bundesland }
    w.run(pflege, 'senden', {})
    expect(firstPosition(w).rezept?.gueltigBis).toBe(gueltigBis)
  })
  it('is accepted on the Saturday after Fronleichnam in Bayern', () => {
    const positionen = [{ ...entlass, ausgestelltAm: '2026-06-03' }]
    const on = (bundesland: 'BY' | 'BE') => {
      const w = welt(entwurf({ bedarfBis: '2026-06-06', positionen }))
      w.now = '2026-06-06T07:00:00.000Z'
      w.umstaende = { bundesland }
      return codeOf(() => w.run(pflege, 'senden', {}))
    }
    expect(on('BY')).toBe('angenommen')
    expect(on('BE')).toBe('bestellung.unvollstaendig')
  })
  it('is never asked of a practice, and a copy asks for another kind', () => {
    const w = welt(entwurf({ positionen: [{ ...entlass, rezeptVorlage: 'ANFORDERN', ausgestelltAm: null }] }))
    expect(codeOf(() => w.run(pflege, 'senden', {}))).toBe('bestellung.unvollstaendig')
    const { bestellung } = sent(entlass)
    expect(prepareReorder({ bestellung, position: firstPosition(sent(entlass)) })).toMatchObject({
      rezeptart: 'EREZEPT_GKV',
      rezeptVorlage: 'ANFORDERN',
    })
  })
})

it.each([
  ['MUSTER16', 'bestellung.unvollstaendig'],
  ['EREZEPT_GKV', 'angenommen'],
] as const)('parts over a year are asked for on %s: %s', (rezeptart, erwartet) => {
  const w = welt(entwurf({ positionen: [positionInput({ rezeptart, mvoGewuenscht: true })] }))
  expect(codeOf(() => w.run(pflege, 'senden', {}))).toBe(erwartet)
})

describe('a day of issue that is most often a slip', () => {
  it.each([
    ['2025-11-18', 'bestellung.ausstellung_ungewoehnlich'],
    ['2026-11-17', 'bestellung.ausstellung_ungewoehnlich'],
    ['2026-11-18', 'angenommen'],
  ])('%s: %s, and counts when the doctor confirms it', (ausgestelltAm, erwartet) => {
    const w = bis('BEIM_ARZT')
    expect(codeOf(() => w.run(arzt, 'verordnen', verordnung(w.ids, { ausgestelltAm })))).toBe(erwartet)
    if (erwartet !== 'angenommen') w.run(arzt, 'verordnen', verordnung(w.ids, { ausgestelltAm, datumBestaetigt: true }))
    expect(firstPosition(w).rezept?.ausgestelltAm).toBe(ausgestelltAm)
  })
})
