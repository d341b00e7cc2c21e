import { themeIds } from '@dreiklang/domain/shared/appearance'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { findingsOf } from './axe.ts'
import { settled } from './browser.ts'

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

const shown = (page: Page) =>
  page.evaluate(() => {
    const { theme, scheme } = JSON.parse(localStorage.getItem('dreiklang.preferences') ?? '{}') as Look
    return { theme, scheme, primary: getComputedStyle(document.documentElement).getPropertyValue('--mantine-color-primary-7') }
  })

/** The page as it stands, light and dark: all rules in the normal theme, in the others those that a colour can break. */
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
      findings.push(...(await findingsOf(page, name, { colours, structure: isNew })))
      const now = await shown(page)
      // What the server keeps for the person must not have changed the look in the meantime.
      expect(now, name).toMatchObject({ theme, scheme })
      primary.set(theme, (primary.get(theme) ?? new Set()).add(now.primary))
      at.add(name)
    }
  return findings
}
