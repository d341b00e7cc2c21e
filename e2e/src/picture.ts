/** `npm run picture` makes the picture of the README: one order of the demo as nursing service, practice and pharmacy see it. */
import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Browser } from 'playwright-core'
import { signInApi } from './api.ts'
import { launch, open, settled, signIn } from './browser.ts'
import { startProduct } from './server.ts'

const file = fileURLToPath(new URL('../../docs/three-sides.png', import.meta.url))

/** `turn`: what the caption in the README says of each. */
const sides = [
  { konto: 'pfleger', role: 'Pflegedienst', turn: 'Wartet auf: Apotheke' },
  { konto: 'arzt', role: 'Praxis', turn: 'Wartet auf: Apotheke' },
  { konto: 'apotheker', role: 'Apotheke', turn: 'Wartet auf Sie' },
] as const

/** Wide enough for the menu beside the page and for the number of the order in one line, narrow enough to be read three times in a row. */
const screen = { width: 1040, height: 848 }
const shownWidth = 760

/** The newest order that waits for the pharmacy and shows each side all of its positions. */
async function findBestellung(address: string): Promise<{ id: string; nummer: string }> {
  const [nurse = [], ...others] = await Promise.all(sides.map(({ konto }) => listAtApotheke(address, konto)))
  const positions = (row: Row | undefined) => row?.positionen.map(({ id }) => id).join(' ')
  const found = nurse.find((row) => others.every((rows) => positions(rows.find(({ id }) => id === row.id)) === positions(row)))
  if (found === undefined) throw new Error('No order of the demo waits for the pharmacy and shows each side all of its positions')
  return found
}

interface Row {
  id: string
  nummer: string
  positionen: { id: string }[]
}

async function listAtApotheke(address: string, konto: string): Promise<Row[]> {
  const { get } = await signInApi(address, konto)
  return (await get<{ zeilen: Row[] }>('/api/bestellungen?status=BEI_APOTHEKE&wartetAuf=APOTHEKE&limit=100')).zeilen
}

/** What stands on the screen of one side, in as many pixels as the picture will show. */
async function showTo(
  browser: Browser,
  url: URL,
  { konto, heading, turn }: { konto: string; heading: string; turn: string },
): Promise<Buffer> {
  const options = { viewport: screen, deviceScaleFactor: shownWidth / screen.width, colorScheme: 'light' } as const
  const { page } = await signIn(browser, url.origin, { konto, options })
  // The compiler names functions by a helper that does not go along into the page.
  await page.addInitScript('globalThis.__name ??= (value) => value')
  await page.goto(url.href)
  await page.getByText(heading, { exact: true }).first().waitFor()
  await page.getByText(turn, { exact: true }).first().waitFor()
  await settled(page, 1000)
  const picture = await page.screenshot()
  await page.context().close()
  return picture
}

const pageOf = (shots: readonly { role: string; shot: Buffer }[]) => `<!doctype html>
<html lang="de">
  <style>
    body { margin: 0; padding: 24px; display: flex; gap: 24px; width: max-content; background: #dbe3ee; font: 600 30px Inter, 'Liberation Sans', sans-serif; color: #0f172a }
    figure { margin: 0 }
    figcaption { padding: 0 0 16px; text-align: center }
    img { display: block; width: ${shownWidth}px; border-radius: 10px; box-shadow: 0 2px 10px #0f172a40 }
  </style>
  ${shots.map(({ role, shot }) => `<figure><figcaption>${role}</figcaption><img alt="" src="data:image/png;base64,${shot.toString('base64')}"></figure>`).join('\n')}
</html>`

const browser = await launch()
const product = await startProduct()
try {
  const { id, nummer } = await findBestellung(product.address)
  const url = new URL(`/bestellungen/${id}`, product.address)
  const shots = []
  for (const { role, ...side } of sides)
    shots.push({ role, shot: await showTo(browser, url, { ...side, heading: `Bestellung ${nummer}` }) })
  const { page } = await open(browser)
  await page.setContent(pageOf(shots))
  await page.evaluate(() => Promise.all(Array.from(document.images, (image) => image.decode())))
  const picture = await page.locator('body').screenshot()
  writeFileSync(file, picture)
  console.log(`${file}: order ${nummer}, ${Math.round(picture.length / 1000)} kB`)
} finally {
  await browser.close()
  await product.stop()
}
