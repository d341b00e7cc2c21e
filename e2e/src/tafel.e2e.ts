import { planungContract } from '@dreiklang/domain/planung/planung.contract'
import { berlinDate, plusDays } from '@dreiklang/domain/shared/time'
import type { Locator, Page } from 'playwright-core'
import { beforeAll, expect, it } from 'vitest'
import { expectAccessible } from './axe.ts'
import { type Person } from './browser.ts'
import { online, withProduct } from './setUp.ts'

const { at, signIn } = withProduct({ context: online })
let head: Person
beforeAll(async () => {
  head = await signIn('pflege-admin')
})

const tomorrow = () => plusDays(berlinDate(new Date().toISOString()), 1)
const entry = (page: Page, time: string) => page.getByRole('button', { name: new RegExp(`^${time}–`) })
const bar = (page: Page) => page.getByRole('application', { name: 'Hausbesuch verschieben' })
const board = () => at(`/hausbesuch/planung?tag=${tomorrow()}`)
async function press(page: Page, ...keys: string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key)
}
/** The board shows a move before the server has it. */
async function answered(page: Page, act: () => Promise<void>): Promise<void> {
  const answer = page.waitForResponse((one) => one.url() === at(planungContract.move.path))
  await act()
  await answer
}
async function middle(place: Locator): Promise<{ x: number; y: number }> {
  const box = await place.boundingBox()
  if (box === null) throw new Error('It is not to be seen')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

const heldBy = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '')
const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ has: page.getByRole('rowheader', { name }) })
const tray = (page: Page) => page.getByRole('region', { name: 'Ohne Person' })
const label = (page: Page) => page.locator('[data-drag-label]')

/** Presses on it and moves there in steps, as a hand does; it is not let go. */
async function drag(page: Page, what: Locator, to: { x: number; y: number }): Promise<void> {
  const from = await middle(what)
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  for (let step = 1; step <= 10; step += 1)
    await page.mouse.move(from.x + ((to.x - from.x) * step) / 10, from.y + ((to.y - from.y) * step) / 10)
}
/** Where an hour stands in the row of a person. */
async function hourIn(page: Page, name: string, hour: number): Promise<{ x: number; y: number }> {
  const [mark, row] = [await page.locator(`[data-hour="${hour}"]`).boundingBox(), await middle(rowOf(page, name))]
  if (mark === null) throw new Error(`${hour} is not to be seen`)
  return { x: mark.x + 1, y: row.y }
}

it('the head moves a visit by keys, sees what stands against it on the way, and can go back', async () => {
  const { page } = head
  await page.goto(board())
  await entry(page, '08:30').waitFor()
  await expectAccessible(page, 'board')
  await entry(page, '08:30').focus()
  await press(page, 'm', 'ArrowUp', 'ArrowUp', 'ArrowLeft', 'ArrowLeft', 'ArrowLeft', 'ArrowLeft')
  await bar(page)
    .getByText(/07:30 Uhr, Jonas Meyer/)
    .waitFor()
  await bar(page)
    .getByText(/Jonas Meyer hat zu dieser Zeit schon einen Hausbesuch/)
    .waitFor()
  await expectAccessible(page, 'moving')
  await press(page, 'Escape')
  await bar(page).waitFor({ state: 'detached' })
  await expect.poll(() => heldBy(page)).toMatch(/^08:30–/)
  await answered(page, () => press(page, 'Enter', 'ArrowUp', 'ArrowRight', 'Enter'))
  await rowOf(page, 'Sabine Krüger')
    .getByRole('button', { name: /^08:45–/ })
    .waitFor()
  await page.reload()
  await rowOf(page, 'Sabine Krüger')
    .getByRole('button', { name: /^08:45–/ })
    .waitFor()
  expect(head.complaints).toEqual([])
})

it('arrows lead from visit to visit, and the rows are one stop of the Tab key, the tray another', async () => {
  const { page } = head
  await page.goto(board())
  await entry(page, '07:00').focus()
  await press(page, 'ArrowRight')
  expect(await heldBy(page)).toMatch(/^07:30–/)
  await press(page, 'ArrowDown')
  expect(await heldBy(page)).toMatch(/Sabine Krüger/)
  await press(page, 'ArrowDown')
  expect(await heldBy(page)).toMatch(/noch niemand/)
  expect(await page.locator('[data-stop][tabindex="0"]').count()).toBe(2)
})

