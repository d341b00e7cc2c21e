/** A real Chromium, one context per person, and a check of every page by axe. */
import { AxeBuilder } from '@axe-core/playwright'
import { type Browser, type BrowserContextOptions, type Page, chromium } from 'playwright-core'
import { expect } from 'vitest'
import { findChromium } from '../../scripts/ensure.mjs'

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

export async function launch(): Promise<Browser> {
  const executablePath = findChromium()
  if (executablePath === undefined) throw new Error('No Chromium found; npm test installs one or says what to install')
  return chromium.launch({ executablePath, headless: true, args: flags })
}

export interface Person {
  page: Page
  /** Everything the page complained about on its console. */
  complaints: string[]
}

/** A context of its own, as a German browser on a desk unless told otherwise. */
export async function open(browser: Browser, options: BrowserContextOptions = {}): Promise<Person> {
  const context = await browser.newContext({
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
    ...options,
  })
  context.setDefaultTimeout(15_000)
  const page = await context.newPage()
  const complaints: string[] = []
  page.on('console', (message) => {
    // A 401 before sign-in is the answer to the question whether there is a session.
    if (message.type() === 'error' && !message.text().includes('401')) complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(error.message))
  return { page, complaints }
}

/** Opens a context and signs in through the form. */
export async function signIn(
  browser: Browser,
  address: string,
  { konto, options = {} }: { konto: string; options?: BrowserContextOptions },
): Promise<Person> {
  const person = await open(browser, options)
  const { page } = person
  await page.goto(`${address}/sign-in`)
  await page.getByLabel(/E-Mail|E-mail/).fill(`${konto}@dreiklang.example`)
  await page.getByRole('textbox', { name: /^(Passwort|Password)$/ }).fill('Dreiklang-2026!')
  await page.getByRole('button', { name: /^(Anmelden|Sign in)$/ }).click()
  await page.waitForURL((url) => !url.pathname.startsWith('/sign-in'))
  return person
}

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'EN-301-549']

/** Rules whose verdict can change with the colours alone. */
export const colourRules = ['color-contrast', 'link-in-text-block']

/** What axe finds on the page as it stands: all rules of WCAG 2.2 AA with the size of targets, or only the named ones. */
export async function axeFindings(page: Page, where: string, only?: readonly string[]): Promise<string[]> {
  // Half-faded text has no contrast that anybody reads, and a link that has just been scrolled half under the header is no small target.
  await page.evaluate(async () => {
    window.scrollTo(0, 0)
    await new Promise((resolve) => setTimeout(resolve, 50))
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished))
  })
  const axe = new AxeBuilder({ page })
  const asked = only === undefined ? axe.options({ runOnly: tags, rules: { 'target-size': { enabled: true } } }) : axe.withRules([...only])
  const { violations } = await asked.analyze()
  return violations.map(
    ({ id, nodes }) =>
      `${where}: ${id}: ${nodes.map(({ target, failureSummary }) => `${String(target)} ${failureSummary ?? ''}`).join(' | ')}`,
  )
}

/** No finding of axe, after what is still moving has come to rest. */
export async function expectAccessible(page: Page, where: string): Promise<void> {
  await page.waitForTimeout(350)
  expect(await axeFindings(page, where)).toEqual([])
}
