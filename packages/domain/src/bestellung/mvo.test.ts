import { describe, expect, it } from 'vitest'
import { handlungSchemas } from './handlungen.contract.ts'
import { type Welt, codeOf, entwurf, firstPosition, pflege, positionInput, welt, verordnung } from './bestellung.fixtures.ts'
import { uhr } from './clock.decider.ts'
import { change, senden } from './entwurf.decider.ts'
import { copyTeil } from './mvo.decider.ts'
import {
  asked,
  context,
  delivered,
  draftOfNext,
  neueId,
  prescribe,
  rezeptOf,
  teile,
  toApotheke,
  today,
  unnumbered,
} from './mvo.fixtures.ts'
import { nextTeil } from './mvo.ts'
import { after } from './bestellung.decider.ts'
import { overlaysOf } from './stand.ts'
import { checkVersand } from './versand.ts'

describe('a Mehrfachverordnung', () => {
  it('is told by its parts, of which the first ends 365 days after the day of issue when nobody says its end', () => {
    const w = asked()
    prescribe(w, teile)
    expect(rezeptOf(w)).toMatchObject({ mvo: { nr: 1, teile: teile.map(unnumbered) }, gueltigBis: '2027-11-18' })
    const limited = asked()
    prescribe(limited, [{ ab: '2026-11-18', bis: '2026-12-31' }, teile[1]])
    expect(rezeptOf(limited)?.gueltigBis).toBe('2026-12-31')
  })
  it.each([
    ['a part before the day of issue', [{ ab: '2026-11-17', bis: null }, teile[1]]],
    ['parts out of their order', [teile[1], teile[0]]],
    ['two parts from the same day on', [teile[0], teile[0]]],
    ['an end before the begin', [{ ab: '2026-11-18', bis: '2026-11-17' }, teile[1]]],
    ['an end more than 365 days after the day of issue', [teile[0], { ab: '2027-02-15', bis: '2027-11-19' }]],
    ['a begin more than 365 days after the day of issue', [teile[0], { ab: '2027-11-19', bis: null }]],
  ])('is refused for %s', (_what, mvo) => {
    expect(codeOf(() => prescribe(asked(), mvo))).toBe('bestellung.mvo_teile')
  })
  it('has two to four parts', () => {
    const fits = (mvo: unknown) => handlungSchemas.verordnen.safeParse({ version: 1, ...verordnung([], { mvo }) }).error?.issues ?? []
    const about = (mvo: unknown) => fits(mvo).filter(({ path }) => path[0] === 'mvo').length
    expect([1, 2, 4, 5].map((count) => about(Array.from({ length: count }, () => teile[0])))).toEqual([1, 0, 0, 1])
  })
  it('is electronic, and never a retinoid that is valid for six days', () => {
    const paper = asked({ rezeptart: 'MUSTER16' })
    expect(codeOf(() => prescribe(paper, teile, { rezeptart: 'MUSTER16', ort: 'PAPIER_PRAXIS' }))).toBe('bestellung.mvo_nicht_moeglich')
    const produkt = {
      ...positionInput().produkt,
      pzn: null,
      angabeart: 'FREITEXT' as const,
      bezeichnung: 'Isotretinoin 20 mg Weichkapseln',
    }
    const akne = asked({ produkt: { ...produkt, wirkstoff: 'Isotretinoin' } })
    expect(codeOf(() => prescribe(akne, teile, { gebaerfaehig: true }))).toBe('bestellung.mvo_nicht_moeglich')
    expect(codeOf(() => prescribe(asked(), teile, { rezeptart: 'EREZEPT_PRIVAT', ort: 'AUSDRUCK_PRAXIS' }))).toBe('angenommen')
  })
})

