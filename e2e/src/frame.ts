import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'

export const desktop = { width: 1440, height: 900 }

export const navigation = (page: Page) => page.getByRole('navigation', { name: 'Hauptnavigation' })
export const side = (page: Page) => page.locator('[data-nav-side]')
export const menuButton = (page: Page) => page.getByRole('button', { name: 'Navigation ein- oder ausblenden' })
export const cog = (page: Page) => page.getByRole('button', { name: 'Darstellung ausprobieren' })

export async function box(locator: Locator): Promise<{ x: number; y: number; width: number; height: number }> {
  const found = await locator.boundingBox()
  if (found === null) throw new Error(`${locator.toString()} is not on the screen`)
  return { x: Math.round(found.x), y: Math.round(found.y), width: Math.round(found.width), height: Math.round(found.height) }
}

/** The button for trying layouts: 40 px, 275 px from the top, beside the rail of the chat where there is one. */
export async function expectCog(page: Page): Promise<void> {
  const { x, ...rest } = await box(cog(page))
  const rail = await page.locator('[data-quick-chat]').count()
  expect({ ...rest, right: desktop.width - x - rest.width }).toEqual({ y: 275, width: 40, height: 40, right: rail === 0 ? 0 : 64 })
}

export async function expectPrintable(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'print' })
  for (const around of [page.getByRole('banner'), page.getByRole('contentinfo'), navigation(page), cog(page)]) {
    await around.waitFor({ state: 'hidden' })
  }
  await page.getByRole('main').waitFor()
  await page.emulateMedia({ media: 'screen' })
}

export const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
