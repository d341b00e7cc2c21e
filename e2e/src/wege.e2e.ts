import { plusDays } from '@dreiklang/domain/shared/time'
import type { Page } from 'playwright-core'
import { beforeAll, expect, it } from 'vitest'
import type { Api } from './api.ts'
import { type Beteiligte, findKlient, reason } from './bestellung.fixtures.ts'
import { type Person, goTo } from './browser.ts'
import { bisoprolol, draftOf, eRezept, partlyDelivered, today } from './fall.fixtures.ts'
import { expectBatchRefused, runBatch } from './batch.ts'
import { findCard, findSteps, confirmStep, openStep, expectShown } from './bestellblatt.ts'
import { button, dialog, online, withProduct } from './setUp.ts'

const { signIn, signInApi } = withProduct({ context: online })

const konten = ['pfleger', 'arzt', 'apotheker'] as const
type Who = (typeof konten)[number]

const screen = {} as Record<Who, Person>
const api = {} as Record<Who, Api>
let beteiligte: Beteiligte

beforeAll(async () => {
  for (const who of konten) {
    screen[who] = await signIn(who)
    api[who] = await signInApi(who)
  }
  beteiligte = await findKlient(api.pfleger, { praxis: 'Praxis Dr. Weber', apotheke: 'Apotheke am Markt' })
})

const complaints = () => Object.values(screen).flatMap((person) => person.complaints)

async function opened(who: Who, path: string): Promise<Page> {
  const { page } = screen[who]
  await goTo(page, path)
  return page
}

/** Sends the draft on the screen. @returns the path of its sheet */
async function sendDraft(page: Page): Promise<string> {
  await button(page, 'Prüfen und senden').click()
  await dialog(page).getByRole('button', { name: 'Jetzt senden' }).click()
  await page.waitForURL(/\/bestellungen\/[0-9a-f-]{36}$/)
  return new URL(page.url()).pathname
}

it('what the doctor corrected comes back with a reorder, and the nurse reads what was changed and why', async () => {
  const fall = await draftOf(api.pfleger, beteiligte, { positionen: [bisoprolol] })
  await fall.take(api.pfleger, 'senden')
  const produkt = { ...bisoprolol.produkt, bezeichnung: 'Bisoprolol 2,5 mg', wirkstaerke: '2,5 mg' }
  const dosierung = { schema: { morgens: '1', mittags: '0', abends: '0', nachts: '0' }, text: null, lautMedikationsplan: false }
  await fall.take(api.arzt, 'verordnen', { ...eRezept(), aenderung: { produkt, menge: 1, dosierung, grund: 'Puls zu langsam' } })

  const page = await opened('pfleger', fall.path)
  await button(page, 'Nachbestellen').click()
  await page.getByText('Begründung: Puls zu langsam').first().waitFor()
  const position = page.getByRole('region', { name: /^Position 1/ })
  expect(await position.innerText()).toContain('Bisoprolol 2,5 mg')
  await reason(position)
  await position.getByRole('textbox', { name: 'Warum trotzdem?' }).fill('Nach der Änderung neu gestellt')
  const request = await opened('arzt', await sendDraft(page))
  await expectShown(request, 'Bisoprolol 2,5 mg', '1-0-0-0')
  expect(complaints()).toEqual([])
})

