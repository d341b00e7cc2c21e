import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { heading, online, withProduct } from './setUp.ts'

const { at, signIn } = withProduct({ context: online })

const DRAFT = 'Halbfertige Notiz über Frau Beispiel'

async function twoTabs(konto: string): Promise<{ one: Page; other: Page }> {
  const { page: one } = await signIn(konto)
  const other = await one.context().newPage()
  await other.goto(at('/contacts'))
  await heading(other, 'Kontakte').waitFor()
  return { one, other }
}

const fromUserMenu = async (page: Page, entry: string) => {
  await page.getByRole('button', { name: /^Benutzermenü/ }).click()
  await page.getByRole('menuitem', { name: entry }).click()
}

async function readAloud(page: Page): Promise<string> {
  const session = await page.context().newCDPSession(page)
  const { nodes } = await session.send('Accessibility.getFullAXTree')
  await session.detach()
  return nodes
    .filter(({ ignored }) => !ignored)
    .flatMap(({ name, value }) => [name?.value, value?.value])
    .join('\n')
}

it('who signs out in one tab is signed out in the other, which shows nothing more and comes back where it was', async () => {
  const { one, other } = await twoTabs('pfleger')
  await one.goto(at('/klienten'))
  await heading(one, 'Klient/innen').waitFor()
  await fromUserMenu(other, 'Abmelden')
  await heading(other, 'Sie sind abgemeldet').waitFor()
  await heading(one, 'Anmelden').waitFor()
  expect(new URL(one.url()).searchParams.get('redirectURL')).toBe('/klienten')
  expect(await one.getByRole('navigation', { name: 'Hauptnavigation' }).count()).toBe(0)
  await one.context().close()
})

it('a lock in one tab locks the other; nothing of it is read aloud, and after the password it stands as it was', async () => {
  const { one, other } = await twoTabs('pfleger2')
  await one.goto(at('/bestellungen/neu'))
  await one.getByRole('button', { name: 'Freitext' }).click()
  const draft = one.getByRole('textbox', { name: 'Was wird gebraucht?' })
  await draft.fill(DRAFT)
  // What the library opens stands beside the page, not in it.
  await fromUserMenu(one, 'Tastenkürzel')
  const help = one.getByRole('dialog', { name: 'Tastenkürzel' })
  await help.waitFor()
  const address = one.url()

  await fromUserMenu(other, 'Bildschirm sperren')
  for (const tab of [other, one]) await heading(tab, 'Sitzung gesperrt').waitFor()
  await expect.poll(() => readAloud(one)).not.toContain(DRAFT)
  const aloud = await readAloud(one)
  expect(aloud).toContain('Sitzung gesperrt')
  for (const hidden of [DRAFT, 'Tastenkürzel', 'Hauptnavigation', 'Freitext']) expect(aloud).not.toContain(hidden)
  expect(await one.locator('body').innerText()).not.toContain('Freitext')
  expect(one.url()).toBe(address)

  await one.getByRole('textbox', { name: 'Passwort' }).fill('falsch-falsch')
  await one.getByRole('button', { name: 'Entsperren' }).click()
  await one.getByText('Das Passwort stimmt nicht. Bitte geben Sie es noch einmal ein.').waitFor()
  await one.getByRole('textbox', { name: 'Passwort' }).fill('Dreiklang-2026!')
  await one.getByRole('button', { name: 'Entsperren' }).click()
  await help.waitFor()
  await heading(other, 'Kontakte').waitFor()
  expect(one.url()).toBe(address)
  await one.keyboard.press('Escape')
  await help.waitFor({ state: 'detached' })
  expect(await draft.inputValue()).toBe(DRAFT)
  await one.context().close()
})
