import { type WholeBoard } from '@dreiklang/domain/scrumboard/board.contract'
import { scrumboardContract } from '@dreiklang/domain/scrumboard/scrumboard.contract'
import type { Locator, Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { findKlient } from './bestellung.fixtures.ts'
import { newBag, ramipril } from './beutel.ts'
import { goTo, settled } from './browser.ts'
import { box } from './frame.ts'
import { button, online, withProduct } from './setUp.ts'

const { signIn, signInApi } = withProduct({ context: online })

const list = (page: Page, name: string) => page.getByRole('region', { name })
const card = (page: Page, title: string) => page.getByRole('listitem').filter({ has: page.getByRole('link', { name: title, exact: true }) })
const grip = (page: Page, title: string) => button(page, new RegExp(`^„${title}“ in „.*“ verschieben$`))
const titlesIn = (page: Page, name: string) => list(page, name).getByRole('link').allTextContents()

/** By the card itself to the upper half of another, as a hand does it: a start, a way, an end. */
async function drag(page: Page, from: Locator, to: Locator): Promise<void> {
  const [start, end] = [await box(from), await box(to)]
  await page.mouse.move(start.x + 20, start.y + 12)
  await page.mouse.down()
  await page.mouse.move(end.x + 30, end.y + 6, { steps: 8 })
  await page.mouse.up()
}

it('two people sort one board at once, by mouse and by keys, and see the same sequence', async () => {
  const [[nurse, chief], api] = await Promise.all([Promise.all([signIn('pfleger'), signIn('pflege-admin')]), signInApi('pfleger')])
  for (const { page } of [nurse, chief]) {
    await goTo(page, '/apps/scrumboard')
    await page.getByRole('link', { name: 'Neue Diensthandys für alle Touren' }).click()
    await card(page, 'Geräte einrichten').waitFor()
    await settled(page)
  }
  // By mouse, into another list, above the card that stands on top there.
  await drag(nurse.page, card(nurse.page, 'Ersatzakkus für die Spättour'), card(nurse.page, 'Geräte einrichten'))
  const doing = ['Ersatzakkus für die Spättour', 'Geräte einrichten', 'Vertrag mit dem Anbieter prüfen']
  for (const { page } of [nurse, chief]) await expect.poll(() => titlesIn(page, 'In Arbeit')).toEqual(doing)

  // By keys: lifted, one list to the right, down to its end, put down; the focus stays on the card.
  await grip(chief.page, 'Einweisung im Team').focus()
  for (const key of ['Enter', 'ArrowRight', 'ArrowDown', 'ArrowDown', 'Enter']) await chief.page.keyboard.press(key)
  for (const { page } of [nurse, chief]) await expect.poll(() => titlesIn(page, 'In Arbeit')).toEqual([...doing, 'Einweisung im Team'])
  await expect.poll(() => grip(chief.page, 'Einweisung im Team').evaluate((one) => one === document.activeElement)).toBe(true)
  await list(chief.page, 'In Arbeit').getByText('1 Karte über der Grenze von 3').waitFor()

  // Both at once in one list: whichever comes first, both end with what the server has.
  await grip(chief.page, 'Vertrag mit dem Anbieter prüfen').focus()
  const answered = ({ page }: { page: Page }) =>
    page.waitForResponse((response) => response.url().endsWith(scrumboardContract.moveCard.path))
  await Promise.all([
    ...[nurse, chief].map(answered),
    drag(nurse.page, card(nurse.page, 'Geräte einrichten'), card(nurse.page, 'Ersatzakkus für die Spättour')),
    (async () => {
      for (const key of ['Space', 'ArrowUp', 'ArrowUp', 'Space']) await chief.page.keyboard.press(key)
    })(),
  ])
  const stored = async () => {
    const boards = await api.get<{ id: string; title: string }[]>(scrumboardContract.boards.path)
    const id = boards.find(({ title }) => title.startsWith('Neue Diensthandys'))?.id
    const board = await api.get<WholeBoard>(`${scrumboardContract.board.path}?id=${id}`)
    const listId = board.lists.find(({ title }) => title === 'In Arbeit')?.id
    return board.cards.filter((one) => one.listId === listId).map(({ title }) => title)
  }
  const sequence = await stored()
  expect(sequence.toSorted()).toEqual([...doing, 'Einweisung im Team'].toSorted())
  for (const { page } of [nurse, chief]) await expect.poll(() => titlesIn(page, 'In Arbeit')).toEqual(sequence)
  expect([...nurse.complaints, ...chief.complaints]).toEqual([])
})

it('a pharmacist draws a position through its states, by mouse and by keys, and each asks what its step asks', async () => {
  const api = { nurse: await signInApi('pfleger'), practice: await signInApi('arzt'), apotheke: await signInApi('apotheker') }
  const beteiligte = await findKlient(api.nurse, { praxis: 'Praxis Dr. Weber', apotheke: 'Apotheke am Markt' })
  const bag = await newBag(api, beteiligte, [ramipril])
  const { page, complaints } = await signIn('apotheker')
  await goTo(page, `/bestellungen/tafel?suche=${bag.nummer}`)
  const cardIn = (state: string) => list(page, state).getByRole('listitem')
  await cardIn('Bei der Apotheke').waitFor()
  await settled(page)
  await drag(page, cardIn('Bei der Apotheke'), list(page, 'Bereit').getByRole('heading'))
  expect(await page.getByRole('dialog').count()).toBe(0)
  await drag(page, cardIn('Bei der Apotheke'), list(page, 'In Bearbeitung').getByRole('heading'))
  await button(page, 'Annehmen').click()
  await cardIn('In Bearbeitung').waitFor()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await cardIn('In Bearbeitung').locator('[data-grip]').focus()
  for (const key of ['Enter', 'ArrowRight', 'Enter']) await page.keyboard.press(key)
  await page.getByRole('dialog', { name: 'Bereitstellen' }).waitFor()
  expect(complaints).toEqual([])
})
