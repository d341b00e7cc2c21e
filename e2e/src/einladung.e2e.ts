import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { expectAccessible } from './axe.ts'
import { type Post, openPost } from './post.ts'
import { button, heading, withProduct } from './setUp.ts'
import { codeOf } from './totp.ts'

let post: Post
beforeAll(async () => {
  post = await openPost()
})
afterAll(() => post?.close())
const { at, open, signIn, signInApi } = withProduct({ env: () => ({ SMTP_URL: post.url }) })

const ADDRESS = 'ida.neumann@sonnenhof.example'
const PASSWORD = 'vier Kraniche im Nebel 26'

const numbers = [
  'A123456780',
  'A000500015',
  'K220645122',
  'T012345678',
  'C000500021',
  'X110411319',
  'S040464113',
  'M310429177',
  'S705188264',
  'W260933417',
]
const table = [
  'Name;Vorname;Geburtsdatum;Anrede;Straße;PLZ;Ort;Telefon;Krankenkasse;Versichertennummer',
  ...numbers.map(
    (kvnr, nr) =>
      `Zehnerle;Karl ${nr};0${(nr % 9) + 1}.03.19${30 + nr};Herr;Am Weiher ${nr + 1};80331;München;089 12345${nr};AOK Bayern;${kvnr}`,
  ),
].join('\r\n')

async function invite(page: Page): Promise<void> {
  await page.goto(at('/pflegepersonal'))
  await button(page, 'Person einladen').click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Vor- und Nachname' }).fill('Ida Neumann')
  await dialog.getByRole('textbox', { name: 'E-Mail-Adresse' }).fill(ADDRESS)
  await dialog.getByText('Pflegedienstleitung', { exact: true }).click()
  await dialog.getByRole('combobox', { name: 'Beruf' }).click()
  await page.getByRole('option', { name: 'Pflegekraft', exact: true }).click()
  await expectAccessible(page, 'invitation')
  await dialog.getByRole('button', { name: 'Einladen', exact: true }).click()
  await dialog.waitFor({ state: 'detached' })
}

async function accept(page: Page, link: string): Promise<void> {
  await page.goto(link)
  await heading(page, /lädt Sie ein$/).waitFor()
  await expectAccessible(page, 'accepting')
  await page.getByRole('textbox', { name: 'Passwort' }).fill(PASSWORD)
  await button(page, 'Konto einrichten').click()

  await heading(page, 'Zweiten Faktor einrichten').waitFor()
  await button(page, 'App einrichten').click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Passwort' }).fill(PASSWORD)
  await dialog.getByRole('button', { name: 'Weiter', exact: true }).click()
  const secret = (await dialog.getByRole('textbox', { name: 'Schlüssel' }).inputValue()).replaceAll(' ', '')
  await dialog.getByRole('textbox', { name: /^Code aus sechs Ziffern/ }).fill(codeOf(secret, 0))
  await button(page, 'Einschalten').click()
  await button(page, 'Ich habe sie aufbewahrt').click()
  await page.getByRole('link', { name: 'Weiter' }).click()
  await page.waitForURL(/\/contacts$/)
}

async function importTen(page: Page): Promise<void> {
  await page.goto(new URL('/klienten', page.url()).href)
  await page.getByRole('link', { name: 'Importieren' }).click()
  await page.getByLabel('Datei wählen').setInputFiles({ name: 'klienten.csv', mimeType: 'text/csv', buffer: Buffer.from(table) })
  const press = button(page, '10 Personen übernehmen')
  await press.waitFor()
  await expectAccessible(page, 'import')
  await press.click()
  await page.getByText('10 Personen sind aufgenommen').waitFor()
}

async function bestelle(page: Page): Promise<void> {
  await page.goto(new URL('/klienten?suche=Zehnerle', page.url()).href)
  await page
    .getByRole('link', { name: /^Zehnerle, Karl 0/ })
    .first()
    .click()
  await page.getByRole('link', { name: 'Neue Bestellung' }).first().click()
  await button(page, 'Freitext').click()
  const position = page.getByRole('region', { name: /^Position 1/ })
  await position.getByRole('textbox', { name: 'Was wird gebraucht?' }).fill('Pflegecreme ohne Duft')
  await position.getByText('Ohne Rezept', { exact: true }).click()
  await button(page, /^Praxis, Apotheke, Lieferung, Einlösung/).click()
  await page.getByRole('combobox', { name: 'Apotheke' }).fill('Markt')
  await page.getByRole('option', { name: /Apotheke am Markt/ }).click()
  await page.getByText('Wunsch der Klientin oder des Klienten', { exact: true }).click()
  await page.getByRole('combobox', { name: /^Wer hat das erklärt/ }).click()
  await page.getByRole('option', { name: 'Klient/in selbst' }).click()
  await page.getByRole('textbox', { name: /^Name \(erklärt von\)/ }).fill('Karl Zehnerle')
  await button(page, 'Prüfen und senden').click()
  await button(page, 'Jetzt senden').click()
  await page.waitForURL(/\/bestellungen\/[0-9a-f-]{36}$/)
  await page.getByText('Bei der Apotheke', { exact: true }).first().waitFor()
}

async function letGo(page: Page): Promise<void> {
  await page.goto(at('/pflegepersonal'))
  await page
    .getByRole('link', { name: /Ida Neumann/ })
    .first()
    .click()
  await button(page, /^Ausscheiden/).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('Jetzt gleich', { exact: true }).click()
  await dialog.getByRole('button', { name: 'Ausscheiden lassen' }).click()
  await dialog.waitFor({ state: 'detached' })
}

it(
  'a colleague is invited by a mail, sets her second factor, brings ten Klienten, orders, and loses her rights in the open window when she leaves',
  { timeout: 900_000 },
  async () => {
    const head = await signIn('pflege-admin')
    await invite(head.page)
    const link = await post.linkFor(ADDRESS)
    // An organisation may demand the second factor of others only when its manager has one.
    const api = await signInApi('pflege-admin')
    const { geheimnis } = await api.post<{ geheimnis: string }>('/api/account/second-factor/totp', { password: 'Dreiklang-2026!' })
    await api.post('/api/account/second-factor/totp/confirm', { code: codeOf(geheimnis, 0) })
    await api.put('/api/account/second-factor/required', { pflicht: true })

    const ida = await open()
    await accept(ida.page, link)
    await importTen(ida.page)
    await bestelle(ida.page)

    await letGo(head.page)
    await heading(ida.page, /^Anmelden/).waitFor()
    expect(new URL(ida.page.url()).pathname).toBe('/sign-in')
    await ida.page.getByLabel('E-Mail-Adresse').fill(ADDRESS)
    await ida.page.getByRole('textbox', { name: 'Passwort', exact: true }).fill(PASSWORD)
    await button(ida.page, 'Anmelden').click()
    await ida.page.getByRole('alert').waitFor()

    await ida.page.goto(link)
    await heading(ida.page, 'Diese Einladung gilt nicht mehr').waitFor()
  },
)
