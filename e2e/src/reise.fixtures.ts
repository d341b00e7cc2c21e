/** The journey of an order through three organisations, as three people on three screens live it. */
import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import type { Api } from './api.ts'
import { findeKlient } from './bestellung.fixtures.ts'
import { type Person, expectAccessible, settled } from './browser.ts'
import { dialog } from './setUp.ts'

const SIRUP = 'Prospan Hustensaft'
const CREME = 'Pflegecreme ohne Duft'
const PFLASTER = 'Fentanyl 25 µg/h'

const karte = (page: Page, bezeichnung: string) => page.getByRole('article', { name: new RegExp(bezeichnung.replaceAll(/[/.]/g, '.')) })

/** Opens a step of one position by its own button or by the menu of further steps, as soon as the page offers it. */
async function oeffne(page: Page, bezeichnung: string, schritt: string): Promise<Locator> {
  const position = karte(page, bezeichnung)
  const knopf = position.getByRole('button', { name: schritt, exact: true })
  const eintrag = page.getByRole('menuitem', { name: schritt, exact: true })
  // What comes live from the others may take a button away at the very moment it is pressed: then once more.
  const gleich = { timeout: 5000 }
  async function versuche(): Promise<boolean> {
    if (await dialog(page).isVisible()) return true
    if (await knopf.isVisible()) await knopf.click(gleich)
    else {
      await position.getByRole('button', { name: /^Weitere Schritte/ }).click(gleich)
      await page.getByRole('menu').waitFor(gleich)
      if (await eintrag.isVisible()) await eintrag.click(gleich)
      else {
        await page.keyboard.press('Escape')
        return false
      }
    }
    await dialog(page).waitFor({ timeout: 20_000 })
    return true
  }
  await expect.poll(versuche, { timeout: 120_000, message: `${schritt}: ${bezeichnung}` }).toBe(true)
  return dialog(page)
}

/** Sends the dialog and waits until it has closed. */
async function sende(page: Page, schritt: string): Promise<void> {
  const offen = dialog(page)
  await offen.getByRole('button', { name: schritt, exact: true }).click()
  await offen.waitFor({ state: 'detached' })
}

const zeigt = async (page: Page, bezeichnung: string, text: string | RegExp): Promise<void> => {
  await karte(page, bezeichnung).getByText(text, { exact: true }).first().waitFor()
}

async function bestelle(page: Page, address: string, klientId: string): Promise<string> {
  await page.goto(`${address}/bestellungen/neu?klient=${klientId}`)
  await page.getByRole('combobox', { name: 'PZN oder Name' }).fill('08585997')
  await page.keyboard.press('Enter')
  const sirup = page.getByRole('region', { name: /^Position 1/ })
  await sirup.getByRole('textbox', { name: 'Bezeichnung' }).fill(SIRUP)
  await sirup.getByRole('textbox', { name: 'Menge' }).fill('2')
  await sirup.getByText('Laut Medikationsplan').click()

  await page.getByRole('button', { name: 'Freitext' }).click()
  const creme = page.getByRole('region', { name: /^Position 2/ })
  await creme.getByRole('textbox', { name: 'Was wird gebraucht?' }).fill(CREME)
  await creme.getByText('Ohne Rezept', { exact: true }).click()

  await page.getByRole('button', { name: 'Wirkstoff', exact: true }).click()
  const pflaster = page.getByRole('region', { name: /^Position 3/ })
  await pflaster.getByRole('textbox', { name: 'Wirkstoff' }).fill('Fentanyl')
  await pflaster.getByRole('textbox', { name: 'Stärke' }).fill('25 µg/h')
  await pflaster.getByText('Betäubungsmittel (BtM)').click()
  await pflaster.getByText('Als Text').click()
  await pflaster.getByRole('textbox', { name: /Dosierung/ }).fill('alle 72 Stunden ein Pflaster')
  await pflaster.getByRole('textbox', { name: /Reichdauer/ }).fill('15')
  await expectAccessible(page, 'new order')

  await page.getByRole('button', { name: 'Prüfen und senden' }).click()
  const vorschau = dialog(page)
  await vorschau.getByText(SIRUP).first().waitFor()
  await expectAccessible(page, 'preview')
  await vorschau.getByRole('button', { name: 'Jetzt senden' }).click()
  await page.waitForURL(/\/bestellungen\/[0-9a-f-]{36}$/)
  await zeigt(page, CREME, 'Bei der Apotheke')
  return new URL(page.url()).pathname
}

async function unterschreibe(page: Page, name: string): Promise<void> {
  const offen = dialog(page)
  await offen.getByRole('textbox', { name: 'Name der Person, die entgegennimmt' }).fill(name)
  const feld = offen.getByRole('img', { name: /unterschr|signature/i })
  await feld.scrollIntoViewIfNeeded()
  await settled(page)
  const box = await feld.boundingBox()
  if (box === null) throw new Error('No field to sign in')
  await page.mouse.move(box.x + 20, box.y + box.height / 2)
  await page.mouse.down()
  for (const [dx, dy] of [
    [60, -20],
    [110, 25],
    [160, -15],
    [210, 10],
  ] as const)
    await page.mouse.move(box.x + dx, box.y + box.height / 2 + dy, { steps: 4 })
  await page.mouse.up()
}

