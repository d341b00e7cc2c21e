import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { goTo, settled } from './browser.ts'
import { measurePalestText } from './paper.ts'
import { online, withProduct } from './setUp.ts'

const { at, signIn, signInApi } = withProduct({ context: online })

it('on paper an order is one sheet, without navigation, header or anything to press', async () => {
  const { page } = await signIn('pfleger')
  const { zeilen } = await (await signInApi('pfleger')).get<{ zeilen: { id: string; nummer: string }[] }>('/api/bestellungen?limit=1')
  await page.goto(at(`/bestellungen/${zeilen[0]?.id}`))
  await page.getByRole('button', { name: 'Drucken' }).waitFor()
  const scheme = () => page.locator('html').getAttribute('data-mantine-color-scheme')
  await page.evaluate(() => document.documentElement.setAttribute('data-mantine-color-scheme', 'dark'))
  await page.emulateMedia({ media: 'print' })
  await expect.poll(scheme).toBe('light')
  await expect.poll(() => measurePalestText(page)).toBeGreaterThanOrEqual(4.5)
  await expect.poll(() => page.getByRole('heading', { level: 1 }).allTextContents()).toEqual([`Bestellblatt ${zeilen[0]?.nummer}`])
  await expect.poll(() => page.getByText(/^Gedruckt am /).isVisible()).toBe(true)
  for (const gone of ['banner', 'navigation', 'contentinfo', 'button', 'link', 'complementary'] as const)
    await expect.poll(() => page.getByRole(gone).count(), { message: gone }).toBe(0)
  await page.emulateMedia({ media: 'screen' })
  await expect.poll(scheme).toBe('dark')
  await page.getByRole('button', { name: 'Drucken' }).waitFor()
  await page.context().close()
})

async function countSheets(page: Page): Promise<number> {
  const sheets = await page.pdf({ preferCSSPageSize: true })
  return (sheets.toString('latin1').match(/\/Type\s*\/Page\b/g) ?? []).length
}

it('on paper a list has fourteen rows a sheet or more, and no column for what is pressed', async () => {
  const { page } = await signIn('pfleger')
  for (const path of ['/bestellungen/pflege?ansicht=alle', '/contacts']) {
    await goTo(page, path)
    const rows = page.locator('[data-zeile]')
    await rows.first().waitFor()
    await settled(page)
    expect(await countSheets(page), path).toBeLessThanOrEqual(Math.ceil((await rows.count()) / 14))
    await page.emulateMedia({ media: 'print' })
    await page.getByRole('table').waitFor()
    await expect.poll(() => page.getByRole('columnheader', { name: 'Aktionen' }).count()).toBe(0)
    await page.emulateMedia({ media: null })
  }
  await page.context().close()
})

it('Ctrl+P puts all orders on paper, and not the page that stands on the screen', async () => {
  const { page } = await signIn('pfleger')
  const { zeilen: all } = await (await signInApi('pfleger')).get<{ zeilen: unknown[] }>('/api/bestellungen?limit=100')
  await goTo(page, '/bestellungen/pflege?ansicht=alle')
  const rows = page.locator('[data-zeile]')
  await rows.first().waitFor()
  const onScreen = await rows.count()
  // The window of the system that asks for a printer stays shut.
  await page.evaluate(() => Object.assign(window, { print: () => Object.assign(window, { asked: true }) }))
  await page.keyboard.press('Control+p')
  await expect.poll(() => page.evaluate(() => 'asked' in window)).toBe(true)
  const onPaper = await rows.count()
  expect(onScreen).toBeLessThan(all.length)
  expect(onPaper).toBeGreaterThanOrEqual(all.length)
  const sheets = await countSheets(page)
  // What would be cut off has no sheet: nobody reads more than thirty rows on one.
  expect(sheets).toBeGreaterThanOrEqual(Math.ceil(onPaper / 30))
  expect(sheets).toBeLessThanOrEqual(Math.ceil(onPaper / 14))
  await page.evaluate(() => dispatchEvent(new Event('afterprint')))
  await expect.poll(() => rows.count()).toBe(onScreen)
  await page.context().close()
})
