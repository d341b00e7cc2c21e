import type { Locator, Page } from 'playwright-core'
import { beforeAll, expect, it } from 'vitest'
import { findKlient } from './bestellung.fixtures.ts'
import { expectAccessible } from './axe.ts'
import { goTo, settled } from './browser.ts'
import { bisoprolol, draftOf, eRezept } from './fall.fixtures.ts'
import { box, measureRows } from './frame.ts'
import { dialog, online, phone, withProduct } from './setUp.ts'

const { at, signIn, signInApi } = withProduct({ context: online })

const desk = { width: 1440, height: 900 }
const laptop = { width: 1280, height: 800 }
const hand = { width: 390, height: 844 }

const arzneimittel = ['Metformin 1000 mg Filmtabletten', 'Torasemid 10 mg Tabletten', 'Pantoprazol 20 mg magensaftresistente Tabletten']
const named = (bezeichnung: string) => ({
  ...bisoprolol,
  produkt: { ...bisoprolol.produkt, bezeichnung, wirkstoff: bezeichnung.split(' ')[0] ?? '' },
})

const perSide = 18

/** For each side as many as fill its list, some urgent and some of several medicines, as they come on a day. */
beforeAll(async () => {
  const api = { nurse: await signInApi('pfleger'), practice: await signInApi('arzt') }
  const beteiligte = await findKlient(api.nurse, { praxis: 'Praxis Dr. Weber', apotheke: 'Apotheke am Markt' })
  for (const side of ['practice', 'nurse', 'pharmacy'] as const) {
    for (let nr = 0; nr < perSide; nr += 1) {
      const names = nr % 5 === 0 ? arzneimittel : arzneimittel.slice(nr % 3, (nr % 3) + 1)
      const prioritaet = nr % 6 === 1 ? 'DRINGEND' : 'NORMAL'
      const fall = await draftOf(api.nurse, beteiligte, { positionen: names.map(named), prioritaet })
      await fall.take(api.nurse, 'senden')
      if (side !== 'practice') await fall.take(api.practice, 'verordnen', eRezept())
      if (side === 'pharmacy') await fall.take(api.nurse, 'anApothekeGeben', { ort: null })
    }
  }
})

async function measureList(page: Page, size: { width: number; height: number }) {
  await page.setViewportSize(size)
  await page.locator('[data-zeile]').first().waitFor()
  await settled(page)
  await page.evaluate(() => scrollTo(0, 0))
  return measureRows(page)
}

it('a nurse sees sixteen of her orders at once on a desk, thirteen on a laptop and six on a phone', async () => {
  const { page, complaints } = await signIn('pfleger')
  await goTo(page, '/bestellungen/pflege')
  const wide = await measureList(page, desk)
  expect(wide.first).toBeLessThanOrEqual(152)
  expect(wide.rows).toBeGreaterThanOrEqual(16)
  expect(wide.highest).toBeLessThanOrEqual(45)
  await expectAccessible(page, 'orders on a desk')
  const narrow = await measureList(page, laptop)
  expect(narrow.first).toBeLessThanOrEqual(152)
  expect(narrow.rows).toBeGreaterThanOrEqual(13)

  const walking = await signIn('pfleger', phone)
  await goTo(walking.page, '/bestellungen/pflege')
  const small = await measureList(walking.page, hand)
  expect(small.first).toBeLessThanOrEqual(120)
  expect(small.rows).toBeGreaterThanOrEqual(6)
  expect(small.highest).toBeLessThanOrEqual(77)
  await expectAccessible(walking.page, 'orders on a phone')
  expect([...complaints, ...walking.complaints]).toEqual([])
})

/** How much of the page has moved by itself since it was loaded, as browsers measure it. */
const shiftOf = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const sum = (list: PerformanceObserverEntryList) =>
          resolve(list.getEntries().reduce((before, entry) => before + Number(Reflect.get(entry, 'value')), 0))
        new PerformanceObserver(sum).observe({ type: 'layout-shift', buffered: true })
        setTimeout(() => resolve(0), 500)
      }),
  )

/** The number at the end of words, as they stand on the screen. */
const numberIn = (words: string | null): number => Number(/(\d+)\D*$/.exec(words ?? '')?.[1])

