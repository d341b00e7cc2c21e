import { themeIds } from '@dreiklang/domain/shared/appearance'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { axeFindings, settled } from './browser.ts'

const normal = 'theme-brand'
const schemes = ['light', 'dark'] as const

interface Look {
  theme: (typeof themeIds)[number]
  scheme: (typeof schemes)[number]
}

/** `everyTheme`: all six; `normalTheme`: a page whose kind another page shows in all six. */
export type Width = 'everyTheme' | 'normalTheme'
const themesOf = { everyTheme: [normal, ...themeIds.filter((id) => id !== normal)], normalTheme: [normal] } as const
export const looksOf = (width: Width) => themesOf[width].length * schemes.length

export interface Looked {
  at: Set<string>
  primary: Map<string, Set<string>>
  /** In what colours, sizes and weights axe has judged words, and on what ground. */
  colours: Set<string>
}

async function choose(page: Page, look: Look): Promise<void> {
  await page.evaluate(({ theme, scheme }) => {
    const key = 'dreiklang.preferences'
    localStorage.setItem(key, JSON.stringify({ ...JSON.parse(localStorage.getItem(key) ?? '{}'), theme, scheme }))
    dispatchEvent(new StorageEvent('storage', { key }))
  }, look)
  await page.locator(`html[data-mantine-color-scheme=${look.scheme}]`).waitFor({ state: 'attached' })
  await settled(page, 40)
}

/** The scheme that the page has now comes first: each change draws the page anew. */
async function schemesFromHere(page: Page): Promise<readonly Look['scheme'][]> {
  const isDark = (await page.locator('html').getAttribute('data-mantine-color-scheme')) === 'dark'
  return isDark ? schemes.toReversed() : schemes
}

/** Whether the page is another than at the last look: what stands there and how long it is, without its colours. */
const drawnAnew = (page: Page, lookedAt: string) =>
  page.evaluate((where) => {
    const last = JSON.stringify(Reflect.get(window, 'lastLook'))
    const now = [where, document.documentElement.scrollHeight, document.body.innerHTML]
    Reflect.set(window, 'lastLook', now)
    return JSON.stringify(now) !== last
  }, lookedAt)

/**
 * In what colour, size and weight words stand on the page, and on what ground: the elements around them, down to the first that lets nothing
 * through. What lies above others by its position is told by its class as well.
 */
const coloursOf = (page: Page) =>
  page.evaluate(() => {
    const grounds = new Map<Element, string>()
    function groundOf(element: Element): string {
      const known = grounds.get(element)
      if (known !== undefined) return known
      const { backgroundColor, backgroundImage, opacity, position, filter } = getComputedStyle(element)
      const above = position === 'static' || position === 'relative' ? '' : element.className
      const own = [backgroundColor, backgroundImage, opacity, filter, above].join(' ')
      const covers = backgroundColor.startsWith('rgb(') && opacity === '1' && above === ''
      const ground = covers || element.parentElement === null ? own : `${own} < ${groundOf(element.parentElement)}`
      grounds.set(element, ground)
      return ground
    }
    const colours = new Set<string>()
    const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (words.nextNode()) {
      const element = words.currentNode.parentElement
      if (element === null || words.currentNode.nodeValue?.trim() === '' || !element.checkVisibility()) continue
      const { color, fontSize, fontWeight, textShadow, textDecorationLine } = getComputedStyle(element)
      const link = element.closest('a') === null ? '' : `link ${textDecorationLine}`
      colours.add([color, fontSize, fontWeight, textShadow, link, groundOf(element)].join(' '))
    }
    return [...colours]
  })

const shown = (page: Page) =>
  page.evaluate(() => {
    const { theme, scheme } = JSON.parse(localStorage.getItem('dreiklang.preferences') ?? '{}') as Look
    return { theme, scheme, primary: getComputedStyle(document.documentElement).getPropertyValue('--mantine-color-primary-7') }
  })

/**
 * The page as it stands, light and dark: all rules in the normal theme, in the others those that a colour can break. The second scheme has
 * only other colours where the page is letter for letter the same, and those need no judge that axe has judged on another page.
 */
export async function findingsInLooks(
  page: Page,
  where: string,
  { width, looked: { at, primary, colours } }: { width: Width; looked: Looked },
): Promise<string[]> {
  const findings: string[] = []
  for (const theme of themesOf[width])
    for (const scheme of await schemesFromHere(page)) {
      const name = `${where} ${theme} ${scheme}`
      await choose(page, { theme, scheme })
      const isNew = theme === normal && (await drawnAnew(page, where))
      const there = await coloursOf(page)
      const areNew = there.some((colour) => !colours.has(colour))
      if (isNew || areNew) findings.push(...(await axeFindings(page, name, isNew ? 'all' : 'colours')))
      there.forEach((colour) => colours.add(colour))
      const now = await shown(page)
      // What the server keeps for the person must not have changed the look in the meantime.
      expect(now, name).toMatchObject({ theme, scheme })
      primary.set(theme, (primary.get(theme) ?? new Set()).add(now.primary))
      at.add(name)
    }
  return findings
}
