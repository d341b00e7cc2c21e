import type { Page } from 'playwright-core'
import { beforeAll, expect, it } from 'vitest'
import { findKlient } from './bestellung.fixtures.ts'
import { metformin, newBag, ramipril, sendScan } from './beutel.ts'
import { expectAccessible } from './axe.ts'
import { goTo, settled } from './browser.ts'
import { box, desktop, measureRows } from './frame.ts'
import { dialog, online, withProduct } from './setUp.ts'

const { signIn, signInApi } = withProduct({ context: online })

const perDay = 18
const bags: Awaited<ReturnType<typeof newBag>>[] = []

/** As many as fill the list; three packs in each, and their prescriptions are there. */
beforeAll(async () => {
  const api = { nurse: await signInApi('pfleger'), practice: await signInApi('arzt'), apotheke: await signInApi('apotheker') }
  const beteiligte = await findKlient(api.nurse, { praxis: 'Praxis Dr. Weber', apotheke: 'Apotheke am Markt' })
  for (let nr = 0; nr < perDay; nr += 1) bags.push(await newBag(api, beteiligte, [{ ...ramipril, menge: 2 }, metformin]))
})

const bagOf = (page: Page, nummer: string) => page.locator(`[data-bag="${nummer}"]`)
const shownNames = (page: Page) => page.locator('[data-zeile]').allInnerTexts()

/** POST of this step; how many, and of how many orders. */
function countSteps(page: Page, step: string) {
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith(`/${step}`)) sent.push(new URL(request.url()).pathname)
  })
  return () => [sent.length, new Set(sent).size]
}

it('a pharmacist accepts all new bags of a page at once, and none of the rows moves', async () => {
  const { page, complaints } = await signIn('apotheker')
  await page.setViewportSize(desktop)
  const accepted = countSteps(page, 'annehmen')
  await goTo(page, '/bestellungen/apotheke')
  await page
    .locator('[data-zeile]')
    .nth(perDay - 1)
    .waitFor()
  const before = { names: await shownNames(page), rows: await measureRows(page) }
  let keys = 0
  const press = async (key: string) => {
    keys += 1
    await page.keyboard.press(key)
  }
  await press('Control+a')
  await press('a')
  const confirm = dialog(page).getByRole('button', { name: /Annehmen$/ })
  await confirm.waitFor()
  await confirm.focus()
  await press('Enter')
  await dialog(page).getByRole('button', { name: 'Fertig' }).click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await page.getByText('Erledigt', { exact: true }).first().waitFor()
  await settled(page)
  expect(keys).toBeLessThanOrEqual(3)
  expect(accepted()[0]).toBeGreaterThanOrEqual(perDay)
  expect(accepted()[0]).toBe(accepted()[1])
  expect({ names: await shownNames(page), rows: await measureRows(page) }).toEqual(before)
  expect(complaints).toEqual([])
})

it('a pharmacist packs one bag after the other with a scan for each pack and one for each label, without a click', async () => {
  const { page, complaints } = await signIn('apotheker')
  const prepared = countSteps(page, 'bereitstellen')
  await page.setViewportSize(desktop)
  await goTo(page, '/bestellungen/apotheke?ansicht=bearbeitung')
  await page
    .locator('[data-zeile]')
    .nth(perDay - 1)
    .waitFor()
  await page.locator('[data-scanner]').waitFor({ state: 'attached' })
  let scans = 0
  const scan = async (text: string) => {
    scans += 1
    await sendScan(page, text)
  }
  const packed = bags.slice(0, 4)
  const [first, ...others] = packed
  await scan(first?.nummer ?? '')
  await bagOf(page, first?.nummer ?? '').waitFor()
  await settled(page)
  const beside = await measureRows(page)
  expect(beside.first).toBeLessThanOrEqual(120)
  expect(beside.rows).toBeGreaterThanOrEqual(17)
  expect(beside.highest).toBeLessThanOrEqual(45)
  const line = page.getByRole('list', { name: 'Inhalt der Tüte' }).getByRole('listitem').first()
  expect((await box(line)).height).toBeLessThanOrEqual(61)
  await expectAccessible(page, 'a bag beside the list')
  const rows = await shownNames(page)

  for (const [nr, bag] of packed.entries()) {
    const inBag = bagOf(page, bag.nummer)
    // As a DataMatrix with batch and expiry, then as a bar code.
    await scan(`0104150${ramipril.pzn}01730123110CH${nr}\u001d21SN${nr}`)
    await inBag.getByText('1 von 2', { exact: true }).waitFor()
    await scan(`-${ramipril.pzn}`)
    await inBag.getByText('2 von 2', { exact: true }).waitFor()
    await scan(`-${metformin.pzn}`)
    await inBag.getByText('Tüte vollständig').waitFor()
    if (nr === 0) await expectAccessible(page, 'a complete bag')
    await scan(others[nr]?.nummer ?? bag.nummer)
    await page.getByText('Bereitgestellt').last().waitFor()
    const next = others[nr]
    if (next !== undefined) await bagOf(page, next.nummer).getByText('0 von 2', { exact: true }).waitFor()
  }
  await expect.poll(prepared).toEqual([packed.length, packed.length])
  // The label of the last one was scanned to write it down.
  expect(scans).toBe(packed.length * (3 + 1) + 1)
  await expect.poll(() => page.getByText('Erledigt', { exact: true }).count()).toBe(packed.length)
  // Further ones follow at the end of the page.
  expect((await shownNames(page)).slice(0, rows.length)).toEqual(rows)
  const apotheke = await signInApi('apotheker')
  const [bag] = (await first?.read(apotheke))?.lieferungen ?? []
  expect(bag?.positionen.map(({ menge, charge, verfall }) => [menge, charge, verfall])).toEqual([
    [1, 'CH0', '2030-12-31'],
    [1, null, null],
    [1, null, null],
  ])
  expect(complaints).toEqual([])
})

it('a scan in the search field leaves its words alone, a foreign pack counts nothing, and a reload loses no scan', async () => {
  const { page, complaints } = await signIn('apotheker')
  const bag = bags.at(-1)
  await page.setViewportSize(desktop)
  await goTo(page, '/bestellungen/apotheke?ansicht=bearbeitung')
  await page.locator('[data-zeile]').first().waitFor()
  await page.locator('[data-scanner]').waitFor({ state: 'attached' })
  await sendScan(page, bag?.nummer ?? '')
  const inBag = bagOf(page, bag?.nummer ?? '')
  await inBag.getByText('0 von 2', { exact: true }).waitFor()
  await page.getByLabel('Suchen').focus()
  await sendScan(page, `-${ramipril.pzn}`)
  await inBag.getByText('1 von 2', { exact: true }).waitFor()
  expect(await page.getByLabel('Suchen').inputValue()).toBe('')
  await sendScan(page, '-10030002')
  await inBag.getByRole('alert').getByText('Gehört nicht in diese Tüte').waitFor()
  await expectAccessible(page, 'a foreign pack')
  await page.reload()
  await inBag.getByText('1 von 2', { exact: true }).waitFor()
  expect(complaints).toEqual([])
})