it('Fentanyl chosen from the suggestions is a BtM by itself, and no batch lets it through unseen', async () => {
  const FENTANYL = 'Fentanyl 25 µg/h'
  const page = await opened('pfleger', `/bestellungen/neu?klient=${beteiligte.klientId}`)
  await page.getByRole('combobox', { name: 'PZN oder Name' }).fill('Fentanyl')
  await page
    .getByRole('option', { name: /^Fentanyl 25/ })
    .first()
    .click()
  const position = page.getByRole('region', { name: /^Position 1/ })
  expect(await position.getByRole('checkbox', { name: 'Betäubungsmittel (BtM)' }).isChecked()).toBe(true)
  await reason(position)
  await position.getByText('Als Text').click()
  await position.getByRole('textbox', { name: /Dosierung/ }).fill('alle 72 Stunden ein Pflaster')
  await position.getByRole('textbox', { name: 'BtM-Menge insgesamt' }).fill('5 Stück')
  const path = await sendDraft(page)
  const { nummer } = await api.pfleger.get<{ nummer: string }>(`/api${path}`)

  const arzt = screen.arzt.page
  await expectBatchRefused(arzt, '/bestellungen/arzt', { nummer, step: 'Als verordnet eintragen', why: /Betäubungsmittel/ })
  await opened('arzt', path)
  const offen = await openStep(arzt, FENTANYL, 'Als verordnet eintragen')
  await offen.getByText('Papier in der Praxis').click()
  await confirmStep(arzt, 'Als verordnet eintragen')

  await runBatch(page, '/bestellungen/pflege', { nummer, step: 'An die Apotheke geben' })
  const apotheke = screen.apotheker.page
  await runBatch(apotheke, '/bestellungen/apotheke', { nummer, step: 'Annehmen' })
  await expectBatchRefused(apotheke, '/bestellungen/apotheke', {
    nummer,
    step: 'Rezept liegt vor',
    why: /Jedes BtM-Rezept wird einzeln geprüft/,
  })
  await expectBatchRefused(apotheke, '/bestellungen/apotheke', { nummer, step: 'Bereitstellen', why: /Rezept/ })
  await opened('apotheker', path)
  const presented = await openStep(apotheke, FENTANYL, 'Rezept liegt vor')
  await presented.getByRole('textbox', { name: 'Nummer des BtM-Rezepts' }).fill('123456789')
  await confirmStep(apotheke, 'Rezept liegt vor')
  await expectBatchRefused(apotheke, '/bestellungen/apotheke', { nummer, step: 'Bereitstellen', why: /Betäubungsmittel/ })
  expect(complaints()).toEqual([])
})

it('a prescription that lies in the practice stays there until somebody has fetched it, and nothing is packed before', async () => {
  const fall = await draftOf(api.pfleger, beteiligte, {
    positionen: [{ rezeptart: 'MUSTER16', rezeptVorlage: 'LIEGT_IN_PRAXIS', ausgestelltAm: today() }],
  })
  await fall.take(api.pfleger, 'senden')
  const apotheke = await opened('apotheker', fall.path)
  await openStep(apotheke, 'Ramipril', 'Annehmen')
  await confirmStep(apotheke, 'Annehmen')
  await apotheke.getByText('Wartet auf: Pflegedienst').first().waitFor()
  for (const who of ['pfleger', 'arzt'] as const) {
    await expectShown(await opened(who, fall.path), 'Ramipril', 'Papier in der Praxis')
    await screen[who].page.getByText(/Das Rezept liegt noch in der Praxis/).waitFor()
  }
  expect(await findSteps(apotheke).getByRole('button', { name: 'Bereitstellen' }).count()).toBe(0)

  const page = await opened('pfleger', fall.path)
  const moved = await openStep(page, 'Ramipril', 'Rezept-Ort ändern')
  await moved.getByText('Papier beim Pflegedienst').click()
  await confirmStep(page, 'Rezept-Ort ändern')
  await expectShown(apotheke, 'Ramipril', 'Papier beim Pflegedienst')
  await openStep(apotheke, 'Ramipril', 'Rezept liegt vor')
  await confirmStep(apotheke, 'Rezept liegt vor')
  await expectShown(page, 'Ramipril', 'In der Apotheke')
  await findSteps(apotheke).getByRole('button', { name: 'Bereitstellen' }).waitFor()
  expect(complaints()).toEqual([])
})

