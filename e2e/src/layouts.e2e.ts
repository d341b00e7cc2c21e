import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { dreiWithoutRezept, findKlient } from './bestellung.fixtures.ts'
import { expectAccessible } from './axe.ts'
import { type Person, settled } from './browser.ts'
import { box, desktop, expectPrintable, menuButton, navigation, openAppearance, overflow, side } from './frame.ts'
import { online, withProduct } from './setUp.ts'

const phone = { width: 390, height: 844 }

const { at, signIn, signInApi } = withProduct({ context: online })
let person: Person
beforeAll(async () => {
  // The manager of a nursing service has the longest menu but one.
  person = await signIn('pflege-admin')
})

/** Shows the contacts in a layout: the application changes its address, as its own links do. */
async function show(layout: string, size: { width: number; height: number }): Promise<Page> {
  const { page } = person
  await page.setViewportSize(size)
  // The mouse lies on nothing: a narrow navigation would widen under it.
  await page.mouse.move(size.width - 5, size.height - 5)
  await page.evaluate((address) => window.history.pushState({}, '', address), `/contacts?layout=${layout}`)
  await page.getByRole('heading', { level: 1, name: 'Kontakte' }).waitFor()
  await page.locator(`[data-layout="${layout}"]:not([data-still])`).waitFor()
  await settled(page)
  return page
}

async function resize(page: Page, size: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(size)
  await settled(page)
}

/** Heights in px of product.md, section 9, and features.md, section 3.1. `chat`: the rail stands at the right edge. */
const vertical = [
  { layout: 'classic', width: 280, back: 'rgb(15, 23, 42)' },
  { layout: 'classy', width: 280, back: 'rgb(15, 23, 42)' },
  { layout: 'compact', width: 112, back: 'rgb(15, 23, 42)' },
  { layout: 'dense', width: 80, back: 'rgb(15, 23, 42)' },
  { layout: 'futuristic', width: 280, back: 'rgb(55, 48, 163)' },
  { layout: 'thin', width: 80, back: 'rgb(255, 255, 255)' },
]
const horizontal = [
  { layout: 'centered', header: { x: 32, y: 32, height: 80 }, footer: 80, phone: { header: 64, footer: 64 }, chat: false },
  { layout: 'enterprise', header: { x: 0, y: 0, height: 144 }, footer: 80, phone: { header: 64, footer: 56 }, chat: true },
  { layout: 'material', header: { x: 32, y: 48, height: 128 }, footer: 80, phone: { header: 64, footer: 56 }, chat: false },
  { layout: 'modern', header: { x: 0, y: 0, height: 80 }, footer: 80, phone: { header: 64, footer: 56 }, chat: true },
]
const everyLayout = ['empty', ...vertical.map(({ layout }) => layout), ...horizontal.map(({ layout }) => layout)]

