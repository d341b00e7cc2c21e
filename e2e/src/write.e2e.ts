import type { Locator, Page } from 'playwright-core'
import { beforeAll, expect, it } from 'vitest'
import type { Api } from './api.ts'
import { type Beteiligte, findKlient } from './bestellung.fixtures.ts'
import { expectAccessible } from './axe.ts'
import { goTo } from './browser.ts'
import { bisoprolol, draftOf, eRezept } from './fall.fixtures.ts'
import { overflow } from './frame.ts'
import { button, dialog, online, phone, withProduct } from './setUp.ts'

const { signIn, signInApi } = withProduct({ context: online })

const KNOWN = ['Amlodipin 5 mg', 'Candesartan 8 mg', 'Lercanidipin 10 mg', 'Nebivolol 5 mg', 'Valsartan 80 mg'] as const

let nurse: Api
let beteiligte: Beteiligte
let name: string

/** Prescribed and then cancelled: the Klient takes them, and nothing of them is on its way. */
beforeAll(async () => {
  nurse = await signInApi('pfleger')
  const arzt = await signInApi('arzt')
  beteiligte = await findKlient(nurse, { praxis: 'Praxis Dr. Weber', apotheke: 'Apotheke am Markt' })
  const klient = await nurse.get<{ nachname: string; vorname: string }>(`/api/klienten/${beteiligte.klientId}`)
  name = `${klient.nachname}, ${klient.vorname}`
  const positionen = KNOWN.map((bezeichnung) => {
    const [wirkstoff = '', ...strength] = bezeichnung.split(' ')
    return { ...bisoprolol, produkt: { ...bisoprolol.produkt, bezeichnung, wirkstoff, wirkstaerke: strength.join(' ') } }
  })
  const fall = await draftOf(nurse, beteiligte, { positionen })
  await fall.take(nurse, 'senden')
  await fall.take(arzt, 'verordnen', eRezept())
  await fall.take(nurse, 'stornieren', { grund: 'Die Klientin hat noch genug' })
})

/** Every click and every key that somebody presses; what is typed counts letter by letter. */
function countedHand(page: Page) {
  let count = 0
  return {
    presses: () => count,
    async click(locator: Locator) {
      count += 1
      await locator.click()
    },
    async type(text: string) {
      count += text.length
      await page.keyboard.type(text)
    },
    async key(chord: string) {
      count += chord.split('+').length
      await page.keyboard.press(chord)
    },
  }
}

async function expectFocus(field: Locator): Promise<void> {
  await expect.poll(() => field.evaluate((node) => node === document.activeElement)).toBe(true)
}

const height = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight)
const line = (page: Page, nr: number) => page.getByRole('region', { name: new RegExp(`^Position ${nr}:`) })

async function takeKnown(page: Page, click: (locator: Locator) => Promise<void>): Promise<void> {
  for (const known of KNOWN) await click(button(page, `${known} übernehmen`))
  await line(page, KNOWN.length).waitFor()
  await page.getByText(/^Entwurf gespeichert \d\d:\d\d$/).waitFor()
}

it('five known medicines stand on a page of at most 3,000 px on a phone', async () => {
  const { page, complaints } = await signIn('pfleger', phone)
  await goTo(page, `/bestellungen/neu?klient=${beteiligte.klientId}`)
  await takeKnown(page, (locator) => locator.click())
  expect(await height(page)).toBeLessThanOrEqual(3000)
  expect(await overflow(page)).toBe(0)
  // All of it at once: the bar at the foot covers half of whatever lies there at the moment.
  await page.setViewportSize({ width: 390, height: await height(page) })
  await expectAccessible(page, 'five lines on a phone')
  expect(complaints).toEqual([])
})

it('a line opens and closes by the keyboard, and the check opens the one in which something is wrong', async () => {
  const { page, complaints } = await signIn('pfleger')
  await goTo(page, `/bestellungen/neu?klient=${beteiligte.klientId}`)
  await takeKnown(page, (locator) => locator.click())
  const first = line(page, 1).getByRole('button', { name: /^Position 1:/ })
  await first.focus()
  await page.keyboard.press('Enter')
  await line(page, 1).getByRole('textbox', { name: 'Menge' }).fill('')
  await button(page, 'Fertig').click()
  await expectFocus(first)
  expect(await line(page, 1).getByRole('textbox', { name: 'Menge' }).count()).toBe(0)
  await line(page, 1).getByText('2 Angaben fehlen').waitFor()

  await page.keyboard.press('Control+Enter')
  await page.getByRole('link', { name: /^Menge: Position 1: / }).click()
  await expectFocus(line(page, 1).getByRole('textbox', { name: 'Menge' }))
  // What the line has a field for is said there: nothing else opens.
  expect(await page.getByRole('textbox', { name: 'Menge' }).count()).toBe(1)
  await page.getByRole('link', { name: /^Grund: Position 2: / }).click()
  await expectFocus(line(page, 2).getByRole('combobox', { name: 'Grund' }))
  await expectAccessible(page, 'what is missing in five lines')
  expect(complaints).toEqual([])
})

it('five known medicines are ordered with 24 clicks and keys, on a page of at most 1,600 px', async () => {
  const { page, complaints } = await signIn('pfleger')
  await goTo(page, '/bestellungen/neu')
  const hand = countedHand(page)
  await hand.click(page.getByRole('combobox', { name: 'Klient/in' }))
  await hand.type(name.slice(0, 3))
  await hand.click(page.getByRole('option', { name: new RegExp(`^${name}`) }))
  await takeKnown(page, hand.click)
  expect(await height(page)).toBeLessThanOrEqual(1600)
  await expectAccessible(page, 'five lines that ask')

  await hand.click(line(page, 1).getByRole('textbox', { name: 'Noch vorrätig' }))
  for (let counted = 0; counted < KNOWN.length; counted += 1) {
    await hand.type('9')
    await hand.key('Enter')
  }
  expect(await height(page)).toBeLessThanOrEqual(1600)
  await hand.key('Control+Enter')
  await hand.click(dialog(page).getByRole('button', { name: 'Jetzt senden' }))
  await page.waitForURL(/\/bestellungen\/[0-9a-f-]{36}$/)
  expect(hand.presses()).toBeLessThanOrEqual(24)

  const { positionen } = await nurse.get<{ positionen: { grund: string; restbestand: number; restEinheit: string }[] }>(
    `/api${new URL(page.url()).pathname}`,
  )
  const asked = { grund: 'REICHWEITE_ERSCHOEPFT', restbestand: 9, restEinheit: 'Stück' }
  expect(positionen).toMatchObject(KNOWN.map(() => asked))
  expect(complaints).toEqual([])
})
