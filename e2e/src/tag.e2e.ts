import { berlinDate, berlinTimeOfDay } from '@dreiklang/domain/shared/time'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { findKlient, reason } from './bestellung.fixtures.ts'
import { openStep } from './bestellblatt.ts'
import { openStop } from './besuche.ts'
import { expectAccessible } from './axe.ts'
import { goTo } from './browser.ts'
import { button, dialog, initial, online, phone, withProduct } from './setUp.ts'

const { at, signIn, signInApi } = withProduct()

const now = new Date().toISOString()
const today = berlinDate(now)
/** A series plans nothing for an hour that has passed, and the day of this journey is today: its visit must still lie ahead. */
const zuSpaet = berlinTimeOfDay(now) >= '23:35'
if (zuSpaet) console.log('  skip  the journey of a day: too little of today is left for a visit that is planned and carried out')
const HUSTENSAFT = 'Ambroxol'

async function planSeries(page: Page, klientId: string): Promise<void> {
  await goTo(page, `/hausbesuch/serien/neu?klientId=${klientId}`)
  await page.getByLabel(/^Uhrzeit/).fill('23:45')
  await page.getByLabel(/^Dauer/).fill('10')
  await page.getByRole('combobox', { name: /^Wiederholung/ }).click()
  await page.getByRole('option', { name: 'täglich' }).click()
  await button(page, 'Sabine Krüger nicht einteilen').click()
  await page.getByRole('combobox', { name: 'Person', exact: true }).click()
  await page.getByRole('option', { name: 'Jonas Meyer' }).click()
  await page.getByText(/^Neu geplant: \d+$/).waitFor()
  await expectAccessible(page, 'new series')
  await button(page, 'Serie anlegen').click()
  await page.getByRole('heading', { name: 'Serie: Pflegebesuch' }).waitFor()
}

/** The demo has visits of its own at such an hour. */
async function moveByKeys(page: Page, klient: string): Promise<void> {
  const visitAt = (time: string) => page.getByRole('button', { name: new RegExp(`^${time}–\\d\\d:\\d\\d ${klient}.*Jonas Meyer`) })
  await goTo(page, `/hausbesuch/planung?tag=${today}`)
  await visitAt('23:45').focus()
  for (const key of ['Enter', 'ArrowLeft', 'Enter']) await page.keyboard.press(key)
  // The nurse has it in her tour already: she reads why.
  await dialog(page)
    .getByLabel(/^Grund der Änderung/)
    .fill('Angehörige sind erst später da')
  await dialog(page).getByRole('button', { name: 'Speichern' }).click()
  await dialog(page).waitFor({ state: 'detached' })
  await visitAt('23:30').waitFor()
}

async function documentWithoutNetwork(page: Page): Promise<void> {
  await page.goto(at('/hausbesuch/unterwegs'))
  await button(page, 'Tag mitnehmen').click()
  await page.getByText(/mitgenommen um/).waitFor()
  await page.context().setOffline(true)
  const stop = await openStop(page, '23:30')
  await stop.getByRole('button', { name: 'Losfahren' }).click()
  await stop.getByRole('button', { name: 'Besuch beginnen' }).click()
  await dialog(page)
    .getByLabel(/^Name und Geburtsdatum/)
    .check()
  await dialog(page).getByRole('button', { name: 'Besuch beginnen' }).click()
  await stop.getByRole('link', { name: 'Dokumentieren' }).click()
  await page.getByLabel(/^Blutdruck/).fill('16580')
  await page.getByLabel(/^Puls/).fill('92')
  await page.getByLabel(/^Ergebnis und weiteres Vorgehen/).fill('Hustet stark, Sirup geht zu Ende')
  await page.getByText(/^Auf diesem Gerät gesichert/).waitFor()
  await expectAccessible(page, 'sheet without network')
  await page.reload()
  await expect.poll(() => page.getByLabel(/^Blutdruck/).inputValue()).toBe('165/80')
  await initial(page, 'JM')
  await button(page, 'Besuch abschließen').click()
  await page.getByText(/^Abgeschlossen am/).waitFor()
  await page.context().setOffline(false)
}

