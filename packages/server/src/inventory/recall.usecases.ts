/** Recalls of a batch: blocked at once in the own house, and at everybody to whom an order has brought it, with a task for each of them. */
import { lastsUntil, missingTo, normalizeLot, isRunningOut } from '@dreiklang/domain/inventory/inventory'
import type { inventoryContract } from '@dreiklang/domain/inventory/inventory.contract'
import { inventoryErrors } from '@dreiklang/domain/inventory/inventory.errors'
import type { Recall, RecallSheet } from '@dreiklang/domain/inventory/recall.contract'
import { ownOrganisation } from '@dreiklang/domain/organisation/organisation.policy'
import type { Akteur } from '@dreiklang/domain/shared/akteur'
import { berlinDate } from '@dreiklang/domain/shared/time'
import type { z } from 'zod'
import { one } from '../database/rows.ts'
import { createHouseChange } from '../organisation/houseChange.ts'
import type { Ports, Queryable } from '../ports.ts'
import { audit } from '../protokoll/protokoll.ts'
import { contextOf } from '../shared/context.ts'
import { onBehalfOfPerson } from '../shared/onBehalfOf.ts'
import type { CalledBy } from '../shared/route.ts'
import { type InventoryStore, compareWords, notFound } from './inventoryStore.ts'
import { loadProduct, loadProducts } from './product.repository.ts'
import {
  type HandedRow,
  type RecallRow,
  insertRecall,
  loadHanded,
  loadHeld,
  loadRecall,
  loadRecalls,
  loadRecallsOfPerson,
  loadUsedAtKlienten,
  saveClosed,
} from './recall.repository.ts'
import { createReichweiten } from './reichweite.ts'
import { createRecallSpread } from './spread.usecases.ts'

type Contract = typeof inventoryContract

/** More of them nobody orders at once. */
const mostMissing = 500

const asHanded = ({ klientId: _logged, ...row }: HandedRow): RecallSheet['handed'][number] => row

