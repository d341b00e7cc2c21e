import { berlinDate } from '@dreiklang/domain/shared/time'
import type { Browser, BrowserContextOptions, Locator, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'
import { signInApi } from './api.ts'
import { type Person, launch, open, signIn } from './browser.ts'
import { type Product, startProduct } from './server.ts'

interface SetUp {
  /** Asked when what stands above in the file has begun. */
  env?: () => Record<string, string>
  /** The browser of each person. */
  context?: BrowserContextOptions
}

/** Starts both before the tests of a file and ends them after. */
export function withProduct({ env = () => ({}), context = {} }: SetUp = {}) {
  let product: Product | undefined
  let browser: Browser | undefined
  /** Who came while tests ran; who came before all of them is there for each. */
  const ofTests: Person[] = []
  let tests = 0
  beforeAll(async () => {
    await untilOneDayIsLongEnough()
    product = await startProduct(env())
    browser = await launch()
  })
  beforeEach(() => {
    tests += 1
  })
  // Pages that stayed would hear of every later change, and draw it for nobody. Some files run several tests at a time.
  afterEach(async () => {
    tests -= 1
    if (tests > 0) return
    for (const { page } of ofTests.splice(0)) await page.context().close()
  })
  afterAll(async () => {
    await browser?.close()
    await product?.stop()
  })
  function running<T>(one: T | undefined): T {
    if (one === undefined) throw new Error('Nothing runs before beforeAll')
    return one
  }
  async function noted(arriving: Promise<Person>): Promise<Person> {
    const person = await arriving
    if (tests > 0) ofTests.push(person)
    return person
  }
  const pid = () => running(product).pid()
  const at = (path = '') => `${running(product).address}${path}`
  return {
    at,
    pid,
    open: (options?: BrowserContextOptions) => noted(open(running(browser), { ...context, ...options })),
    signIn: (konto: string, options: BrowserContextOptions = {}) =>
      noted(signIn(running(browser), at(), { konto, options: { ...context, ...options } })),
    signInApi: (konto: string) => signInApi(at(), konto),
  }
}

/** What a journey plans for today is today's still at its end: it does not begin in the last three minutes before midnight. */
async function untilOneDayIsLongEnough(): Promise<void> {
  const dayIn = (ms: number) => berlinDate(new Date(Date.now() + ms).toISOString())
  const today = dayIn(0)
  while (dayIn(180_000) !== today && dayIn(0) === today) await new Promise((resolve) => setTimeout(resolve, 1000))
}

/**
 * For journeys in which the network stays: no service worker, which fetches the whole application for each person anew,
 * three seconds of processor time.
 */
export const online: BrowserContextOptions = { serviceWorkers: 'block' }

export const phone: BrowserContextOptions = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

export const button = (page: Page, name: string | RegExp): Locator => page.getByRole('button', { name, exact: typeof name === 'string' })
export const heading = (page: Page, name: string | RegExp): Locator => page.getByRole('heading', { level: 1, name })
export const dialog = (page: Page): Locator => page.getByRole('dialog').last()

export async function initial(page: Page, letters: string): Promise<void> {
  await button(page, /^Handzeichen/).click()
  const initials = page.getByRole('group', { name: 'Handzeichen' }).last()
  await initials.getByText('Tippen').click()
  await initials.getByRole('textbox').fill(letters)
}
