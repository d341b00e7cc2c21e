import { type Note, notesContract } from '@dreiklang/domain/notes/notes.contract'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { goTo, settled } from './browser.ts'
import { box } from './frame.ts'
import { button, dialog, online, withProduct } from './setUp.ts'

const { signIn, signInApi } = withProduct({ context: online })

const title = 'Vor der Frühtour'
const grip = (page: Page, item: string) => page.getByRole('button', { name: new RegExp(`^${item} verschieben`) })

/** From grip to grip, as a hand does it: a start, a way, an end. */
async function drag(page: Page, from: string, to: string): Promise<void> {
  const [start, end] = [await box(grip(page, from)), await box(grip(page, to))]
  await page.mouse.move(start.x + start.width / 2, start.y + start.height / 2)
  await page.mouse.down()
  await page.mouse.move(end.x + end.width / 2, end.y + end.height / 2, { steps: 8 })
  await page.mouse.up()
}

it('a nurse drags an item of a checklist to the top, and a colleague who has the note open sees it there', async () => {
  const [[nurse, colleague], api] = await Promise.all([Promise.all([signIn('pfleger'), signIn('pflege-admin')]), signInApi('pfleger')])
  for (const { page } of [nurse, colleague]) {
    await goTo(page, '/apps/notes')
    await page.getByRole('link', { name: title }).click()
    await grip(page, 'Tourenplan mitnehmen').waitFor()
    await settled(page)
  }
  await drag(nurse.page, 'Tourenplan mitnehmen', 'Diensthandy laden')
  const first = async () => (await api.get<Note[]>(notesContract.all.path)).find((note) => note.title === title)?.tasks[0]?.content
  await expect.poll(first).toBe('Tourenplan mitnehmen')
  await button(colleague.page, 'Tourenplan mitnehmen verschieben, Platz 1 von 4').waitFor()

  // Closed by the keyboard: the focus is where it was, and the address is that of the page.
  await nurse.page.keyboard.press('Escape')
  await dialog(nurse.page).waitFor({ state: 'hidden' })
  await expect.poll(() => new URL(nurse.page.url()).search).toBe('')
  expect([...nurse.complaints, ...colleague.complaints]).toEqual([])
})
