/** What an order has brought: a line of each batch, which raises the stock at the Klient and lowers that of the pharmacy. */
import { einheitOf } from '@dreiklang/domain/bestellung/austausch'
import { normalizeLot } from '@dreiklang/domain/inventory/inventory'
import type { Ports, Queryable } from '../ports.ts'
import type { BookingPen } from './booking.ts'
import { type HandedBestellung, type LieferungLine, findKept } from './follow.repository.ts'
import { type InventoryStore, emptyColumns } from './inventoryStore.ts'
import { type Entry, loadBalances } from './ledger.repository.ts'
import { ensurePlaceOfKlient } from './place.usecases.ts'
import { holdProduct, insertProduct } from './product.repository.ts'

/** One line of each batch that was handed over, of all deliveries of the order. */
export function lieferungenOf({ bestellung, ...whose }: HandedBestellung): LieferungLine[] {
  return bestellung.positionen.flatMap((position) =>
    position.abgaben.flatMap(({ lieferungId, produkt, menge, charge, verfall }, line): LieferungLine[] => {
      const at = bestellung.lieferungen.find(({ id }) => id === lieferungId)?.uebergebenAm ?? null
      if (at === null) return []
      const what = { code: produkt.pzn, name: produkt.bezeichnung, lot: normalizeLot(charge), expiry: verfall }
      const unit = einheitOf(position)
      return [{ ...whose, ...what, lieferungId, positionId: position.id, line, bestellungId: bestellung.id, menge: menge, unit, at }]
    }),
  )
}

const longestName = 200

export function createLieferungen(ports: Ports, { store, pen }: { store: InventoryStore; pen: BookingPen }) {
  /** The product that is meant, made when the house has none. */
  async function ensureProduct(tx: Queryable, { pflegedienstId: organisationId, code, name, unit }: LieferungLine): Promise<string> {
    const known = await findKept(tx, { organisationId, code, name, unit })
    if (known !== null) return known
    const id = ports.newId()
    const daten = await store.sealProduct(tx, organisationId, { id, daten: { description: '' } })
    const columns = { ...emptyColumns, name: name.slice(0, longestName), barcode: code ?? '', code, unit, active: true, daten }
    await insertProduct(tx, { organisationId, id, personId: null, now: ports.clock.now().toISOString(), columns })
    return id
  }

  /** Into the place of the Klient; what a nursing service orders for itself into its first room. */
  async function receive(tx: Queryable, rows: readonly LieferungLine[]): Promise<void> {
    const [first] = rows
    if (first === undefined) return
    const { pflegedienstId: organisationId, klientId, lieferungId, bestellungId, at } = first
    const locationId =
      klientId === null
        ? await pen.ensureRoom(tx, organisationId)
        : await ensurePlaceOfKlient(tx, { organisationId, klientId, id: ports.newId() })
    const entries: Entry[] = []
    for (const row of rows) {
      const productId = await ensureProduct(tx, row)
      await holdProduct(tx, organisationId, productId)
      const lotId = await pen.ensureLot(tx, { organisationId, productId, lot: row.lot, expiry: row.expiry })
      entries.push({ productId, lotId, locationId, menge: row.menge })
    }
    const what = { organisationId, requestId: lieferungId, bestellungId, personId: null, reason: null, at }
    await pen.write(tx, { ...what, kind: 'lieferung', entries })
  }

  /** Out of the shelves of the pharmacy, as far as it keeps the product here: the batch that was named, then what expires first. */
  async function giveOut(tx: Queryable, rows: readonly LieferungLine[]): Promise<void> {
    const [first] = rows
    const organisationId = first?.apothekeId ?? null
    if (first === undefined || organisationId === null) return
    const taken = new Map<string, number>()
    const entries: Entry[] = []
    for (const { code, name, unit, lot, expiry, menge } of rows) {
      const productId = await findKept(tx, { organisationId, code, name, unit })
      if (productId === null) continue
      await holdProduct(tx, organisationId, productId)
      const own = (await loadBalances(tx, organisationId, productId)).filter(({ isOwn }) => isOwn)
      const isSame = (row: (typeof own)[number]) => row.lot === lot && row.expiry === expiry
      let left = menge
      for (const { lotId, locationId, menge: there } of [...own.filter(isSame), ...own.filter((row) => !isSame(row))]) {
        const key = `${lotId} ${locationId}`
        const part = Math.min(left, there - (taken.get(key) ?? 0))
        if (part <= 0) continue
        taken.set(key, (taken.get(key) ?? 0) + part)
        entries.push({ productId, lotId, locationId, menge: -part })
        left -= part
      }
    }
    const { lieferungId, bestellungId, at } = first
    const what = { organisationId, requestId: lieferungId, bestellungId, personId: null, reason: null, at }
    await pen.write(tx, { ...what, kind: 'issue', entries })
  }

  return {
    /** Those of one delivery, none of which was booked before. */
    async book(tx: Queryable, rows: readonly LieferungLine[]): Promise<void> {
      await receive(tx, rows)
      await giveOut(tx, rows)
    },
  }
}
