import { berlinDate, plusMonths } from '@dreiklang/domain/shared/time'
import { themeIds } from '@dreiklang/domain/shared/appearance'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { type Router, goTo, refusalsOf, settled } from './browser.ts'
import { type Looked, type Width, findingsInLooks, looksOf } from './looks.ts'
import { openStates } from './openStates.ts'
import { withIds } from './paths.ts'
import { online, withProduct } from './setUp.ts'

const { at, open, signIn, signInApi } = withProduct({ context: online })

const areas = ['hausbesuch', 'pflegepersonal', 'arztpersonal', 'apothekepersonal', 'pflegedienste', 'apotheken', 'aerzte'].map(
  (area) => `/${area}`,
)
const everybody = ['/contacts', '/hausbesuch/unterwegs', '/settings?bereich=profile', '/settings?bereich=security', ...areas]
/** The same for everybody who is signed in: one person looks at them. */
const anybody = ['/settings?bereich=appearance', '/settings?bereich=language', '/impressum', '/datenschutz', '/barrierefreiheit']

/** The pages of one order or one person of each side; `:bestellung`, `:entwurf` and `:klient` become the first that the person may see. */
const ownPages: Record<string, readonly string[]> = {
  pfleger: [
    '/bestellungen/pflege?ansicht=alle',
    '/bestellungen/neu',
    '/bestellungen/:bestellung',
    '/bestellungen/:entwurf',
    '/bestellungen/:entwurf/bearbeiten',
    '/contacts/neu',
    '/contacts/:kontakt',
    '/contacts/import',
    '/contacts/doppelte',
    '/apps/chat',
    '/apps/tasks',
    '/apps/tasks/:aufgabe',
    '/apps/tasks/neu',
    '/apps/tasks?zeigen=tag',
    '/klienten',
    '/klienten/neu',
    '/klienten/:klient',
    '/settings?bereich=notifications',
    '/settings?bereich=calendar',
    ...anybody,
    '/example',
    '/no-such-page',
    '/second-factor',
  ],
  'apotheke-admin': [
    '/bestellungen/apotheke',
    '/bestellungen/:bestellung',
    '/verwaltung',
    '/verwaltung/schnittstellen',
    '/verwaltung/webhooks',
    '/verwaltung/anmeldung',
    '/settings?bereich=notifications',
    '/settings?bereich=organisation',
    '/settings?bereich=team',
  ],
  arzt: ['/bestellungen/arzt', '/bestellungen/:bestellung', '/settings?bereich=notifications'],
  admin: ['/bestellungen/admin', '/verwaltung', '/settings?bereich=organisation', '/api-docs'],
}

/** The demo has signed month sheets in it. */
const monthBefore = plusMonths(berlinDate(new Date().toISOString()), -1).slice(0, 7)
const ofMonthBefore = { ':nachweis': `/api/leistungsnachweise?monat=${monthBefore}&stand=VOLLSTAENDIG&limit=1` }

