import { type Task, tasksContract } from '@dreiklang/domain/tasks/tasks.contract'
import { plusDays } from '@dreiklang/domain/shared/time'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { findKlient } from './bestellung.fixtures.ts'
import { goTo, settled } from './browser.ts'
import { bisoprolol, draftOf, eRezept, today } from './fall.fixtures.ts'
import { box } from './frame.ts'
import { button, online, withProduct } from './setUp.ts'

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

it('a task for the day after the prescription lies ready is handed over, waits, and appears with its day when the practice prescribes', async () => {
  const [[nurse, leader], api, practice] = await Promise.all([
    Promise.all([signIn('pfleger'), signIn('pflege-admin')]),
    signInApi('pfleger'),
    signInApi('arzt'),
  ])
  const beteiligte = await findKlient(api, { praxis: 'Praxis Dr. Weber', apotheke: 'Apotheke am Markt' })
  const fall = await draftOf(api, beteiligte, { positionen: [bisoprolol] })
  await fall.take(api, 'senden')
  const { nummer } = await fall.read(api)

  const { page } = nurse
  await goTo(page, '/apps/tasks/neu')
  await page.getByRole('textbox', { name: /^Titel/ }).fill('Rezept einlösen')
  await page.getByText('Nach einem Ereignis').click()
  await page.getByRole('combobox', { name: /^Welche Bestellung/ }).fill(nummer)
  await page.getByRole('option', { name: new RegExp(`^${nummer}`) }).click()
  await page.getByRole('combobox', { name: 'Zuständig' }).click()
  await page.getByRole('option', { name: 'Sabine Krüger' }).click()
  await button(page, 'Speichern').click()
  const words = `Wartet auf ${nummer}: Rezept liegt vor, +1 Tag`
  const rowOf = (one: Page) => one.getByRole('listitem').filter({ has: one.getByRole('link', { name: 'Rezept einlösen', exact: true }) })
  await rowOf(page).getByText(words).waitFor()

  await goTo(leader.page, '/apps/tasks?zeigen=tag')
  await leader.page.getByRole('heading', { name: /^An mich übergeben/ }).waitFor()
  await rowOf(leader.page).getByRole('link').click()
  await button(leader.page, 'Annehmen').click()
  await page.getByText(/^Sabine Krüger hat angenommen/).waitFor()

  await fall.take(practice, 'verordnen', eRezept())
  const [year, month, day] = plusDays(today(), 1).split('-')
  await rowOf(page).getByText(`Fällig am ${day}.${month}.${year}`).waitFor()
  await page.getByText(`Der Tag folgt aus Bestellung ${nummer}`, { exact: false }).waitFor()
  expect([...nurse.complaints, ...leader.complaints]).toEqual([])
})
