import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { axeFindings, colourRules, launch, open, signIn } from './browser.ts'
import { type Product, startProduct } from './server.ts'

let product: Product
let browser: Browser

beforeAll(async () => {
  product = await startProduct()
  browser = await launch()
}, 120_000)
afterAll(async () => {
  await browser?.close()
  await product?.stop()
})

const themes = ['theme-brand', 'theme-default', 'theme-teal', 'theme-rose', 'theme-purple', 'theme-amber']
/** Between them every kind of thing that a theme colours; what themes may do to contrast is computed for all pairs in contrast.test.ts. */
const colourful = ['/bestellungen/pflege?ansicht=alle', '/settings?bereich=appearance', '/sign-in']

const settings = ['profile', 'appearance', 'language', 'notifications', 'security'].map((bereich) => `/settings?bereich=${bereich}`)
const areas = ['hausbesuch', 'pflegepersonal', 'arztpersonal', 'apothekepersonal', 'pflegedienste', 'apotheken', 'aerzte'].map(
  (area) => `/${area}`,
)

const pagesOf: Record<string, readonly string[]> = {
  pfleger: [
    '/contacts',
    '/bestellungen/pflege?ansicht=alle',
    '/bestellungen/neu',
    '/klienten',
    '/klienten/neu',
    '/example',
    '/impressum',
    '/datenschutz',
    '/no-such-page',
    ...settings,
    ...areas,
  ],
  'apotheke-admin': ['/bestellungen/apotheke', '/verwaltung', '/settings?bereich=organisation'],
  arzt: ['/bestellungen/arzt'],
  admin: ['/bestellungen/admin', '/verwaltung', '/api-docs'],
}
const openPages = [
  '/sign-in',
  '/sign-up',
  '/forgot-password',
  '/reset-password?token=none',
  '/confirmation-required',
  '/public-form',
  '/impressum',
]

/** As another tab of the same browser would tell: this one follows. */
async function choose(page: Page, choice: { theme: string; scheme: string }): Promise<void> {
  await page.evaluate((wanted) => {
    const key = 'dreiklang.preferences'
    localStorage.setItem(key, JSON.stringify({ ...JSON.parse(localStorage.getItem(key) ?? '{}'), ...wanted }))
    dispatchEvent(new StorageEvent('storage', { key }))
  }, choice)
  await expect.poll(() => page.locator('html').getAttribute('data-mantine-color-scheme')).toBe(choice.scheme)
}

/** All rules in light, those that colours can break in dark; in every theme where it shows most. */
async function walk(page: Page, paths: readonly string[]): Promise<string[]> {
  const findings: string[] = []
  for (const path of paths) {
    await page.goto(`${product.address}${path}`)
    await page.locator('h1').first().waitFor()
    findings.push(...(await axeFindings(page, path)))
    for (const theme of colourful.includes(path) ? themes : themes.slice(0, 1))
      for (const scheme of theme === 'theme-brand' ? ['dark'] : ['dark', 'light']) {
        await choose(page, { theme, scheme })
        findings.push(...(await axeFindings(page, `${path} ${theme} ${scheme}`, colourRules)))
      }
    await choose(page, { theme: 'theme-brand', scheme: 'light' })
  }
  return findings
}

describe('axe finds nothing, in light and dark,', () => {
  it.each(Object.entries(pagesOf))('on the pages of %s', { timeout: 400_000 }, async (konto, paths) => {
    const { page } = await signIn(browser, product.address, { konto })
    expect(await walk(page, paths)).toEqual([])
    await page.context().close()
  })

  it('on the pages before signing in', { timeout: 200_000 }, async () => {
    const { page } = await open(browser)
    expect(await walk(page, openPages)).toEqual([])
    await page.context().close()
  })
})

describe('at 320 px', () => {
  it.each(Object.entries(pagesOf))('nothing of %s has to be scrolled sideways', { timeout: 200_000 }, async (konto, paths) => {
    const { page } = await signIn(browser, product.address, { konto, options: { viewport: { width: 320, height: 640 } } })
    const tooWide: string[] = []
    for (const path of paths) {
      await page.goto(`${product.address}${path}`)
      await page.locator('h1').first().waitFor()
      const width = await page.evaluate(() => document.documentElement.scrollWidth)
      if (width > 320) tooWide.push(`${path}: ${width} px`)
    }
    expect(tooWide).toEqual([])
    await page.context().close()
  })
})
