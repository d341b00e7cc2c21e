import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { findKlient } from './bestellung.fixtures.ts'
import { expectAccessible } from './axe.ts'
import { settled } from './browser.ts'
import { drawSignature } from './bestellblatt.ts'
import type { Fall } from './fall.fixtures.ts'
import { driver, sendOutRound } from './runde.fixtures.ts'
import { button, dialog, phone, withProduct } from './setUp.ts'

const { at, signIn, signInApi } = withProduct()

/** How much is wholly on the screen, where it begins, and how high the large stop is. */
const measured = (page: Page) =>
  page.evaluate(() => {
    const stops = [...document.querySelectorAll<HTMLElement>('ol > li[id^="stopp-"]')].map((one) => one.getBoundingClientRect())
    return {
      first: Math.round(stops[0]?.top ?? 0),
      large: Math.round(stops[0]?.height ?? 0),
      line: Math.round(stops[1]?.height ?? 0),
      seen: stops.filter(({ bottom }) => bottom <= innerHeight).length,
    }
  })

/** Where a gloved finger would miss. */
const tooSmall = (page: Page) =>
  dialog(page)
    .locator('button, label:has(input[type=radio]), input:not([type=radio])')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height).filter((height) => height > 1 && height < 43.5))

it('a driver hands over at the door, once with network and once without, and all of it arrives at its time', async () => {
  const api = { pfleger: await signInApi('pfleger'), apotheker: await signInApi('apotheker') }
  const round = await sendOutRound(api, await findKlient(api.pfleger, { praxis: 'Praxis Dr. Weber', apotheke: 'Apotheke am Markt' }))
  const bagOf = async (fall: Fall | undefined) => (await fall?.read(api.apotheker))?.lieferungen[0]
  const { page, complaints } = await signIn('apotheker', { ...phone, colorScheme: 'light' })
  await page.goto(at(`/runde?bote=${encodeURIComponent(driver)}`))
  await button(page, 'Offline laden').click()
  await button(page, 'Offline laden').waitFor({ state: 'detached' })
  await settled(page)
  const screen = await measured(page)
  expect(screen.seen).toBeGreaterThanOrEqual(5)
  expect(screen.large).toBeLessThanOrEqual(264)
  expect(screen.large).toBeGreaterThanOrEqual(200)
  expect(screen.line).toBeLessThanOrEqual(65)
  await expectAccessible(page, 'the round on a phone')

  // Three taps and a stroke where nothing is prescribed: open, choose who, sign, hand over.
  await button(page, /übergeben$/).click()
  await dialog(page).getByRole('radio', { name: 'Patient/in' }).check()
  await settled(page)
  const sheet = await dialog(page).boundingBox()
  expect(sheet?.width).toBe(390)
  expect(sheet?.height).toBeLessThanOrEqual(704)
  expect(await tooSmall(page)).toEqual([])
  await expectAccessible(page, 'the sheet of a hand-over')
  await drawSignature(page)
  await dialog(page).getByRole('button', { name: 'Übergeben' }).click()
  await button(page, '1 erledigt').waitFor()
  await expect.poll(async () => (await bagOf(round[0]))?.status).toBe('ZUGESTELLT')

  // The second must stay cool, and lies in a cellar.
  await page.context().setOffline(true)
  await button(page, /übergeben$/).click()
  await dialog(page).getByRole('radio', { name: 'Patient/in' }).check()
  expect((await dialog(page).boundingBox())?.height).toBeLessThanOrEqual(704)
  await dialog(page)
    .getByLabel(/^Temperatur/)
    .fill('5')
  await drawSignature(page)
  const before = Date.now()
  await dialog(page).getByRole('button', { name: 'Übergeben' }).click()
  await page.getByText(/1 Eintrag wartet · Wird gesendet, sobald Netz da ist/).waitFor()
  await button(page, '2 erledigt').waitFor()
  const after = Date.now()
  // Nobody is in at the third: one reason, and once more at the end of the round.
  await button(page, /^Weitere Schritte/).click()
  await page.getByRole('menuitem', { name: /nicht angetroffen$/ }).click()
  await dialog(page).getByRole('radio', { name: 'Niemand angetroffen' }).check()
  await dialog(page).getByRole('checkbox', { name: 'Heute noch einmal versuchen' }).check()
  await dialog(page).getByRole('button', { name: 'Zustellung fehlgeschlagen' }).click()
  await page
    .getByText(/2\. Versuch|3 Einträge warten/)
    .first()
    .waitFor()
  expect((await bagOf(round[1]))?.status).toBe('UNTERWEGS')

  await page.context().setOffline(false)
  await expect.poll(async () => (await bagOf(round[1]))?.status).toBe('ZUGESTELLT')
  const handedOver = Date.parse((await bagOf(round[1]))?.uebergebenAm ?? '')
  expect(handedOver).toBeGreaterThanOrEqual(before)
  expect(handedOver).toBeLessThanOrEqual(after)
  await expect
    .poll(async () => await bagOf(round[2]))
    .toMatchObject({ status: 'UNTERWEGS', bote: driver, versuche: [{ grund: 'NIEMAND_ANGETROFFEN' }] })
  await expect.poll(() => page.getByText(/Einträge? warte/).count()).toBe(0)
  // A broken line is what was asked for.
  expect(complaints.filter((text) => !text.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([])
})