it('a nurse lands on what is to be done today, above thirteen contacts, and each number is that of the view behind it', async () => {
  const { page, complaints } = await signIn('pfleger')
  await page.setViewportSize(desk)
  await page.goto(at('/contacts'))
  const today = page.getByRole('region', { name: 'Heute', exact: true })
  await today.getByRole('group').first().waitFor()
  const measured = await measureList(page, desk)
  expect(measured.first).toBeLessThanOrEqual(321)
  expect(measured.rows).toBeGreaterThanOrEqual(13)
  expect(await shiftOf(page)).toBeLessThan(0.02)
  await expectAccessible(page, 'today above the directory')
  for (const [part, view] of [
    ['Wartet auf mich', 'Wartet auf mich'],
    ['Wartet auf andere', 'Wartet auf andere'],
    ['Überfällig', 'Überfällig'],
  ] as const) {
    const said = numberIn(await today.getByRole('heading', { name: new RegExp(`^${part} \\d+$`) }).textContent())
    await today.getByRole('link', { name: new RegExp(`^${part}: `) }).click()
    const tab = page.getByRole('tab', { name: new RegExp(`^${view} \\d+$`), selected: true })
    await tab.waitFor()
    expect([part, numberIn(await tab.textContent())]).toEqual([part, said])
    await page.goBack()
    await today.waitFor()
  }
  await today.getByRole('button', { name: 'Heute einklappen' }).click()
  await page.reload()
  const folded = page.getByRole('button', { name: 'Heute ausklappen' })
  await folded.waitFor()
  expect((await box(folded)).height).toBe(40)
  expect(complaints).toEqual([])
})

it('on a phone four places and the menu stand under the thumb, and give way to the steps of a page', async () => {
  const { page, complaints } = await signIn('pfleger', phone)
  await goTo(page, '/contacts')
  const bar = page.getByRole('navigation', { name: 'Wichtigste Seiten' })
  await bar.waitFor()
  expect(await box(bar)).toMatchObject({ x: 0, y: hand.height - 56, width: hand.width, height: 56 })
  const targets = await Promise.all((await bar.locator('a, button').all()).map(box))
  expect(targets).toHaveLength(5)
  for (const { width, height } of targets) expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
  await page.getByRole('region', { name: 'Heute', exact: true }).getByRole('link').first().waitFor()
  await expectAccessible(page, 'today on a phone')
  // The last of a page can be scrolled free of the bar.
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  const last = await box(page.getByRole('contentinfo').getByRole('link').last())
  expect(last.y + last.height).toBeLessThanOrEqual(hand.height - 56)
  await bar.getByRole('link', { name: 'Bestellungen' }).click()
  await bar.locator('[aria-current]', { hasText: 'Bestellungen' }).waitFor()
  await goTo(page, '/bestellungen/pflege?ansicht=alle')
  await page
    .getByRole('checkbox', { name: /auswählen$/ })
    .first()
    .click()
  await page.getByRole('region', { name: 'Ausgewählte Einträge' }).waitFor()
  expect(await bar.isVisible()).toBe(false)
  expect(complaints).toEqual([])
})

for (const { konto, path, trade } of [
  { konto: 'arzt', path: '/bestellungen/arzt', trade: 'doctor' },
  { konto: 'apotheker', path: '/bestellungen/apotheke', trade: 'pharmacist' },
]) {
  it(`a ${trade} sees the first order in the same place, and no name of a medicine is cut`, async () => {
    const { page, complaints } = await signIn(konto)
    await goTo(page, path)
    for (const [size, first] of [
      [desk, 152],
      [laptop, 152],
    ] as const)
      expect((await measureList(page, size)).first).toBeLessThanOrEqual(first)
    expect(await cutNames(page)).toEqual([])
    const walking = await signIn(konto, phone)
    await goTo(walking.page, path)
    expect((await measureList(walking.page, hand)).first).toBeLessThanOrEqual(120)
    expect(await cutNames(walking.page)).toEqual([])
    expect([...complaints, ...walking.complaints]).toEqual([])
  })
}

/** All that the browser asks for until the page is quiet, with nothing kept from before. */
async function loadCold(page: Page, path: string) {
  const asked = new Map<string, { call: string; script: boolean; bytes: number }>()
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.setCacheDisabled', { cacheDisabled: true })
  devtools.on('Network.requestWillBeSent', ({ requestId, request, type }) =>
    asked.set(requestId, { call: `${request.method} ${request.url}`, script: type === 'Script', bytes: 0 }),
  )
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const known = asked.get(requestId)
    if (known !== undefined) known.bytes = encodedDataLength
  })
  await page.goto(at(path))
  await page.locator('[data-zeile]').first().waitFor()
  await settled(page)
  const all = [...asked.values()]
  const calls = all.filter(({ call }) => call.includes('/api/')).map(({ call }) => call)
  return {
    requests: all.length,
    scriptKb: all.filter(({ script }) => script).reduce((sum, { bytes }) => sum + bytes, 0) / 1024,
    twice: calls.filter((call, nr) => calls.indexOf(call) !== nr),
  }
}

it('the list of orders comes with no more than it shows, and reads nothing twice', async () => {
  const { page, complaints } = await signIn('pfleger')
  const cold = await loadCold(page, '/bestellungen/pflege')
  expect(cold.twice).toEqual([])
  expect(cold.requests).toBeLessThanOrEqual(44)
  expect(cold.scriptKb).toBeLessThanOrEqual(319)
  expect(complaints).toEqual([])
})

