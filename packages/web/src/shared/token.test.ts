import { describe, expect, it } from 'vitest'
import { isTokenExpired } from './token.ts'

const nowMs = Date.parse('2026-11-21T10:00:00Z')
const part = (value: unknown) => btoa(JSON.stringify(value)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
const token = (claims: unknown) => `${part({ alg: 'HS256' })}.${part(claims)}.signature`
const seconds = nowMs / 1000

describe('a token', () => {
  it.each([
    ['is empty', '', true],
    ['has no expiry', token({ sub: 'a' }), true],
    ['has an expiry that is no number', token({ exp: '2099' }), true],
    ['ended a second ago', token({ exp: seconds - 1 }), true],
    ['ends this second', token({ exp: seconds }), true],
    ['ends in a second', token({ exp: seconds + 1 }), false],
  ])('that %s', (_name, value, expired) => {
    expect(isTokenExpired(value, { nowMs })).toBe(expired)
  })

  it('lives on for the leeway', () => {
    expect(isTokenExpired(token({ exp: seconds - 20 }), { nowMs, leewaySeconds: 30 })).toBe(false)
    expect(isTokenExpired(token({ exp: seconds - 40 }), { nowMs, leewaySeconds: 30 })).toBe(true)
  })

  it('may hold names with letters beyond ASCII', () => {
    const claims = new TextEncoder().encode(JSON.stringify({ name: 'Öztürk', exp: seconds + 5 }))
    const payload = btoa(String.fromCharCode(...claims)).replaceAll('=', '')
    expect(isTokenExpired(`a.${payload}.b`, { nowMs })).toBe(false)
  })

  it.each(['abc', 'a.b', 'a.b.c.d'])('that is not three parts is an error: %s', (value) => {
    expect(() => isTokenExpired(value, { nowMs })).toThrow('three parts')
  })
})
