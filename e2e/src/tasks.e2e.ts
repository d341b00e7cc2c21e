import { type Task, tasksContract } from '@dreiklang/domain/tasks/tasks.contract'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { goTo, settled } from './browser.ts'
import { box } from './frame.ts'
import { online, withProduct } from './setUp.ts'

const { signIn, signInApi } = withProduct({ context: online })

const grip = (page: Page, title: string) => page.getByRole('button', { name: new RegExp(`^${title} verschieben`) })
const row = (page: Page, title: string) => page.getByRole('list', { name: 'Aufgaben und Abschnitte' }).getByRole('link', { name: title })

/** From grip to grip, as a hand does it: a start, a way, an end. */
async function drag(page: Page, from: string, to: string): Promise<void> {
  const [start, end] = [await box(grip(page, from)), await box(grip(page, to))]
  await page.mouse.move(start.x + start.width / 2, start.y + start.height / 2)
  await page.mouse.down()
  await page.mouse.move(end.x + end.width / 2, end.y + end.height / 2, { steps: 8 })
  await page.mouse.up()
}

it('a nurse drags a task to the top, a colleague sees it there and ticks it off, and the search shows it struck through', async () => {
  const [[nurse, colleague], api] = await Promise.all([Promise.all([signIn('pfleger'), signIn('pflege-admin')]), signInApi('pfleger')])
  await goTo(nurse.page, '/apps/tasks')
  await goTo(colleague.page, '/apps/tasks')
  await row(nurse.page, 'Dienstplan aushängen').waitFor()
  await settled(nurse.page)
  await drag(nurse.page, 'Dienstplan aushängen', 'Heute')
  await expect.poll(async () => (await api.get<Task[]>(tasksContract.all.path))[0]?.title).toBe('Dienstplan aushängen')

  await colleague.page.getByRole('button', { name: /^Dienstplan aushängen verschieben, Platz 1 von/ }).waitFor()
  await colleague.page.getByRole('checkbox', { name: 'Dienstplan aushängen erledigt' }).check()
  await expect.poll(async () => (await api.get<Task[]>(tasksContract.all.path))[0]?.completed).toBe(true)

  await nurse.page.getByRole('button', { name: 'Suche öffnen' }).click()
  await nurse.page.getByRole('combobox').fill('dienstplan aus')
  const hit = nurse.page.getByRole('option', { name: /Dienstplan aushängen/ })
  await hit.waitFor()
  expect(await hit.locator('s').textContent()).toBe('Dienstplan aushängen')
  await hit.click()
  await nurse.page.getByRole('textbox', { name: /^Titel/ }).waitFor()
  expect(await nurse.page.getByRole('textbox', { name: /^Titel/ }).inputValue()).toBe('Dienstplan aushängen')
  expect([...nurse.complaints, ...colleague.complaints]).toEqual([])
})
