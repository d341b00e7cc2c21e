import { entwurf as entwurfSchema, type Entwurf } from '@dreiklang/domain/bestellung/angaben.contract'
import type { Quittung } from '@dreiklang/domain/bestellung/bestellung.contract'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '../../shared/apiError.ts'
import { beispielValues } from './entwurf.fixtures.ts'
import { entwurfAbbild } from './entwurfAbbild.ts'
import { createStore } from './store.ts'

const words = entwurfSchema.parse(entwurfAbbild(beispielValues))
const mit = (bemerkung: string) => ({ entwurf: { ...words, bemerkung }, schluessel: ['p1', 'p2'] })
const quittung = (version: number): Quittung => ({ id: 'b1', nummer: '2026-000001', version, status: 'ENTWURF' })
const error = (status: number, code: string) => new ApiError({ status, code, message: code })
const ablage = { id: 'b1', nummer: '2026-000001', version: 3 }

function aufbau(answers: (Quittung | ApiError)[], existing: typeof ablage | null = null, veraltet = false) {
  const gesendet: { weg: string; bemerkung: string | null; version: number | null; anfrage: string }[] = []
  let nr = 0
  const antworte = (weg: string, { entwurf, version, anfrage }: { entwurf: Entwurf; version: number | null; anfrage: string }) => {
    gesendet.push({ weg, bemerkung: entwurf.bemerkung, version, anfrage })
    const answer = answers.shift()
    if (answer === undefined) throw new Error('No more answers were expected')
    return answer instanceof ApiError ? Promise.reject(answer) : Promise.resolve(answer)
  }
  const speicher = createStore({
    ablage: existing,
    gespeichert: existing === null ? null : { entwurf: words, schluessel: ['alt'] },
    veraltet,
    wege: {
      anlegen: (entwurf, anfrage) => antworte('anlegen', { entwurf, version: null, anfrage }),
      aendern: ({ version }, entwurf, anfrage) => antworte('aendern', { entwurf, version, anfrage }),
      newAnfrage: () => `k${(nr += 1)}`,
      jetztMs: () => 1_000,
    },
  })
  return { speicher, gesendet }
}

describe('The keeping of a draft', () => {
  beforeEach(() => vi.useFakeTimers())
  afterEach(() => vi.useRealTimers())

  it('makes one draft after a pause in typing, with the latest words, and then changes it', async () => {
    const { speicher, gesendet } = aufbau([quittung(1), quittung(2)])
    speicher.remember(mit('a'))
    await vi.advanceTimersByTimeAsync(300)
    speicher.remember(mit('ab'))
    expect(speicher.stand().art).toBe('offen')
    await vi.advanceTimersByTimeAsync(2_000)
    expect(gesendet).toEqual([{ weg: 'anlegen', bemerkung: 'ab', version: null, anfrage: 'k1' }])
    expect(speicher.stand()).toMatchObject({
      art: 'gespeichert',
      ablage: { id: 'b1', version: 1 },
      schluessel: ['p1', 'p2'],
      gespeichertMs: 1_000,
    })

    speicher.remember(mit('abc'))
    await speicher.now()
    expect(gesendet[1]).toEqual({ weg: 'aendern', bemerkung: 'abc', version: 1, anfrage: 'k2' })
  })

  it('sends nothing when the words are those of the server', async () => {
    const { speicher, gesendet } = aufbau([], ablage)
    speicher.remember({ entwurf: words, schluessel: ['alt'] })
    await vi.advanceTimersByTimeAsync(5_000)
    expect(gesendet).toEqual([])
    expect(speicher.stand().art).toBe('gespeichert')
  })

  it('says that all is kept when somebody takes a word back before it was sent', async () => {
    const { speicher, gesendet } = aufbau([], ablage)
    speicher.remember(mit('x'))
    expect(speicher.stand().art).toBe('offen')
    speicher.remember({ entwurf: words, schluessel: ['alt'] })
    await vi.advanceTimersByTimeAsync(5_000)
    expect(gesendet).toEqual([])
    expect(speicher.stand().art).toBe('gespeichert')
  })

  it('repeats a write without an answer under its own key before it sends newer words', async () => {
    const { speicher, gesendet } = aufbau([error(0, 'netz'), quittung(4), quittung(5)], ablage)
    speicher.remember(mit('a'))
    await speicher.now()
    expect(speicher.stand().art).toBe('ohneVerbindung')
    speicher.remember(mit('b'))
    await vi.advanceTimersByTimeAsync(10_000)
    expect(gesendet).toEqual([
      { weg: 'aendern', bemerkung: 'a', version: 3, anfrage: 'k1' },
      { weg: 'aendern', bemerkung: 'a', version: 3, anfrage: 'k1' },
      { weg: 'aendern', bemerkung: 'b', version: 4, anfrage: expect.stringMatching(/^k/) },
    ])
    expect(gesendet[2]?.anfrage).not.toBe('k1')
    expect(speicher.stand().art).toBe('gespeichert')
  })

  it('stops when somebody else was faster, until a person decides', async () => {
    const { speicher, gesendet } = aufbau([error(409, 'bestellung.veraltet'), quittung(8)], ablage)
    speicher.remember(mit('a'))
    await speicher.now()
    expect(speicher.stand().art).toBe('veraltet')
    speicher.remember(mit('b'))
    await vi.advanceTimersByTimeAsync(60_000)
    expect(gesendet).toHaveLength(1)
    await speicher.overwrite(7)
    expect(gesendet[1]).toMatchObject({ bemerkung: 'b', version: 7 })
    expect(speicher.stand().art).toBe('gespeichert')
  })

  it('waits from the beginning when the words on the screen belong to an older version', async () => {
    const { speicher, gesendet } = aufbau([quittung(9)], ablage, true)
    speicher.remember(mit('a'))
    await vi.advanceTimersByTimeAsync(60_000)
    expect([speicher.stand().art, gesendet.length]).toEqual(['veraltet', 0])
    await speicher.overwrite(8)
    expect(gesendet[0]).toMatchObject({ bemerkung: 'a', version: 8 })
  })

  it.each([
    ['was sent or deleted meanwhile', error(409, 'bestellung.nur_entwurf')],
    ['is not there any more', error(404, 'nicht_gefunden')],
  ])('ends when the draft %s', async (_name, answer) => {
    const { speicher } = aufbau([answer], ablage)
    speicher.remember(mit('a'))
    await speicher.now()
    expect(speicher.stand().art).toBe('fort')
  })

  it('tells what the server refuses, and tries again with other words', async () => {
    const { speicher } = aufbau([error(422, 'bestellung.klient_unbekannt'), quittung(4)], ablage)
    speicher.remember(mit('a'))
    await speicher.now()
    expect(speicher.stand()).toMatchObject({ art: 'abgelehnt', fehler: { code: 'bestellung.klient_unbekannt' } })
    speicher.remember(mit('b'))
    await vi.advanceTimersByTimeAsync(2_000)
    expect(speicher.stand().art).toBe('gespeichert')
  })
})
