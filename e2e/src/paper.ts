/** How well the palest words of a page can be read on white paper, which shows no backgrounds. */
import type { Page } from 'playwright-core'

export const measurePalestText = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const light = (colour: string): number => {
      const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).slice(0, 3).map((part) => {
        const share = Number(part) / 255
        return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
      })
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue
    }
    const words = [...document.querySelectorAll('main *')].filter(
      (element) =>
        element.checkVisibility({ visibilityProperty: true }) &&
        [...element.childNodes].some(({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && textContent?.trim() !== ''),
    )
    if (words.length === 0) throw new Error('Nothing is written on this page')
    return Math.min(...words.map((element) => 1.05 / (light(getComputedStyle(element).color) + 0.05)))
  })
