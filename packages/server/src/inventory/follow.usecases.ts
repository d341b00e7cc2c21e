/**
 * The ledger reads what rooms below have done: orders that were handed over, what came back of them or was destroyed, and sheets of visits on
 * which somebody has counted what is left.
 * It remembers how far it has read, and books nothing twice.
 */
import { type CountedRest, restsOf } from '@dreiklang/domain/inventory/rests'
import { loadSince } from '../bestellung/stream/stream.repository.ts'
import { createBlattSeal } from '../dokumentation/seal.ts'
import type { Ports, Queryable } from '../ports.ts'
import { audit } from '../protokoll/protokoll.ts'
import { systemContext } from '../shared/context.ts'
import { sendSignal } from '../shared/signal.ts'
import type { BookingPen } from './booking.ts'
import { createLieferungen, lieferungenOf } from './lieferungen.ts'
import {
  type ClosedSheet,
  type LieferungLine,
  holdFollow,
  insertLieferungen,
  loadCountable,
  loadBestellungen,
  loadSheets,
  saveFollow,
} from './follow.repository.ts'
import type { InventoryStore } from './inventoryStore.ts'
import { type Entry, loadBalances } from './ledger.repository.ts'
import { holdProduct } from './product.repository.ts'
import { createRetouren } from './retouren.ts'

/** Steps that hand something over. */
const handingOver: readonly string[] = ['zustellen', 'abholungBestaetigen']
const givingBack: readonly string[] = ['retoureFesthalten']
const eventsAtOnce = 1000
const sheetsAtOnce = 100

export function createFollowing(ports: Ports, needs: { store: InventoryStore; pen: BookingPen }) {
  const { pen } = needs
  const lieferungen = createLieferungen(ports, needs)
  const retouren = createRetouren(ports, pen)
  const seal = createBlattSeal(ports)

  async function followLieferungen(tx: Queryable, bestellungIds: readonly string[], since: string | null): Promise<void> {
    const rows = (await loadBestellungen(tx, [...new Set(bestellungIds)])).flatMap(lieferungenOf)
    const inserted = await insertLieferungen(tx, rows)
    const booked = rows.filter(
      ({ lieferungId, at }) => inserted.has(lieferungId) && (since === null || Date.parse(at) >= Date.parse(since)),
    )
    for (const id of new Set(booked.map(({ lieferungId }) => lieferungId)))
      await bookLieferung(
        tx,
        booked.filter(({ lieferungId }) => lieferungId === id),
      )
  }

  async function bookLieferung(tx: Queryable, rows: readonly LieferungLine[]): Promise<void> {
    await lieferungen.book(tx, rows)
    const houses = [
      ...new Set(rows.flatMap(({ pflegedienstId, apothekeId }) => (apothekeId === null ? [pflegedienstId] : [pflegedienstId, apothekeId]))),
    ]
    await sendSignal(tx, { art: 'inventory', an: houses })
  }

  async function followRetouren(tx: Queryable, bestellungIds: readonly string[]): Promise<void> {
    for (const handed of await loadBestellungen(tx, [...new Set(bestellungIds)])) {
      if (await retouren.book(tx, handed)) await sendSignal(tx, { art: 'inventory', an: [handed.pflegedienstId] })
    }
  }

  /** Less than there was is used, first what expires first; more than there was was counted. */
  async function entriesOf(
    tx: Queryable,
    { organisationId, locationId }: ClosedSheet,
    { productId, difference }: CountedRest,
  ): Promise<Entry[]> {
    await holdProduct(tx, organisationId, productId)
    if (difference > 0) {
      const lotId = await pen.ensureLot(tx, { organisationId, productId, lot: '', expiry: null })
      return [{ productId, lotId, locationId, menge: difference }]
    }
    const there = (await loadBalances(tx, organisationId, productId)).filter((row) => row.locationId === locationId)
    const menge = Math.min(
      -difference,
      there.reduce((sum, row) => sum + row.menge, 0),
    )
    return pen.take(tx, { organisationId, productId, locationId, menge, lotId: null, forUse: false })
  }

  async function readSheet(tx: Queryable, sheet: ClosedSheet): Promise<void> {
    const { organisationId, klientId, hausbesuchId, closedAt } = sheet
    const { inhalt } = await seal.openOwn(tx, { organisationId, klientId }, sheet)
    const rests = restsOf(inhalt.medikation.gaben, await loadCountable(tx, sheet))
    if (rests.length === 0) return
    const what = { organisationId, requestId: hausbesuchId, bestellungId: null, personId: null, reason: null, at: closedAt }
    const used: Entry[] = []
    const found: Entry[] = []
    for (const rest of rests) (rest.difference < 0 ? used : found).push(...(await entriesOf(tx, sheet, rest)))
    await pen.write(tx, { ...what, kind: 'consumption', entries: used })
    // Lines of one request are numbered through.
    await pen.write(tx, { ...what, kind: 'count', entries: found, firstLine: used.length })
    const trail = { aktion: 'inventory.readSheet', art: 'AENDERN', objektArt: 'HAUSBESUCH', objektId: hausbesuchId, klientId } as const
    await audit(tx, null, { ...trail, organisationId })
    await sendSignal(tx, { art: 'inventory', an: [organisationId] })
  }

  /** True when there is more to read. */
  const step = (): Promise<boolean> =>
    ports.database.transaction(systemContext, async (tx) => {
      const at = await holdFollow(tx)
      const events = await loadSince(tx, at, eventsAtOnce)
      const changedBy = (steps: readonly string[]) =>
        events.filter(({ art }) => steps.includes(art)).map(({ bestellungId }) => bestellungId)
      await followLieferungen(tx, changedBy(handingOver), at.since)
      // Behind the deliveries: what comes back may have come the same minute.
      await followRetouren(tx, changedBy(givingBack))
      // Behind the deliveries: what was counted at a visit may have come the same day.
      const sheets = events.length === eventsAtOnce ? [] : await loadSheets(tx, { after: at.sheetsUntil, limit: sheetsAtOnce })
      for (const sheet of sheets) await readSheet(tx, sheet)
      const last = events.at(-1) ?? at
      await saveFollow(tx, { ...at, tx: last.tx, seq: last.seq, sheetsUntil: sheets.at(-1)?.closedAt ?? at.sheetsUntil })
      return events.length === eventsAtOnce || sheets.length === sheetsAtOnce
    })

  return async (): Promise<void> => {
    // Not for ever: the clock comes again in a minute.
    for (let turn = 0; turn < 50; turn += 1) if (!(await step())) return
  }
}
