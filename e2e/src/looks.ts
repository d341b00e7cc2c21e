/** Themes and schemes, changed in the page without loading it again. */
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
/** How many ways a page is looked at. */
export const looksOf = (width: Width) => themesOf[width].length * schemes.length

/** What was looked at, and in which colour each theme showed it. */
export interface Looked {
  at: Set<string>
  primary: Map<string, Set<string>>
}

/** Tells the page as another tab of the same browser would, and waits until it stands so. */
async function choose(page: Page, look: Look): Promise<void> {
  await page.evaluate(({ theme, scheme }) => {
    const key = 'dreiklang.preferences'
    localStorage.setItem(key, JSON.stringify({ ...JSON.parse(localStorage.getItem(key) ?? '{}'), theme, scheme }))
    dispatchEvent(new StorageEvent('storage', { key }))
  }, look)
  await page.locator(`html[data-mantine-color-scheme=${look.scheme}]`).waitFor({ state: 'attached' })
  await settled(page, 40)
}

/** In which look the page stands now, as the application keeps it and as the style sheets show it. */
const shown = (page: Page) =>
  page.evaluate(() => {
    const { theme, scheme } = JSON.parse(localStorage.getItem('dreiklang.preferences') ?? '{}') as Look
    return { theme, scheme, primary: getComputedStyle(document.documentElement).getPropertyValue('--mantine-color-primary-7') }
  })

/** The page as it stands, light and dark: all rules in the normal theme, in the others those that a colour can break. */
export async function findingsInLooks(
  page: Page,
  where: string,
  { width, looked: { at, primary } }: { width: Width; looked: Looked },
): Promise<string[]> {
  const findings: string[] = []
  for (const theme of themesOf[width])
    for (const scheme of schemes) {
      const name = `${where} ${theme} ${scheme}`
      await choose(page, { theme, scheme })
      findings.push(...(await axeFindings(page, name, theme === normal ? 'all' : 'colours')))
      const now = await shown(page)
      // What the server keeps for the person must not have changed the look in the meantime.
      expect(now, name).toMatchObject({ theme, scheme })
      primary.set(theme, (primary.get(theme) ?? new Set()).add(now.primary))
      at.add(name)
    }
  await choose(page, { theme: normal, scheme: 'light' })
  return findings
}
