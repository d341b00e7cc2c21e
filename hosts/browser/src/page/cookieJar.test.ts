import { describe, expect, it } from 'vitest'
import { memoryStorage } from '../browser.fixtures.ts'
import { createCookieJar } from './cookieJar.ts'

describe('the session of a tab', () => {
  it('belongs to the tab, while the device is known in all of them', () => {
    const device = memoryStorage()
    const one = createCookieJar({ tab: memoryStorage(), device })
    const other = createCookieJar({ tab: memoryStorage(), device })
    one.take(['rt=eins; Path=/; HttpOnly; SameSite=Strict', 'geraet=pflege; Max-Age=15552000; Path=/'])
    expect([one.line(), other.line()]).toEqual(['geraet=pflege; rt=eins', 'geraet=pflege'])
  })

  it('ends when the server takes it back, and with the practice', () => {
    const jar = createCookieJar({ tab: memoryStorage(), device: memoryStorage() })
    jar.take(['rt=eins; Path=/', 'geraet=pflege; Max-Age=99; Path=/'])
    jar.take(['rt=; Max-Age=0; Path=/'])
    expect(jar.line()).toBe('geraet=pflege')
    jar.clear()
    expect(jar.line()).toBe('')
  })
})