it('a refusal is the turn of the nurse until the card was read and the new order sent', async () => {
  const fall = await draftOf(api.pfleger, beteiligte, {
    positionen: [{ produkt: { ...bisoprolol.produkt, bezeichnung: 'Torasemid 10 mg', wirkstoff: 'Torasemid', wirkstaerke: '10 mg' } }],
  })
  await fall.take(api.pfleger, 'senden')
  const arzt = await opened('arzt', fall.path)
  const refusal = await openStep(arzt, 'Torasemid', 'Ablehnen')
  await refusal.getByRole('radio', { name: /^Karte in diesem Quartal/ }).check()
  await confirmStep(arzt, 'Ablehnen')

  const { nummer } = await fall.read(api.pfleger)
  const page = await opened('pfleger', `/bestellungen/pflege?ansicht=abgelehnt&suche=${nummer}`)
  await page.getByRole('row').getByText(nummer).waitFor()
  await opened('pfleger', fall.path)
  await findCard(page, 'Torasemid').getByRole('button', { name: 'Erledigt melden' }).first().click()
  await confirmStep(page, 'Erledigt melden')
  await button(page, 'Neuen Entwurf anlegen').click()
  await page.waitForURL(/\/bearbeiten$/)
  const position = page.getByRole('region', { name: /^Position 1/ })
  await reason(position)
  await sendDraft(page)
  await opened('pfleger', fall.path)
  await page.getByText('Hier ist nichts mehr zu tun').waitFor()
  expect(complaints()).toEqual([])
})

it('E7: the Klient redeems it alone, and nobody says that it was redeemed', async () => {
  const fall = await draftOf(api.pfleger, beteiligte, { positionen: [{}], einloesung: 'DURCH_KLIENT' })
  await fall.take(api.pfleger, 'senden')
  await fall.take(api.arzt, 'verordnen', eRezept())
  const page = await opened('pfleger', fall.path)
  await openStep(page, 'Ramipril', 'Selbst einlösen lassen')
  await confirmStep(page, 'Selbst einlösen lassen')
  await expectShown(page, 'Ramipril', 'Abgeschlossen')
  for (const who of ['pfleger', 'arzt'] as const)
    await (
      await opened(who, fall.path)
    )
      .getByText('Die Person löst das Rezept selbst ein. Ob sie es eingelöst hat, weiß Dreiklang nicht.')
      .waitFor()
  expect(complaints()).toEqual([])
})

it('E8: an expired prescription goes to no pharmacy and is asked for anew in one step', async () => {
  const fall = await draftOf(api.pfleger, beteiligte, { positionen: [{}] })
  await fall.take(api.pfleger, 'senden')
  await fall.take(api.arzt, 'verordnen', { ...eRezept(), ausgestelltAm: plusDays(today(), -40), datumBestaetigt: true })
  const page = await opened('pfleger', fall.path)
  await expectShown(page, 'Ramipril', 'Rezept abgelaufen')
  expect(await findSteps(page).getByRole('button', { name: 'An die Apotheke geben' }).count()).toBe(0)
  await openStep(page, 'Ramipril', 'Neu anfordern')
  await confirmStep(page, 'Neu anfordern')
  await expectShown(await opened('arzt', fall.path), 'Ramipril', 'Bei der Praxis')
  expect(complaints()).toEqual([])
})

it('E14b: the rest is waived when both sides say so, and what was handed over stays delivered', async () => {
  const fall = await partlyDelivered(api, beteiligte)
  const apotheke = await opened('apotheker', fall.path)
  const waiving = await openStep(apotheke, 'Macrogol', 'Restmenge stornieren')
  await waiving.getByRole('textbox', { name: 'Begründung' }).fill('Nicht mehr lieferbar')
  await confirmStep(apotheke, 'Restmenge stornieren')
  const page = await opened('pfleger', fall.path)
  const answer = await openStep(page, 'Macrogol', 'Restmenge entscheiden')
  await answer.getByText('Nicht mehr lieferbar').first().waitFor()
  await answer.getByRole('radio', { name: 'Ja, einverstanden' }).check()
  await confirmStep(page, 'Restmenge entscheiden')
  await expectShown(page, 'Macrogol', 'Geliefert')
  for (const said of ['1 von 1 Packung geliefert', 'Restmenge storniert: 1 Packung']) await expectShown(apotheke, 'Macrogol', said)
  expect(complaints()).toEqual([])
})

