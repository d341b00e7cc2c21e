/** Reading products, where they lie and what happened to them. What lies at a Klient says something about him: reading it is logged. */
import { codeOf, expirySoonDays, lastsUntil, pageOf } from '@dreiklang/domain/inventory/inventory'
import type { inventoryContract } from '@dreiklang/domain/inventory/inventory.contract'
import type { Product } from '@dreiklang/domain/inventory/product.contract'
import type { ProductSheet, StockBatch, StockLocation, StockMovement, Stocked } from '@dreiklang/domain/inventory/stock.contract'
import { ownOrganisation } from '@dreiklang/domain/organisation/organisation.policy'
import type { Akteur } from '@dreiklang/domain/shared/akteur'
import { berlinDate, plusDays } from '@dreiklang/domain/shared/time'
import type { z } from 'zod'
import { one } from '../database/rows.ts'
import type { Ports, Queryable } from '../ports.ts'
import { audit } from '../protokoll/protokoll.ts'
import { contextOf } from '../shared/context.ts'
import { onBehalfOfPerson } from '../shared/onBehalfOf.ts'
import type { CalledBy } from '../shared/route.ts'
import { type InventoryStore, compareWords, notFound } from './inventoryStore.ts'
import { type BalanceRow, loadBalances, loadMovements, loadMovementsOfPerson, loadUsed } from './ledger.repository.ts'
import { loadLines, loadLocation, loadLocations } from './location.repository.ts'
import { type ProductFilter, countProducts, loadByCode, loadProduct, loadProducts, loadProductsOfPerson } from './product.repository.ts'

type Contract = typeof inventoryContract
type Answer<Name extends keyof Contract> = Promise<z.output<Contract[Name]['answer']>>

/** Above every number in the ledger. */
const newest = Number.MAX_SAFE_INTEGER

function batchesOf(rows: readonly BalanceRow[]): StockBatch[] {
  const batches = new Map<string, StockBatch>()
  for (const { lotId, lot, expiry, blocked, locationId, menge } of rows) {
    const known = batches.get(lotId)
    const place = { locationId, menge }
    batches.set(
      lotId,
      known === undefined ? { lotId, lot, expiry, blocked, places: [place] } : { ...known, places: [...known.places, place] },
    )
  }
  return [...batches.values()]
}

const kinds: readonly StockLocation['kind'][] = ['room', 'car', 'klient']

