import { describe, expect, it } from 'vitest'
import { createClientAddress } from './clientAddress.ts'

describe('the address of a client', () => {
  const behindProxies = createClientAddress(['10.0.0.0/8', '192.0.2.7', 'fd00::/8'])

  it('is the one of the connection when no proxy is trusted, whatever the request claims', () => {
    expect(createClientAddress([])('203.0.113.5', '198.51.100.1')).toBe('203.0.113.5')
    expect(behindProxies('203.0.113.5', '198.51.100.1')).toBe('203.0.113.5')
  })

  it('is what a trusted proxy has added, not what the client wrote before it', () => {
    expect(behindProxies('10.1.2.3', '1.1.1.1, 198.51.100.1')).toBe('198.51.100.1')
    expect(behindProxies('::ffff:10.1.2.3', '1.1.1.1, 198.51.100.1, 192.0.2.7')).toBe('198.51.100.1')
    expect(behindProxies('fd00::1', '2001:db8::5')).toBe('2001:db8::5')
  })

  it('stays at the last address that can be believed when the rest is nonsense', () => {
    expect(behindProxies('10.1.2.3', 'unknown')).toBe('10.1.2.3')
    expect(behindProxies('10.1.2.3', `' or 1=1`)).toBe('10.1.2.3')
    expect(behindProxies('10.1.2.3', '')).toBe('10.1.2.3')
    expect(behindProxies(undefined, '1.1.1.1')).toBe('')
  })

  it('says once that somebody forwards whom nobody has named', () => {
    let told = 0
    const address = createClientAddress(['10.0.0.0/8'], () => {
      told += 1
    })
    address('10.1.2.3', '203.0.113.5')
    address('172.17.0.1', undefined)
    expect(told).toBe(0)
    address('172.17.0.1', '203.0.113.5')
    address('172.17.0.1', '203.0.113.6')
    expect(told).toBe(1)
  })

  it('cannot be asked for with a list of proxies that nobody can read', () => {
    expect(() => createClientAddress(['proxy.local'])).toThrow(/TRUSTED_PROXIES/)
    expect(() => createClientAddress(['10.0.0.0/99'])).toThrow(/TRUSTED_PROXIES/)
  })
})