async function bestelleOnBesuch(page: Page, besuchId: string): Promise<string> {
  await page.goto(at(`/hausbesuch/${besuchId}`))
  await page.getByRole('link', { name: 'Bestellung anlegen' }).click()
  await button(page, 'Wirkstoff').click()
  const saft = page.getByRole('region', { name: /^Position 1/ })
  await saft.getByRole('textbox', { name: 'Wirkstoff' }).fill(HUSTENSAFT)
  await saft.getByRole('textbox', { name: 'Stärke' }).fill('30 mg')
  await reason(saft)
  await saft.getByText('Als Text').click()
  await saft.getByRole('textbox', { name: /Dosierung/ }).fill('dreimal täglich 5 ml')
  await button(page, 'Prüfen und senden').click()
  await dialog(page).getByRole('button', { name: 'Jetzt senden' }).click()
  await page.waitForURL(/\/bestellungen\/[0-9a-f-]{36}$/)
  await page.getByText('Aus dem Besuch bestellt').waitFor()
  return page.url()
}

async function wantsToSee(page: Page, bestellung: string): Promise<void> {
  await page.goto(bestellung)
  await openStep(page, HUSTENSAFT, 'Ablehnen')
  await dialog(page)
    .getByRole('radio', { name: /^Arzttermin nötig/ })
    .check()
  await dialog(page)
    .getByRole('textbox', { name: /^Erläuterung/ })
    .fill('Ich höre die Lunge ab')
  await dialog(page).getByRole('button', { name: 'Ablehnen', exact: true }).click()
  await dialog(page).waitFor({ state: 'detached' })
}

async function askForVisit(page: Page, bestellung: string): Promise<void> {
  await page.goto(bestellung)
  await page.getByRole('link', { name: 'Hausbesuch anfragen' }).click()
  await expect.poll(() => page.getByLabel(/^Beschreibung/).inputValue()).toContain('Ich höre die Lunge ab')
  await button(page, 'Anfrage senden').click()
  await page.getByText('Wartet auf: Praxis').waitFor()
  await page.getByText('Die Praxis möchte die Klientin oder den Klienten sehen').waitFor()
  await expectAccessible(page, 'asked to come')
}

it.skipIf(zuSpaet)(
  'a day: a series is planned, a visit moved by keys and documented without network, an order made from it, refused, and the doctor asked to come',
  { timeout: 600_000 },
  async () => {
    const api = await signInApi('pfleger')
    const { klientId } = await findKlient(api, { praxis: 'Praxis Dr. Weber', apotheke: 'Apotheke am Markt' })
    const head = await signIn('pflege-admin', online)
    await planSeries(head.page, klientId)
    const { nachname, vorname } = await api.get<{ nachname: string; vorname: string }>(`/api/klienten/${klientId}`)
    await moveByKeys(head.page, `${nachname}, ${vorname}`)

    const nurse = await signIn('pfleger', phone)
    await documentWithoutNetwork(nurse.page)
    const { zeilen } = await api.get<{ zeilen: { id: string; plan: { datum: string; uhrzeit: string } | null }[] }>(
      `/api/hausbesuche?klientId=${klientId}&von=${today}&bis=${today}&limit=100`,
    )
    const id = zeilen.find(({ plan }) => plan?.uhrzeit === '23:30')?.id ?? ''
    await expect.poll(() => api.get(`/api/hausbesuche/${id}`)).toMatchObject({ status: 'ABGESCHLOSSEN' })
    expect(await api.get(`/api/hausbesuche/${id}/dokumentation`)).toMatchObject({
      blatt: {
        vitalwerte: [
          { art: 'BLUTDRUCK', wert: 165, wert2: 80 },
          { art: 'PULS', wert: 92 },
        ],
        handzeichen: expect.any(String),
      },
    })

    const bestellung = await bestelleOnBesuch(nurse.page, id)
    const arzt = await signIn('arzt', online)
    await wantsToSee(arzt.page, bestellung)
    await askForVisit(nurse.page, bestellung)
    const complaints = [...head.complaints, ...nurse.complaints, ...arzt.complaints]
    // A broken line is what was asked for.
    expect(complaints.filter((text) => !text.includes('ERR_INTERNET_DISCONNECTED') && !text.includes('status of 422'))).toEqual([])
  },
)
