import type { Browser, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { signInApi } from './api.ts'
import { planOwnToday } from './besuche.ts'
import { expectAccessible } from './axe.ts'
import { fillSignIn, forgetLoaded, launch, openTab, signIn } from './browser.ts'
import { type FrontDoor, openFrontDoor } from './frontDoor.ts'
import { type Product, startProduct } from './server.ts'

let door: FrontDoor
let product: Product
let browser: Browser

beforeAll(async () => {
  door = await openFrontDoor()
  product = await startProduct({ ORIGIN: door.address })
  door.leadTo(product.address)
  browser = await launch()
})
afterEach(async () => {
  Object.assign(door, { silent: false, renewed: false })
  door.release()
  await Promise.all(browser.contexts().map((context) => context.close()))
})
afterAll(async () => {
  await browser?.close()
  await product?.stop()
  await door?.close()
})

const CANARY = 'Kanarienvogel im Treppenhaus'
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const noConnection = (page: Page) => page.getByText(/^Keine Verbindung zum Server/)
const reloadButton = (page: Page) => page.getByRole('button', { name: 'Neu laden', exact: true })
const signOut = async (page: Page) => {
  await page.getByRole('button', { name: /^Benutzermenü/ }).click()
  await page.getByRole('menuitem', { name: 'Abmelden' }).click()
  await heading(page, 'Sie sind abgemeldet').waitFor()
}

const kept = (page: Page) =>
  page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('dreiklang.shell.'))
    const whole: string[] = []
    for (const name of names) if ((await caches.match('/', { cacheName: name })) !== undefined) whole.push(name)
    return { whole, names }
  })
async function expectKept(page: Page): Promise<void> {
  await expect.poll(async () => (await kept(page)).whole.length).toBe(1)
}
async function expectNothingKept(page: Page): Promise<void> {
  await expect.poll(async () => (await kept(page)).names).toEqual([])
}
const entry = (page: Page) => page.evaluate(() => document.querySelector('script[type="module"][src]')?.getAttribute('src') ?? '')

/** As a page does every quarter of an hour. */
const lookForNewBuild = (page: Page) => page.evaluate(async () => void (await navigator.serviceWorker.getRegistration())?.update())

const onTheDevice = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const found: string[] = [JSON.stringify(localStorage), JSON.stringify(sessionStorage)]
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) found.push(request.url, (await (await cache.match(request))?.text()) ?? '')
    }
    const asPromise = <Value>(asked: IDBRequest<Value>) =>
      new Promise<Value>((resolve, reject) => {
        asked.onsuccess = () => resolve(asked.result)
        asked.onerror = () => reject(asked.error)
      })
    const asText = (_key: string, value: unknown) =>
      value instanceof ArrayBuffer || ArrayBuffer.isView(value) ? new TextDecoder().decode(value) : value
    for (const { name = '' } of await indexedDB.databases()) {
      const db = await asPromise(indexedDB.open(name))
      for (const store of db.objectStoreNames)
        found.push(`${name}/${store}`, JSON.stringify(await asPromise(db.transaction(store).objectStore(store).getAll()), asText))
      db.close()
    }
    return found.join('\n')
  })

it('opens without network, says that there is none, goes on with it, and keeps no word about a Klient', async () => {
  const pfleger = await signInApi(product.address, 'pfleger')
  const besuch = await planOwnToday(pfleger, { uhrzeit: '23:20', anlass: CANARY })
  const { page } = await signIn(browser, door.address, { konto: 'pfleger' })
  await expectKept(page)
  await page.goto(`${door.address}/hausbesuch/${besuch}`)
  await page.getByText(CANARY).first().waitFor()
  await page.goto(`${door.address}/hausbesuch/unterwegs`)
  await page.getByRole('button', { name: 'Tag mitnehmen' }).click()
  await page.getByText(/mitgenommen um/).waitFor()
  const device = await onTheDevice(page)
  expect(device).toContain('dreiklang.unterwegs/tag')
  expect(device).not.toContain(CANARY)
  expect(device).not.toContain(`${door.address}/api/`)
  await page.getByRole('button', { name: 'Vom Gerät löschen' }).click()
  await page.getByText(/Auf diesem Gerät liegt kein Tag/).waitFor()

  await forgetLoaded(page)
  await page.context().setOffline(true)
  await page.goto(`${door.address}/klienten`)
  await noConnection(page).waitFor()
  await expectAccessible(page, 'opened without network')
  await page.context().setOffline(false)
  await page.getByRole('button', { name: 'Erneut versuchen' }).click()
  await heading(page, 'Klient/innen').waitFor()

  // A line on which nothing ever comes is worse than none.
  door.silent = true
  await page.reload()
  await noConnection(page).waitFor()
})

it('is gone from the device with the sign-out: in another tab, without network, and while it is being fetched', async () => {
  const { page } = await signIn(browser, door.address, { konto: 'pfleger' })
  await expectKept(page)
  const other = await openTab(page.context())
  await other.page.goto(`${door.address}/contacts`)
  await signOut(other.page)
  await heading(page, 'Anmelden').waitFor()
  await expectNothingKept(page)
  await other.page.close()

  await fillSignIn(page, door.address, 'pfleger')
  await expectKept(page)
  await page.context().setOffline(true)
  await signOut(page)
  await expectNothingKept(page)
  await page.context().setOffline(false)

  await fillSignIn(page, door.address, 'pfleger')
  await expectKept(page)
  // Those of a new build, of which the browser has none yet.
  Object.assign(door, { renewed: true, holding: true })
  await lookForNewBuild(page)
  await expect.poll(() => door.held()).toBeGreaterThan(0)
  await signOut(page)
  await expectNothingKept(page)
  door.release()
  // The worker lets the files that are on their way arrive, and then clears up.
  await expect.poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.installing ?? null)).toBeNull()
  await expectNothingKept(page)
})

it('tells open pages of a new build, which still load what belongs to them, and the new one comes with a reload', async () => {
  const { page, complaints } = await signIn(browser, door.address, { konto: 'pfleger' })
  await expectKept(page)
  const before = await entry(page)
  door.renewed = true
  expect((await fetch(`${door.address}${before}`)).status).toBe(404)
  await lookForNewBuild(page)
  await reloadButton(page).waitFor()
  // A file that did not arrive is asked for once more by the page.
  await expect.poll(async () => (await kept(page)).whole).toHaveLength(2)
  await forgetLoaded(page)
  await page.getByRole('navigation').getByRole('link', { name: 'Fristen' }).first().click()
  await heading(page, 'Fristen').waitFor()
  expect(await entry(page)).toBe(before)

  let loads = 0
  page.on('load', () => (loads += 1))
  await reloadButton(page).click()
  await expect.poll(() => entry(page)).toBe(before.replace('.js', '.neu.js'))
  await heading(page, 'Fristen').waitFor()
  // The old build goes when no page of it is open any more.
  await expectKept(page)
  expect((await kept(page)).whole.join()).toContain('.neu.js')
  expect(await reloadButton(page).count()).toBe(0)
  expect(loads).toBe(1)
  expect(complaints).toEqual([])
  await page.context().setOffline(true)
  await page.reload()
  await noConnection(page).waitFor()
  expect(await entry(page)).toContain('.neu.js')
})
