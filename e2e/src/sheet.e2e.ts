import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { findKlient } from './bestellung.fixtures.ts'
import { findCard, findSteps, measureSheet } from './bestellblatt.ts'
import { expectAccessible } from './axe.ts'
import { goTo } from './browser.ts'
import { bisoprolol, draftOf, eRezept } from './fall.fixtures.ts'
import { box } from './frame.ts'
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

const rowLinks = (page: Page) => page.locator('main [data-zeile]')
const offen = (page: Page) => new URL(page.url()).searchParams.get('offen')

it('an order is read beside the list: the keys move, the pane follows, and Enter once more opens it in full', async () => {
  const { page, complaints } = await signIn('pfleger')
  await goTo(page, '/bestellungen/pflege?ansicht=alle')
  await rowLinks(page).first().waitFor()
  const ids = await rowLinks(page).evaluateAll((links) => links.map(({ dataset }) => dataset['zeile']))
  await rowLinks(page).first().click()
  const pane = page.getByRole('region', { name: 'Geöffnete Bestellung' })
  await pane.getByRole('heading', { level: 2 }).first().waitFor()
  expect(offen(page)).toBe(ids[0])
  expect((await box(page.getByRole('list', { name: 'Bestellungen, Alle' }))).width).toBe(440)
  const heights = await rowLinks(page).evaluateAll((links) => links.map((link) => link.closest('li')?.getBoundingClientRect().height ?? 0))
  expect(Math.max(...heights)).toBeLessThanOrEqual(45)
  await expectAccessible(page, 'order beside the list')

  for (const [key, id] of [
    ['j', ids[1]],
    ['ArrowDown', ids[2]],
    ['k', ids[1]],
  ] as const) {
    await page.keyboard.press(key)
    await expect.poll(() => offen(page)).toBe(id)
  }
  await page.keyboard.press('Enter')
  await page.waitForURL(new RegExp(`/bestellungen/${ids[1]}$`))
  await page.goBack()
  await pane.waitFor()
  await page.keyboard.press('Escape')
  await pane.waitFor({ state: 'detached' })
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('data-zeile'))).toBe(ids[1])

  const [other] = await Promise.all([
    page.context().waitForEvent('page'),
    rowLinks(page)
      .first()
      .click({ modifiers: ['Control'] }),
  ])
  await other.waitForURL(new RegExp(`/bestellungen/${ids[0]}$`))
  await other.close()
  await page.setViewportSize({ width: 1190, height: 800 })
  await rowLinks(page).first().click()
  await page.waitForURL(new RegExp(`/bestellungen/${ids[0]}$`))
  expect(complaints).toEqual([])
})
