import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { settled } from './browser.ts'
import { dialog } from './setUp.ts'

/** One position on the sheet of an order. */
export const findCard = (page: Page, bezeichnung: string): Locator =>
  page.getByRole('article', { name: new RegExp(bezeichnung.replaceAll(/[/.]/g, '.')) })

/** Opens the dialog of a step, from its button or from the menu of further steps. */
export async function openStep(page: Page, bezeichnung: string, step: string): Promise<Locator> {
  await page.bringToFront()
  const position = findCard(page, bezeichnung)
  const button = position.getByRole('button', { name: step, exact: true })
  const entry = page.getByRole('menuitem', { name: step, exact: true })
  // What comes live from the others may take a button away at the very moment it is pressed: then once more.
  const atOnce = { timeout: 5000 }
  async function tried(): Promise<boolean> {
    if (await dialog(page).isVisible()) return true
    if (await button.isVisible()) await button.click(atOnce)
    else {
      await position.getByRole('button', { name: /^Weitere Schritte/ }).click(atOnce)
      await page.getByRole('menu').waitFor(atOnce)
      if (await entry.isVisible()) await entry.click(atOnce)
      else {
        await page.keyboard.press('Escape')
        return false
      }
    }
    await dialog(page).waitFor({ timeout: 20_000 })
    return true
  }
  await expect.poll(tried, { timeout: 120_000, message: `${step}: ${bezeichnung}` }).toBe(true)
  return dialog(page)
}

/** Presses the button that does it, and waits until it is done. */
export async function confirmStep(page: Page, step: string): Promise<void> {
  const offen = dialog(page)
  await offen.getByRole('button', { name: step, exact: true }).click()
  await offen.waitFor({ state: 'detached' })
}

export const expectShown = async (page: Page, bezeichnung: string, text: string | RegExp): Promise<void> => {
  await findCard(page, bezeichnung).getByText(text, { exact: true }).first().waitFor()
}

/** A second person of the pharmacy looks over what the law is strict about. */
export async function pickKontrolle(page: Page): Promise<void> {
  const offen = dialog(page)
  await offen
    .getByRole('combobox', { name: /^Kontrolliert von/ })
    .or(offen.getByRole('textbox', { name: /^Kontrolliert von/ }))
    .click()
  await page.getByRole('option', { name: /Sommer/ }).click()
}

export async function sign(page: Page, name: string): Promise<void> {
  const offen = dialog(page)
  await offen.getByRole('textbox', { name: 'Name der Person, die entgegennimmt' }).fill(name)
  await offen
    .getByRole('combobox', { name: /^Beratung/ })
    .or(offen.getByRole('textbox', { name: /^Beratung/ }))
    .click()
  await page.getByRole('option', { name: 'An der Tür' }).click()
  const field = offen.getByRole('img', { name: /unterschr|signature/i })
  await field.scrollIntoViewIfNeeded()
  await settled(page)
  const box = await field.boundingBox()
  if (box === null) throw new Error('No field to sign in')
  await page.mouse.move(box.x + 20, box.y + box.height / 2)
  await page.mouse.down()
  for (const [dx, dy] of [
    [60, -20],
    [110, 25],
    [160, -15],
    [210, 10],
  ] as const)
    await page.mouse.move(box.x + dx, box.y + box.height / 2 + dy, { steps: 4 })
  await page.mouse.up()
}
