import { describe, expect, it } from 'vitest'
import { angriffe } from '@dreiklang/domain/notification/angriffe.fixtures'
import { isAllowedLink } from '@dreiklang/domain/shared/link'
import { clean } from './html.ts'

/** What may be left: text without a bare bracket, six elements without attributes, and anchors with one address. */
const element = /<(?:\/?(?:b|strong|i|em|span)|br \/|\/a|a(?: href="([^"<>]*)")?)>/g

function check(html: string): void {
  for (const [, href] of html.matchAll(element)) if (href !== undefined) expect(isAllowedLink(href.replaceAll('&amp;', '&'))).toBe(true)
  expect(html.replaceAll(element, '')).not.toMatch(/[<>]/)
}

describe('the HTML of a message', () => {
  it('keeps what sets words off and leads to allowed places', () => {
    const html =
      '<b>a</b> <strong>b</strong> <i>c</i> <em>d</em><br /><span>e</span> <a href="/bestellungen/1?x=1&amp;y=2">f</a> <a href="https://example.org">g</a> &amp; 1 &lt; 2'
    expect(clean(html)).toBe(html)
  })

  it('loses all other elements and attributes, and the text of scripts and styles', () => {
    expect(clean('<p class="x">a <b id="y" style="color:red">b</b></p><script>c</script><style>d</style>')).toBe('a <b>b</b>')
    expect(clean('<a href="javascript:x" target="_top" onclick="x">a</a>')).toBe('<a>a</a>')
  })

  it('is nothing when only elements are left', () => {
    for (const html of ['<b></b>', '<script>x</script>', '<br>', '<span><i> </i></span>']) expect(clean(html)).toBeNull()
  })

  it('the list of attacks is long enough and has none twice', () => {
    expect(new Set(angriffe).size).toBe(angriffe.length)
    expect(angriffe.length).toBeGreaterThanOrEqual(600)
  })

  it('carries none of more than six hundred attacks, and does not change when it is cleaned again', () => {
    const saubere = angriffe.map(clean).filter((html) => html !== null)
    expect(saubere.length).toBeGreaterThan(600)
    for (const sauber of saubere) {
      check(sauber)
      expect(clean(sauber)).toBe(sauber)
    }
  })

  it('ends also when it is nested a thousand times', () => {
    const tief = `${'<b><i>'.repeat(600)}x${'</i></b>'.repeat(600)}`
    expect(clean(tief)?.length).toBeLessThan(1000)
  })
})
