import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type AnliegenStatus,
  adresseVorschlag,
  anliegenStatus,
  checkNumber,
  idEndOf,
  normalizeNumber,
  numberOf,
  possibleSteps,
  statusSteps,
  stepList,
  steps,
} from './anliegen.ts'
import { leichteste, nullBits, schwereAt, schwerste, searchLoesung } from './nachweis.ts'
import { sha256 } from './sha256.ts'

const fern = 'person-fern'
const me = 'person-ich'

describe('an inquiry', () => {
  it('can reach every state and has a way out of each', () => {
    const erreichbar = new Set<AnliegenStatus>(['NEU', ...stepList.map((step) => steps[step].nach)])
    expect([...erreichbar].toSorted()).toEqual([...anliegenStatus].toSorted())
    for (const status of anliegenStatus) expect(possibleSteps({ status, zustaendigId: null }, me)).not.toEqual([])
  })

  it('that is new can be taken, done or turned down', () =>
    expect(possibleSteps({ status: 'NEU', zustaendigId: null }, me)).toEqual(['UEBERNEHMEN', 'ERLEDIGEN', 'ABLEHNEN']))

  it('that a colleague works on can be taken over, my own cannot', () => {
    expect(possibleSteps({ status: 'IN_ARBEIT', zustaendigId: fern }, me)).toContain('UEBERNEHMEN')
    expect(possibleSteps({ status: 'IN_ARBEIT', zustaendigId: me }, me)).not.toContain('UEBERNEHMEN')
  })

  it('that is done can only be opened again', () =>
    expect(possibleSteps({ status: 'ERLEDIGT', zustaendigId: fern }, me)).toEqual(['WIEDER_OEFFNEN']))

  it('has a number that can be read out, the same for the same id', () => {
    fc.assert(
      fc.property(fc.uuid(), (id) => numberOf(id) === numberOf(id) && /^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/.test(numberOf(id))),
    )
    expect(numberOf('00000000-0000-4000-8000-000000000000')).toBe('0000-0000')
    expect(numberOf('00000000-0000-4000-8000-00ffffffffff')).toBe('ZZZZ-ZZZZ')
  })
})

describe('the number of an inquiry', () => {
  it('leads back to the end of its id, also with leading zeros', () => {
    fc.assert(fc.property(fc.uuid(), (id) => idEndOf(numberOf(id)) === id.slice(-10)))
    expect(idEndOf('0000-0000')).toBe('0000000000')
  })

  it.each(['K7Q2-9FX1', 'k7q29fx1', ' K7Q2 9FXI ', 'k7q2-9fxl'])('is understood as «%s»', (input) =>
    expect(normalizeNumber(input)).toBe('K7Q2-9FX1'),
  )

  it.each(['', 'K7Q2', 'K7Q2-9FX1-2', 'K7U2-9FXM', 'sonnenhof'])('is not «%s»', (input) =>
    expect(checkNumber(normalizeNumber(input))).toBe('format'),
  )
})

describe('what whoever asked is shown', () => {
  it('is each status with its time, and not who took over from whom', () => {
    const verlauf = [
      { schritt: 'UEBERNEHMEN', am: 't1' },
      { schritt: 'UEBERNEHMEN', am: 't2' },
      { schritt: 'FREIGEBEN', am: 't3' },
      { schritt: 'ABLEHNEN', am: 't4' },
    ] as const
    expect(statusSteps({ eingegangenAm: 't0', verlauf })).toEqual([
      { status: 'NEU', am: 't0' },
      { status: 'IN_ARBEIT', am: 't1' },
      { status: 'NEU', am: 't3' },
      { status: 'ABGELEHNT', am: 't4' },
    ])
  })
})

describe('the address of a form', () => {
  it.each([
    ['Pflegedienst Sonnenhof GmbH', 'pflegedienst-sonnenhof-gmbh'],
    ['Ärzte am Süßen Grund', 'aerzte-am-suessen-grund'],
    ['  --  ', ''],
    [`${'a'.repeat(39)} b`, 'a'.repeat(39)],
  ])('of «%s» is suggested as «%s»', (name, adresse) => expect(adresseVorschlag(name)).toBe(adresse))
})

describe('the proof of work', () => {
  const web = async (text: string) => new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))
  const bytes = (words: Int32Array) => Uint8Array.from(Array.from(words).flatMap((word) => [word >>> 24, word >>> 16, word >>> 8, word]))

  it('hashes as Web Crypto does', async () => {
    const ascii = fc.string({ unit: fc.integer({ min: 0x20, max: 0x7e }).map((code) => String.fromCharCode(code)), maxLength: 55 })
    await fc.assert(
      fc.asyncProperty(ascii, async (text) => {
        expect(bytes(sha256(text))).toEqual(await web(text))
      }),
    )
  })

  it('refuses what does not fit into a block', () => {
    expect(() => sha256('x'.repeat(56))).toThrow(RangeError)
    expect(() => sha256('ü')).toThrow(RangeError)
  })

  it('is found by looking, and seen at a glance', () => {
    const loesung = searchLoesung('aufgabe', { schwere: 8, ab: 0, versuche: 100_000 })
    expect(loesung).not.toBeNull()
    expect(nullBits('aufgabe', loesung ?? -1)).toBeGreaterThanOrEqual(8)
    expect(searchLoesung('aufgabe', { schwere: 60, ab: 0, versuche: 100 })).toBeNull()
  })

  it('gets harder with every inquiry that comes, and never too hard for a telephone', () => {
    expect([0, 4, 12, 28, 60].map(schwereAt)).toEqual([leichteste, 14, 15, 16, 17])
    expect(schwereAt(1e9)).toBe(schwerste)
  })
})
