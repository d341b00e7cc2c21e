import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { plusDays } from '@dreiklang/domain/shared/time'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { findKlient } from './bestellung.fixtures.ts'
import { expectShown, findSteps } from './bestellblatt.ts'
import { expectAccessible } from './axe.ts'
import { type Person, goTo } from './browser.ts'
import { draftOf, eRezept, today } from './fall.fixtures.ts'
import { button, online, phone, withProduct } from './setUp.ts'

const clockFile = join(mkdtempSync(join(tmpdir(), 'dreiklang-clock-')), 'ahead')
const movedClock = new URL('movedClock.mjs', import.meta.url).href
const { pid, signIn, signInApi } = withProduct({
  context: online,
  env: () => ({ NODE_OPTIONS: `--import ${movedClock}`, MOVED_CLOCK: clockFile }),
})

let aheadMs = 0
/** Minutes go by for the server, from one moment to the next. Who has done nothing meanwhile is locked out, and unlocks. */
async function waitMinutes(minutes: number, people: readonly Person[]): Promise<void> {
  aheadMs += minutes * 60_000
  writeFileSync(clockFile, String(aheadMs))
  process.kill(pid(), 'SIGUSR2')
  for (const { page } of people) {
    await page.bringToFront()
    await page.getByRole('textbox', { name: 'Passwort' }).fill('Dreiklang-2026!')
    await page.getByRole('button', { name: 'Entsperren' }).click()
    await page.locator('h1').first().waitFor()
  }
}

/** A locked session answers 423 until it is unlocked. */
function expectNoComplaints(people: readonly Person[]): void {
  expect(people.flatMap(({ complaints }) => complaints).filter((text) => !text.includes('status of 423'))).toEqual([])
}

async function expectFirstInList(page: Page, list: string, nummer: string): Promise<void> {
  await goTo(page, list)
  await page.getByRole('row').getByText(nummer).waitFor()
  const rows = await page.getByRole('row').allInnerTexts()
  // The emergency of the demo may be needed even earlier; nothing less urgent stands above this one.
  const listed = rows.filter((row) => /\d{4}-\d{6}/.test(row))
  const above = listed.slice(
    0,
    listed.findIndex((row) => row.includes(nummer)),
  )
  expect(above.filter((row) => !row.includes('Notfall'))).toEqual([])
}

it('an emergency stands on top on each side, and after half an hour without answer the nurse is told to phone, at every station anew', async () => {
  const [nurse, arztApi] = [await signInApi('pfleger'), await signInApi('arzt')]
  const beteiligte = await findKlient(nurse, { praxis: 'Praxis Dr. Weber', apotheke: 'Apotheke am Markt' })
  const needed = { prioritaet: 'NOTFALL', bedarfBis: plusDays(today(), 1), bedarfUhrzeit: '00:01' }
  const fall = await draftOf(nurse, beteiligte, { positionen: [{}], ...needed })
  await fall.take(nurse, 'senden')
  const { nummer } = await fall.read(nurse)

  const pfleger = await signIn('pfleger', phone)
  const arzt = await signIn('arzt')
  await goTo(pfleger.page, fall.path)
  await pfleger.page.getByText('Bitte rufen Sie zusätzlich an, damit der Notfall nicht liegen bleibt.').waitFor()
  await expectFirstInList(arzt.page, '/bestellungen/arzt', nummer)
  await goTo(arzt.page, fall.path)
  await arzt.page.getByText('Bitte sofort bearbeiten und bei Fragen anrufen.').waitFor()

  await waitMinutes(31, [pfleger, arzt])
  await pfleger.page.getByText('Seit einer halben Stunde hat niemand reagiert. Bitte rufen Sie an.').waitFor()
  await expectAccessible(pfleger.page, 'an emergency without answer')
  await fall.take(arztApi, 'verordnen', eRezept())
  await expectShown(pfleger.page, 'Ramipril', 'Verordnet')
  await fall.take(nurse, 'anApothekeGeben', { ort: null })

  const apotheke = await signIn('apotheker')
  await expectFirstInList(apotheke.page, '/bestellungen/apotheke', nummer)
  await goTo(apotheke.page, fall.path)
  await apotheke.page.getByText('Bitte sofort bearbeiten und bei Fragen anrufen.').waitFor()
  expect(await pfleger.page.getByText('Seit einer halben Stunde hat niemand reagiert.').count()).toBe(0)
  await waitMinutes(31, [pfleger, apotheke])
  await pfleger.page.getByText('Seit einer halben Stunde hat niemand reagiert. Bitte rufen Sie an.').waitFor()
  await findSteps(apotheke.page).getByRole('button', { name: 'Annehmen' }).waitFor()
  expectNoComplaints([pfleger, arzt, apotheke])
})

async function expectTold(page: Page, sentence: RegExp): Promise<void> {
  await page.bringToFront()
  await page.getByRole('button', { name: /^Nachrichten/ }).click()
  await page.getByText(sentence).first().waitFor()
  await page.keyboard.press('Escape')
}

it('a visit that is needed at once is asked for again after a quarter of an hour, of everybody in the practice, and the nurse is told to phone', async () => {
  const nurse = await signIn('pfleger')
  const arzt = await signIn('arzt')
  const head = await signIn('arzt-admin')
  const { page } = nurse
  await goTo(page, '/hausbesuch/neu?typ=ARZTBESUCH')
  await page.getByRole('combobox', { name: 'Klient/in' }).fill('Thiele')
  await page.getByRole('option', { name: /^Thiele, Günter/ }).click()
  await page.getByRole('combobox', { name: 'Anlass' }).click()
  await page.getByRole('option', { name: 'Fieber' }).click()
  await page.getByLabel('Beschreibung').fill('40 Grad, kaum ansprechbar')
  await page.getByRole('radio', { name: 'Sofort' }).check()
  await page.getByText(/Bitte rufen Sie zusätzlich an/).waitFor()
  await button(page, /^Hausarztpraxis: /).click()
  await button(page, 'Anfrage senden').click()
  await page.getByText('Wartet auf: Praxis').waitFor()
  await expectTold(arzt.page, /wird sofort gebraucht/)

  await waitMinutes(16, [nurse, arzt, head])
  await expectTold(page, /hat seit über 15 Minuten niemand geantwortet\. Bitte rufen Sie an/)
  for (const one of [arzt, head]) await expectTold(one.page, /fehlt seit über 15 Minuten eine Antwort/)
  expectNoComplaints([nurse, arzt, head])
})
