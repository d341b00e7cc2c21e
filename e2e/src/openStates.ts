import type { Page } from 'playwright-core'
import { findUserMenu, openAppearance } from './frame.ts'

const header = (page: Page, name: RegExp) => page.getByRole('banner').getByRole('button', { name })
const menuEntry = async (page: Page, name: RegExp) => {
  await findUserMenu(page).click()
  await page.getByRole('menuitem', { name }).click()
}

/** Each by its name, one after the other: the chat must be open before a new one begins in it, and the lock is the last. */
export const openStates: Record<string, (page: Page) => Promise<void>> = {
  'user menu': (page) => findUserMenu(page).click(),
  shortcuts: (page) => header(page, /^Verknüpfungen/).click(),
  messages: (page) => header(page, /^Nachrichten/).click(),
  notifications: (page) => header(page, /^Benachrichtigungen/).click(),
  async search(page) {
    await header(page, /^Suche öffnen/).click()
    await page.getByRole('combobox', { name: 'Suche' }).fill('me')
    await page.getByRole('option').first().waitFor()
  },
  async palette(page) {
    await page.keyboard.press('Control+k')
    await page.getByRole('dialog').getByRole('option').first().waitFor()
  },
  keyboard: (page) => menuEntry(page, /^Tastenkürzel/),
  appearance: openAppearance,
  async chat(page) {
    // Somebody has written to them: the button in the bar gives way to that of the rail as soon as it comes.
    await page
      .locator('[data-chat-rail]')
      .getByRole('button', { name: /^Chat öffnen/ })
      .click()
    await page.getByRole('button', { name: 'Chat schließen' }).first().waitFor()
  },
  async 'new chat'(page) {
    await page.getByRole('navigation', { name: 'Unterhaltungen' }).getByRole('button', { name: 'Neue Unterhaltung' }).click()
    await page.getByRole('listitem').first().waitFor()
  },
  async lock(page) {
    await menuEntry(page, /^Bildschirm sperren/)
    await page.getByRole('heading', { level: 1, name: 'Sitzung gesperrt' }).waitFor()
  },
}
