import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { Api } from './api.ts'
import { findKlient, reason } from './bestellung.fixtures.ts'
import { expectAccessible } from './axe.ts'
import { type Person, goTo } from './browser.ts'
import { findCard, confirmStep, pickKontrolle, openStep, expectShown, sign } from './bestellblatt.ts'
import { dialog } from './setUp.ts'

const SIRUP = 'Prospan Hustensaft'
const CREME = 'Pflegecreme ohne Duft'
const PFLASTER = 'Fentanyl 25 µg/h'

async function bestelle(page: Page, klientId: string): Promise<string> {
  await goTo(page, `/bestellungen/neu?klient=${klientId}`)
  await page.getByRole('combobox', { name: 'PZN oder Name' }).fill('08585997')
  await page.keyboard.press('Enter')
  const sirup = page.getByRole('region', { name: /^Position 1/ })
  await sirup.getByRole('textbox', { name: 'Bezeichnung' }).fill(SIRUP)
  await sirup.getByRole('textbox', { name: 'Menge' }).fill('2')
  await reason(sirup)
  await sirup.getByText('Als Text').click()
  await sirup.getByRole('textbox', { name: /Dosierung/ }).fill('dreimal täglich 5 ml')

  await page.getByRole('button', { name: 'Freitext' }).click()
  const creme = page.getByRole('region', { name: /^Position 2/ })
  await creme.getByRole('textbox', { name: 'Was wird gebraucht?' }).fill(CREME)
  await creme.getByText('Ohne Rezept', { exact: true }).click()

  await page.getByRole('button', { name: 'Wirkstoff', exact: true }).click()
  const pflaster = page.getByRole('region', { name: /^Position 3/ })
  await pflaster.getByRole('textbox', { name: 'Wirkstoff' }).fill('Fentanyl')
  await pflaster.getByRole('textbox', { name: 'Stärke' }).fill('25 µg/h')
  await reason(pflaster)
  // The name says it: nobody has to tick that it is a BtM.
  await pflaster.getByText('Als Text').click()
  await pflaster.getByRole('textbox', { name: /Dosierung/ }).fill('alle 72 Stunden ein Pflaster')
  await pflaster.getByRole('textbox', { name: /Reichdauer/ }).fill('15')
  await pflaster.getByRole('textbox', { name: 'BtM-Menge insgesamt' }).fill('5 Stück')
  await expectAccessible(page, 'new order')

  await page.getByRole('button', { name: 'Prüfen und senden' }).click()
  const vorschau = dialog(page)
  await vorschau.getByText(SIRUP).first().waitFor()
  await expectAccessible(page, 'preview')
  await vorschau.getByRole('button', { name: 'Jetzt senden' }).click()
  await page.waitForURL(/\/bestellungen\/[0-9a-f-]{36}$/)
  await expectShown(page, CREME, 'Bei der Apotheke')
  return new URL(page.url()).pathname
}

export interface Reise {
  klientId: string
  pflege: Person
  arzt: Person
  apotheke: Person
  unterwegs?: Partial<Record<'nachFrage' | 'nachVerordnung' | 'nachAnnahme', () => Promise<void>>>
}

export async function klientOfReise(api: Pick<Api, 'get'>): Promise<string> {
  return (await findKlient(api, { praxis: 'Praxis Dr. Weber', apotheke: 'Apotheke am Markt' })).klientId
}

