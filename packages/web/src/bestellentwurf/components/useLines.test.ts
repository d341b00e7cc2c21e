import { act, renderHook } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { vollePosition } from './entwurf.fixtures.ts'
import type { PositionValues } from './formValues.ts'
import { useLines } from './useLines.ts'

const whole: PositionValues = {
  ...vollePosition,
  rezeptart: 'EREZEPT_GKV',
  rezeptVorlage: 'ANFORDERN',
  btm: false,
  entlassung: false,
  rezeptblattNr: null,
}
/** As it is taken over: why, and how much is left, somebody says in the line. */
const taken = { ...whole, grund: null, restbestand: null }
const named = (schluessel: string, position: PositionValues) => ({ ...position, schluessel })
const stand = { heute: '2026-11-21', klient: null }

function open(positionen: readonly PositionValues[]) {
  const none: readonly string[] = []
  const { result, rerender } = renderHook(useLines, { initialProps: { positionen, stand, faulty: none, doppeltOf: () => null } })
  return {
    lines: () => result.current,
    opened: (...keys: string[]) => keys.filter((key) => result.current.isOpen(key)),
    show: (now: readonly PositionValues[], faulty = none) => rerender({ positionen: now, stand, faulty, doppeltOf: () => null }),
  }
}

describe('The lines of an order', () => {
  it('begin with the only one open while it asks something', () => {
    expect(open([named('a', taken)]).opened('a')).toEqual(['a'])
    expect(open([named('a', whole)]).opened('a')).toEqual([])
    expect(open([named('a', taken), named('b', taken)]).opened('a', 'b')).toEqual([])
  })

  it('stay closed for what is known, and close the last one that asks nothing more', () => {
    const a = named('a', whole)
    const { lines, opened, show } = open([a])
    act(() => lines().open('a'))
    expect(opened('a')).toEqual(['a'])
    show([a, named('b', taken)])
    expect(opened('a', 'b')).toEqual([])
  })

  it('keep the last one open that still asks something', () => {
    const a = named('a', { ...whole, dosierungArt: null })
    const { opened, show } = open([a])
    show([a, named('b', taken)])
    expect(opened('a', 'b')).toEqual(['a'])
  })

  it('open for what is new and asks more than why and how much is left', () => {
    const btm = named('b', { ...taken, rezeptart: 'BTM', btm: true, btmMenge: '' })
    const { opened, show } = open([])
    show([btm])
    expect(opened('b')).toEqual(['b'])
  })

  it('close none while somebody writes in it', () => {
    const a = named('a', { ...whole, dosierungArt: null })
    const { opened, show } = open([a])
    show([named('a', whole)])
    expect(opened('a')).toEqual(['a'])
  })

  it('open where the check has found something', () => {
    const both = [named('a', whole), named('b', whole)]
    const { opened, show } = open(both)
    show(both, ['b'])
    expect(opened('a', 'b')).toEqual(['b'])
  })

  it('count a second order of the same as asked until its reason is said', () => {
    const doppelt = { nummer: '2026-000001', bestellungId: 'x', tage: 2, geliefert: false, stufe: 'ROT' as const }
    const position = named('a', { ...whole, doppeltGrund: '' })
    const { result } = renderHook(() => useLines({ positionen: [position], stand, faulty: [], doppeltOf: () => doppelt }))
    expect(result.current.missingOf(position)).toEqual(['doppeltGrund'])
    expect(result.current.missingOf({ ...position, doppeltGrund: 'Packung zerbrochen' })).toEqual([])
  })
})
