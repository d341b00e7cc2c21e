import { existsSync, statfsSync } from 'node:fs'
import { type Browser, type BrowserContext, type BrowserContextOptions, type Page, chromium } from 'playwright-core'
import { findChromium } from '../../scripts/parts/ensure-steps.mjs'

/**
 * A process kept ready for the next page, and pages of the browser's own, of which it draws two for each tab: seconds of processor time. The
 * last list of features is the one that counts, so those come along that Playwright switches off and a page on this machine could meet.
 */
const unused = [
  'SpareRendererForSitePerProcess',
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
]

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${unused.join(',')}`,
]

/** What its processes share lies in files on the disk otherwise; a container often has too little of this memory. */
function memoryIsShared(): boolean {
  if (!existsSync('/dev/shm')) return false
  const { bavail, bsize } = statfsSync('/dev/shm')
  return bavail * bsize > 1_000_000_000
}

export async function launch(more: readonly string[] = []): Promise<Browser> {
  const executablePath = findChromium()
  if (executablePath === undefined) throw new Error('No Chromium found; npm test installs one or says what to install')
  return chromium.launch({
    executablePath,
    headless: true,
    args: [...flags, ...more],
    ignoreDefaultArgs: memoryIsShared() ? ['--disable-dev-shm-usage'] : [],
  })
}

export interface Person {
  page: Page
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
  // A busy machine takes its time: what is waited for comes, or never.
  context.setDefaultTimeout(300_000)
  return openTab(context)
}

export async function openTab(context: BrowserContext): Promise<Person> {
  const page = await context.newPage()
  await page.addInitScript(() => {
    const refused: string[] = []
    Reflect.set(window, 'refusedByPolicy', refused)
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) =>
      refused.push(`${effectiveDirective} ${blockedURI} ${sample}`),
    )
  })
  const complaints: string[] = []
  page.on('console', (message) => {
    // A 401 is the answer to wrong credentials, and to a session that has ended meanwhile.
    if (message.type() === 'error' && !message.text().includes('401')) complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(error.message))
  return { page, complaints }
}

export interface Router {
  navigate(to: { href: string }): Promise<void>
  routesByPath: Record<string, unknown>
  state: { matches: { fullPath: string }[] }
}

/** Goes there as a link of the application does; loading the whole application for every page would take longer than looking at it. */
export async function goTo(page: Page, path: string): Promise<void> {
  await page.bringToFront()
  await page.evaluate((href) => (Reflect.get(window, '__TSR_ROUTER__') as Router).navigate({ href }), path)
  // While the next page loads, the one before may still stand there, hidden. Asked by the clock: a page that nobody sees draws no frames.
  await page.waitForFunction(() => [...document.querySelectorAll('h1')].some((heading) => heading.checkVisibility()), undefined, {
    polling: 50,
  })
}

/** What the content security policy has refused since the page was loaded. */
export const refusalsOf = (page: Page): Promise<string[]> => page.evaluate(() => Reflect.get(window, 'refusedByPolicy') as string[])

/** What the browser has loaded before is asked for again: only the service worker's own caches stay. */
export async function forgetLoaded(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.clearBrowserCache')
  await session.detach()
}

/** Opens a context and signs in by the call that the form makes: the form is filled where signing in is the subject (`fillSignIn`). */
export async function signIn(
  browser: Browser,
  address: string,
  { konto, options = {} }: { konto: string; options?: BrowserContextOptions },
): Promise<Person> {
  // The page asks for a session only where it remembers one.
  const remembered = { cookies: [], origins: [{ origin: address, localStorage: [{ name: 'dreiklang.session', value: '1' }] }] }
  const person = await open(browser, { storageState: remembered, ...options })
  const data = { email: `${konto}@dreiklang.example`, password: demoPassword }
  const answer = await person.page.request.post(`${address}/api/auth/signin`, { data })
  if (!answer.ok()) throw new Error(`${konto} could not sign in: ${answer.status()} ${await answer.text()}`)
  // A page of few words: where somebody lands after signing in is drawn for nothing when a journey goes on at once.
  await person.page.goto(`${address}/settings?bereich=appearance`)
  await person.page.locator('h1').first().waitFor()
  return person
}

const demoPassword = 'Dreiklang-2026!'

export async function fillSignIn(page: Page, address: string, konto: string): Promise<void> {
  await page.goto(`${address}/sign-in`)
  await page.getByLabel(/E-Mail|Email/).fill(`${konto}@dreiklang.example`)
  await page.getByRole('textbox', { name: /^(Passwort|Password)$/ }).fill(demoPassword)
  await page.getByRole('button', { name: /^(Anmelden|Sign in)$/ }).click()
  await page.waitForURL((url) => !url.pathname.startsWith('/sign-in'))
}

/** Fonts and lists are there, nothing moves, and nothing has changed for a while: half-faded text has no contrast that anyone reads. */
export async function settled(page: Page, calmMs = 100): Promise<void> {
  await page.evaluate(async (calm) => {
    let changedMs = performance.now()
    const observer = new MutationObserver(() => {
      changedMs = performance.now()
    })
    observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
    const restless = () =>
      document.querySelector('[aria-busy="true"], [role="progressbar"]') !== null ||
      document.getAnimations().some(({ playState }) => playState === 'running')
    await document.fonts.ready
    const endMs = performance.now() + 300_000
    while (performance.now() - changedMs < calm) {
      if (performance.now() > endMs) {
        throw new Error(`Never calm: ${document.querySelector('[aria-busy="true"], [role="progressbar"]')?.outerHTML ?? 'it moves'}`)
      }
      // On a busy machine frames may stay away for good.
      await new Promise<unknown>((resolve) => {
        requestAnimationFrame(resolve)
        setTimeout(resolve, 100)
      })
      // A colour travels down the page one frame a level, with a moment between that shows no animation.
      if (restless()) changedMs = performance.now()
    }
    observer.disconnect()
  }, calmMs)
}
