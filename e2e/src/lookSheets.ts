/**
 * `npm run looks` makes sheets of pictures of the main pages, as each role sees them on desk, laptop and phone, light and dark, German and
 * English: one page to look at. `--only` takes what a name must contain, several times: `npm run looks -- --only arzt --only phone`.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { signInApi } from './api.ts'
import { goTo, launch, open, settled, signIn } from './browser.ts'
import { withIds } from './paths.ts'
import { startProduct } from './server.ts'
import { online, phone } from './setUp.ts'

const { values } = parseArgs({
  options: {
    only: { type: 'string', multiple: true, default: [] },
    out: { type: 'string', default: fileURLToPath(new URL('../artifacts/looks', import.meta.url)) },
  },
})

const pages: Record<string, readonly string[]> = {
  nobody: ['/sign-in', '/sign-up', '/public-form'],
  pfleger: [
    '/contacts',
    '/bestellungen/pflege',
    '/bestellungen/:bestellung',
    '/bestellungen/:entwurf/bearbeiten',
    '/klienten',
    '/klienten/:klient',
    '/hausbesuch',
    '/hausbesuch/unterwegs',
    '/hausbesuch/:hausbesuch/dokumentation',
    '/hausbesuch/fristen',
    '/anliegen',
    '/apps/tasks',
    '/apps/notes',
    '/apps/scrumboard',
    '/apps/scrumboard/:tafel',
    '/apps/mailbox',
    '/ui/icons/heroicons-outline',
    '/apps/help-center',
    '/apps/help-center/projects/order-medicine',
    '/apps/file-manager',
    '/settings?bereich=profile',
  ],
  'pflege-admin': ['/hausbesuch/planung', '/hausbesuch/touren', '/pflegepersonal', '/organisation?bereich=angaben'],
  arzt: ['/bestellungen/arzt', '/bestellungen/:bestellung'],
  apotheker: ['/bestellungen/apotheke', '/bestellungen/:bestellung', '/runde'],
  admin: ['/verwaltung', '/bestellungen/admin'],
}
const screens: Record<string, BrowserContextOptions> = {
  desktop: { viewport: { width: 1440, height: 900 } },
  laptop: { viewport: { width: 1280, height: 800 } },
  phone,
}
const schemes = ['light', 'dark'] as const
const languages = ['de', 'en'] as const

interface Picture {
  title: string
  screen: string
  look: string
  file: string
}

const isAsked = (name: string) => values.only.every((part) => name.includes(part))

async function showIn(page: Page, scheme: string): Promise<void> {
  await page.evaluate((chosen) => {
    const key = 'dreiklang.preferences'
    localStorage.setItem(key, JSON.stringify({ ...JSON.parse(localStorage.getItem(key) ?? '{}'), scheme: chosen }))
    dispatchEvent(new StorageEvent('storage', { key }))
  }, scheme)
  await page.locator(`html[data-mantine-color-scheme=${scheme}]`).waitFor({ state: 'attached' })
}

interface Seat {
  konto: string
  screen: string
  language: (typeof languages)[number]
}

async function sit(browser: Browser, address: string, { konto, screen, language }: Seat): Promise<Page> {
  const options = { ...online, ...screens[screen], locale: language }
  if (konto !== 'nobody') return (await signIn(browser, address, { konto, options })).page
  const { page } = await open(browser, options)
  await page.goto(`${address}/sign-in`)
  await page.locator('h1').waitFor()
  return page
}

const nameOf = (path: string, { konto, screen, language }: Seat, scheme: string) => `${konto} ${path} ${screen} ${language} ${scheme}`

const isSeatAsked = (seat: Seat) => (pages[seat.konto] ?? []).some((path) => schemes.some((scheme) => isAsked(nameOf(path, seat, scheme))))

async function takePictures(page: Page, seat: Seat, { path, href }: { path: string; href: string }): Promise<Picture[]> {
  const asked = schemes.filter((scheme) => isAsked(nameOf(path, seat, scheme)))
  if (asked.length > 0) await goTo(page, href)
  const made: Picture[] = []
  for (const scheme of asked) {
    await showIn(page, scheme)
    await settled(page, 300)
    const file = `${nameOf(path, seat, scheme).replaceAll(/[^\w-]+/g, '_')}.png`
    await page.screenshot({ path: join(values.out, file) })
    made.push({ title: `${seat.konto} ${path}`, screen: seat.screen, look: `${seat.language} ${scheme}`, file })
  }
  return made
}

async function picturesOf(browser: Browser, address: string, konto: string): Promise<Picture[]> {
  const paths = pages[konto] ?? []
  const api = konto === 'nobody' ? null : await signInApi(address, konto)
  const hrefs = api === null ? paths : await withIds(api, paths)
  const made: Picture[] = []
  for (const language of languages) {
    await api?.patch('/api/settings', { language })
    for (const screen of Object.keys(screens)) {
      const seat = { konto, screen, language }
      if (!isSeatAsked(seat)) continue
      const page = await sit(browser, address, seat)
      // The compiler names functions by a helper that does not go along into the page.
      await page.evaluate('globalThis.__name ??= (value) => value')
      for (const [at, path] of paths.entries()) made.push(...(await takePictures(page, seat, { path, href: hrefs[at] ?? path })))
      await page.context().close()
    }
  }
  return made
}

const figure = ({ file, screen, look }: Picture) =>
  `<figure class="${screen}"><a href="${file}"><img src="${file}" loading="lazy" alt="${screen}, ${look}"></a><figcaption>${screen} · ${look}</figcaption></figure>`

function sheetOf(pictures: readonly Picture[]): string {
  const section = (title: string) => {
    const own = pictures.filter((picture) => picture.title === title)
    return `<section><h2>${title}</h2>${own.map(figure).join('\n')}</section>`
  }
  const body = [...new Set(pictures.map(({ title }) => title))].map(section)
  return `<!doctype html>
<html lang="en">
  <meta charset="utf-8">
  <title>Looks of Dreiklang</title>
  <style>
    body { margin: 24px; background: #94a3b8; font: 14px sans-serif; color: #0f172a }
    section { display: flex; flex-wrap: wrap; gap: 16px; margin-bottom: 40px }
    h2 { flex: 1 0 100%; margin: 0; font-size: 18px }
    figure { margin: 0 }
    img { display: block; width: 640px }
    .phone img { width: 240px }
  </style>
  ${body.join('\n')}
</html>
`
}

const seats = Object.keys(pages).flatMap((konto) =>
  Object.keys(screens).flatMap((screen) => languages.map((language) => ({ konto, screen, language }))),
)
if (!seats.some(isSeatAsked)) throw new Error(`No picture has a name with ${values.only.join(' and ')}`)
rmSync(values.out, { recursive: true, force: true })
mkdirSync(values.out, { recursive: true })
const product = await startProduct()
const browser = await launch()
try {
  const pictures: Picture[] = []
  for (const konto of Object.keys(pages)) {
    const made = await picturesOf(browser, product.address, konto)
    if (made.length > 0) console.log(`${konto}: ${made.length} pictures`)
    pictures.push(...made)
  }
  const sheet = join(values.out, 'index.html')
  writeFileSync(sheet, sheetOf(pictures))
  console.log(`${pictures.length} pictures: ${sheet}`)
} finally {
  await browser.close()
  await product.stop()
}
