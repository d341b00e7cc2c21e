import { hausbesuchContract } from '@dreiklang/domain/hausbesuch/hausbesuch.contract'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { planToday } from './besuche.ts'
import { expectAccessible, goTo, settled } from './browser.ts'
import { online, phone, withProduct } from './setUp.ts'

const { signIn, signInApi } = withProduct({ context: online })

/** Two visits of the nurse late today, so that there is something to swap and to hand over at any hour. */
async function plan(): Promise<void> {
  const leitung = await signInApi('pflege-admin')
  const { zeilen } = await leitung.get<{ zeilen: { klient: { id: string } }[] }>(hausbesuchContract.list.path)
  const { personen } = await leitung.get<{ personen: { id: string; name: string }[] }>(hausbesuchContract.choices.path)
  const klienten = [...new Set(zeilen.map(({ klient }) => klient.id))]
  for (const [nr, uhrzeit] of ['23:10', '23:40'].entries()) {
    const personId = personen.find(({ name }) => name === 'Jonas Meyer')?.id
    await planToday(leitung, { klientId: klienten[nr], personId }, { uhrzeit, dauerMinuten: 10 })
  }
}

/** Where a gloved finger would miss: buttons of the page that are lower or narrower than 44 pixels. */
const zuKlein = (page: Page): Promise<string[]> =>
  page
    .getByRole('main')
    .getByRole('button')
    .evaluateAll((buttons) =>
      buttons.flatMap((button) => {
        const { width, height } = button.getBoundingClientRect()
        return height > 0 && (height < 43.5 || width < 43.5)
          ? [`${button.getAttribute('aria-label') ?? button.textContent} ${width} × ${height}`]
          : []
      }),
    )

const open = (page: Page) => page.getByRole('list', { name: 'Stopps' }).getByRole('button', { name: /früher anfahren$/ })

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
  const start = page.getByRole('button', { name: 'Tour starten' })
  await start.waitFor()
  // A map and a font that come while the finger is down would push the button away from under it.
  await settled(page)
  await start.press('Enter')
  // Whether it may be ended hangs on the hour: the demo may be in a visit just now.
  await page.getByText('unterwegs', { exact: true }).first().waitFor()
  await expectAccessible(page, 'the tour on a phone')
  expect(await zuKlein(page)).toEqual([])

  await page.getByRole('button', { name: 'Mehr' }).click()
  await page.getByRole('menuitem', { name: 'Stopp hinzufügen' }).click()
  await page.getByLabel(/^Was ist zu tun/).fill('Auto tanken')
  await expectAccessible(page, 'a stop of one’s own')
  await page.getByRole('dialog').getByRole('button', { name: 'Stopp hinzufügen' }).click()
  await page.getByRole('button', { name: 'Auto tanken erledigt', exact: true }).click()
  await page.getByText(/^Erledigt um/).waitFor()
  await page.getByRole('button', { name: 'Auto tanken wieder als offen führen' }).click()
  await page.getByRole('button', { name: 'Auto tanken früher anfahren' }).click()
  await expect.poll(() => open(page).last().getAttribute('aria-label')).not.toBe('Auto tanken früher anfahren')
  await page.getByRole('button', { name: 'Auto tanken erledigt', exact: true }).click()
  await page.getByText(/^Erledigt um/).waitFor()
  const names = await open(page).evaluateAll((buttons) => buttons.map((button) => button.getAttribute('aria-label') ?? ''))
  expect(names.length).toBeGreaterThanOrEqual(2)

  const leitung = await signIn('pflege-admin')
  await goTo(leitung.page, '/hausbesuch/touren')
  await leitung.page.getByRole('link', { name: 'Jonas Meyer' }).click()
  await leitung.page.getByRole('button', { name: 'Mehr' }).click()
  await leitung.page.getByRole('menuitem', { name: 'Tour übergeben' }).click()
  await leitung.page.getByRole('combobox', { name: /^Wer übernimmt/ }).click()
  await leitung.page.getByRole('option', { name: 'Sabine Krüger' }).click()
  await leitung.page.getByLabel(/^Grund/).fill('Jonas ist krank geworden')
  await expectAccessible(leitung.page, 'handing over')
  await leitung.page.getByRole('dialog').getByRole('button', { name: 'Tour übergeben' }).click()
  await leitung.page.getByText(/hat an .* übergeben/).waitFor()

  // The phone learns of it by itself.
  await page.getByText(/hat an .* übergeben/).waitFor()
  await expect.poll(() => open(page).count()).toBe(0)
  await endTour(page)
  await expectAccessible(page, 'the tour is over')
  expect([...complaints, ...leitung.complaints]).toEqual([])
})
