import type { Locator, Page } from 'playwright-core'
import { goTo } from './browser.ts'
import { dialog } from './setUp.ts'

/** Ticks the one order in the list of all and asks for the batch. @returns its dialog */
async function batch(page: Page, list: string, { nummer, step }: { nummer: string; step: string }): Promise<Locator> {
  await goTo(page, `${list}?ansicht=alle&suche=${nummer}`)
  await page.getByRole('checkbox', { name: `Bestellung ${nummer} auswählen` }).check()
  await page.getByRole('button', { name: `${step} (1)` }).click()
  return dialog(page)
}

export async function expectBatchRefused(page: Page, list: string, asked: { nummer: string; step: string; why: RegExp }): Promise<void> {
  const refusal = await batch(page, list, asked)
  await refusal.getByText(asked.why).first().waitFor()
  await refusal.getByText('Nichts davon lässt sich gemeinsam erledigen.').waitFor()
  await refusal.getByRole('button', { name: 'Abbrechen' }).click()
}

export async function runBatch(page: Page, list: string, asked: { nummer: string; step: string }): Promise<void> {
  const offer = await batch(page, list, asked)
  await offer.getByRole('button', { name: `1 Eintrag: ${asked.step}` }).click()
  await offer.getByText('1 Eintrag erledigt.').waitFor()
  await offer.getByRole('button', { name: 'Fertig' }).click()
}
