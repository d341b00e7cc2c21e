import { describe, expect, it } from 'vitest'
import { apotheke, codeOf, entwurf, firstPosition, pflege, positionInput, vorlage, welt, type Welt } from './bestellung.fixtures.ts'
import { nextFrist, uhr } from './clock.decider.ts'
import { openFolgen } from './folgen.ts'
import { overlaysOf, turnFor, wartetAuf } from './stand.ts'

const produkt = {
  ...positionInput().produkt,
  pzn: null,
  angabeart: 'FREITEXT',
  produktart: 'HILFSMITTEL',
  bezeichnung: 'Rollator',
  wirkstoff: null,
} as const
const aid = {
  produkt,
  rezeptart: 'HILFSMITTEL_M16',
  rezeptVorlage: 'LIEGT_BEI_UNS',
  ausgestelltAm: '2026-11-16',
  diagnose: 'R26.8',
} as const

/** Accepted by the pharmacy, with the prescription in hand unless it is not there yet. */
function accepted(position: Parameters<typeof positionInput>[0] = aid, presented = true): Welt {
  const w = welt(entwurf({ positionen: [positionInput(position)] }))
  w.run(pflege, 'senden', {})
  w.run(apotheke, 'annehmen', { positionIds: w.ids, termin: null })
  if (presented) w.run(apotheke, 'rezeptVorlegen', vorlage(w.ids, { btmNummer: null }))
  return w
}
const submit = (w: Welt, rest: Record<string, unknown> = {}) =>
  w.run(apotheke, 'recordKostenvoranschlag', { positionIds: w.ids, am: '2026-11-18', erfragenAm: '2026-12-09', ...rest })
const answer = (w: Welt, rest: Record<string, unknown> = {}) =>
  w.run(apotheke, 'recordGenehmigung', {
    positionIds: w.ids,
    entscheid: 'GENEHMIGT',
    am: '2026-11-18',
    nummer: 'G-4711',
    text: null,
    ...rest,
  })
const dran = (w: Welt) => wartetAuf(w.bestellung, firstPosition(w))
const offen = (w: Welt) => openFolgen(firstPosition(w)).map(({ art, bei }) => `${art} ${bei}`)

