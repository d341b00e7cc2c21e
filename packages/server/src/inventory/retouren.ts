/** What was given back to the pharmacy or destroyed after an order had brought it: its batches leave the place at the Klient again. */
import type { Position } from '@dreiklang/domain/bestellung/position.document'
import { unitsGoneWithLast } from '@dreiklang/domain/inventory/retoure'
import type { Ports, Queryable } from '../ports.ts'
import type { BookingPen } from './booking.ts'
import { type HandedBestellung, findKept, insertRetouren } from './follow.repository.ts'
import { type Entry, loadBalances } from './ledger.repository.ts'
import { lieferungenOf } from './lieferungen.ts'
import { findLocationOfKlient } from './location.repository.ts'
import { holdProduct } from './product.repository.ts'

export function createRetouren(ports: Ports, pen: BookingPen) {
  /** Of the batches that this position has brought, what came last first, and never more than lies there: the rest was used. */
  async function entriesOf(tx: Queryable, handed: HandedBestellung, { id, retouren }: Position): Promise<Entry[]> {
    const { pflegedienstId: organisationId, klientId } = handed
    const placeId = klientId === null ? null : await findLocationOfKlient(tx, organisationId, klientId)
    const lines = lieferungenOf(handed).filter(({ positionId }) => positionId === id)
    const entries: Entry[] = []
    let left: number | null = null
    for (const { code, name, unit, lot, expiry } of lines.toSorted((a, b) => b.at.localeCompare(a.at))) {
      const productId = await findKept(tx, { organisationId, code, name, unit })
      const product = productId === null ? null : await holdProduct(tx, organisationId, productId)
      if (productId === null || product === null) continue
      left ??= unitsGoneWithLast(retouren, product)
      const there = (await loadBalances(tx, organisationId, productId)).filter((row) => row.lot === lot && row.expiry === expiry)
      for (const { lotId, locationId, isOwn, menge } of there) {
        const isMeant = klientId === null ? isOwn : locationId === placeId
        const isTaken = entries.some((entry) => entry.lotId === lotId && entry.locationId === locationId)
        const part = isMeant && !isTaken ? Math.min(left ?? 0, menge) : 0
        if (part <= 0) continue
        entries.push({ productId, lotId, locationId, menge: -part })
        left = (left ?? 0) - part
      }
    }
    return entries
  }

  return {
    /** Those of an order that were not read before. True when it has changed the stock. */
    async book(tx: Queryable, handed: HandedBestellung): Promise<boolean> {
      const { bestellung, pflegedienstId: organisationId } = handed
      const all = bestellung.positionen.flatMap((position) =>
        position.retouren.map((retoure, nr) => ({ retoure, nr, position, positionId: position.id, bestellungId: bestellung.id })),
      )
      const added = await insertRetouren(
        tx,
        all.map(({ positionId, nr, bestellungId }) => ({ positionId, nr, bestellungId })),
      )
      let changed = false
      for (const { retoure, nr, position, bestellungId } of all) {
        if (!added.some((row) => row.positionId === position.id && row.nr === nr)) continue
        const entries = await entriesOf(tx, handed, { ...position, retouren: position.retouren.slice(0, nr + 1) })
        const what = { organisationId, requestId: ports.newId(), bestellungId, personId: null, reason: null, at: retoure.am }
        await pen.write(tx, { ...what, kind: retoure.art === 'RUECKGABE' ? 'retoure' : 'disposal', entries })
        changed ||= entries.length > 0
      }
      return changed
    },
  }
}