it('a nurse hands on sixteen prescriptions in six clicks, each sent once, while no row moves', async () => {
  const { page, complaints } = await signIn('pfleger')
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/an-apotheke-geben')) sent.push(new URL(request.url()).pathname)
  })
  let clicks = 0
  const click = async (what: Locator, times = 1) => {
    clicks += 1
    await what.click({ clickCount: times })
  }
  await goTo(page, '/bestellungen/pflege')
  await click(page.getByRole('tab', { name: /^Rezepte/ }))
  const before = await measureList(page, desk)
  await click(page.getByRole('checkbox', { name: 'Alle auf dieser Seite' }))
  const step = page.getByRole('button', { name: /^An die Apotheke geben \(\d+\)$/ })
  expect(await box(page.getByRole('region', { name: 'Ausgewählte Einträge' }))).toMatchObject({ y: 64, height: 55 })
  expect(await measureList(page, desk)).toEqual(before)
  const meant = Number(/\d+/.exec((await step.textContent()) ?? '')?.[0])
  expect(meant).toBeGreaterThanOrEqual(16)
  await click(step)
  const sheet = dialog(page)
  const confirm = sheet.getByRole('button', { name: /An die Apotheke geben$/ })
  expect(await confirm.textContent()).toBe(`${meant} Einträge: An die Apotheke geben`)
  expect(await sheet.getByText(/ · geht an /).count()).toBe(meant)
  await expectAccessible(page, 'prescriptions to be handed on')
  await click(confirm, 2)
  await sheet.getByText(`${meant} Einträge erledigt.`).waitFor()
  await click(sheet.getByRole('button', { name: 'Fertig' }))
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  expect(clicks).toBeLessThanOrEqual(6)
  expect([sent.length, new Set(sent).size]).toEqual([meant, meant])
  expect(complaints).toEqual([])
})

it('on a phone what can be done with the selected orders stands at the foot, under the thumb', async () => {
  const { page, complaints } = await signIn('pfleger', phone)
  await goTo(page, '/bestellungen/pflege?ansicht=alle')
  const before = await measureList(page, hand)
  await page
    .getByRole('checkbox', { name: /auswählen$/ })
    .first()
    .click()
  const bar = await box(page.getByRole('region', { name: 'Ausgewählte Einträge' }))
  expect(await measureList(page, hand)).toEqual(before)
  expect(bar.y + bar.height).toBe(hand.height)
  expect(bar.height).toBeLessThanOrEqual(112)
  await expectAccessible(page, 'selected orders on a phone')
  await page.getByRole('button', { name: 'Auswahl aufheben' }).click()
  await page.getByRole('region', { name: 'Ausgewählte Einträge' }).waitFor({ state: 'detached' })
  expect(complaints).toEqual([])
})

/** Names of medicines that end in dots. */
const cutNames = (page: Page): Promise<string[]> =>
  page.evaluate((words) => {
    const names = [...document.querySelectorAll<HTMLElement>('main :is(li, td) :is(span, strong)')].filter(
      ({ children, innerText }) => children.length === 0 && words.some((word) => innerText.includes(word)),
    )
    if (names.length === 0) throw new Error('No medicine stands in the list')
    return names.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).map(({ innerText }) => innerText)
  }, arzneimittel)

it('a nurse reaches her first order with six presses of the Tab key', async () => {
  const { page, complaints } = await signIn('pfleger')
  await goTo(page, '/bestellungen/pflege')
  await page.locator('[data-zeile]').first().waitFor()
  await settled(page)
  const inFirstRow = () =>
    page.evaluate(() => document.querySelector('[data-zeile]')?.closest('tr, li')?.contains(document.activeElement) === true)
  // As after loading: the document itself has the focus.
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    getSelection()?.collapse(document.body, 0)
  })
  let presses = 0
  while (!(await inFirstRow()) && presses < 30) {
    await page.keyboard.press('Tab')
    presses += 1
  }
  expect(presses).toBeLessThanOrEqual(6)

  // The tools of the bar and the heads of the columns are reached by arrows.
  await page.locator('[data-zeile]').first().focus()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowRight')
  expect(await page.evaluate(() => document.activeElement?.closest('thead') !== null)).toBe(true)
  await page.keyboard.press('ArrowDown')
  expect(await inFirstRow()).toBe(true)
  const bar = page.getByRole('toolbar', { name: 'Werkzeuge', exact: true })
  await bar.getByRole('button').first().focus()
  await page.keyboard.press('End')
  expect(await bar.evaluate((tools) => [...tools.querySelectorAll('button')].at(-1) === document.activeElement)).toBe(true)
  expect(complaints).toEqual([])
})