/** The records: made of the same parts as the pages above, so that one theme tells of the others. */
const recordPages: Record<string, readonly string[]> = {
  pfleger: [
    ...['gesundheit', 'versicherung', 'kontakte', 'hkp', 'zugang', 'einwilligungen', 'dokumente', 'verlauf'].map(
      (bereich) => `/klienten/:klient?bereich=${bereich}`,
    ),
    '/anliegen',
    '/anliegen/:anliegen',
    '/apps/academy',
    '/apps/academy/notfall',
    '/apps/help-center',
    '/apps/help-center/projects',
    '/apps/help-center/projects/order-medicine',
    '/docs/guides/getting-started/introduction',
    '/docs/changelog',
    '/apps/file-manager',
    '/uebergabebuch',
    '/apps/ecommerce/inventory',
    '/apps/ecommerce/inventory/places',
    '/apps/ecommerce/inventory/proposal',
    '/apps/ecommerce/inventory/recalls',
    '/apps/scrumboard',
    '/bestellungen/tafel',
    '/apps/scrumboard/:tafel',
    '/apps/notes',
    '/apps/mailbox',
    '/ui/icons',
    '/ui/icons/material-twotone?suche=arrow',
    '/apps/mailbox/filter/starred',
    '/apps/mailbox/label/work',
    '/dashboards/bestellungen',
    '/dashboards/bestellungen/steps?figur=GESAMT',
    '/dashboards/project',
    '/dashboards/analytics',
    '/dashboards/finance',
    '/dashboards/crypto',
    '/pages/activities',
    '/hausbesuch/fristen',
    '/hausbesuch/tour',
    '/hausbesuch/touren',
    '/hausbesuch/neu',
    '/hausbesuch/planung',
    '/hausbesuch/serien',
    '/hausbesuch/serien/neu',
    '/hausbesuch/serien/:serie',
    '/hausbesuch/anordnungen',
    '/hausbesuch/:hausbesuch',
    '/hausbesuch/:hausbesuch/dokumentation',
    '/hausbesuch/:hausbesuch/dokumentation/staende',
    '/hausbesuch/:hausbesuch/nachgereicht',
    '/hausbesuch/klient/:klient/vitalwerte',
    '/hausbesuch/leistungsnachweise',
    '/hausbesuch/leistungsnachweise/druck',
    '/hausbesuch/klient/:klient/leistungsnachweis',
    `/hausbesuch/klient/:nachweis/leistungsnachweis/fassung?tag=${monthBefore}-01`,
    '/apotheken/:apotheke',
    '/protokoll/eigenes',
  ],
  'pflege-admin': [
    ...['einsicht', 'loeschung'].map((bereich) => `/klienten/:klient?bereich=${bereich}`),
    '/klienten',
    '/klienten/import',
    '/klienten/loeschung',
    '/klienten/loeschung?ansicht=GESPERRT',
    '/pflegepersonal',
    '/pflegepersonal/:person',
    ...['angaben', 'partner', 'vertrag'].map((bereich) => `/organisation?bereich=${bereich}`),
    '/anliegen/formular',
    '/protokoll',
    '/protokoll/klienten/:klient',
  ],
  'apotheke-admin': ['/bestellungen/abschriften', '/runde', '/apothekepersonal/:person', '/aerzte/:praxis'],
  'arzt-admin': ['/arztpersonal/:person', '/pflegedienste/:pflegedienst'],
  admin: ['/rechtstexte', '/rechtstexte/impressum'],
}
const openPages = [
  '/sign-in',
  '/sign-in/elsewhere',
  '/sign-up',
  '/forgot-password',
  '/reset-password?token=none',
  '/confirm-email?token=none',
  '/undo-email?token=none',
  '/confirmation-required',
  '/public-form',
  '/public-form?an=sonnenhof',
  '/public-form/status',
  '/shared-files#none',
  '/certificate',
  '/certificate/none',
  '/einladung?token=none',
  '/impressum',
  '/datenschutz',
  '/barrierefreiheit',
]
const leadOn = ['/', '/dashboard', '/signed-in-redirect', '/bestellungen']

/** Looked at in all six themes, which change colours alone: ui/contrast.test.ts proves each of those, here they are seen to be used. */
const kinds: ReadonlySet<string> = new Set([
  'pfleger /bestellungen/pflege?ansicht=alle',
  'pfleger /settings?bereich=appearance',
  'nobody /sign-in',
])

const looked: Looked = { at: new Set(), primary: new Map(), colours: new Set() }
const pages: Record<Width, number> = { everyTheme: 0, normalTheme: 0 }
const routes = { all: new Set<string>(), seen: new Set<string>() }

async function note(page: Page): Promise<void> {
  const { all, here } = await page.evaluate(() => {
    const { routesByPath, state } = Reflect.get(window, '__TSR_ROUTER__') as Router
    return { all: Object.keys(routesByPath), here: state.matches.at(-1)?.fullPath }
  })
  all.forEach((path) => routes.all.add(path))
  if (here !== undefined) routes.seen.add(here)
}

const desk = { width: 1440, height: 900 }
const narrow = { width: 320, height: 640 }

async function tooWideOf(page: Page, where: string): Promise<string[]> {
  await settled(page)
  const px = await page.evaluate(() => document.documentElement.scrollWidth)
  return px > narrow.width ? [`${where}: ${px} px wide on ${narrow.width} px`] : []
}

async function look(page: Page, where: string, width: Width = 'normalTheme'): Promise<string[]> {
  pages[width] += 1
  await note(page)
  const onDesk = () => findingsInLooks(page, where, { width, looked })
  // The size that the window has comes first: each change lays the page out anew.
  const isNarrow = page.viewportSize()?.width === narrow.width
  const findings = isNarrow ? await tooWideOf(page, where) : await onDesk()
  await page.setViewportSize(isNarrow ? desk : narrow)
  findings.push(...(isNarrow ? await onDesk() : await tooWideOf(page, where)))
  findings.push(...(await refusalsOf(page)).map((refused) => `${where}: ${refused}`))
  return findings
}