it('the day shows all hours that have visits, twelve at least, without scrolling, by a visit that is dragged its new time, and takes it back', async () => {
  const { page } = head
  await page.goto(board())
  await entry(page, '11:30').waitFor()
  const hours = await page.locator('[data-hour]').evaluateAll((marks) =>
    marks.map((mark) => {
      const { left, right } = mark.getBoundingClientRect()
      return { hour: Number(mark.getAttribute('data-hour')), seen: left >= 0 && right <= window.innerWidth }
    }),
  )
  expect(hours.length).toBeGreaterThanOrEqual(12)
  expect(hours).toEqual(Array.from({ length: hours.length }, (_, nr) => ({ hour: nr + 6, seen: true })))

  await drag(page, tray(page).getByRole('button', { name: /^11:30–/ }), await hourIn(page, 'Sabine Krüger', 10))
  await label(page)
    .getByText(/^10:00–10:30 · Sabine Krüger$/)
    .waitFor()
  // Of Engel, 09:45 to 10:15, the page knows; it asks nobody.
  await label(page).getByText('überschneidet Engel 09:45').waitFor()
  await answered(page, () => page.mouse.up())
  await rowOf(page, 'Sabine Krüger')
    .getByRole('button', { name: /^10:00–/ })
    .waitFor()
  await answered(page, () => page.getByRole('button', { name: 'Rückgängig' }).click())
  await tray(page)
    .getByRole('button', { name: /^11:30–/ })
    .waitFor()

  await drag(page, tray(page).getByRole('button', { name: /^11:30–/ }), await hourIn(page, 'Sabine Krüger', 12))
  await page.keyboard.press('Escape')
  await page.mouse.up()
  await tray(page)
    .getByRole('button', { name: /^11:30–/ })
    .waitFor()

  await drag(page, tray(page).getByRole('button', { name: /^11:30–/ }), await hourIn(page, 'Sabine Krüger', 12))
  await answered(page, () => page.mouse.up())
  await page.reload()
  const planned = rowOf(page, 'Sabine Krüger').getByRole('button', { name: /^12:00–/ })
  await planned.waitFor()

  // Only she herself knew of it: nobody has to be told why it is nobody's again.
  await drag(page, planned, await middle(tray(page)))
  await answered(page, () => page.mouse.up())
  await tray(page)
    .getByRole('button', { name: /^12:00–/ })
    .waitFor()
  expect(head.complaints).toEqual([])
})

/** What of each name is to be seen, in px: its size, how wide it is, and how wide it would be. */
const namesOn = (page: Page) =>
  page.locator('[data-board] [data-name]').evaluateAll((names) =>
    names.map((name) => ({
      name: name.textContent,
      px: Number.parseFloat(getComputedStyle(name).fontSize),
      seen: name.clientWidth,
      whole: name.scrollWidth,
    })),
  )

it('the week shows seven of seven days with names that can be read, and the reason is asked of who was told', async () => {
  const { page } = head
  // A tour of today may have the same hour, and is under way or not when this is read.
  const half = page.locator(`[data-day="${tomorrow()}"]`).getByRole('button', { name: /^07:30–/ })
  // Eight people stand one below the other; what is dragged has to be on the screen.
  await page.setViewportSize({ width: 1440, height: 1300 })
  await page.goto(`${board()}&ansicht=woche`)
  await half.waitFor()
  const days = await page.getByRole('columnheader').evaluateAll((heads) =>
    heads
      .filter((one) => one.querySelector('button') !== null)
      .map((one) => {
        const { left, right } = one.getBoundingClientRect()
        return left >= 0 && right <= window.innerWidth && right - left >= 100
      }),
  )
  expect(days).toEqual(Array.from({ length: 7 }, () => true))
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true)
  const names = await namesOn(page)
  expect(names.length).toBeGreaterThan(0)
  expect(names.filter(({ px, seen, whole }) => px < 12 || seen < Math.min(whole, 40))).toEqual([])
  await expectAccessible(page, 'week')

  await drag(page, half, await middle(rowOf(page, 'Sabine Krüger').getByRole('gridcell').last()))
  await page.mouse.up()
  await page
    .getByRole('dialog')
    .getByLabel(/^Grund der Änderung/)
    .waitFor()
  await page.getByRole('dialog').getByRole('button', { name: 'Abbrechen' }).click()
  await rowOf(page, 'Jonas Meyer')
    .locator(`[data-day="${tomorrow()}"]`)
    .getByRole('button', { name: /^07:30–/ })
    .waitFor()
})

it('the month counts, and opens a day; digits and h lead from view to view', async () => {
  const { page } = head
  await page.goto(`${board()}&ansicht=monat`)
  const day = page.locator(`button[data-day="${tomorrow()}"]`)
  await day.getByText(/^\d+ Hausbesuche$/).waitFor()
  await expectAccessible(page, 'month')
  await day.focus()
  await press(page, 'Enter')
  await entry(page, '07:00').waitFor()
  await press(page, '2')
  await page.locator('[data-board="woche"]').waitFor()
  await press(page, '1', 'h')
  await expect.poll(() => new URL(page.url()).search).toBe('')
})

it('whoever is slower hears it, and sees where the visit is now', async () => {
  const other = await signIn('pflege-admin')
  for (const { page } of [head, other]) await page.goto(board())
  await entry(head.page, '09:30').focus()
  await press(head.page, 'Enter', 'ArrowRight')
  await entry(other.page, '09:30').focus()
  await answered(other.page, () => press(other.page, 'Enter', 'ArrowLeft', 'Enter'))
  await entry(other.page, '09:15').waitFor()
  await press(head.page, 'Enter')
  await head.page.getByText(/Jemand war schneller/).waitFor()
  await entry(head.page, '09:15').waitFor()
  expect(await entry(head.page, '09:45').count()).toBe(1)
})