describe('a part that is not open yet', () => {
  const later = () => {
    const w = asked()
    prescribe(w, [
      { ab: '2026-12-10', bis: '2026-12-24' },
      { ab: '2027-03-01', bis: null },
    ])
    return w
  }
  it('is neither handed on nor expired, nor asked for anew', () => {
    const w = later()
    expect(codeOf(() => toApotheke(w))).toBe('bestellung.teil_noch_nicht')
    expect(codeOf(() => w.run(pflege, 'neuAnfordern', { positionIds: w.ids }))).toBe('bestellung.rezept_noch_gueltig')
    expect(
      overlaysOf(w.bestellung, firstPosition(w), { now: '2026-12-09T09:00:00.000Z', klientPruefen: false, seite: 'PFLEGE' }),
    ).not.toContain('REZEPT_ABGELAUFEN')
    w.wait('2026-12-10T08:00:00.000Z')
    expect(codeOf(() => toApotheke(w))).toBe('angenommen')
  })
  it('is not redeemed by the Klient', () => {
    const w = welt(entwurf({ einloesung: 'DURCH_KLIENT' }))
    w.run(pflege, 'senden', {})
    prescribe(w, [{ ab: '2026-12-10', bis: null }, teile[1]])
    expect(codeOf(() => w.run(pflege, 'selbstEinloesen', { positionIds: w.ids }))).toBe('bestellung.teil_noch_nicht')
  })
  it('is announced before its end and not before its begin', () => {
    const short = asked()
    prescribe(short, [{ ab: '2026-12-10', bis: '2026-12-14' }, teile[1]])
    expect(uhr(short.bestellung, '2026-12-08T09:00:00.000Z')).toEqual([])
    expect(uhr(short.bestellung, '2026-12-11T09:00:00.000Z')).toMatchObject([{ art: 'fristWarnen', angaben: { gueltigBis: '2026-12-14' } }])
  })
})

describe('after a part was delivered', () => {
  it('the next one is named with its day; what has ended meanwhile is skipped', () => {
    const w = delivered()
    const position = firstPosition(w)
    expect(nextTeil(position, '2026-11-18')).toMatchObject({ nr: 2, teil: teile[1] })
    expect(nextTeil(position, '2027-05-01')).toMatchObject({ nr: 3, teil: teile[2] })
    expect(nextTeil(position, '2027-11-19')).toBeNull()
    expect(nextTeil({ ...position, status: 'BEREIT' }, '2026-11-18')).toBeNull()
  })

  it('the order of the next one brings its prescription along and asks no doctor', () => {
    const { bestellung } = draftOfNext(delivered())
    expect(checkVersand(bestellung, context).filter(({ schwere }) => schwere === 'FEHLER')).toEqual([])
    const [position] = after(bestellung, senden(bestellung, context)).positionen
    expect(position).toMatchObject({
      status: 'BEI_APOTHEKE',
      sichtPraxis: false,
      rezept: { art: 'EREZEPT_GKV', mvo: { nr: 2 }, gueltigBis: '2027-04-30', ort: 'FACHDIENST_EGK', vorgelegtAm: null },
    })
  })
  it('the order of the next one is not sent before its day', () => {
    const { bestellung } = draftOfNext(delivered())
    const codes = checkVersand(bestellung, { ...context, heute: '2027-02-14', now: '2027-02-14T09:00:00.000Z' }).map(({ code }) => code)
    expect(codes).toContain('versand.teil_noch_nicht')
  })
  it('the prescription stays with the draft while the draft says the same, and not when another amount is asked for', () => {
    const { bestellung } = draftOfNext(delivered())
    const edited = (menge: number) => {
      const [position] = bestellung.positionen
      const { bemerkung: _old, ...kopf } = draftOfNext(delivered()).input
      const positionen = kopf.positionen.map((one) => ({ ...one, menge, id: position?.id ?? '' }))
      return after(bestellung, change(bestellung, { ...kopf, bemerkung: 'Klingel defekt', positionen }, { now: today.now, neueId }))
    }
    expect(edited(2).positionen[0]?.rezept).toMatchObject({ mvo: { nr: 2 } })
    expect(edited(3).positionen[0]?.rezept).toBeNull()
  })
  it('there is nothing to order of a prescription without parts, or before the delivery', () => {
    const single = asked()
    prescribe(single, null)
    const deed = (w: Welt) => codeOf(() => copyTeil(w.bestellung, w.ids[0] ?? '', { ...today, neueId }))
    expect(deed(single)).toBe('bestellung.kein_teil')
    const early = asked()
    prescribe(early, teile)
    expect(deed(early)).toBe('bestellung.kein_teil')
    expect(deed(delivered())).toBe('angenommen')
  })
})
