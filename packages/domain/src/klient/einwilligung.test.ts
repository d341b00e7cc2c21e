import { describe, expect, it } from 'vitest'
import { aufgabenAfter, fristOf } from './abwesenheit.ts'
import type { EinwilligungAngaben } from './einwilligung.contract.ts'
import { checkEinwilligung, checkWiderruf } from './einwilligung.decider.ts'
import { currentText, einwilligungTexts, textOfVersion } from './einwilligung.ts'
import { einwilligungArten } from './klient.ts'
import { Refusal } from '../shared/refusal.ts'

const heute = '2026-11-18'
const foto: EinwilligungAngaben = {
  art: 'FOTO',
  erteiltAm: heute,
  gueltigBis: null,
  durch: 'Erika Müller',
  rolle: 'KLIENT',
  textVersion: 1,
  dokument: null,
  nachweisId: null,
  unterschrift: null,
}
const faults = (angaben: Partial<EinwilligungAngaben>): string[] => {
  try {
    checkEinwilligung({ ...foto, ...angaben }, heute)
    return []
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return error.felder.map(({ path }) => path)
  }
}

describe('a consent', () => {
  it('was given today or earlier, and can end', () => {
    expect(faults({})).toEqual([])
    expect(faults({ erteiltAm: '2026-11-19' })).toEqual(['erteiltAm'])
    expect(faults({ gueltigBis: heute })).toEqual([])
    expect(faults({ gueltigBis: '2026-11-17' })).toEqual(['gueltigBis'])
  })

  it('names words that there are, or none of ours', () => {
    expect(faults({ textVersion: null })).toEqual([])
    expect(faults({ textVersion: 99 })).toEqual(['textVersion'])
  })

  it('that is signed on the screen has one proof, and words that were read', () => {
    const unterschrift = 'M 1 1 L 2 2'
    expect(faults({ unterschrift })).toEqual([])
    expect(faults({ unterschrift, textVersion: null })).toEqual(['textVersion'])
    expect(faults({ unterschrift, nachweisId: crypto.randomUUID() })).toEqual(['nachweisId'])
  })

  it.each(einwilligungArten)('of the kind %s shows its newest words, and keeps the older ones', (art) => {
    const versionen = einwilligungTexts[art].map(({ version }) => version)
    expect(versionen).toEqual(versionen.map((_, i) => i + 1))
    expect(currentText(art)).toBe(textOfVersion(art, versionen.length))
    expect(currentText(art).de).toMatch(/widerrufen/)
  })

  it('is withdrawn between the day it was given and today', () => {
    const am = (tag: string) => () => checkWiderruf({ am: tag }, { erteiltAm: '2026-11-10', heute })
    expect(am(heute)).not.toThrow()
    expect(am('2026-11-10')).not.toThrow()
    expect(am('2026-11-19')).toThrow('klient.angaben_falsch')
    expect(am('2026-11-09')).toThrow('klient.angaben_falsch')
  })
})

describe('coming home', () => {
  it('from a hospital brings the whole list, from a holiday what was missed', () => {
    expect(aufgabenAfter('KRANKENHAUS')).toContain('ENTLASSREZEPT')
    expect(aufgabenAfter('KURZZEITPFLEGE')).not.toContain('ENTLASSREZEPT')
    expect(aufgabenAfter('URLAUB')).toEqual(['ARZNEIMITTEL_BESTELLEN', 'ERSTER_BESUCH'])
  })

  it.each([
    ['on a Wednesday', '2026-11-18', null, '2026-11-20'],
    ['on a Friday', '2026-11-20', null, '2026-11-23'],
    ['on a Sunday', '2026-11-22', null, '2026-11-25'],
    ['before Christmas', '2026-12-24', null, '2026-12-29'],
    ['before Epiphany in Berlin', '2027-01-05', 'BE', '2027-01-07'],
    ['before Epiphany in Bavaria', '2027-01-05', 'BY', '2027-01-08'],
  ] as const)('%s leaves three Werktage for the Entlassrezept, the day of issue counted', (_name, tag, bundesland, end) => {
    expect(fristOf('ENTLASSREZEPT', tag, bundesland)).toBe(end)
    expect(fristOf('ERSTER_BESUCH', tag, bundesland)).toBeNull()
  })
})