describe('a Kostenvoranschlag', () => {
  it('lies with the Krankenkasse, and it is the turn of nobody else', () => {
    const w = accepted()
    submit(w)
    expect(firstPosition(w).kostentraeger).toEqual({ kostenvoranschlagAm: '2026-11-18', erfragenAm: '2026-12-09', antwort: null })
    expect(dran(w)).toBe('KOSTENTRAEGER')
    expect(
      overlaysOf(w.bestellung, firstPosition(w), { now: '2026-11-18T09:00:00.000Z', klientPruefen: false, seite: 'PFLEGE' }),
    ).toContain('BEIM_KOSTENTRAEGER')
    // In time at the Krankenkasse, it does not run out there.
    w.wait('2027-01-20T09:00:00.000Z')
    expect(
      overlaysOf(w.bestellung, firstPosition(w), { now: '2027-01-20T09:00:00.000Z', klientPruefen: false, seite: 'PFLEGE' }),
    ).not.toContain('REZEPT_ABGELAUFEN')
  })
  it('is for an aid on its Muster 16, and goes there with the prescription in hand', () => {
    expect(codeOf(() => submit(accepted({ rezeptart: 'MUSTER16', rezeptVorlage: 'LIEGT_BEI_UNS', ausgestelltAm: '2026-11-16' })))).toBe(
      'bestellung.nur_hilfsmittel',
    )
    expect(codeOf(() => submit(accepted(aid, false)))).toBe('bestellung.rezept_liegt_nicht_vor')
  })
  it.each([
    ['tomorrow', '2026-11-19'],
    ['before the day of issue', '2026-11-15'],
  ])('does not go there %s', (_when, am) => {
    expect(codeOf(() => submit(accepted(), { am }))).toBe('bestellung.kostentraeger_tag')
  })
  it('does not go there after the last day of the prescription', () => {
    const w = accepted()
    w.wait('2026-12-20T09:00:00.000Z')
    expect(codeOf(() => submit(w, { am: '2026-12-15', erfragenAm: '2026-12-30' }))).toBe('bestellung.kostenvoranschlag_spaet')
    expect(codeOf(() => submit(w, { am: '2026-12-14', erfragenAm: '2026-12-30' }))).toBe('angenommen')
  })
  it('is asked after by the pharmacy on the day it said, once', () => {
    const w = accepted()
    submit(w)
    expect(nextFrist(w.bestellung)).toBe('2026-12-08T23:00:00.000Z')
    expect(uhr(w.bestellung, '2026-12-08T22:59:00.000Z')).toEqual([])
    w.wait('2026-12-09T09:00:00.000Z')
    expect(offen(w)).toEqual(['GENEHMIGUNG_ERFRAGEN APOTHEKE'])
    expect([turnFor('APOTHEKE', w.bestellung, w.bestellung.positionen), dran(w)]).toEqual(['APOTHEKE', 'KOSTENTRAEGER'])
    submit(w, { erfragenAm: '2026-12-20' })
    expect(offen(w)).toEqual([])
    w.wait('2026-12-20T09:00:00.000Z')
    expect(offen(w)).toEqual(['GENEHMIGUNG_ERFRAGEN APOTHEKE'])
  })
  it('is asked after, and the prescription that was told by telephone asked for anew, when both fall due at once', () => {
    const w = accepted()
    submit(w)
    const told = { vorgelegtAm: null, fernmuendlichAm: '2026-11-16T09:00:00.000Z' }
    w.bestellung = {
      ...w.bestellung,
      positionen: w.bestellung.positionen.map((one) => ({ ...one, rezept: one.rezept && { ...one.rezept, ...told } })),
    }
    w.wait('2027-01-20T09:00:00.000Z')
    expect(offen(w)).toEqual(['NEU_ANFRAGEN PFLEGE', 'GENEHMIGUNG_ERFRAGEN APOTHEKE'])
  })
})

describe('the answer of the Krankenkasse', () => {
  it.each(['GENEHMIGT', 'TEILWEISE'])('%s gives the turn back to the pharmacy', (entscheid) => {
    const w = accepted()
    submit(w)
    w.wait('2026-12-09T09:00:00.000Z')
    answer(w, { entscheid, am: '2026-12-09' })
    expect(firstPosition(w).kostentraeger?.antwort).toEqual({ entscheid, am: '2026-12-09', nummer: 'G-4711', text: null })
    expect([dran(w), offen(w)]).toEqual(['APOTHEKE', []])
  })
  it('that refuses is left to the nursing service', () => {
    const w = accepted()
    submit(w)
    answer(w, { entscheid: 'ABGELEHNT', text: 'Nicht notwendig' })
    expect([dran(w), offen(w)]).toEqual(['PFLEGE', ['ABLEHNUNG_KLAEREN PFLEGE']])
    w.run(pflege, 'folgeErledigen', { positionIds: w.ids, folge: 'ABLEHNUNG_KLAEREN' })
    expect(dran(w)).toBe('APOTHEKE')
  })
  it('comes once, after the request, and not before it', () => {
    const w = accepted()
    expect(codeOf(() => answer(w))).toBe('bestellung.kein_kostenvoranschlag')
    submit(w)
    expect(codeOf(() => answer(w, { am: '2026-11-17' }))).toBe('bestellung.kostentraeger_tag')
    answer(w)
    expect(codeOf(() => answer(w, { entscheid: 'ABGELEHNT' }))).toBe('bestellung.schon_genehmigt')
    expect(codeOf(() => submit(w))).toBe('bestellung.schon_genehmigt')
  })
})

it('an aid on Muster 16 is not ordered without its diagnosis', () => {
  expect(codeOf(() => accepted({ ...aid, diagnose: null }))).toBe('bestellung.unvollstaendig')
})
