import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { settled } from './browser.ts'
import { box } from './frame.ts'
import { dialog } from './setUp.ts'

/** One position on the sheet of an order: its row with what stands beneath it. */
export const findCard = (page: Page, bezeichnung: string): Locator =>
  page.getByRole('rowgroup', { name: new RegExp(bezeichnung.replaceAll(/[/.]/g, '.')) })

/** The bar with the steps of what is chosen, or of what is next. */
export const findSteps = (page: Page): Locator => page.getByRole('region', { name: /^(Schritte|Mehrere Positionen auf einmal)$/ })

// What comes live from the others may take a button away at the very moment it is pressed: then once more.
const atOnce = { timeout: 5000 }

/** Chooses this position alone; one that has no tick is the only one with steps. */
async function choose(page: Page, bezeichnung: string): Promise<void> {
  const tick = findCard(page, bezeichnung).getByRole('checkbox')
  if ((await tick.count()) === 0 || (await tick.isChecked())) return
  const clear = page.getByRole('button', { name: 'Auswahl aufheben' })
  if (await clear.isVisible()) await clear.click(atOnce)
  await tick.check(atOnce)
}

/** Opens the dialog of a step, from its button or from the menu of further steps. */
export async function openStep(page: Page, bezeichnung: string, step: string): Promise<Locator> {
  await page.bringToFront()
  const steps = findSteps(page)
  const button = steps.getByRole('button', { name: step, exact: true })
  const entry = page.getByRole('menuitem', { name: step, exact: true })
  async function tried(): Promise<boolean> {
    if (await dialog(page).isVisible()) return true
    await choose(page, bezeichnung)
    if (await button.isVisible()) await button.click(atOnce)
    else {
      await steps.getByRole('button', { name: /^Weitere Schritte/ }).click(atOnce)
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

/** In the row or in what unfolds beneath it. */
export const expectShown = async (page: Page, bezeichnung: string, text: string | RegExp): Promise<void> => {
  const card = findCard(page, bezeichnung)
  const folded = card.getByRole('rowheader').getByRole('button', { expanded: false }).first()
  await card.first().waitFor()
  if (await folded.isVisible()) await folded.click()
  await card.getByText(text, { exact: true }).first().waitFor()
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
  await drawSignature(page)
}

export async function drawSignature(page: Page): Promise<void> {
  const field = dialog(page).getByRole('img', { name: /unterschr|signature/i })
  await field.scrollIntoViewIfNeeded()
  await settled(page)
  const { x, y, height } = await box(field)
  await page.mouse.move(x + 20, y + height / 2)
  await page.mouse.down()
  for (const [dx, dy] of [
    [60, -20],
    [110, 25],
    [160, -15],
    [210, 10],
  ] as const)
    await page.mouse.move(x + dx, y + height / 2 + dy, { steps: 4 })
  await page.mouse.up()
}

const lowest = async (locator: Locator): Promise<number> => {
  const { y, height } = await box(locator)
  return y + height
}

/**
 * Measured from the top of the page, in CSS pixels: where the bar of the steps ends when it stands under the table, and how long the page is.
 * On a phone what else there is about the order follows below.
 */
export async function measureSheet(page: Page, size: { width: number; height: number }): Promise<{ steps: number; page: number }> {
  await page.setViewportSize(size)
  await settled(page)
  await page.evaluate(() => scrollTo(0, 0))
  const table = await lowest(page.getByRole('table', { name: 'Positionen' }))
  const bar = await box(findSteps(page))
  // Stuck to the foot of the window it covers rows; its own room is below the table all the same.
  return { steps: table + bar.height + 8, page: await page.evaluate(() => document.documentElement.scrollHeight) }
}
