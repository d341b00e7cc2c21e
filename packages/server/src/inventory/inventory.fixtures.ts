/** For tests only: a product with something of everything at it. */
import { inventoryContract as c } from '@dreiklang/domain/inventory/inventory.contract'
import type { TestClient } from '../testServer.ts'

type Who = Pick<TestClient, 'call'>

export const eans = ['4006381333931', '4012345678901', '4260000000004'] as const

/** A product with this code and so many of a batch in a room of its own. Answers where it lies. */
export async function stockUp(
  who: Who,
  {
    name,
    barcode,
    lot = 'A1',
    expiry = null,
    menge,
  }: { name: string; barcode: string; lot?: string; expiry?: string | null; menge: number },
): Promise<{ productId: string; roomId: string }> {
  const productId = (await who.call(c.createProduct, { body: {} })).body.id
  await who.call(c.updateProduct, { body: { id: productId, product: { name, barcode, active: true } } })
  const roomId = (await who.call(c.createLocation, { body: { kind: 'room', name: `Raum ${name}` } })).body.id
  const { status, text } = await who.call(c.move, {
    body: { id: crypto.randomUUID(), kind: 'receipt', productId, locationId: roomId, menge, lot, expiry },
  })
  if (status !== 200) throw new Error(text)
  return { productId, roomId }
}

/** Names of a Klient where people write them. Answers what the server has said. */
export async function fillInventory(who: Who) {
  const made = await who.call(c.createProduct, { body: {} })
  const { id } = made.body
  const room = await who.call(c.createLocation, { body: { kind: 'room', name: 'Schrank Yıldız' } })
  const at = { productId: id, locationId: room.body.id, menge: 2 }
  return [
    made,
    room,
    await who.call(c.createTag, { body: { tag: { title: 'für Frau Yıldız' } } }),
    await who.call(c.updateProduct, {
      body: { id, product: { name: 'Kompressen', barcode: eans[0], description: 'Nur für Frau Yıldız' } },
    }),
    await who.call(c.move, { body: { id: crypto.randomUUID(), kind: 'receipt', ...at, lot: 'X1', reason: 'Rest von Frau Yıldız' } }),
    await who.call(c.recall, { body: { id: crypto.randomUUID(), productId: id, lot: 'X1', text: 'Frau Yıldız hat es gemerkt' } }),
  ]
}
