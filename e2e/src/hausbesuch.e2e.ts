import { berlinDate } from '@dreiklang/domain/shared/time'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { openStop } from './besuche.ts'
import { expectAccessible } from './axe.ts'
import { goTo } from './browser.ts'
import { button, initial, online, phone, withProduct } from './setUp.ts'

const { signIn } = withProduct({ context: online })

const chooses = async (page: Page, name: string, option: string | RegExp) => {
  await page.getByRole('combobox', { name }).click()
  await page.getByRole('option', { name: option }).click()
}

async function ask(nurse: Page): Promise<string> {
  await goTo(nurse, '/hausbesuch/neu?typ=ARZTBESUCH')
  await nurse.getByRole('combobox', { name: 'Klient/in' }).fill('Thiele')
  await nurse.getByRole('option', { name: /^Thiele, Günter/ }).click()
  await chooses(nurse, 'Anlass', 'Fieber')
  await nurse.getByLabel('Beschreibung').fill('39 Grad seit gestern, Husten')
  await button(nurse, /^Hausarztpraxis: /).click()
  await button(nurse, 'Anfrage senden').click()
  await nurse.getByText('Wartet auf: Praxis').waitFor()
  await expectAccessible(nurse, 'asked for')
  return nurse.url()
}

async function accept(arzt: Page, address: string): Promise<void> {
  await arzt.goto(address)
  await button(arzt, 'Annehmen und planen').click()
  const dialog = arzt.getByRole('dialog')
  await dialog.getByLabel(/^Tag/).fill(berlinDate(new Date().toISOString()).split('-').toReversed().join('.'))
  await dialog.getByLabel(/^Uhrzeit/).fill('10:20')
  await expectAccessible(arzt, 'accepting')
  await dialog.getByRole('button', { name: 'Annehmen und planen' }).click()
  await arzt.getByText('Geplant', { exact: true }).waitFor()
}

async function carryOut(arzt: Page): Promise<void> {
  await goTo(arzt, '/hausbesuch/tour')
  const card = await openStop(arzt, '10:20')
  await card.getByRole('button', { name: 'Losfahren' }).click()
  await card.getByRole('button', { name: 'Besuch beginnen' }).click()
  const dialog = arzt.getByRole('dialog')
  await dialog.getByLabel(/^Name und Geburtsdatum/).check()
  await dialog.getByRole('button', { name: 'Besuch beginnen' }).click()
  await card.getByRole('link', { name: 'Dokumentieren' }).click()
  await arzt.getByLabel(/^Ergebnis und weiteres Vorgehen/).fill('Lunge frei, Paracetamol bei Bedarf')
  await initial(arzt, 'WE')
  await button(arzt, 'Besuch abschließen').click()
  await arzt.getByText(/^Abgeschlossen am/).waitFor()
}

it('a nursing service asks for a visit, the practice accepts and carries it out, and the nurse sees each step without reloading', async () => {
  const nurse = await signIn('pfleger')
  const arzt = await signIn('arzt', phone)
  const address = await ask(nurse.page)
  await accept(arzt.page, address)
  await nurse.page.getByText('Geplant', { exact: true }).waitFor()
  await carryOut(arzt.page)
  await nurse.page.getByText('Lunge frei, Paracetamol bei Bedarf').waitFor()
  expect([...nurse.complaints, ...arzt.complaints]).toEqual([])
})
