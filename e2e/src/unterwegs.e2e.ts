import type { Locator, Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { beginOwnToday, openStop, planOwnToday } from './besuche.ts'
import { expectAccessible } from './axe.ts'
import { settled } from './browser.ts'
import { button, dialog, initial, online, phone, withProduct } from './setUp.ts'

const { at, signIn, signInApi } = withProduct()

it('a nurse works through a visit in a house without network, and all of it arrives once', async () => {
  const id = await planOwnToday(await signInApi('pfleger'), { uhrzeit: '23:25' })
  const { page, complaints } = await signIn('pfleger', phone)
  await page.goto(at('/hausbesuch/unterwegs'))
  await page.getByRole('button', { name: 'Tag mitnehmen' }).click()
  await page.getByText(/mitgenommen um/).waitFor()
  await expectAccessible(page, 'taken along')

  await page.context().setOffline(true)
  const stop = await openStop(page, '23:25')
  await stop.getByRole('button', { name: 'Losfahren' }).click()
  await page.getByText('1 Eintrag wartet').first().waitFor()
  await stop.getByRole('button', { name: 'Besuch beginnen' }).click()
  await dialog(page)
    .getByLabel(/^Name und Geburtsdatum/)
    .check()
  await dialog(page).getByRole('button', { name: 'Besuch beginnen' }).click()
  await stop.getByRole('link', { name: 'Dokumentieren' }).click()
  await page.getByLabel(/^Ergebnis und weiteres Vorgehen/).fill('Im Keller ohne Netz geschrieben')
  await initial(page, 'JM')
  await page.getByRole('button', { name: 'Besuch abschließen' }).click()
  await page.getByText(/^Abgeschlossen am/).waitFor()
  await page.goBack()
  await page.getByText('3 Einträge warten').first().waitFor()
  await expectAccessible(page, 'three wait')
  // The header still has room for all its tools.
  const menu = await page.getByRole('button', { name: /^Benutzermenü/ }).boundingBox()
  expect((menu?.x ?? Number.POSITIVE_INFINITY) + (menu?.width ?? 0)).toBeLessThanOrEqual(390)

  await page.context().setOffline(false)
  const pfleger = await signInApi('pfleger')
  const besuch = () => pfleger.get<{ status: string; version: number; ergebnis: string | null }>(`/api/hausbesuche/${id}`)
  await expect.poll(besuch).toMatchObject({ status: 'ABGESCHLOSSEN', version: 4, ergebnis: 'Im Keller ohne Netz geschrieben' })
  await expect.poll(() => page.getByText(/Einträge? warte/).count()).toBe(0)
  // A broken line is what was asked for.
  expect(complaints.filter((text) => !text.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([])
})

const routine = ['Insulin spritzen', 'Strümpfe anziehen', 'Frühstück richten']

async function smallest(places: Locator): Promise<number> {
  const boxes = await Promise.all((await places.all()).map((place) => place.boundingBox()))
  return Math.min(...boxes.flatMap((box) => (box === null ? [] : [box.width, box.height])))
}

async function pressKeys(page: Page, keys: string): Promise<void> {
  for (const key of keys) await dialog(page).getByRole('button', { name: key, exact: true }).click()
}

it('the sheet at the door is short, is filled with one thumb, and says at once what is out of its range', async () => {
  const id = await beginOwnToday(await signInApi('pfleger'), { uhrzeit: '23:20', leistungen: routine })
  const { page, complaints } = await signIn('pfleger', { ...phone, ...online })
  await page.goto(at(`/hausbesuch/${id}/dokumentation`))
  await button(page, 'Alles wie geplant').waitFor()
  await page.getByText(/^Allergien/).waitFor()
  await settled(page)
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(1200)
  await expectAccessible(page, 'sheet at the door')

  await button(page, 'Alles wie geplant').click()
  expect(await page.getByRole('radio', { name: 'Erbracht', exact: true, checked: true }).count()).toBe(routine.length)
  const pressure = page.getByLabel(/^Blutdruck/)
  await pressure.click()
  await dialog(page)
    .getByText(/Grenzen 90–140 \/ 60–90/)
    .waitFor()
  expect(await smallest(dialog(page).getByRole('button', { name: /^(\d|Weiter|nicht gemessen)$/ }))).toBeGreaterThanOrEqual(56)
  await pressKeys(page, '14285')
  await dialog(page).getByText('Über 140 mmHg.').waitFor()
  await expectAccessible(page, 'number pad')
  await button(page, 'Weiter').click()
  await page.getByRole('dialog', { name: /^Puls/ }).waitFor()
  await pressKeys(page, '72')
  await page.keyboard.press('Escape')
  await dialog(page).waitFor({ state: 'detached' })
  // Where the pad was closed, there the keyboard goes on.
  expect(await page.getByLabel(/^Puls/).evaluate((field) => field === document.activeElement)).toBe(true)
  expect([await pressure.inputValue(), await page.getByLabel(/^Puls/).inputValue()]).toEqual(['142/85', '72'])

  await button(page, 'Wunde, Foto').click()
  const places = dialog(page).locator('[data-stelle]')
  await places.first().waitFor()
  expect(await smallest(places)).toBeGreaterThanOrEqual(44)
  await dialog(page).getByText('hinten').click()
  await dialog(page).getByText('untere Hälfte').click()
  await dialog(page).locator('[data-stelle=FERSE_L]').click()
  expect(
    await dialog(page)
      .getByRole('combobox', { name: /^Lokalisation/ })
      .inputValue(),
  ).toBe('Ferse links')
  await expectAccessible(page, 'wound')
  expect(complaints).toEqual([])
})
