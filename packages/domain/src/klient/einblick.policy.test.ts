import { describe, expect, it } from 'vitest'
import { type Rolle, rollen, seiteOf } from '../shared/akteur.ts'
import { type Bindung, type Einblick, type KlientTeil, klientTeile, openTeile, verschlussOf } from './einblick.policy.ts'
import { einwilligungArten } from './klient.ts'

const sonnenhof = '00000000-0000-4000-8000-000000000001'
const others = '00000000-0000-4000-8000-000000000002'
const heute = '2026-11-18'
const open: Bindung = { nurVorschau: false, beendetAm: null }

const alles = 'NAME ANSCHRIFT VERSICHERUNG ARZNEI DIAGNOSEN PFLEGE'
const forDieBestellung = 'NAME ANSCHRIFT VERSICHERUNG ARZNEI'

interface Wer {
  rolle: Rolle
  haus?: string
  pharmazeutisch?: boolean
}
function einblickOf({ rolle, haus = others, pharmazeutisch = false }: Wer, lage: Partial<Einblick>): Einblick {
  const fragender = {
    seite: seiteOf(rolle),
    organisationId: rolle === 'ROLE_ADMIN' ? null : haus,
    istPharmazeutisch: pharmazeutisch,
  }
  return { fragender, eigentuemerId: sonnenhof, bindung: null, einwilligungen: [], geloescht: null, heute, ...lage }
}
function sees(who: Wer, lage: Partial<Einblick> = {}): string {
  const parts: readonly KlientTeil[] = openTeile(einblickOf(who, lage))
  return parts.join(' ')
}
const apothekerin: Wer = { rolle: 'ROLE_APOTHEKER', pharmazeutisch: true }
const bote: Wer = { rolle: 'ROLE_APOTHEKER' }
const aerztin: Wer = { rolle: 'ROLE_ARZT' }

describe('the record of a Klient', () => {
  it('is open to the nursing service that keeps it, with an order and without', () => {
    for (const rolle of ['ROLE_PFLEGER', 'ROLE_PFLEGE_ADMIN'] as const)
      for (const bindung of [null, open]) expect(sees({ rolle, haus: sonnenhof }, { bindung })).toBe(alles)
  })

  it('is open to nobody without an order, whatever the Klient has consented to', () => {
    for (const rolle of rollen)
      for (const pharmazeutisch of [true, false]) expect(sees({ rolle, pharmazeutisch }, { einwilligungen: einwilligungArten })).toBe('')
  })

  it('is closed to another nursing service, even where an order seems to name it', () => {
    for (const rolle of ['ROLE_PFLEGER', 'ROLE_PFLEGE_ADMIN'] as const)
      expect(sees({ rolle }, { bindung: open, einwilligungen: einwilligungArten })).toBe('')
  })

  it('is never open to the platform administrator', () => {
    for (const bindung of [null, open]) {
      expect(sees({ rolle: 'ROLE_ADMIN' }, { bindung, einwilligungen: einwilligungArten })).toBe('')
      const withoutHaus = { fragender: { seite: null, organisationId: sonnenhof, istPharmazeutisch: true } }
      expect(sees({ rolle: 'ROLE_ADMIN' }, { ...withoutHaus, bindung })).toBe('')
    }
  })
})

describe('an order opens to the other sides what it needs', () => {
  it('to a practice: who, where, insured how, allergic to what', () => {
    for (const rolle of ['ROLE_ARZT', 'ROLE_ARZT_ADMIN'] as const) expect(sees({ rolle }, { bindung: open })).toBe(forDieBestellung)
  })

  it('to a pharmacy the same, whatever somebody does there', () => {
    for (const who of [apothekerin, bote]) expect(sees(who, { bindung: open })).toBe(forDieBestellung)
  })

  it('that is only announced: the name', () => {
    for (const who of [apothekerin, bote, aerztin])
      expect(sees(who, { bindung: { ...open, nurVorschau: true }, einwilligungen: einwilligungArten })).toBe('NAME')
  })
})