export function createReading(ports: Ports, store: InventoryStore) {
  const now = () => ports.clock.now().toISOString()
  const whose = (akteur: Akteur) => ({ db: onBehalfOfPerson(ports.database, akteur), organisationId: ownOrganisation(akteur) })
  const filterOf = (some: Partial<ProductFilter>): ProductFilter => ({
    search: '',
    only: 'all',
    category: null,
    tag: null,
    soon: plusDays(berlinDate(now()), expirySoonDays),
    ...some,
  })

  const seen = (tx: Queryable, akteur: Akteur, { aktion, klientIds }: { aktion: string; klientIds: readonly string[] }) =>
    audit(
      tx,
      akteur,
      [...new Set(klientIds)].map((klientId) => ({ aktion, art: 'LESEN', objektArt: 'KLIENT', objektId: klientId, klientId }) as const),
    )

  async function locationsOf(db: Queryable, organisationId: string): Promise<StockLocation[]> {
    const opened = await store.openLocations(db, organisationId, await loadLocations(db, organisationId))
    return opened.toSorted((a, b) => kinds.indexOf(a.kind) - kinds.indexOf(b.kind) || compareWords(a.name, b.name))
  }

  /** Inside a transaction, because it is logged which Klienten it names. */
  async function readSheet(tx: Queryable, akteur: Akteur, id: string): Promise<ProductSheet> {
    const organisationId = ownOrganisation(akteur)
    const row = await loadProduct(tx, organisationId, id)
    if (row === null) throw notFound()
    const stocked = await one(store.openStocked(tx, organisationId, [row]))
    const balances = await loadBalances(tx, organisationId, id)
    const used = await loadUsed(tx, organisationId, { productId: id, now: now() })
    const places = balances.some(({ isOwn }) => !isOwn) ? await loadLocations(tx, organisationId) : []
    const klientIds = places
      .filter((place) => balances.some(({ locationId }) => locationId === place.id))
      .flatMap(({ klientId }) => klientId ?? [])
    await seen(tx, akteur, { aktion: 'inventory.sheet', klientIds })
    const today = berlinDate(now())
    return { ...stocked, batches: batchesOf(balances), used, lastsUntil: lastsUntil({ menge: row.stock, used, today }) }
  }

  return {
    readSheet,
    locationsOf,

    async products({ akteur, query: { search, sort, order, page, size } }: CalledBy<Contract['products']>): Answer<'products'> {
      const { db, organisationId } = whose(akteur)
      const filter = filterOf({ search })
      const length = await countProducts(db, organisationId, filter)
      const pagination = pageOf(length, { page, size })
      if (pagination === null) return { products: null, pagination: { lastPage: Math.max(Math.ceil(length / size), 1) } }
      const rows = await loadProducts(db, organisationId, { filter, sort, order, limit: size, offset: page * size })
      return { products: await store.openProducts(db, organisationId, rows), pagination }
    },

    async product({ akteur, query: { id } }: CalledBy<Contract['product']>): Promise<Product> {
      const { db, organisationId } = whose(akteur)
      const row = await loadProduct(db, organisationId, id)
      if (row === null) throw notFound()
      return one(store.openProducts(db, organisationId, [row]))
    },

    async stock({ akteur, query }: CalledBy<Contract['stock']>): Answer<'stock'> {
      const { sort, order, size, search, only, category = null, tag = null } = query
      const { db, organisationId } = whose(akteur)
      const filter = filterOf({ search, only, category, tag })
      const total = await countProducts(db, organisationId, filter)
      const lastPage = Math.max(Math.ceil(total / size), 1)
      const page = Math.min(query.page, lastPage)
      const rows = await loadProducts(db, organisationId, { filter, sort, order, limit: size, offset: (page - 1) * size })
      return { rows: await store.openStocked(db, organisationId, rows), total, page, lastPage }
    },

    async scan({ akteur, query }: CalledBy<Contract['scan']>): Promise<Stocked | null> {
      const { db, organisationId } = whose(akteur)
      const code = codeOf(query.code)
      const row = code === null ? null : await loadByCode(db, organisationId, code)
      return row === null ? null : one(store.openStocked(db, organisationId, [row]))
    },

    sheet: ({ akteur, query: { id } }: CalledBy<Contract['sheet']>): Promise<ProductSheet> =>
      ports.database.transaction(contextOf(akteur), (tx) => readSheet(tx, akteur, id)),

    locations({ akteur }: { akteur: Akteur }): Promise<StockLocation[]> {
      const { db, organisationId } = whose(akteur)
      return locationsOf(db, organisationId)
    },

    locationStock: ({ akteur, query: { id } }: CalledBy<Contract['locationStock']>): Answer<'locationStock'> =>
      ports.database.transaction(contextOf(akteur), async (tx) => {
        const organisationId = ownOrganisation(akteur)
        const row = await loadLocation(tx, organisationId, id)
        if (row === null) throw notFound()
        if (row.klientId !== null) await seen(tx, akteur, { aktion: 'inventory.locationStock', klientIds: [row.klientId] })
        return {
          location: await one(store.openLocations(tx, organisationId, [row])),
          lines: await loadLines(tx, organisationId, id),
        }
      }),

    movements: ({ akteur, query }: CalledBy<Contract['movements']>): Answer<'movements'> =>
      ports.database.transaction(contextOf(akteur), async (tx) => {
        const organisationId = ownOrganisation(akteur)
        const { productId, locationId, before = newest, limit } = query
        const of = productId === undefined ? 'location' : 'product'
        const rows = await loadMovements(tx, organisationId, { of, id: productId ?? locationId ?? '', before, limit: limit + 1 })
        const shown = rows.slice(0, limit)
        const places = await loadLocations(tx, organisationId)
        const klientIds = places.filter(({ id }) => shown.some((row) => row.locationId === id)).flatMap(({ klientId }) => klientId ?? [])
        await seen(tx, akteur, { aktion: 'inventory.movements', klientIds })
        return {
          movements: await store.openMovements(tx, organisationId, shown),
          before: rows.length > limit ? (shown.at(-1)?.seq ?? null) : null,
        }
      }),
  }
}

/** What a person has added and moved, for the person's own copy. */
export async function readOwn(
  store: InventoryStore,
  db: Queryable,
  { organisationId, personId }: Akteur,
): Promise<{ products: Product[]; movements: StockMovement[] }> {
  if (organisationId === null) return { products: [], movements: [] }
  const by = { organisationId, personId }
  return {
    products: await store.openProducts(db, organisationId, await loadProductsOfPerson(db, by)),
    movements: await store.openMovements(db, organisationId, await loadMovementsOfPerson(db, by)),
  }
}
