/** What comes, goes, is used and is counted. A call is written once: the second time answers what is there now. */
import { normalizeLot } from '@dreiklang/domain/inventory/inventory'
import type { inventoryContract } from '@dreiklang/domain/inventory/inventory.contract'
import { inventoryErrors } from '@dreiklang/domain/inventory/inventory.errors'
import type { CountLine, ProductSheet } from '@dreiklang/domain/inventory/stock.contract'
import type { Akteur } from '@dreiklang/domain/shared/akteur'
import type { z } from 'zod'
import { createHouseChange } from '../organisation/houseChange.ts'
import type { Ports, Queryable } from '../ports.ts'
import { audit } from '../protokoll/protokoll.ts'
import type { CalledBy } from '../shared/route.ts'
import type { BookingPen } from './booking.ts'
import { notFound } from './inventoryStore.ts'
import { type Entry, isBooked } from './ledger.repository.ts'
import { holdLocation, loadLines, loadLocation } from './location.repository.ts'
import { holdProduct } from './product.repository.ts'

type Contract = typeof inventoryContract
type Move = z.output<Contract['move']['body']>
type Changed = z.output<Contract['count']['answer']>['changed']

interface Needs {
  pen: BookingPen
  readSheet: (tx: Queryable, akteur: Akteur, id: string) => Promise<ProductSheet>
}

const unknownPlace = (path: string) =>
  inventoryErrors.refuse('inventory.ort_unbekannt', { felder: [{ path, code: 'auswahl', message: 'auswahl' }] })
const keyOf = ({ productId, lot, expiry }: Pick<CountLine, 'productId' | 'lot' | 'expiry'>) => JSON.stringify([productId, lot, expiry])

export function createMovements(ports: Ports, { pen, readSheet }: Needs) {
  const changeInHouse = createHouseChange(ports, 'inventory')

  /** Held, so that it is not taken out of use meanwhile. */
  async function checkPlace(tx: Queryable, organisationId: string, { id, path }: { id: string; path: string }): Promise<void> {
    if (!(await holdLocation(tx, organisationId, id))) throw unknownPlace(path)
  }

  async function entriesOf(tx: Queryable, organisationId: string, move: Move): Promise<Entry[]> {
    const { kind, productId, locationId, menge, lotId = null, toLocationId } = move
    if (kind === 'receipt') {
      const key = { organisationId, productId, lot: normalizeLot(move.lot), expiry: move.expiry }
      return [{ productId, locationId, menge, lotId: await pen.ensureLot(tx, key) }]
    }
    const forUse = kind === 'issue' || kind === 'consumption'
    const taken = await pen.take(tx, { organisationId, productId, locationId, menge, lotId, forUse })
    if (kind !== 'transfer' || toLocationId === undefined) return taken
    return [...taken, ...taken.map((entry) => ({ ...entry, locationId: toLocationId, menge: -entry.menge }))]
  }

  /** What a Klient has of it is a part of his record: the trail says who has changed it. */
  async function writeTrail(tx: Queryable, akteur: Akteur, what: { organisationId: string; aktion: string; locationIds: string[] }) {
    for (const id of what.locationIds) {
      const klientId = (await loadLocation(tx, what.organisationId, id))?.klientId ?? null
      const trail = { aktion: what.aktion, art: 'AENDERN', objektArt: 'STOCK_PLACE', objektId: id } as const
      await audit(tx, akteur, klientId === null ? trail : { ...trail, klientId })
    }
  }

  /** What was counted, beside what else is there when it was all. */
  async function countEntries(
    tx: Queryable,
    organisationId: string,
    { locationId, lines, complete }: z.output<Contract['count']['body']>,
  ): Promise<{ entries: Entry[]; changed: Changed }> {
    const counted = new Map<string, CountLine>()
    for (const line of lines) {
      const one = { ...line, lot: normalizeLot(line.lot) }
      const key = keyOf(one)
      counted.set(key, { ...one, menge: one.menge + (counted.get(key)?.menge ?? 0) })
    }
    const there = await loadLines(tx, organisationId, locationId)
    const productIds = new Set([...lines.map(({ productId }) => productId), ...(complete ? there.map(({ productId }) => productId) : [])])
    const names = new Map<string, string>()
    // In a sequence that is the same for everybody, or two stock takes could wait for each other.
    for (const id of [...productIds].toSorted()) {
      const held = await holdProduct(tx, organisationId, id)
      if (held !== null) names.set(id, held.name)
      else if (lines.some(({ productId }) => productId === id)) throw notFound()
    }
    // Read again: who held a product before may have moved it.
    const now = await loadLines(tx, organisationId, locationId)
    const missing = complete ? now.filter((line) => !counted.has(keyOf(line))).map((line) => ({ ...line, menge: 0 })) : []
    const entries: Entry[] = []
    const changed: Changed = []
    for (const { productId, lot, expiry, menge } of [...counted.values(), ...missing]) {
      const before = now.find((line) => keyOf(line) === keyOf({ productId, lot, expiry }))
      const difference = menge - (before?.menge ?? 0)
      if (before === undefined && menge === 0) continue
      const lotId = before?.lotId ?? (await pen.ensureLot(tx, { organisationId, productId, lot, expiry }))
      // Also what was right: that somebody has counted it is worth knowing.
      entries.push({ productId, lotId, locationId, menge: difference })
      if (difference !== 0)
        changed.push({ name: names.get(productId) ?? before?.name ?? '', lot, before: before?.menge ?? 0, after: menge })
    }
    return { entries, changed }
  }

  return {
    move({ akteur, body }: CalledBy<Contract['move']>): Promise<ProductSheet> {
      return changeInHouse(akteur, async (tx, organisationId) => {
        const { id, kind, productId, locationId, toLocationId, reason } = body
        if (await isBooked(tx, organisationId, id)) return readSheet(tx, akteur, productId)
        const places = [{ id: locationId, path: 'locationId' }]
        if (kind === 'transfer' && toLocationId !== undefined) places.push({ id: toLocationId, path: 'toLocationId' })
        // Places before products, and in a sequence that is the same for everybody, as for a stock take.
        for (const place of places.toSorted((a, b) => (a.id < b.id ? -1 : 1))) await checkPlace(tx, organisationId, place)
        if ((await holdProduct(tx, organisationId, productId)) === null) throw notFound()
        if (await isBooked(tx, organisationId, id)) return readSheet(tx, akteur, productId)
        const entries = await entriesOf(tx, organisationId, body)
        await pen.write(tx, { organisationId, requestId: id, kind, personId: akteur.personId, bestellungId: null, reason, entries })
        const locationIds = [...new Set(entries.map((entry) => entry.locationId))]
        await writeTrail(tx, akteur, { organisationId, aktion: 'inventory.move', locationIds })
        return readSheet(tx, akteur, productId)
      })
    },

    count({ akteur, body }: CalledBy<Contract['count']>): Promise<{ changed: Changed }> {
      return changeInHouse(akteur, async (tx, organisationId) => {
        await checkPlace(tx, organisationId, { id: body.locationId, path: 'locationId' })
        if (await isBooked(tx, organisationId, body.id)) return { changed: [] }
        const { entries, changed } = await countEntries(tx, organisationId, body)
        const who = { organisationId, requestId: body.id, personId: akteur.personId, bestellungId: null, reason: null }
        await pen.write(tx, { ...who, kind: 'count', entries })
        await writeTrail(tx, akteur, { organisationId, aktion: 'inventory.count', locationIds: [body.locationId] })
        return { changed }
      })
    },
  }
}
