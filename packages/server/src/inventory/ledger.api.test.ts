import { inventoryContract as c } from '@dreiklang/domain/inventory/inventory.contract'
import type { z } from 'zod'
import { beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../database/sql.ts'
import { hausForTests } from '../forTests.fixtures.ts'
import { systemContext } from '../shared/context.ts'
import { errorOf } from '../shared/zugriff.fixtures.ts'
import type { TestClient } from '../testServer.ts'
import { eans, stockUp } from './inventory.fixtures.ts'

const haus = await hausForTests()
let nurse: TestClient
beforeAll(async () => {
  ;[nurse] = await haus.people('pfleger')
})

const id = () => crypto.randomUUID()
const move = (body: z.input<typeof c.move.body>) => nurse.call(c.move, { body })
const sheetOf = async (productId: string) => (await nurse.call(c.sheet, { query: { id: productId } })).body
const ledgerOf = async (productId: string) =>
  (await nurse.call(c.movements, { query: { productId } })).body.movements.map(({ kind, lot, menge }) => `${kind} ${lot} ${menge}`)

describe('what comes and goes', () => {
  it('is a line each, and the stock is their sum', async () => {
    const { productId, roomId } = await stockUp(nurse, { name: 'Binden', barcode: '', menge: 10 })
    const at = { productId, locationId: roomId }
    await move({ id: id(), kind: 'issue', ...at, menge: 3, reason: 'Für die Praxis' })
    await move({ id: id(), kind: 'consumption', ...at, menge: 2 })
    const { body } = await move({ id: id(), kind: 'disposal', ...at, menge: 1 })
    expect([body.product.stock, body.used]).toEqual([4, 5])
    expect(await ledgerOf(productId)).toEqual(['disposal A1 -1', 'consumption A1 -2', 'issue A1 -3', 'receipt A1 10'])
    const { movements } = (await nurse.call(c.movements, { query: { locationId: roomId } })).body
    expect(movements[2]).toMatchObject({ reason: 'Für die Praxis', personName: expect.any(String), productName: 'Binden' })
  })

  it('is written once, however often it is sent', async () => {
    const { productId, roomId } = await stockUp(nurse, { name: 'Tupfer', barcode: '', menge: 10 })
    const body = { id: id(), kind: 'issue', productId, locationId: roomId, menge: 3 } as const
    const both = await Promise.all([move(body), move(body)])
    expect(both.map((answer) => answer.body.product.stock)).toEqual([7, 7])
  })

  it('takes what expires first, and nothing that is expired', async () => {
    const { productId, roomId } = await stockUp(nurse, { name: 'Salbe', barcode: '', lot: 'SPÄT', expiry: '2028-01-31', menge: 5 })
    const at = { productId, locationId: roomId }
    await move({ id: id(), kind: 'receipt', ...at, lot: 'früh', expiry: '2027-01-31', menge: 2 })
    await move({ id: id(), kind: 'receipt', ...at, lot: 'ALT', expiry: '2020-01-31', menge: 9 })
    await move({ id: id(), kind: 'consumption', ...at, menge: 3 })
    expect((await ledgerOf(productId)).slice(0, 2).toSorted()).toEqual(['consumption FRÜH -2', 'consumption SPÄT -1'])
    const refused = await move({ id: id(), kind: 'consumption', ...at, menge: 5 })
    expect([refused.status, errorOf(refused)]).toEqual([409, 'inventory.zu_wenig: menge zu_gross'])
    expect((await move({ id: id(), kind: 'disposal', ...at, menge: 9 })).body.product.stock).toBe(4)
  })

  it('is carried from the store room into a car, which does not change the stock', async () => {
    const { productId, roomId } = await stockUp(nurse, { name: 'Pflaster', barcode: '', menge: 10 })
    const car = (await nurse.call(c.createLocation, { body: { kind: 'car', name: 'Wagen 3' } })).body
    const body = { productId, locationId: roomId, menge: 4 }
    const { body: sheet } = await move({ id: id(), kind: 'transfer', ...body, toLocationId: car.id })
    expect(sheet.product.stock).toBe(10)
    expect(sheet.batches[0]?.places.toSorted((a, b) => a.menge - b.menge)).toEqual([
      { locationId: car.id, menge: 4 },
      { locationId: roomId, menge: 6 },
    ])
    expect(errorOf(await nurse.call(c.removeLocation, { query: { id: car.id } }))).toBe('inventory.ort_belegt')
  })

  it('to a Klient leaves the own stock, and the audit trail says who has looked at his', async () => {
    const { productId, roomId } = await stockUp(nurse, { name: 'Inkontinenzvorlagen', barcode: '', menge: 10 })
    const place = (await nurse.call(c.createLocation, { body: { kind: 'klient', klientId: haus.klientId } })).body
    const again = (await nurse.call(c.createLocation, { body: { kind: 'klient', klientId: haus.klientId } })).body
    expect([place.id, place.kind, place.klientId]).toEqual([again.id, 'klient', haus.klientId])
    const { body } = await move({ id: id(), kind: 'transfer', productId, locationId: roomId, menge: 6, toLocationId: place.id })
    expect([body.product.stock, body.atKlienten]).toEqual([4, 6])
    await nurse.call(c.locationStock, { query: { id: place.id } })
    const trail = sql('test.seen', `select art from protokoll where klient_id = :klientId and aktion = 'inventory.locationStock'`)
    expect(await haus.ports.database.query(systemContext, trail, { klientId: haus.klientId })).toEqual([{ art: 'LESEN' }])
  })

  it('cannot be written over by anybody: the database refuses it', async () => {
    const { productId } = await stockUp(nurse, { name: 'Schere', barcode: '', menge: 1 })
    const attempts = [
      sql('test.change', 'update inventory_movement set menge = 99 where product_id = :productId'),
      sql('test.delete', 'delete from inventory_movement where product_id = :productId'),
      sql('test.sum', 'update inventory_balance set menge = 99 where product_id = :productId'),
    ]
    for (const attempt of attempts)
      await expect(haus.ports.database.write(systemContext, attempt, { productId })).rejects.toThrow(/permission denied/)
    expect((await sheetOf(productId)).product.stock).toBe(1)
  })

  it('is corrected by writing another stock, with the reason that is named', async () => {
    const { productId } = await stockUp(nurse, { name: 'Lanzetten', barcode: '', menge: 5 })
    await nurse.call(c.updateProduct, { body: { id: productId, product: { stock: 8 }, reason: 'Karton gefunden' } })
    await nurse.call(c.updateProduct, { body: { id: productId, product: { stock: 2 } } })
    expect((await sheetOf(productId)).product.stock).toBe(2)
    const { movements } = (await nurse.call(c.movements, { query: { productId } })).body
    expect(
      movements
        .filter(({ kind }) => kind === 'correction')
        .map(({ menge }) => menge)
        .toSorted((a, b) => a - b),
    ).toEqual([-3, -3, 3])
    expect(movements.find(({ menge }) => menge === 3)?.reason).toBe('Karton gefunden')
  })
})

describe('a stock take', () => {
  it('writes down what was counted, scan by scan, and what is missing when it was all', async () => {
    const first = await stockUp(nurse, { name: 'Zählgut eins', barcode: '', lot: 'Z1', menge: 10 })
    const second = (await nurse.call(c.createProduct, { body: {} })).body.id
    await move({ id: id(), kind: 'receipt', productId: second, locationId: first.roomId, menge: 4 })
    const line = { productId: first.productId, lot: 'z 1', expiry: null }
    const body = {
      id: id(),
      locationId: first.roomId,
      lines: [
        { ...line, menge: 7 },
        { ...line, menge: 1 },
      ],
      complete: true,
    }
    const { changed } = (await nurse.call(c.count, { body })).body
    expect(changed).toEqual([
      { name: 'Zählgut eins', lot: 'Z1', before: 10, after: 8 },
      { name: 'A New Product', lot: '', before: 4, after: 0 },
    ])
    expect((await nurse.call(c.count, { body })).body.changed).toEqual([])
    expect((await sheetOf(first.productId)).product.stock).toBe(8)
    expect((await nurse.call(c.locationStock, { query: { id: first.roomId } })).body.lines).toMatchObject([{ lot: 'Z1', menge: 8 }])
  })
})

describe('what has to be ordered', () => {
  it('is what lies below its minimum, without what is reserved', async () => {
    const { productId } = await stockUp(nurse, { name: 'Mindestbestand', barcode: '', menge: 5 })
    await nurse.call(c.keep, { body: { id: productId, minimum: 4 } })
    const missing = async () =>
      (await nurse.call(c.proposal)).body.own.filter(({ product }) => product.id === productId).map((row) => row.missing)
    expect(await missing()).toEqual([])
    await nurse.call(c.updateProduct, { body: { id: productId, product: { reserved: 3 } } })
    expect(await missing()).toEqual([2])
    const low = (await nurse.call(c.stock, { query: { only: 'low' } })).body
    expect(low.rows.map(({ product }) => product.name)).toContain('Mindestbestand')
  })

  it('is found again by its code, whatever was scanned', async () => {
    const { productId } = await stockUp(nurse, { name: 'Mit Code', barcode: eans[1], menge: 1 })
    const found = async (code: string) => (await nurse.call(c.scan, { query: { code } })).body?.product.id ?? null
    expect([await found(eans[1]), await found(`0${eans[1]}`), await found('12345')]).toEqual([productId, productId, null])
  })

  it('lists what expires soon, and what a recall has blocked', async () => {
    const soon = await stockUp(nurse, { name: 'Bald verfallen', barcode: '', lot: 'E', expiry: '2026-12-01', menge: 1 })
    const rows = (await nurse.call(c.stock, { query: { only: 'expiring' } })).body.rows
    expect(rows.find(({ product }) => product.id === soon.productId)?.nextExpiry).toBe('2026-12-01')
  })
})
