import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { describe, expect, it } from 'vitest'

interface Rules {
  createHTML(html: string): string | null
  createScriptURL(url: string): string | null
}

/** As a browser that knows Trusted Types runs the first script of the page. */
function defaultPolicy(): Rules {
  const made: [string, Rules][] = []
  const window = { trustedTypes: { createPolicy: (name: string, rules: Rules) => made.push([name, rules]) } }
  const root = { setAttribute() {} }
  const document = { documentElement: root, currentScript: { dataset: {} } }
  const script = readFileSync('packages/web/public/first-paint.js', 'utf8')
  const location = new URL('https://dreiklang.example/klienten')
  const navigator = { language: 'de' }
  runInNewContext(script, {
    window,
    document,
    location,
    navigator,
    URL,
    matchMedia: () => ({ matches: false, addEventListener() {} }),
    addEventListener() {},
    localStorage: { getItem: () => null },
  })
  const [[name, rules] = ['', null]] = made
  if (name !== 'default' || rules === null) throw new Error('The page has no default policy')
  return rules
}

describe('what a library may write into the page', () => {
  const { createHTML, createScriptURL } = defaultPolicy()

  it.each(['', ':root{--space: 1px}', '.a>.b{content:"&"}', 'Haltestelle &lt;3', '<svg/>'])('is text without an element: %s', (html) => {
    expect(createHTML(html)).toBe(html)
  })

  it.each(['<b>x', '</style><script>1</script>', '<img src=x onerror=1>', '<svg/onload=1>', ' <svg/>', '<'])('is not: %s', (html) => {
    expect(createHTML(html)).toBeNull()
  })

  it('and which scripts it may begin are those of this server', () => {
    expect(createScriptURL('/sw.js')).toBe('/sw.js')
    for (const url of ['https://example.org/sw.js', '//example.org/x.js', 'data:text/javascript,1', 'javascript:1', 'blob:null/x'])
      expect([url, createScriptURL(url)]).toEqual([url, null])
  })
})