export async function spieleReise({ klientId, pflege, arzt, apotheke, unterwegs = {} }: Reise): Promise<void> {
  await expectAccessible(arzt.page, "doctor's list")
  const path = await bestelle(pflege.page, klientId)

  // Each of the three keeps the record open from here on; nothing is reloaded until the end.
  await goTo(arzt.page, path)
  await goTo(apotheke.page, path)
  await expectShown(apotheke.page, CREME, 'Bei der Apotheke')
  await expectShown(arzt.page, SIRUP, 'Bei der Praxis')
  expect(await findCard(arzt.page, CREME).count()).toBe(0)
  await expectAccessible(arzt.page, "doctor's record")

  await openStep(arzt.page, SIRUP, 'Rückfrage stellen')
  await dialog(arzt.page).getByRole('textbox', { name: 'Nachricht' }).fill('Wie lange hustet die Klientin oder der Klient schon?')
  await expectAccessible(arzt.page, 'question')
  await confirmStep(arzt.page, 'Rückfrage stellen')

  await arzt.page.getByRole('tab', { name: /^Rückfragen/ }).click()
  await pflege.page.bringToFront()
  await pflege.page.getByRole('button', { name: 'Zur Rückfrage' }).click()
  await pflege.page.getByText('Wie lange hustet die Klientin oder der Klient schon?').waitFor()
  await pflege.page.getByRole('textbox', { name: /Antwort/ }).fill('Seit vier Tagen, ohne Fieber.')
  await pflege.page.getByRole('button', { name: 'Antworten', exact: true }).click()
  await arzt.page.getByText('Seit vier Tagen, ohne Fieber.').waitFor()

  await unterwegs.nachFrage?.()
  const verordnung = await openStep(arzt.page, SIRUP, 'Als verordnet eintragen')
  await verordnung.getByText('Anders verordnen als angefordert').click()
  await verordnung.getByRole('textbox', { name: 'Bezeichnung' }).fill('Prospan Hustensaft 200 ml')
  await verordnung.getByRole('textbox', { name: 'Warum anders?' }).fill('Große Flasche reicht länger')
  await confirmStep(arzt.page, 'Als verordnet eintragen')
  await expectShown(pflege.page, SIRUP, /Geändert|geändert/)

  const btm = await openStep(arzt.page, PFLASTER, 'Als verordnet eintragen')
  await btm.getByText('Papier in der Praxis').click()
  await confirmStep(arzt.page, 'Als verordnet eintragen')
  await expectShown(pflege.page, PFLASTER, 'Papier in der Praxis')

  await unterwegs.nachVerordnung?.()
  for (const position of [SIRUP, PFLASTER]) {
    await openStep(pflege.page, position, 'An die Apotheke geben')
    await confirmStep(pflege.page, 'An die Apotheke geben')
    await expectShown(apotheke.page, position, 'Bei der Apotheke')
  }
  for (const position of [SIRUP, CREME, PFLASTER]) {
    await openStep(apotheke.page, position, 'Annehmen')
    await confirmStep(apotheke.page, 'Annehmen')
    await expectShown(pflege.page, position, 'In Bearbeitung')
  }

  for (const position of [SIRUP, PFLASTER]) {
    const offen = await openStep(apotheke.page, position, 'Rezept liegt vor')
    if (position === PFLASTER) await offen.getByRole('textbox', { name: 'Nummer des BtM-Rezepts' }).fill('123456789')
    await confirmStep(apotheke.page, 'Rezept liegt vor')
    await expectShown(pflege.page, position, /Vorgelegt am/)
  }

  await unterwegs.nachAnnahme?.()
  const part = await openStep(apotheke.page, SIRUP, 'Bereitstellen')
  await part.getByRole('textbox', { name: /^Menge/ }).fill('1')
  await expectAccessible(apotheke.page, 'packing')
  await confirmStep(apotheke.page, 'Bereitstellen')
  await expectShown(pflege.page, SIRUP, 'Bereit')
  await openStep(apotheke.page, SIRUP, 'Ausliefern')
  await confirmStep(apotheke.page, 'Ausliefern')
  await openStep(apotheke.page, SIRUP, 'Übergeben')
  await sign(apotheke.page, 'Jonas Meyer')
  await expectAccessible(apotheke.page, 'hand-over')
  await confirmStep(apotheke.page, 'Übergeben')
  await expectShown(pflege.page, SIRUP, /1 von 2/)

  for (const position of [SIRUP, CREME, PFLASTER]) {
    await openStep(apotheke.page, position, 'Bereitstellen')
    if (position === PFLASTER) await pickKontrolle(apotheke.page)
    await confirmStep(apotheke.page, 'Bereitstellen')
    await openStep(apotheke.page, position, 'Ausliefern')
    await confirmStep(apotheke.page, 'Ausliefern')
    await openStep(apotheke.page, position, 'Übergeben')
    await sign(apotheke.page, 'Jonas Meyer')
    await confirmStep(apotheke.page, 'Übergeben')
    await expectShown(pflege.page, position, 'Geliefert')
    await openStep(pflege.page, position, 'Eingang bestätigen')
    await confirmStep(pflege.page, 'Eingang bestätigen')
    await expectShown(apotheke.page, position, 'Abgeschlossen')
  }

  await expectShown(arzt.page, SIRUP, 'Abgeschlossen')
  await expectAccessible(pflege.page, "nurse's record at the end")
  expect((await arzt.page.locator('body').innerText()).includes('Apotheke am Markt')).toBe(false)
}
