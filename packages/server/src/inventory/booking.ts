/** Writes into the ledger, of products that are held; for the use cases of the room only. */
import { type Batch, takeFirstExpiring } from '@dreiklang/domain/inventory/inventory'
import { inventoryErrors } from '@dreiklang/domain/inventory/inventory.errors'
import { berlinDate } from '@dreiklang/domain/shared/time'
import { ConstraintViolation, type Ports, type Queryable } from '../ports.ts'
import type { InventoryStore } from './inventoryStore.ts'
import { type BalanceRow, type Booking, type Entry, ensureLot, insertMovements, loadBalances } from './ledger.repository.ts'
import { findFirstRoom, insertLocation } from './location.repository.ts'

/** What the first place of a house is called when something has to lie somewhere. */
const firstRoomName = 'Lager'

/** `at`: when it happened, where that is not now. */
export type NewBooking = Omit<Booking, 'at' | 'daten'> & { reason: string | null; at?: string }

const tooLittle = () => inventoryErrors.refuse('inventory.zu_wenig', { felder: [{ path: 'menge', code: 'zu_gross', message: 'zu_gross' }] })

const asBatch = ({ lotId, expiry, blocked, menge }: BalanceRow): Batch => ({ lotId, expiry, isBlocked: blocked, menge })

export function createBooking(ports: Ports, store: InventoryStore) {
  const now = () => ports.clock.now().toISOString()

  /** The place where a stock lies of which nobody has said where. */
  async function ensureRoom(tx: Queryable, organisationId: string): Promise<string> {
    const known = await findFirstRoom(tx, organisationId)
    if (known !== null) return known
    const id = ports.newId()
    const daten = await store.sealPlace(tx, organisationId, { id, daten: { title: firstRoomName } })
    await insertLocation(tx, { organisationId, id, kind: 'room', klientId: null, daten })
    return id
  }

  return {
    /** @throws inventory.zu_wenig for more than lies there */
    async write(tx: Queryable, { reason, ...booking }: NewBooking): Promise<void> {
      if (booking.entries.length === 0) return
      const { organisationId, requestId } = booking
      const daten = await store.sealMovement(tx, organisationId, { id: requestId, daten: { reason } })
      try {
        await insertMovements(tx, { at: now(), ...booking, daten })
      } catch (error) {
        if (error instanceof ConstraintViolation && error.constraint === 'inventory_balance_enough') throw tooLittle()
        throw error
      }
    },

    ensureLot: (tx: Queryable, key: Parameters<typeof ensureLot>[2]): Promise<string> => ensureLot(tx, ports.newId(), key),

    ensureRoom,

    /**
     * What to take at a place, first expired first; a named batch alone. `forUse`: what is blocked or expired stays. @throws inventory.zu_wenig
     */
    async take(
      tx: Queryable,
      {
        organisationId,
        productId,
        locationId,
        menge,
        lotId,
        forUse,
      }: Omit<Entry, 'lotId'> & {
        organisationId: string
        lotId: string | null
        forUse: boolean
      },
    ): Promise<Entry[]> {
      const there = (await loadBalances(tx, organisationId, productId)).filter(
        (row) => row.locationId === locationId && (lotId === null || row.lotId === lotId),
      )
      const taken = takeFirstExpiring(there.map(asBatch), menge, forUse ? berlinDate(now()) : null)
      if (taken === null) throw tooLittle()
      return taken.map((part) => ({ productId, locationId, lotId: part.lotId, menge: -part.menge }))
    },

    /** The entries that bring the stock in own places to this number; more goes to the first room, less goes what expires first. */
    async entriesTo(
      tx: Queryable,
      { organisationId, productId, stock }: { organisationId: string; productId: string; stock: number },
    ): Promise<Entry[]> {
      const rows = (await loadBalances(tx, organisationId, productId)).filter(({ isOwn }) => isOwn)
      const difference = stock - rows.reduce((sum, { menge }) => sum + menge, 0)
      if (difference === 0) return []
      if (difference > 0) {
        const lotId = await ensureLot(tx, ports.newId(), { organisationId, productId, lot: '', expiry: null })
        return [{ productId, lotId, locationId: await ensureRoom(tx, organisationId), menge: difference }]
      }
      let left = -difference
      return rows.flatMap(({ lotId, locationId, menge }) => {
        const part = Math.min(left, menge)
        left -= part
        return part === 0 ? [] : [{ productId, lotId, locationId, menge: -part }]
      })
    },
  }
}
export type BookingPen = ReturnType<typeof createBooking>