async function walk(page: Page, paths: readonly string[], konto: string): Promise<string[]> {
  const findings: string[] = []
  const filled = paths.some((path) => path.includes('/:')) ? await withIds(await signInApi(konto), paths, ofMonthBefore) : paths
  for (const [i, path] of filled.entries()) {
    await goTo(page, path)
    findings.push(...(await look(page, `${konto} ${path}`, kinds.has(`${konto} ${paths[i]}`) ? 'everyTheme' : 'normalTheme')))
  }
  return findings
}

/** In the walk of the same person: two windows of one account would change each other's theme. */
const walkRecords = (page: Page, konto: string) => walk(page, recordPages[konto] ?? [], konto)

const layouts = ['empty', 'centered', 'enterprise', 'material', 'modern', 'classic', 'compact', 'dense', 'futuristic', 'thin']

describe.concurrent('axe finds nothing on any page, light and dark, nor in any theme, and nothing has to be scrolled sideways at 320 px,', () => {
  it.each(Object.entries(ownPages))('on the pages of %s', { timeout: 2_400_000 }, async (konto, own) => {
    const { page } = await signIn(konto)
    const findings = await walk(page, own, konto)
    findings.push(...(await walkRecords(page, konto)))
    findings.push(...(await walk(page, [...everybody, '/sign-out'], konto)))
    expect(findings).toEqual([])
    await page.context().close()
  })

  it('on the records of arzt-admin', { timeout: 2_400_000 }, async () => {
    const { page } = await signIn('arzt-admin')
    expect(await walkRecords(page, 'arzt-admin')).toEqual([])
    await page.context().close()
  })

  it('on the pages before signing in', { timeout: 2_400_000 }, async () => {
    const { page } = await open()
    await page.goto(at('/sign-in'))
    await page.locator('h1').waitFor()
    expect(await walk(page, openPages, 'nobody')).toEqual([])
    await page.context().close()
  })

  it('in the layouts, and with everything that the shell opens', { timeout: 2_400_000 }, async () => {
    const { page } = await signIn('pflege-admin')
    const findings = await walkRecords(page, 'pflege-admin')
    const inLayouts = await walk(
      page,
      layouts.map((layout) => `/contacts?layout=${layout}`),
      'layout',
    )
    findings.push(...inLayouts)
    for (const [name, show] of Object.entries(openStates)) {
      // Nothing stands there that a panel could cover by half: it must not be a small target, and the panel can be shut.
      await page.setViewportSize(desk)
      await page.goto(at('/gibt-es-nicht?layout=classy'))
      await page.locator('h1').waitFor()
      await show(page)
      findings.push(...(await look(page, name)))
    }
    // Still locked: after a reload the page for it stands there.
    await page.goto(at('/contacts'))
    await page.waitForURL(/\/unlock-session/)
    await page.locator('h1').waitFor()
    findings.push(...(await look(page, '/unlock-session')))
    expect(findings).toEqual([])
    await page.context().close()
  })
})

it('no page, no theme and no scheme was left out', () => {
  const expected = pages.everyTheme * looksOf('everyTheme') + pages.normalTheme * looksOf('normalTheme')
  console.log(
    `${pages.everyTheme} kinds of pages in six themes, ${pages.normalTheme} more pages and open states in one, light and dark: ` +
      `${looked.at.size} of ${expected} combinations looked at`,
  )
  const roles = Object.keys(ownPages).length
  const shared = everybody.length + 1
  const listed = [...Object.values(ownPages), openPages, layouts, Object.keys(openStates)].reduce((sum, { length }) => sum + length, 0)
  const records = Object.values(recordPages).reduce((sum, { length }) => sum + length, 0)
  // The page that unlocks is reached by a reload.
  expect(pages).toEqual({ everyTheme: kinds.size, normalTheme: listed + roles * shared + 1 + records - kinds.size })
  expect(looked.at.size).toBe(expected)
  // Each theme had one colour wherever it was, and no two the same.
  expect(looked.primary.size).toBe(themeIds.length)
  expect(new Set([...looked.primary.values()].map((colours) => [...colours].join(' '))).size).toBe(themeIds.length)
  for (const [theme, colours] of looked.primary) expect(colours.size, theme).toBe(1)
  expect(
    [...routes.all].filter((path) => !routes.seen.has(path) && !leadOn.includes(path)),
    'routes that stand in no list above',
  ).toEqual([])
})
