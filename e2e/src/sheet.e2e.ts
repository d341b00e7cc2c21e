import { expect, it } from 'vitest'
import { findKlient } from './bestellung.fixtures.ts'
import { findCard, findSteps, measureSheet } from './bestellblatt.ts'
import { expectAccessible, goTo } from './browser.ts'
import { bisoprolol, draftOf, eRezept } from './fall.fixtures.ts'
import { online, withProduct } from './setUp.ts'

const { signIn, signInApi } = withProduct({ context: online })

const five = [
  'Ramipril 5 mg Tabletten',
  'Bisoprolol 5 mg Tabletten',
  'Pantoprazol 20 mg',
  'Simvastatin 20 mg',
  'Metformin 1000 mg Filmtabletten',
]
const named = (bezeichnung: string) => ({
  ...bisoprolol,
  produkt: { ...bisoprolol.produkt, bezeichnung, wirkstoff: bezeichnung.split(' ')[0] ?? '' },
})

it('an order of five medicines is one screen, on the desk, on a laptop and on a phone, and one of ten little more', async () => {
  const api = await signInApi('pfleger')
  const beteiligte = await findKlient(api, { praxis: 'Praxis Dr. Weber', apotheke: 'Apotheke am Markt' })
  const fall = await draftOf(api, beteiligte, { positionen: five.map(named) })
  const longer = await draftOf(api, beteiligte, { positionen: [...five, ...five].map(named) })
  for (const one of [fall, longer]) await one.take(api, 'senden')
  await fall.take(await signInApi('arzt'), 'verordnen', eRezept())

  const { page, complaints } = await signIn('pfleger')
  await goTo(page, fall.path)
  await findSteps(page).getByRole('button', { name: 'An die Apotheke geben' }).waitFor()
  expect((await measureSheet(page, { width: 1440, height: 900 })).page).toBeLessThanOrEqual(900)
  expect((await measureSheet(page, { width: 1280, height: 800 })).page).toBeLessThanOrEqual(800)
  await expectAccessible(page, 'order on a laptop')
  expect((await measureSheet(page, { width: 390, height: 844 })).steps).toBeLessThanOrEqual(844)
  await expectAccessible(page, 'order on a phone')

  await goTo(page, longer.path)
  await findSteps(page).waitFor()
  expect((await measureSheet(page, { width: 1440, height: 900 })).page).toBeLessThanOrEqual(1200)

  await fall.take(api, 'anApothekeGeben', { ort: null })
  const apotheke = await signIn('apotheker')
  await goTo(apotheke.page, fall.path)
  await findSteps(apotheke.page).getByRole('button', { name: 'Annehmen' }).waitFor()
  expect((await measureSheet(apotheke.page, { width: 1440, height: 900 })).page).toBeLessThanOrEqual(900)
  await apotheke.page.getByText('Für alle 5 Positionen').waitFor()
  expect(await apotheke.page.getByText('Rezept liegt nicht vor', { exact: true }).count()).toBe(1)
  await expectAccessible(apotheke.page, 'order of a pharmacy')
  expect([...complaints, ...apotheke.complaints]).toEqual([])
})

it('a position is unfolded by the keyboard, and an address leads to it or to what was done with it', async () => {
  const api = await signInApi('pfleger')
  const beteiligte = await findKlient(api, { praxis: 'Praxis Dr. Weber', apotheke: 'Apotheke am Markt' })
  const fall = await draftOf(api, beteiligte, { positionen: five.slice(0, 2).map(named) })
  await fall.take(api, 'senden')
  const { page, complaints } = await signIn('pfleger')
  await goTo(page, fall.path)
  const ramipril = findCard(page, 'Ramipril')
  await ramipril.getByRole('button', { name: /^Ramipril/ }).focus()
  await page.keyboard.press('Enter')
  await ramipril.getByText('Rezeptart', { exact: true }).waitFor()
  await page.keyboard.press('Enter')
  await ramipril.getByText('Rezeptart', { exact: true }).waitFor({ state: 'detached' })

  const [, second] = (await fall.read(api)).positionen
  await goTo(page, `${fall.path}#position-${second?.id}`)
  await findCard(page, 'Bisoprolol').getByText('Rezeptart', { exact: true }).waitFor()
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe(`position-${second?.id}`)
  const [event] = await api.get<{ ereignisse: { nr: number }[] }>(`/api${fall.path}/ereignisse`).then(({ ereignisse }) => ereignisse)
  await goTo(page, `${fall.path}#ereignis-${event?.nr}`)
  await page.getByRole('tab', { name: 'Verlauf', selected: true }).waitFor()
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe(`ereignis-${event?.nr}`)
  expect(complaints).toEqual([])
})
