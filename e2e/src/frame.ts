import type { Locator, Page } from 'playwright-core'

export const desktop = { width: 1440, height: 900 }

export const navigation = (page: Page) => page.getByRole('navigation', { name: 'Hauptnavigation' })
export const side = (page: Page) => page.locator('[data-nav-side]')
export const menuButton = (page: Page) => page.getByRole('button', { name: 'Navigation ein- oder ausblenden' })
export const findUserMenu = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Benutzermenü/ })

export async function box(locator: Locator): Promise<{ x: number; y: number; width: number; height: number }> {
  const found = await locator.boundingBox()
  if (found === null) throw new Error(`${locator.toString()} is not on the screen`)
  return { x: Math.round(found.x), y: Math.round(found.y), width: Math.round(found.width), height: Math.round(found.height) }
}

export async function openAppearance(page: Page): Promise<void> {
  await findUserMenu(page).click()
  await page.getByRole('menuitem', { name: 'Darstellung ausprobieren' }).click()
}

export async function expectPrintable(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'print' })
  for (const around of [page.getByRole('banner'), page.getByRole('contentinfo'), navigation(page)]) {
    await around.waitFor({ state: 'hidden' })
  }
  await page.getByRole('main').waitFor()
  await page.emulateMedia({ media: 'screen' })
}

export const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

interface Rows {
  /** Where the first row begins, in CSS pixels from the top of the window. */
  first: number
  /** How many rows are wholly to be seen. */
  rows: number
  /** Of the highest row. */
  highest: number
}

export const measureRows = (page: Page): Promise<Rows> =>
  page.evaluate(() => {
    const rows = [...document.querySelectorAll('[data-zeile]')].map((name) => name.closest('tr, li')?.getBoundingClientRect())
    const known = rows.filter((row) => row !== undefined)
    return {
      first: Math.min(...known.map(({ top }) => top)),
      rows: known.filter(({ bottom }) => bottom <= innerHeight).length,
      highest: Math.max(...known.map(({ height }) => height)),
    }
  })