export interface Reise {
  address: string
  klientId: string
  pflege: Person
  arzt: Person
  apotheke: Person
  /** What happens to the tabs on the way. */
  unterwegs?: Partial<Record<'nachFrage' | 'nachVerordnung' | 'nachAnnahme', () => Promise<void>>>
}

export async function klientDerReise(api: Pick<Api, 'get'>): Promise<string> {
  return (await findeKlient(api, { praxis: 'Praxis Dr. Weber', apotheke: 'Apotheke am Markt' })).klientId
}

/** The nurse asks, the doctor prescribes, the pharmacy delivers in parts, the nurse confirms, and everyone sees it at once. */
export async function spieleReise({ address, klientId, pflege, arzt, apotheke, unterwegs = {} }: Reise): Promise<void> {
  await expectAccessible(arzt.page, "doctor's list")
  const pfad = await bestelle(pflege.page, address, klientId)

  // Each of the three keeps the record open from here on; nothing is reloaded until the end.
  await arzt.page.goto(address + pfad)
  await apotheke.page.goto(address + pfad)
  await zeigt(apotheke.page, CREME, 'Bei der Apotheke')
  await zeigt(arzt.page, SIRUP, 'Bei der Praxis')
  expect(await karte(arzt.page, CREME).count()).toBe(0)
  await expectAccessible(arzt.page, "doctor's record")

  await oeffne(arzt.page, SIRUP, 'Rückfrage stellen')
  await dialog(arzt.page).getByRole('textbox', { name: 'Nachricht' }).fill('Wie lange hustet der Klient schon?')
  await expectAccessible(arzt.page, 'question')
  await sende(arzt.page, 'Rückfrage stellen')

  await pflege.page.getByText('Wie lange hustet der Klient schon?').waitFor()
  await pflege.page.getByRole('textbox', { name: /Antwort/ }).fill('Seit vier Tagen, ohne Fieber.')
  await pflege.page.getByRole('button', { name: 'Antworten', exact: true }).click()
  await arzt.page.getByText('Seit vier Tagen, ohne Fieber.').waitFor()

  await unterwegs.nachFrage?.()
  const verordnung = await oeffne(arzt.page, SIRUP, 'Als verordnet eintragen')
  await verordnung.getByText('Anders verordnen als angefordert').click()
  await verordnung.getByRole('textbox', { name: 'Bezeichnung' }).fill('Prospan Hustensaft 200 ml')
  await verordnung.getByRole('textbox', { name: 'Warum anders?' }).fill('Große Flasche reicht länger')
  await sende(arzt.page, 'Als verordnet eintragen')
  await zeigt(pflege.page, SIRUP, /Geändert|geändert/)

  const btm = await oeffne(arzt.page, PFLASTER, 'Als verordnet eintragen')
  await btm.getByText('Papier in der Praxis').click()
  await sende(arzt.page, 'Als verordnet eintragen')
  await zeigt(pflege.page, PFLASTER, 'Papier in der Praxis')

  await unterwegs.nachVerordnung?.()
  for (const position of [SIRUP, PFLASTER]) {
    await oeffne(pflege.page, position, 'An die Apotheke geben')
    await sende(pflege.page, 'An die Apotheke geben')
    await zeigt(apotheke.page, position, 'Bei der Apotheke')
  }
  for (const position of [SIRUP, CREME, PFLASTER]) {
    await oeffne(apotheke.page, position, 'Annehmen')
    await sende(apotheke.page, 'Annehmen')
    await zeigt(pflege.page, position, 'In Bearbeitung')
  }

  await unterwegs.nachAnnahme?.()
  const teil = await oeffne(apotheke.page, SIRUP, 'Bereitstellen')
  await teil.getByRole('textbox', { name: /^Menge/ }).fill('1')
  await expectAccessible(apotheke.page, 'packing')
  await sende(apotheke.page, 'Bereitstellen')
  await zeigt(pflege.page, SIRUP, 'Bereit')
  await oeffne(apotheke.page, SIRUP, 'Übergeben')
  await unterschreibe(apotheke.page, 'Jonas Meyer')
  await expectAccessible(apotheke.page, 'hand-over')
  await sende(apotheke.page, 'Übergeben')
  await zeigt(pflege.page, SIRUP, /1 von 2/)

  for (const position of [SIRUP, CREME, PFLASTER]) {
    await oeffne(apotheke.page, position, 'Bereitstellen')
    await sende(apotheke.page, 'Bereitstellen')
    await oeffne(apotheke.page, position, 'Übergeben')
    await unterschreibe(apotheke.page, 'Jonas Meyer')
    await sende(apotheke.page, 'Übergeben')
    await zeigt(pflege.page, position, 'Geliefert')
    await oeffne(pflege.page, position, 'Eingang bestätigen')
    await sende(pflege.page, 'Eingang bestätigen')
    await zeigt(apotheke.page, position, 'Abgeschlossen')
  }

  await zeigt(arzt.page, SIRUP, 'Abgeschlossen')
  await expectAccessible(pflege.page, "nurse's record at the end")
  expect((await arzt.page.locator('body').innerText()).includes('Apotheke am Markt')).toBe(false)
}