it('E19: what the pharmacy works on is cancelled only when it says so', async () => {
  const fall = await draftOf(api.pfleger, beteiligte, { positionen: [{}] })
  await fall.take(api.pfleger, 'senden')
  await fall.take(api.arzt, 'verordnen', eRezept())
  await fall.take(api.pfleger, 'anApothekeGeben', { ort: null })
  await fall.take(api.apotheker, 'annehmen', { termin: null })
  const page = await opened('pfleger', fall.path)
  const apotheke = await opened('apotheker', fall.path)
  for (const [said, then] of [
    ['Nein', 'In Bearbeitung'],
    ['Ja, einverstanden', 'Storniert'],
  ] as const) {
    const asking = await openStep(page, 'Ramipril', 'Storno anfragen')
    await asking.getByRole('textbox', { name: 'Begründung' }).fill('Wurde im Krankenhaus abgesetzt')
    await confirmStep(page, 'Storno anfragen')
    const answer = await openStep(apotheke, 'Ramipril', 'Storno beantworten')
    await answer.getByText(/Wurde im Krankenhaus abgesetzt/).waitFor()
    await answer.getByRole('radio', { name: said }).check()
    await confirmStep(apotheke, 'Storno beantworten')
    await expectShown(page, 'Ramipril', then)
  }
  expect(complaints()).toEqual([])
})

it('E21: an order goes on to another practice, and the first one sees nothing new of it', async () => {
  const fall = await draftOf(api.pfleger, beteiligte, { positionen: [{}] })
  await fall.take(api.pfleger, 'senden')
  const page = await opened('pfleger', fall.path)
  const offen = await openStep(page, 'Ramipril', 'Zu anderer Praxis')
  await offen.getByRole('combobox', { name: /^Praxis/ }).fill('Yılmaz')
  await page.getByRole('option', { name: /Yılmaz/ }).click()
  await offen.getByRole('textbox', { name: 'Begründung' }).fill('Vertretung im Urlaub')
  await confirmStep(page, 'Zu anderer Praxis')
  await page.getByText('Gemeinschaftspraxis Dr. Yılmaz').first().waitFor()
  const arzt = await opened('arzt', fall.path)
  await arzt.getByText(/^Diese Bestellung wurde am .* weitergeleitet/).waitFor()
  expect(await findSteps(arzt).getByRole('button', { name: 'Als verordnet eintragen' }).count()).toBe(0)
  expect(complaints()).toEqual([])
})

it('E21: an order goes on to another pharmacy by the word of whom it concerns, and the first one can do nothing more with it', async () => {
  const fall = await draftOf(api.pfleger, beteiligte, { positionen: [{}] })
  await fall.take(api.pfleger, 'senden')
  await fall.take(api.arzt, 'verordnen', eRezept())
  await fall.take(api.pfleger, 'anApothekeGeben', { ort: null })
  const apotheke = await opened('apotheker', fall.path)
  await findSteps(apotheke).getByRole('button', { name: 'Annehmen' }).waitFor()
  const page = await opened('pfleger', fall.path)
  const offen = await openStep(page, 'Ramipril', 'Zu anderer Apotheke')
  await offen.getByRole('combobox', { name: /^Apotheke/ }).fill('Rosen')
  await page.getByRole('option', { name: /^Rosen-Apotheke/ }).click()
  await offen.getByRole('textbox', { name: /^Begründung/ }).fill('Markt hat heute zu')
  await offen.getByText('Notdienst', { exact: true }).click()
  await offen
    .getByRole('combobox', { name: /^Wer hat das erklärt/ })
    .or(offen.getByRole('textbox', { name: /^Wer hat das erklärt/ }))
    .click()
  await page.getByRole('option', { name: 'Apotheke', exact: true }).click()
  await offen.getByRole('textbox', { name: /^Name/ }).fill('Felix Brandt')
  await confirmStep(page, 'Zu anderer Apotheke')
  await page.getByText('Rosen-Apotheke').first().waitFor()
  await apotheke.bringToFront()
  await apotheke.getByText(/^Diese Bestellung wurde am .* weitergeleitet/).waitFor()
  expect(await findSteps(apotheke).getByRole('button', { name: 'Annehmen' }).count()).toBe(0)

  const andere = await signIn('apotheker2')
  await goTo(andere.page, fall.path)
  await openStep(andere.page, 'Ramipril', 'Annehmen')
  await confirmStep(andere.page, 'Annehmen')
  await expectShown(andere.page, 'Ramipril', 'In Bearbeitung')
  expect([...complaints(), ...andere.complaints]).toEqual([])
})
