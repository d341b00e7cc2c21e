import { describe, expect, it } from 'vitest'
import { isAllowedLink, isInternalLink } from './link.ts'

describe('an address that a person writes down', () => {
  it.each([
    '/contacts',
    '/bestellungen?status=NEU#x',
    '/',
    'https://a.example',
    'http://a.example/x',
    'mailto:a@b.example',
    'tel:+4989123',
  ])('may be %s', (link) => expect(isAllowedLink(link)).toBe(true))

  it.each([
    '',
    ' ',
    'contacts',
    '//evil.example',
    '/\\evil.example',
    '/a\\b',
    '\\\\evil.example',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\tscript:alert(1)',
    ' javascript:alert(1)',
    '\u0001javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    'file:///etc/passwd',
    'blob:https://a.example/1',
    'https://',
    '/a b',
  ])('may not be %j', (link) => expect(isAllowedLink(link)).toBe(false))

  it('is of the application only with exactly one slash in front', () => {
    expect(['/x', '//x', '/\\x', 'https://x.example', 'x'].map(isInternalLink)).toEqual([true, false, false, false, false])
  })
})