describe('the end of an order closes the record to the pharmacy', () => {
  it.each([
    ['on the day itself', '2026-11-18', forDieBestellung],
    ['on the thirtieth day after', '2026-10-19', forDieBestellung],
    ['on the thirty-first day after', '2026-10-18', 'NAME'],
  ])('%s', (_name, beendetAm, erwartet) => {
    expect(sees(apothekerin, { bindung: { nurVorschau: false, beendetAm } })).toBe(erwartet)
  })

  it('whatever the Klient has consented to', () => {
    const vorbei = { bindung: { nurVorschau: false, beendetAm: '2026-01-01' }, einwilligungen: einwilligungArten }
    expect([sees(apothekerin, vorbei), sees(bote, vorbei)]).toEqual(['NAME', 'NAME'])
  })

  it('and not to the practice, which documents the treatment for ten years', () => {
    expect(sees(aerztin, { bindung: { nurVorschau: false, beendetAm: '2017-01-01' } })).toBe(forDieBestellung)
  })
})

describe('a record that the nursing service has erased', () => {
  const beendet = { bindung: { nurVorschau: false, beendetAm: '2016-01-01' }, einwilligungen: einwilligungArten }

  it('opens of the copy of the own house who it was, where and insured how, however long ago the order ended', () => {
    for (const who of [aerztin, apothekerin, bote])
      expect(sees(who, { ...beendet, geloescht: { abschrift: true } })).toBe('NAME ANSCHRIFT VERSICHERUNG')
  })

  it('is the name where the own house has no copy', () => {
    for (const who of [aerztin, apothekerin]) expect(sees(who, { ...beendet, geloescht: { abschrift: false } })).toBe('NAME')
  })

  it('is nothing without an order, copy or not', () => {
    expect(sees(aerztin, { geloescht: { abschrift: true } })).toBe('')
  })
})

describe('release from secrecy opens diagnoses to those who judge about medicines', () => {
  it('on each side by its own consent, and by no other', () => {
    const mit = (who: Wer) => einwilligungArten.filter((art) => sees(who, { bindung: open, einwilligungen: [art] }).includes('DIAGNOSEN'))
    expect(mit(aerztin)).toEqual(['SCHWEIGEPFLICHT_PRAXIS'])
    expect(mit(apothekerin)).toEqual(['SCHWEIGEPFLICHT_APOTHEKE'])
    expect(mit(bote)).toEqual([])
  })

  it('to a practice the care as well, to a pharmacy never', () => {
    const free = { bindung: open, einwilligungen: einwilligungArten }
    expect([sees(aerztin, free), sees(apothekerin, free)]).toEqual([alles, 'NAME ANSCHRIFT VERSICHERUNG ARZNEI DIAGNOSEN'])
  })
})

describe('who does not see a part is told why', () => {
  const why = (who: Wer, lage: Partial<Einblick>) => klientTeile.map((part) => verschlussOf(part, einblickOf(who, lage)))

  it.each<[string, Wer, Partial<Einblick>, (string | null)[]]>([
    ['the Klient has not released the practice', aerztin, { bindung: open }, [null, null, null, null, 'EINWILLIGUNG', 'EINWILLIGUNG']],
    ['care is never a matter of a pharmacy', apothekerin, { bindung: open }, [null, null, null, null, 'EINWILLIGUNG', 'FUNKTION']],
    ['diagnoses are none of a messenger', bote, { bindung: open }, [null, null, null, null, 'FUNKTION', 'FUNKTION']],
    [
      'the order is only announced',
      apothekerin,
      { bindung: { ...open, nurVorschau: true } },
      [null, 'VORSCHAU', 'VORSCHAU', 'VORSCHAU', 'VORSCHAU', 'FUNKTION'],
    ],
    [
      'the order ended long ago',
      apothekerin,
      { bindung: { ...open, beendetAm: '2026-01-01' } },
      [null, 'VORBEI', 'VORBEI', 'VORBEI', 'VORBEI', 'FUNKTION'],
    ],
    [
      'the nursing service has erased the record, of which the practice keeps its own copy',
      aerztin,
      { bindung: open, einwilligungen: einwilligungArten, geloescht: { abschrift: true } },
      [null, null, null, 'GELOESCHT', 'GELOESCHT', 'GELOESCHT'],
    ],
    ['no order ties them', aerztin, {}, Array.from(klientTeile, () => 'BEZIEHUNG')],
  ])('%s', (_name, who, lage, erwartet) => {
    expect(why(who, lage)).toEqual(erwartet)
  })
})
