import { hausbesuchContract } from '@dreiklang/domain/hausbesuch/hausbesuch.contract'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { openStop, planToday } from './besuche.ts'
import { expectAccessible } from './axe.ts'
import { goTo, settled } from './browser.ts'
import { online, phone, withProduct } from './setUp.ts'

const { signIn, signInApi } = withProduct({ context: online })

const late = ['22:40', '22:50', '23:00', '23:10', '23:25', '23:40']

/** Visits of the nurse late today, so that there is something to see, to swap and to hand over at any hour. */
async function plan(): Promise<void> {
  const leitung = await signInApi('pflege-admin')
  const { zeilen } = await leitung.get<{ zeilen: { klient: { id: string } }[] }>(hausbesuchContract.list.path)
  const { personen } = await leitung.get<{ personen: { id: string; name: string }[] }>(hausbesuchContract.choices.path)
  const klienten = [...new Set(zeilen.map(({ klient }) => klient.id))]
  for (const [nr, uhrzeit] of late.entries()) {
    const personId = personen.find(({ name }) => name === 'Jonas Meyer')?.id
    await planToday(leitung, { klientId: klienten[nr % klienten.length], personId }, { uhrzeit, dauerMinuten: 10 })
  }
}

/** Where a gloved finger would miss: buttons of the page that are lower or narrower than 44 pixels. */
const zuKlein = (page: Page): Promise<string[]> =>
  page
    .getByRole('main')
    .getByRole('button')
    .evaluateAll((buttons) =>
      buttons.flatMap((button) => {
        // The button of a line reaches over the whole line.
        const over = getComputedStyle(button, '::after')
        const box = button.getBoundingClientRect()
        const { width, height } = over.position === 'absolute' ? { width: parseFloat(over.width), height: parseFloat(over.height) } : box
        return height > 0 && (height < 43.5 || width < 43.5)
          ? [`${button.getAttribute('aria-label') ?? button.textContent} ${width} × ${height}`]
          : []
      }),
    )

const stops = (page: Page) => page.getByRole('list', { name: 'Stopps' })
const open = (page: Page) => stops(page).getByRole('heading')

/** How many stops are wholly to be seen on the screen, and how high the large one and the highest of the others are. */
const measured = (page: Page) =>
  page.evaluate(() => {
    scrollTo(0, 0)
    const boxes = [...document.querySelectorAll<HTMLElement>('ol > li[id^="stopp-"]')].map((one) => ({
      isLarge: one.hasAttribute('data-large'),
      ...one.getBoundingClientRect().toJSON(),
    }))
    const heights = (isLarge: boolean) => boxes.filter((one) => one.isLarge === isLarge).map(({ height }) => Number(height))
    return {
      first: Math.min(...boxes.map(({ top }) => Number(top))),
      seen: boxes.filter(({ bottom }) => bottom <= innerHeight).length,
      large: heights(true),
      line: Math.max(...heights(false)),
    }
  })

/** The visit that she is in just now stays hers, and at such an hour of the demo the tour goes on. */
async function endTour(page: Page): Promise<void> {
  await settled(page)
  const end = page.getByRole('button', { name: 'Tour beenden' })
  if (!(await end.isVisible())) return
  await end.click()
  await page.getByRole('button', { name: 'Tour wieder aufnehmen' }).waitFor()
}

it('a nurse drives her tour by phone, ticks and swaps stops, and her head hands the rest to a colleague', async () => {
  await plan()
  const { page, complaints } = await signIn('pfleger', phone)
  await goTo(page, '/hausbesuch/tour')
  // She is on her way: in the demo the tour of today was started with its first visit.
  await page.getByText(/^\d+ von \d+ · /).waitFor()
  await settled(page)
  expect(await page.getByRole('button', { name: 'Tour starten' }).count()).toBe(0)
  // What the visit has that she is in just now differs with the hour: a planned one is the large one here.
  await openStop(page, '22:40')
  await settled(page)
  const phoneScreen = await measured(page)
  expect(phoneScreen.first).toBeLessThanOrEqual(190)
  expect(phoneScreen.seen).toBeGreaterThanOrEqual(5)
  expect(phoneScreen.line).toBeLessThanOrEqual(65)
  expect(phoneScreen.large).toHaveLength(1)
  expect(phoneScreen.large[0]).toBeGreaterThanOrEqual(200)
  await expectAccessible(page, 'the tour on a phone')
  expect(await zuKlein(page)).toEqual([])

  await page.getByRole('button', { name: 'Mehr', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Stopp hinzufügen' }).click()
  await page.getByLabel(/^Was ist zu tun/).fill('Auto tanken')
  await expectAccessible(page, 'a stop of one’s own')
  await page.getByRole('dialog').getByRole('button', { name: 'Stopp hinzufügen' }).click()
  await page.getByRole('button', { name: 'Auto tanken', exact: true }).click()
  await page.getByRole('button', { name: 'Auto tanken erledigt', exact: true }).click()
  const done = page.getByRole('button', { name: /^\d+ erledigt$/ })
  await done.click()
  await page.getByText(/^Erledigt um/).waitFor()
  await page.getByRole('button', { name: 'Auto tanken wieder als offen führen' }).click()
  // It stays the large one, which is moved from its menu.
  await page.getByRole('button', { name: 'Weitere Schritte für Auto tanken' }).click()
  await page.getByRole('menuitem', { name: 'Auto tanken früher anfahren' }).click()
  await expect.poll(() => open(page).last().textContent()).not.toBe('Auto tanken')
  await page.getByRole('button', { name: 'Auto tanken erledigt', exact: true }).click()
  await page.getByText(/^Erledigt um/).waitFor()
  const names = await open(page).allTextContents()
  expect(names.length).toBeGreaterThanOrEqual(2)

  const leitung = await signIn('pflege-admin')
  await goTo(leitung.page, '/hausbesuch/touren')
  await leitung.page.getByRole('link', { name: 'Jonas Meyer' }).click()
  // Before the tour is there the menu leads to other pages only.
  await leitung.page.getByText(/^\d+ von \d+ · /).waitFor()
  await leitung.page.getByRole('button', { name: 'Mehr', exact: true }).click()
  await leitung.page.getByRole('menuitem', { name: 'Tour übergeben' }).click()
  await leitung.page.getByRole('combobox', { name: /^Wer übernimmt/ }).click()
  await leitung.page.getByRole('option', { name: 'Sabine Krüger' }).click()
  await leitung.page.getByLabel(/^Grund/).fill('Jonas ist krank geworden')
  await expectAccessible(leitung.page, 'handing over')
  await leitung.page.getByRole('dialog').getByRole('button', { name: 'Tour übergeben' }).click()
  await leitung.page.getByText(/hat an .* übergeben/).waitFor()

  // The phone learns of it by itself.
  await page.getByText(/hat an .* übergeben/).waitFor()
  // The visit that she is in just now, if there is one, stays hers.
  await expect.poll(() => open(page).count()).toBeLessThanOrEqual(1)
  await endTour(page)
  await expectAccessible(page, 'the tour is over')
  expect([...complaints, ...leitung.complaints]).toEqual([])
})