export function createRecalls(ports: Ports, store: InventoryStore) {
  const changeInHouse = createHouseChange(ports, 'inventory')
  const spread = createRecallSpread(ports, store)
  const reichweiten = createReichweiten(ports)
  const now = () => ports.clock.now().toISOString()

  const openAll = async (db: Queryable, organisationId: string, rows: readonly RecallRow[]): Promise<Recall[]> =>
    (await store.openRecalls(db, organisationId, rows)).map(({ daten: _sealed, reportedById: _id, personId, ...row }) => ({
      ...row,
      isOwn: personId !== null,
    }))

  /** Inside a transaction, because it is logged which Klienten it names. */
  async function readSheet(tx: Queryable, akteur: Akteur, id: string): Promise<RecallSheet> {
    const organisationId = ownOrganisation(akteur)
    const row = await loadRecall(tx, organisationId, id)
    if (row === null) throw notFound()
    const what = { organisationId, code: row.code, lot: row.lot }
    const held = await loadHeld(tx, what)
    const handed = await loadHanded(tx, what)
    const klientIds = [...new Set([...held, ...handed].flatMap(({ klientId }) => klientId ?? []))]
    const trail = klientIds.map(
      (klientId) => ({ aktion: 'inventory.readRecall', art: 'LESEN', objektArt: 'KLIENT', objektId: klientId, klientId }) as const,
    )
    await audit(tx, akteur, trail)
    const rows = held.map((place) => ({ ...place, id: place.locationId, products: 1 }))
    const names = await store.openLocations(tx, organisationId, rows)
    const places = held.map(({ locationId, kind, expiry, menge }) => ({
      locationId,
      kind,
      name: names.find((place) => place.id === locationId)?.name ?? '',
      expiry,
      menge,
    }))
    return {
      recall: await one(openAll(tx, organisationId, [row])),
      places: places.toSorted((a, b) => compareWords(a.name, b.name)),
      handed: handed.map(asHanded),
    }
  }

  const begin = ({ akteur, sprache, body: { id, productId, lot, text } }: CalledBy<Contract['recall']>): Promise<void> =>
    changeInHouse(akteur, async (tx, organisationId) => {
      if ((await loadRecall(tx, organisationId, id)) !== null) return
      const product = await loadProduct(tx, organisationId, productId)
      if (product === null) throw notFound()
      if (product.code === null) throw inventoryErrors.refuse('inventory.ohne_code')
      const what = { organisationId, id, code: product.code, name: product.name, lot: normalizeLot(lot), at: now() }
      const daten = await store.sealRecall(tx, organisationId, { id, daten: { text } })
      const by = { reportedById: null, personId: akteur.personId, spreadAt: null }
      if (!(await insertRecall(tx, { ...what, ...by, daten }))) return
      await spread.alarm(tx, { ...what, personId: akteur.personId, text, sprache })
      await audit(tx, akteur, { aktion: 'inventory.recall', art: 'AENDERN', objektArt: 'RECALL', objektId: id })
    })

  return {
    async recall(request: CalledBy<Contract['recall']>): Promise<RecallSheet> {
      const { akteur, body } = request
      await begin(request)
      await spread.now()
      return ports.database.transaction(contextOf(akteur), (tx) => readSheet(tx, akteur, body.id))
    },

    recalls({ akteur }: { akteur: Akteur }): Promise<Recall[]> {
      const db = onBehalfOfPerson(ports.database, akteur)
      const organisationId = ownOrganisation(akteur)
      return loadRecalls(db, organisationId).then((rows) => openAll(db, organisationId, rows))
    },

    readRecall: ({ akteur, query: { id } }: CalledBy<Contract['readRecall']>): Promise<RecallSheet> =>
      ports.database.transaction(contextOf(akteur), (tx) => readSheet(tx, akteur, id)),

    close({ akteur, body: { id, closed } }: CalledBy<Contract['closeRecall']>): Promise<Recall> {
      return changeInHouse(akteur, async (tx, organisationId) => {
        const by = closed ? { closedAt: now(), closedBy: akteur.personId } : { closedAt: null, closedBy: null }
        const row = (await saveClosed(tx, { organisationId, id, ...by })) ? await loadRecall(tx, organisationId, id) : null
        if (row === null) throw notFound()
        await audit(tx, akteur, { aktion: 'inventory.closeRecall', art: 'AENDERN', objektArt: 'RECALL', objektId: id })
        return one(openAll(tx, organisationId, [row]))
      })
    },

    proposal: ({ akteur }: { akteur: Akteur }): Promise<z.output<Contract['proposal']['answer']>> =>
      ports.database.transaction(contextOf(akteur), async (tx) => {
        const organisationId = ownOrganisation(akteur)
        const today = berlinDate(now())
        const filter = { search: '', only: 'low', category: null, tag: null, soon: today } as const
        const low = await loadProducts(tx, organisationId, { filter, sort: 'name', order: 'asc', limit: mostMissing, offset: 0 })
        const own = await store.openStocked(tx, organisationId, low)
        const used = (await loadUsedAtKlienten(tx, { organisationId, now: now() })).map((row) => ({
          ...row,
          lastsUntil: lastsUntil({ ...row, today }),
          rechnerisch: null,
        }))
        const counted = used.filter((row) => isRunningOut(row.lastsUntil, today))
        const klienten = [...counted, ...(await reichweiten(tx, organisationId))]
        const klientIds = [...new Set(klienten.map(({ klientId }) => klientId))]
        const seen = klientIds.map(
          (klientId) => ({ aktion: 'inventory.proposal', art: 'LESEN', objektArt: 'KLIENT', objektId: klientId, klientId }) as const,
        )
        await audit(tx, akteur, seen)
        return { own: own.map((row) => ({ ...row, missing: missingTo(row.minimum, row.product) })), klienten }
      }),

    async ofPerson(db: Queryable, { organisationId, personId }: Akteur): Promise<Recall[]> {
      return organisationId === null ? [] : openAll(db, organisationId, await loadRecallsOfPerson(db, { organisationId, personId }))
    },

    spread: spread.now,
  }
}
