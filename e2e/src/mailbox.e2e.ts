import type { Mail } from '@dreiklang/domain/mailbox/mail.contract'
import { mailboxContract } from '@dreiklang/domain/mailbox/mailbox.contract'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { goTo, settled } from './browser.ts'
import { button, dialog, online, phone, withProduct } from './setUp.ts'

const { signIn, signInApi } = withProduct({ context: online })

const subject = 'Übergabe für das Wochenende'
const plan = { name: 'Übergabe.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 Uebergabe') }
const row = (page: Page) =>
  page
    .getByRole('list', { name: 'Mails' })
    .getByRole('button', { name: new RegExp(subject) })
    .last()

it('a mail with a file is undone, finished on the phone and sent; the other one reads it and answers', async () => {
  const [[desk, manager, hand], api] = await Promise.all([
    Promise.all([signIn('pfleger'), signIn('pflege-admin'), signIn('pfleger', phone)]),
    signInApi('pfleger'),
  ])
  await goTo(desk.page, '/apps/mailbox')
  await settled(desk.page)
  // A letter is enough.
  await desk.page.keyboard.press('c')
  await desk.page.getByRole('combobox', { name: 'An' }).fill('Sabine')
  await desk.page.getByRole('option', { name: /Sabine Krüger/ }).click()
  await desk.page.getByLabel('Betreff').fill(subject)
  await desk.page.getByLabel('Text').fill('Hallo,\n\nim Anhang die Liste.')
  await desk.page.locator('input[type=file]').setInputFiles(plan)
  await button(desk.page, /^Übergabe.pdf speichern/).waitFor()
  await button(desk.page, 'Senden').click()
  await dialog(desk.page).waitFor({ state: 'hidden' })
  await button(desk.page, 'Rückgängig').click()
  // It is a draft again, and open.
  await expect.poll(() => desk.page.getByLabel('Betreff').inputValue()).toBe(subject)
  await desk.page.keyboard.press('Escape')

  // The same draft on another device.
  await goTo(hand.page, '/apps/mailbox/drafts')
  await row(hand.page).click()
  await hand.page.getByLabel('Text').fill('Hallo,\n\nim Anhang die Liste. Bitte gegenlesen.')
  await button(hand.page, 'Senden').click()
  await dialog(hand.page).waitFor({ state: 'hidden' })
  const found = () => api.get<Mail[]>(`${mailboxContract.search.path}?query=gegenlesen`)
  await expect.poll(async () => (await found()).map(({ status }) => status)).toEqual(['sent'])
  expect((await found()).flatMap(({ attachments }) => attachments.map(({ name }) => name))).toEqual(['Übergabe.pdf'])

  await goTo(manager.page, '/apps/mailbox')
  await row(manager.page).click()
  await manager.page.getByText('Bitte gegenlesen.', { exact: false }).last().waitFor()
  const saved = manager.page.waitForEvent('download')
  await button(manager.page, /^Übergabe.pdf speichern/).click()
  expect((await saved).suggestedFilename()).toBe('Übergabe.pdf')
  await manager.page.keyboard.press('r')
  await manager.page.getByLabel('Text').fill('Passt so, danke!')
  await button(manager.page, 'Senden').click()
  await dialog(manager.page).waitFor({ state: 'hidden' })

  // The answer comes in while the mailbox of the nurse is open.
  await goTo(desk.page, '/apps/mailbox')
  await desk.page.getByRole('button', { name: new RegExp(`Sabine Krüger AW: ${subject}`) }).waitFor()
  expect([...desk.complaints, ...manager.complaints, ...hand.complaints]).toEqual([])
})
