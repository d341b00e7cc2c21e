import { describe, expect, it } from 'vitest'
import { entwurf, klientStand, positionInput, welt } from './bestellung.fixtures.ts'
import { type Entbindung, isReleasedTo } from './schweigepflicht.ts'
import { checkVersand } from './versand.ts'

const record: Entbindung = { hausarztId: 'weber', apothekeId: 'markt', einwilligungen: [] }

describe('a practice or pharmacy may learn of an order', () => {
  it.each([
    ['the house doctor of the record', 'PRAXIS', 'weber', [], true],
    ['another practice', 'PRAXIS', 'yilmaz', [], false],
    ['another practice with the release for practices', 'PRAXIS', 'yilmaz', ['SCHWEIGEPFLICHT_PRAXIS'], true],
    ['another practice with the release for pharmacies only', 'PRAXIS', 'yilmaz', ['SCHWEIGEPFLICHT_APOTHEKE'], false],
    ['the chosen pharmacy where nothing was declared', 'APOTHEKE', 'markt', [], false],
    ['the chosen pharmacy where the nursing service may redeem', 'APOTHEKE', 'markt', ['EMPFANGSVOLLMACHT'], true],
    ['another pharmacy where the nursing service may redeem', 'APOTHEKE', 'stern', ['EMPFANGSVOLLMACHT'], false],
    ['another pharmacy with the release for pharmacies', 'APOTHEKE', 'stern', ['SCHWEIGEPFLICHT_APOTHEKE'], true],
  ] as const)('%s', (_who, art, organisationId, einwilligungen, released) => {
    expect(isReleasedTo({ art, organisationId }, { ...record, einwilligungen })).toBe(released)
  })
})

describe('before an order is sent it is said, and nothing is stopped', () => {
  function warned(stand: Partial<typeof klientStand>, input = entwurf()) {
    const { bestellung } = welt(input)
    const rest = { now: '2026-11-18T09:00:00.000Z', heute: '2026-11-18', fruehere: [], direktErlaubt: false, bundesland: null }
    return checkVersand(bestellung, { klient: { ...klientStand, ...stand }, ...rest })
      .filter(({ code }) => code.startsWith('versand.schweigepflicht'))
      .map(({ path, code, schwere }) => `${path} ${code} ${schwere}`)
  }

  it('of a practice that is not the house doctor, and of a pharmacy that was not chosen', () => {
    expect(warned({})).toEqual([])
    expect(warned({ hausarztId: 'another' })).toEqual(['praxisId versand.schweigepflicht_praxis WARNUNG'])
    expect(warned({ hausarztId: 'another', einwilligungen: ['EMPFANGSVOLLMACHT', 'SCHWEIGEPFLICHT_PRAXIS'] })).toEqual([])
    expect(warned({ apothekeId: 'another' })).toEqual(['apothekeId versand.schweigepflicht_apotheke WARNUNG'])
  })

  it('not of a practice that the order does not go to', () => {
    const here = positionInput({ rezeptVorlage: 'LIEGT_BEI_UNS', ausgestelltAm: '2026-11-17' })
    expect(warned({ hausarztId: 'another' }, entwurf({ positionen: [here] }))).toEqual([])
  })
})
