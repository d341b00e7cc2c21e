import { inventoryContract as c } from '@dreiklang/domain/inventory/inventory.contract'
import type { TestClient, TestServer } from '@dreiklang/server/testServer'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type SeiteOptions, nutzer, openSeite, press, startServer, write } from '../../organisation/seite.fixtures.tsx'
import { inventoryRoutes } from '../inventory.routes.tsx'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

const base = '/apps/ecommerce/inventory'
let mine: TestClient
let name = ''
let number = 0
beforeEach(async () => {
  // Newly each time: a person may have a few sessions only, and each page opens one.
  mine = await server.as('pfleger')
  number += 1
  name = `Binden ${number}`
})

const open = (path = base, options: Partial<SeiteOptions> = {}) =>
  openSeite({ server, konto: 'pfleger', routes: inventoryRoutes, path, ...options })
/** A product in a room of its own. */
async function stock({ barcode = '', menge = 10, lot = '' }: { barcode?: string; menge?: number; lot?: string } = {}) {
  const { id } = (await mine.call(c.createProduct, { body: {} })).body
  await mine.call(c.updateProduct, { body: { id, product: { name, barcode, active: true } } })
  const room = (await mine.call(c.createLocation, { body: { kind: 'room', name: `Raum ${number}` } })).body
  const what = { kind: 'receipt', productId: id, locationId: room.id, menge, lot } as const
  await mine.call(c.move, { body: { id: crypto.randomUUID(), ...what } })
  return { id, roomId: room.id }
}
const sheetOf = async (id: string) => (await mine.call(c.sheet, { query: { id } })).body
/** As a hand scanner types it, faster than anybody. */
function scan(text: string): void {
  for (const key of text) fireEvent.keyDown(document.body, { key })
  fireEvent.keyDown(document.body, { key: 'Enter' })
}

describe('The inventory', () => {
  it('says that there is no product yet, and opens the first one when it is made', async () => {
    const { router } = await open(base, { konto: 'arzt' })
    await screen.findByText('Noch kein Produkt')
    await nutzer.click(screen.getAllByRole('button', { name: 'Neues Produkt' })[0] ?? document.body)
    await press('Speichern')
    await screen.findByRole('alert')
    await write('Name *', name)
    await write('Nettopreis', '10')
    await screen.findByText('Bruttopreis: 11,90 €')
    await press('Speichern')
    await screen.findByRole('heading', { level: 2, name })
    expect(router.state.location.search).toMatchObject({ produkt: expect.any(String) })
  })

  it('narrows the list to what lies below its minimum', async () => {
    const { id } = await stock({ menge: 2 })
    await mine.call(c.keep, { body: { id, minimum: 5 } })
    await open()
    await nutzer.click(await screen.findByRole('button', { name: 'Unter Mindestbestand' }))
    const row = (await screen.findByRole('link', { name })).closest('tr') ?? document.body
    within(row).getByText('2 Packungen')
    within(row).getByText('Es fehlen 3')
  })

  it('writes what was used into the ledger, and takes it off the stock', async () => {
    const { id } = await stock({ lot: 'A7' })
    await open(`${base}?produkt=${id}`)
    await press('Buchen')
    const dialog = await screen.findByRole('dialog', { name: `${name} buchen` })
    const menge = within(dialog).getByRole('textbox', { name: 'Menge' })
    await nutzer.clear(menge)
    await nutzer.type(menge, '3')
    await nutzer.type(within(dialog).getByRole('textbox', { name: 'Grund oder Bemerkung' }), 'Verbandwechsel')
    await nutzer.click(within(dialog).getByRole('button', { name: 'Buchen' }))
    await screen.findByText('Verbrauch: Verbandwechsel')
    expect((await sheetOf(id)).product.stock).toBe(7)
  })

  it('opens the product that was scanned, and offers to add one that is not known', async () => {
    await stock({ barcode: '4006381333931' })
    await open()
    await screen.findByRole('link', { name })
    scan('4006381333931')
    await screen.findByRole('heading', { level: 2, name })
    scan('4012345678901')
    expect(await screen.findByRole('textbox', { name: 'PZN oder EAN' })).toHaveProperty('value', '04012345678901')
  })
})

describe('A stock take', () => {
  it('counts one scan after the other and writes down the difference', async () => {
    const { id, roomId } = await stock({ barcode: '4260000000004', menge: 5, lot: 'Z1' })
    await open(`${base}/places?ort=${roomId}&zaehlen=ja`)
    const field = await screen.findByRole('textbox', { name: `Gezählt: ${name}, Charge Z1` })
    for (let n = 1; n <= 3; n += 1) {
      scan('4260000000004')
      await waitFor(() => expect(field).toHaveProperty('value', String(n)))
    }
    await press('Zählung buchen')
    await screen.findByRole('button', { name: 'Zählen' })
    expect((await sheetOf(id)).product.stock).toBe(3)
  })
})

describe('A recall', () => {
  it('blocks the batch, says where it lies, and is done when somebody says so', async () => {
    const { id } = await stock({ barcode: '4000000000006', menge: 4, lot: 'R1' })
    const recallId = crypto.randomUUID()
    await mine.call(c.recall, { body: { id: recallId, productId: id, lot: 'R1', text: 'Undicht' } })
    await open(`${base}/recalls?rueckruf=${recallId}`)
    await screen.findByText('Undicht')
    screen.getByRole('link', { name: `Raum ${number}` })
    await press('Als erledigt melden')
    await screen.findByRole('button', { name: 'Wieder öffnen' })
    expect((await sheetOf(id)).batches).toMatchObject([{ lot: 'R1', blocked: true }])
  })
})
