import type { RequestRow } from '@dreiklang/domain/bestellung/anfragen.contract'
import { plusDays } from '@dreiklang/domain/shared/time'
import { expect, it } from 'vitest'
import type { Api } from './api.ts'
import { findKlient } from './bestellung.fixtures.ts'
import { expectAccessible } from './axe.ts'
import { goTo, settled } from './browser.ts'
import { bisoprolol, draftOf, eRezept, today } from './fall.fixtures.ts'
import { box } from './frame.ts'
import { online, phone, withProduct } from './setUp.ts'

const { signIn, signInApi } = withProduct({ context: online })

/** Nothing is left of what the demo asks the practice for. */
async function emptyQueue(practice: Api): Promise<void> {
  for (;;) {
    const { zeilen } = await practice.get<{ zeilen: RequestRow[] }>('/api/bestellungen/anfragen')
    if (zeilen.length === 0) return
    for (const bestellungId of new Set(zeilen.map((row) => row.bestellungId))) {
      const rows = zeilen.filter((row) => row.bestellungId === bestellungId)
      const positionIds = rows.map(({ id }) => id)
      const body = { version: rows[0]?.version, positionIds, grund: 'FALSCHE_PRAXIS', text: null }
      await practice.post(`/api/bestellungen/${bestellungId}/arzt-ablehnen`, body)
    }
  }
}

const low = { grund: 'REICHWEITE_ERSCHOEPFT', restbestand: 4, restEinheit: 'Stück' } as const
const twenty = ['Torasemid', 'Ramipril', 'Metformin', 'Pantoprazol'].flatMap((wirkstoff) =>
  [15, 25, 35, 45, 55].map((mg) => {
    const { produkt } = bisoprolol
    const bezeichnung = `${wirkstoff} ${mg} mg Tabletten`
    return { ...bisoprolol, ...low, produkt: { ...produkt, bezeichnung, wirkstoff, wirkstaerke: `${mg} mg` } }
  }),
)

it('a doctor decides twenty plain requests with twenty-two keys, sees of each what it is decided by, and sends each once', async () => {
  const [nurse, practice] = [await signInApi('pfleger'), await signInApi('arzt')]
  await emptyQueue(practice)
  const beteiligte = await findKlient(nurse, { praxis: 'Praxis Dr. Weber', apotheke: 'Apotheke am Markt' })
  const before = await draftOf(nurse, beteiligte, { positionen: twenty })
  await before.take(nurse, 'senden')
  const on = plusDays(today(), -40)
  await before.take(practice, 'verordnen', { ...eRezept(), ausgestelltAm: on, datumBestaetigt: true })
  for (const position of twenty) {
    const fall = await draftOf(nurse, beteiligte, { positionen: [position] })
    await fall.take(nurse, 'senden')
  }

  const { page, complaints } = await signIn('arzt')
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/verordnen')) sent.push(new URL(request.url()).pathname)
  })
  let keys = 0
  const press = async (key: string) => {
    keys += 1
    await page.keyboard.press(key)
  }
  await page.setViewportSize({ width: 1440, height: 900 })
  await goTo(page, '/bestellungen/arzt')
  const rows = page.locator('tbody tr')
  await rows.nth(19).waitFor()
  const told = await rows.allInnerTexts()
  expect(told).toHaveLength(20)
  const [year = '', month = '', day = ''] = on.split('-')
  for (const { produkt } of twenty) {
    const row = told.find((words) => words.includes(produkt.bezeichnung)) ?? ''
    for (const fact of ['1-0-1-0', `${day}.${month}.${year}`, '4 Stück', 'Vorrat geht zu Ende', 'übermorgen']) expect(row).toContain(fact)
  }
  await expectAccessible(page, 'requests by medicine')
  for (let nr = 0; nr < twenty.length; nr += 1) await press('a')
  await page.getByText('20 verordnen').waitFor()
  expect(sent).toEqual([])
  await press('Control+Enter')
  await page.getByText('Sie halten fest, dass diese 20 Rezepte ausgestellt sind.').waitFor()
  await expectAccessible(page, 'the question before sending')
  await press('Enter')
  await page.getByText('20 Anfragen gesendet').waitFor()
  await page.getByText('Nichts zu verordnen').waitFor()
  expect(keys).toBeLessThanOrEqual(22)
  expect([sent.length, new Set(sent).size]).toEqual([20, 20])
  expect(complaints).toEqual([])
})

it('on a phone a request takes at most 88 px, and what can be done stands in the opened one, in buttons for a thumb', async () => {
  const nurse = await signInApi('pfleger')
  const beteiligte = await findKlient(nurse, { praxis: 'Praxis Dr. Weber', apotheke: 'Apotheke am Markt' })
  const fall = await draftOf(nurse, beteiligte, { positionen: [{}] })
  await fall.take(nurse, 'senden')
  const { page, complaints } = await signIn('arzt', phone)
  await goTo(page, '/bestellungen/arzt')
  const row = page.locator('li[data-request]').first()
  await row.waitFor()
  await settled(page)
  expect((await box(row)).height).toBeLessThanOrEqual(88)
  await page
    .getByRole('button', { name: /: entscheiden$/ })
    .first()
    .click()
  for (const name of ['Wie angefordert', 'Rückfrage', 'Ablehnen'])
    expect((await box(page.getByRole('button', { name }))).height).toBeGreaterThanOrEqual(44)
  await expectAccessible(page, 'a request on a phone')
  await page.getByRole('button', { name: 'Wie angefordert' }).click()
  await page.getByText('1 verordnen').waitFor()
  await expectAccessible(page, 'a marked request on a phone')
  expect(complaints).toEqual([])
})
