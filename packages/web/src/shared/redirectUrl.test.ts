import { describe, expect, it } from 'vitest'
import { safeRedirectPath, signInPath } from './redirectUrl.ts'

const origin = 'https://dreiklang.example'

describe('the address after sign-in', () => {
  it.each([
    ['/', '/'],
    ['/contacts', '/contacts'],
    ['/bestellungen/apotheke?status=offen&seite=2', '/bestellungen/apotheke?status=offen&seite=2'],
    ['/klienten/4711#einwilligungen', '/klienten/4711#einwilligungen'],
    ['/suche?q=//evil.example', '/suche?q=//evil.example'],
    ['/a/../contacts', '/contacts'],
  ])('%s is ours', (value, path) => {
    expect(safeRedirectPath(value, origin)).toBe(path)
  })

  it.each([
    '',
    'contacts',
    '//evil.example',
    '//evil.example/contacts',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/\r\n/evil.example',
    '\t//evil.example',
    ' //evil.example',
    '/contacts\\..\\evil',
    '/./\\evil.example',
    '/.//evil.example',
    '/a/..//evil.example',
    'https://evil.example',
    'https:/evil.example',
    'HTTPS://evil.example/contacts',
    'javascript:alert(1)',
    'data:text/html,hi',
    'https://dreiklang.example/contacts',
    'https://dreiklang.example@evil.example',
    '/\u0000/evil.example',
  ])('%j is ignored', (value) => {
    expect(safeRedirectPath(value, origin)).toBeNull()
  })

  it.each([undefined, null, 7, ['/contacts'], { path: '/contacts' }])('what is no text is ignored: %j', (value) => {
    expect(safeRedirectPath(value, origin)).toBeNull()
  })

  it('comes back exactly as it left', () => {
    const here = '/bestellungen/arzt?suche=Müller & Söhne#ende'
    const query = new URL(signInPath(here), origin).searchParams
    expect(safeRedirectPath(query.get('redirectURL'), origin)).toBe(new URL(here, origin).href.slice(origin.length))
  })

  it.each(['/', '/sign-out'])('%s is no place to come back to', (path) => {
    expect(signInPath(path)).toBe('/sign-in')
  })
})