describe('on a large screen', () => {
  it.each(vertical)('$layout has its navigation of $width px at the left edge', async ({ layout, width, back }) => {
    const page = await show(layout, desktop)
    expect(await box(side(page))).toEqual({ x: 0, y: 0, width, height: 900 })
    expect(await box(page.getByRole('banner'))).toMatchObject({ x: width, y: 0, height: 64 })
    expect((await box(page.getByRole('main'))).x).toBe(width)
    expect((await box(page.getByRole('contentinfo'))).height).toBe(56)
    expect(
      await side(page)
        .locator('[data-items]')
        .first()
        .evaluate((panel) => getComputedStyle(panel).backgroundColor),
    ).toBe(back)
    expect(await overflow(page)).toBe(0)
    await expectPrintable(page)

    await menuButton(page).click()
    await expect.poll(async () => (await box(page.getByRole('main'))).x).toBe(0)
    await expect.poll(() => navigation(page).isVisible()).toBe(false)
    await menuButton(page).click()
    await expect.poll(async () => (await box(page.getByRole('main'))).x).toBe(width)
  })

  it.each(horizontal)('$layout has its navigation in the header', async ({ layout, header, footer, chat }) => {
    const page = await show(layout, desktop)
    expect(await side(page).count()).toBe(0)
    expect(await box(page.getByRole('banner').locator('> div'))).toMatchObject(header)
    expect((await box(page.getByRole('contentinfo'))).height).toBe(footer)
    const item = await box(navigation(page).getByRole('link', { name: 'Klient/innen' }))
    expect(item.height).toBe(48)
    const wide = await navigation(page)
      .getByRole('link', { name: 'Klient/innen' })
      .evaluate((link) => getComputedStyle(link).paddingInline)
    expect(wide).toBe('16px')
    expect(await overflow(page)).toBe(0)
    expect(await page.locator('[data-quick-chat]').count()).toBe(chat ? 1 : 0)
    await expectPrintable(page)
  })

  it('classy says in one row of 56 px who is signed in, with address and house', async () => {
    const page = await show('classy', desktop)
    const row = page.getByRole('region', { name: 'Angemeldet als' })
    expect((await box(row)).height).toBe(56)
    for (const words of ['pflege-admin@dreiklang.example', 'Pflegedienst Sonnenhof']) {
      const line = row.getByText(words, { exact: true })
      expect(await line.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
    }
  })

  it('empty has nothing around the page', async () => {
    const page = await show('empty', desktop)
    expect(await page.getByRole('banner').count()).toBe(0)
    expect(await page.getByRole('contentinfo').count()).toBe(0)
    expect(await navigation(page).count()).toBe(0)
    expect(await box(page.getByRole('main'))).toMatchObject({ x: 0, width: 1440 })
  })

  it.each([
    { width: 1440, frame: { x: 32, width: 1376 } },
    { width: 1920, frame: { x: 240, width: 1440 } },
  ])('centered is one frame of at most 1440 px, at $width px', async ({ width, frame }) => {
    const page = await show('centered', { width, height: 900 })
    expect(await box(page.getByRole('banner'))).toMatchObject(frame)
    expect(await box(page.getByRole('main'))).toMatchObject(frame)
  })

  it('dense starts narrow, widens under the mouse without pushing, and its second button keeps it wide', async () => {
    const page = await show('dense', desktop)
    const panel = side(page).locator('[data-items]').first()
    expect((await box(panel)).width).toBe(80)
    await panel.hover({ position: { x: 40, y: 200 } })
    await expect.poll(async () => (await box(panel)).width).toBe(280)
    expect((await box(page.getByRole('main'))).x).toBe(80)
    await page.mouse.move(900, 500)
    await expect.poll(async () => (await box(panel)).width).toBe(80)
    await page.getByRole('button', { name: 'Schmale oder breite Navigation' }).click()
    await expect.poll(async () => (await box(page.getByRole('main'))).x).toBe(280)
    await page.getByRole('button', { name: 'Schmale oder breite Navigation' }).click()
    await expect.poll(async () => (await box(page.getByRole('main'))).x).toBe(80)
  })

  it.each([
    { layout: 'compact', x: 112 },
    { layout: 'thin', x: 80 },
  ])('$layout opens what lies below an item in a second column of 280 px, which a navigation closes', async ({ layout, x }) => {
    const page = await show(layout, desktop)
    await navigation(page).getByRole('button', { name: 'Verzeichnis' }).click()
    const column = page.getByRole('group', { name: 'Verzeichnis' })
    await expect.poll(() => box(column)).toMatchObject({ x, y: 0, width: 280, height: 900 })
    expect((await box(page.getByRole('main'))).x).toBe(x)
    await column.getByRole('link', { name: 'Apotheken' }).click()
    await page.getByRole('heading', { level: 1, name: 'Apotheken' }).waitFor()
    await column.waitFor({ state: 'detached' })
  })
})

describe('with its navigation at the right edge, as the data of a layout may say,', () => {
  const turn = (page: Page) =>
    page.evaluate(() => {
      for (const part of document.querySelectorAll<HTMLElement>('[data-nav-side], [data-nav-side] [data-position]'))
        part.dataset['position'] = 'right'
    })
  /** The rail of the chat stands farthest out, while there is something to say. */
  const railOf = async (page: Page) => 64 * (await page.locator('[data-chat-rail]').count())

  it('the page begins at the left edge, and folding the navigation away widens it', async () => {
    const page = await show('classic', desktop)
    await turn(page)
    await settled(page)
    const rail = await railOf(page)
    expect(await box(side(page))).toEqual({ x: 1440 - rail - 280, y: 0, width: 280, height: 900 })
    expect(await box(page.getByRole('main'))).toMatchObject({ x: 0, width: 1440 - rail - 280 })
    expect(await overflow(page)).toBe(0)
    await menuButton(page).click()
    await expect.poll(async () => (await box(page.getByRole('main'))).width).toBe(1440 - rail)
    await expect.poll(() => navigation(page).isVisible()).toBe(false)
    expect(await overflow(page)).toBe(0)
    await menuButton(page).click()
    await expect.poll(async () => (await box(page.getByRole('main'))).width).toBe(1440 - rail - 280)
  })

  it('the second column opens at the inner side', async () => {
    const page = await show('compact', desktop)
    await turn(page)
    const rail = await railOf(page)
    await navigation(page).getByRole('button', { name: 'Verzeichnis' }).click()
    const column = page.getByRole('group', { name: 'Verzeichnis' })
    await expect.poll(() => box(column)).toMatchObject({ x: 1440 - rail - 112 - 280, y: 0, width: 280, height: 900 })
    await page.keyboard.press('Escape')
    await column.waitFor({ state: 'detached' })
  })
})

it('the tool for the full screen fills it and gives it back', async () => {
  const page = await show('classy', desktop)
  const full = () => page.evaluate(() => document.fullscreenElement === document.documentElement)
  await page.getByRole('button', { name: 'Vollbild', exact: true }).click()
  await expect.poll(full).toBe(true)
  await page.getByRole('button', { name: 'Vollbild beenden' }).click()
  await expect.poll(full).toBe(false)
  await page.getByRole('button', { name: 'Vollbild', exact: true }).waitFor()
})

it('an order whose turn is mine raises the number in the menu without a reload', async () => {
  const { page } = await signIn('apotheker')
  await page.goto(at('/contacts'))
  const mine = page.getByRole('navigation', { name: 'Hauptnavigation' }).getByRole('link', { name: /^Bestellungen/ })
  const number = async () => Number(/\d+$/.exec((await mine.textContent()) ?? '')?.[0] ?? 0)
  await mine.waitFor()
  const before = await number()
  const api = await signInApi('pfleger')
  const klient = await findKlient(api, { praxis: 'Praxis Dr. Weber', apotheke: 'Apotheke am Markt' })
  const made = await api.post<{ id: string; version: number }>('/api/bestellungen', dreiWithoutRezept(klient))
  await api.post(`/api/bestellungen/${made.id}/senden`, { version: made.version })
  await expect.poll(number).toBe(before + 1)
  await page.context().close()
})

describe('below 960 px', () => {
  it.each(everyLayout.filter((layout) => layout !== 'empty'))(
    '%s lays the whole navigation over the page until somebody has gone elsewhere',
    async (layout) => {
      const page = await show(layout, phone)
      expect(await side(page).count()).toBe(0)
      expect(await navigation(page).count()).toBe(0)
      const around = horizontal.find((candidate) => candidate.layout === layout)?.phone ?? { header: 64, footer: 56 }
      expect((await box(page.getByRole('banner'))).height).toBe(around.header)
      expect((await box(page.getByRole('contentinfo'))).height).toBeGreaterThanOrEqual(around.footer)
      expect((await box(page.getByRole('main'))).x).toBe(0)
      expect(await overflow(page)).toBe(0)
      await resize(page, { width: 320, height: 844 })
      expect(await overflow(page)).toBe(0)
      const tools = page.getByRole('banner').getByRole('toolbar')
      await expect.poll(async () => (await box(tools)).x + (await box(tools)).width).toBeLessThanOrEqual(320)
      const button = await box(menuButton(page))
      expect(button.x + button.width).toBeLessThanOrEqual((await box(page.locator('[data-tool="search"]'))).x)

      await resize(page, phone)
      await menuButton(page).click()
      const drawer = page.getByRole('dialog', { name: 'Hauptnavigation' })
      await expect.poll(() => box(drawer)).toEqual({ x: 0, y: 0, width: 280, height: 844 })
      expect(await drawer.locator('[data-items]').first().getAttribute('data-items')).toBe('default')
      await drawer.getByRole('link', { name: 'Klient/innen' }).click()
      await page.getByRole('heading', { level: 1, name: 'Klient/innen' }).waitFor()
      await drawer.waitFor({ state: 'detached' })
    },
  )

  it('the navigation changes its place at 960 px exactly', async () => {
    const page = await show('classy', { width: 960, height: 800 })
    expect((await box(side(page))).width).toBe(280)
    await page.setViewportSize({ width: 959, height: 800 })
    await side(page).waitFor({ state: 'detached' })
    await page.setViewportSize({ width: 960, height: 800 })
    await expect.poll(async () => (await box(side(page))).width).toBe(280)
  })

  it('Escape closes the navigation and the focus is on its button again', async () => {
    const page = await show('classy', phone)
    await menuButton(page).click()
    await page.getByRole('dialog', { name: 'Hauptnavigation' }).waitFor()
    await expectAccessible(page, 'drawer')
    await page.keyboard.press('Escape')
    await page.getByRole('dialog', { name: 'Hauptnavigation' }).waitFor({ state: 'detached' })
    await expect.poll(() => menuButton(page).evaluate((button) => button === document.activeElement)).toBe(true)
  })
})

it('the layout that somebody has chosen stands from the first moment on, and nothing complains', async () => {
  const { page, complaints } = person
  await show('classy', desktop)
  await openAppearance(page)
  const kept = page.waitForResponse((answer) => answer.url() === at('/api/settings') && answer.request().method() === 'PATCH')
  await page.getByRole('dialog', { name: 'Darstellung' }).getByText('Schmal', { exact: true }).click()
  await page.locator('[data-layout="thin"]').waitFor()
  // Leaving the page at once would cut the line to the server.
  expect((await kept).status()).toBe(200)
  expect(new URL(page.url()).searchParams.get('layout')).toBe('thin')
  await page.goto(at('/contacts'))
  await page.locator('[data-layout]').waitFor()
  expect(await page.locator('[data-layout]').getAttribute('data-layout')).toBe('thin')
  expect(complaints).toEqual([])
})
