import { planungContract } from '@dreiklang/domain/planung/planung.contract'
import { berlinDate, plusDays } from '@dreiklang/domain/shared/time'
import type { Locator, Page } from 'playwright-core'
import { beforeAll, expect, it } from 'vitest'
import { expectAccessible, type Person } from './browser.ts'
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

it('the head moves a visit by keys, sees what stands against it on the way, and can go back', async () => {
  const { page } = head
  await page.goto(board())
  await entry(page, '08:30').waitFor()
  await expectAccessible(page, 'board')
  await entry(page, '08:30').focus()
  await press(page, 'm', 'ArrowDown', 'ArrowLeft', 'ArrowLeft', 'ArrowLeft', 'ArrowLeft')
  await bar(page)
    .getByText(/07:30 Uhr, Jonas Meyer/)
    .waitFor()
  await bar(page)
    .getByText(/Jonas Meyer hat zu dieser Zeit schon einen Hausbesuch/)
    .waitFor()
  await expectAccessible(page, 'moving')
  await press(page, 'Escape')
  await bar(page).waitFor({ state: 'detached' })
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent ?? '')).toMatch(/^\s*08:30–/)
  await answered(page, () => press(page, 'Enter', 'ArrowDown', 'ArrowRight', 'Enter'))
  await entry(page, '08:45').waitFor()
  await page.reload()
  await entry(page, '08:45').waitFor()
  expect(head.complaints).toEqual([])
})

it('a visit is dragged with the mouse from nobody to a person', async () => {
  const { page } = head
  await page.goto(board())
  await entry(page, '11:30').scrollIntoViewIfNeeded()
  const from = await middle(entry(page, '11:30'))
  const row = await middle(page.locator('.ec-row-head', { hasText: 'Sabine Krüger' }))
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  for (let step = 1; step <= 10; step += 1) await page.mouse.move(from.x, from.y + ((row.y - from.y) * step) / 10)
  await answered(page, () => page.mouse.up())
  const moved = async () => {
    const [visit, person] = [
      await middle(entry(page, '11:30')),
      await page.locator('.ec-row-head', { hasText: 'Sabine Krüger' }).boundingBox(),
    ]
    return person !== null && visit.y > person.y && visit.y < person.y + person.height
  }
  await expect.poll(moved).toBe(true)
  await page.reload()
  await expect.poll(moved).toBe(true)
  expect(head.complaints).toEqual([])
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
