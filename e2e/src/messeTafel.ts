/** Measures the board: how long 40 people × 600 visits take to be drawn, and how many frames a second are left while one is dragged. */
import { berlinDate, berlinInstant, plusDays } from '@dreiklang/domain/shared/time'
import type { Tafel } from '@dreiklang/domain/planung/planung.contract'
import { launch, signIn } from './browser.ts'
import { startProduct } from './server.ts'

const people = 40
const visits = 600
const id = (child: number, nr: number) => `00000000-0000-4000-8${child}00-${String(nr).padStart(12, '0')}`
const two = (number: number) => String(number).padStart(2, '0')

function bigBoard(datum: string): Tafel {
  return {
    darf: { verteilen: true, vorschlagen: true },
    personen: Array.from({ length: people }, (_, nr) => ({
      id: id(1, nr),
      name: `Person ${nr}`,
      qualifikation: 'PFLEGEFACHKRAFT',
      wochenstunden: 39,
      abwesenheiten: [],
    })),
    besuche: Array.from({ length: visits }, (_, nr) => {
      const minute = 6 * 60 + Math.floor(nr / people) * 60
      const uhrzeit = `${two(Math.floor(minute / 60))}:${two(minute % 60)}`
      const von = berlinInstant(datum, uhrzeit)
      return {
        id: id(2, nr),
        nummer: `H-2026-${String(nr).padStart(6, '0')}`,
        version: 1,
        typ: 'PFLEGEBESUCH',
        status: 'GEPLANT',
        dringlichkeit: 'ROUTINE',
        datum,
        uhrzeit,
        dauerMinuten: 45,
        von,
        bis: new Date(Date.parse(von) + 45 * 60_000).toISOString(),
        klient: { id: id(3, nr), name: `Klient ${nr}`, zustand: null },
        anschrift: null,
        personIds: [id(1, nr % people)],
        leistungen: [],
        verschiebbar: true,
        befunde: [],
      }
    }),
  }
}

const product = await startProduct()
const browser = await launch()
try {
  const { page } = await signIn(browser, product.address, { konto: 'pflege-admin' })
  // The compiler names functions by a helper that does not go along into the page.
  await page.addInitScript('globalThis.__name ??= (value) => value')
  await page.goto(`${product.address}/hausbesuch/planung`)
  await page.locator('[data-board]').waitFor()
  await page.route('**/api/planung?*', (route) => route.fulfill({ json: bigBoard(plusDays(berlinDate(new Date().toISOString()), 1)) }))
  await page.evaluate(() => {
    const shown = () => document.querySelectorAll('[data-entry]').length
    performance.mark('asked')
    const observer = new MutationObserver(() => {
      if (shown() < 600) return
      observer.disconnect()
      requestAnimationFrame(() => performance.mark('drawn'))
    })
    observer.observe(document, { subtree: true, childList: true })
  })
  // The code is there already: what is measured is the answer of the day after, and drawing it.
  await page.getByRole('button', { name: 'Zeitraum danach' }).click()
  await page.waitForFunction(() => performance.getEntriesByName('drawn').length > 0, undefined, { timeout: 120_000 })
  const drawnMs = await page.evaluate(() => performance.measure('draw', 'asked', 'drawn').duration)

  const box = await page.locator('[data-entry]').nth(5).boundingBox()
  if (box === null) throw new Error('There is nothing to drag')
  await page.mouse.move(box.x + 10, box.y + 10)
  await page.mouse.down()
  await page.evaluate(() => {
    const frames: number[] = []
    Object.assign(window, { frames })
    const tick = (now: number) => {
      frames.push(now)
      requestAnimationFrame(tick)
    }
    requestAnimationFrame(tick)
  })
  for (let step = 0; step < 200; step += 1) await page.mouse.move(box.x + 10 + step * 2, box.y + 10 + step)
  const perSecond = await page.evaluate(() => {
    const { frames } = window as unknown as { frames: number[] }
    return ((frames.length - 1) * 1000) / ((frames.at(-1) ?? 0) - (frames[0] ?? 0))
  })
  await page.mouse.up()
  console.log(
    `${people} people, ${visits} visits: drawn in ${Math.round(drawnMs)} ms, ${Math.round(perSecond)} frames a second while dragging`,
  )
} finally {
  await browser.close()
  await product.stop()
}
