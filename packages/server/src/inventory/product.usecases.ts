/** Products of a house: load, change, save and tell the colleagues. One of another house is answered as one that does not exist. */
import { newProductName } from '@dreiklang/domain/inventory/inventory'
import type { inventoryContract } from '@dreiklang/domain/inventory/inventory.contract'
import { inventoryErrors } from '@dreiklang/domain/inventory/inventory.errors'
import type { Product } from '@dreiklang/domain/inventory/product.contract'
import type { Keeping, Stocked } from '@dreiklang/domain/inventory/stock.contract'
import { ownOrganisation } from '@dreiklang/domain/organisation/organisation.policy'
import type { Akteur } from '@dreiklang/domain/shared/akteur'
import { keysOf } from '@dreiklang/domain/shared/keys'
import { one } from '../database/rows.ts'
import { createHouseChange } from '../organisation/houseChange.ts'
import { ConstraintViolation, type Ports, type Queryable } from '../ports.ts'
import { audit } from '../protokoll/protokoll.ts'
import type { CalledBy } from '../shared/route.ts'
import type { BookingPen } from './booking.ts'
import { type InventoryStore, columnsAfter, emptyColumns, notFound } from './inventoryStore.ts'
import { holdProduct, insertProduct, loadProduct, removeProduct, saveReserved, updateProduct } from './product.repository.ts'

type Contract = typeof inventoryContract

/** Undefined is not named. */
type Named<Fields> = { [Name in keyof Fields]?: Fields[Name] | undefined }

export interface ProductChange {
  id: string
  product: Named<Product>
  keeping?: Named<Keeping>
  version?: number | undefined
  reason?: string | null | undefined
}

const unknownChoice = (field: string) =>
  inventoryErrors.refuse('inventory.zuordnung_unbekannt', { felder: [{ path: `product.${field}`, code: 'auswahl', message: 'auswahl' }] })

/** A category may be deleted by a colleague while it is being chosen: the constraint says so. */
async function withKnownTerms<Result>(write: () => Promise<Result>): Promise<Result> {
  try {
    return await write()
  } catch (error) {
    const field =
      error instanceof ConstraintViolation ? /^inventory_product_(category|brand|vendor)$/.exec(error.constraint)?.[1] : undefined
    throw field === undefined ? error : unknownChoice(field)
  }
}

const onlyNamed = <Fields extends object>(part: Named<Fields>): Partial<Fields> =>
  Object.fromEntries(Object.entries(part).filter(([, value]) => value !== undefined)) as Partial<Fields>

export function createProducts(ports: Ports, { store, pen }: { store: InventoryStore; pen: BookingPen }) {
  const changeInHouse = createHouseChange(ports, 'inventory')
  const now = () => ports.clock.now().toISOString()

  const trail = (tx: Queryable, akteur: Akteur, { aktion, id, felder = [] }: { aktion: string; id: string; felder?: string[] }) =>
    audit(tx, akteur, { aktion: `inventory.${aktion}`, art: 'AENDERN', objektArt: 'PRODUCT', objektId: id, felder })

  async function readStocked(db: Queryable, organisationId: string, id: string): Promise<Stocked> {
    const row = await loadProduct(db, organisationId, id)
    if (row === null) throw notFound()
    return one(store.openStocked(db, organisationId, [row]))
  }

  async function insertOne(tx: Queryable, akteur: Akteur, { id, name }: { id: string; name: string }): Promise<void> {
    const organisationId = ownOrganisation(akteur)
    const daten = await store.sealProduct(tx, organisationId, { id, daten: { description: '' } })
    const columns = { ...emptyColumns, name, daten }
    await insertProduct(tx, { organisationId, id, personId: akteur.personId, now: now(), columns })
    await trail(tx, akteur, { aktion: 'createProduct', id })
  }

  /** @throws inventory.zuordnung_unbekannt */
  async function checkTags(tx: Queryable, organisationId: string, tags: readonly string[] = []): Promise<void> {
    if (tags.length === 0) return
    const known = await store.termsOf(tx, organisationId, 'tag')
    if (!tags.every((id) => known.some((tag) => tag.id === id))) throw unknownChoice('tags')
  }

  /** Inside the transaction. @throws nicht_gefunden, inventory.veraltet, inventory.zuordnung_unbekannt */
  async function changeOne(tx: Queryable, akteur: Akteur, { id, version, reason = null, ...change }: ProductChange): Promise<void> {
    const organisationId = ownOrganisation(akteur)
    const product = onlyNamed<Product>(change.product)
    const keeping = onlyNamed<Keeping>(change.keeping ?? {})
    const held = await holdProduct(tx, organisationId, id)
    if (held === null) throw notFound()
    if (version !== undefined && version !== held.version) throw inventoryErrors.refuse('inventory.veraltet')
    await checkTags(tx, organisationId, product.tags)
    const { description } = product
    const daten = description === undefined ? held.daten : await store.sealProduct(tx, organisationId, { id, daten: { description } })
    await updateProduct(tx, { organisationId, id, now: now(), columns: { ...columnsAfter(held, product), ...keeping, daten } })
    if (product.reserved !== undefined && product.reserved !== held.reserved)
      await saveReserved(tx, { organisationId, id, reserved: product.reserved })
    if (product.stock !== undefined && product.stock !== held.stock) {
      const entries = await pen.entriesTo(tx, { organisationId, productId: id, stock: product.stock })
      const who = { organisationId, requestId: ports.newId(), personId: akteur.personId, bestellungId: null }
      await pen.write(tx, { ...who, kind: 'correction', reason, entries })
    }
    const felder = [...keysOf(product), ...keysOf(keeping)].filter((name) => name !== 'id')
    await trail(tx, akteur, { aktion: 'updateProduct', id, felder })
  }

  return {
    readStocked,
    insertOne,
    changeOne,

    create({ akteur, body: { id = ports.newId() } }: CalledBy<Contract['createProduct']>): Promise<Product> {
      return changeInHouse(akteur, async (tx, organisationId) => {
        if ((await loadProduct(tx, organisationId, id)) === null) await insertOne(tx, akteur, { id, name: newProductName })
        return (await readStocked(tx, organisationId, id)).product
      })
    },

    update({ akteur, body }: CalledBy<Contract['updateProduct']>): Promise<Product> {
      return withKnownTerms(() =>
        changeInHouse(akteur, async (tx, organisationId) => {
          await changeOne(tx, akteur, body)
          return (await readStocked(tx, organisationId, body.id)).product
        }),
      )
    },

    keep({ akteur, body: { id, ...keeping } }: CalledBy<Contract['keep']>): Promise<Stocked> {
      return changeInHouse(akteur, async (tx, organisationId) => {
        await changeOne(tx, akteur, { id, product: {}, keeping })
        return readStocked(tx, organisationId, id)
      })
    },

    remove({ akteur, query: { id } }: CalledBy<Contract['removeProduct']>): Promise<boolean> {
      return changeInHouse(akteur, async (tx, organisationId) => {
        if ((await holdProduct(tx, organisationId, id)) === null) throw notFound()
        await removeProduct(tx, { organisationId, id, now: now() })
        await trail(tx, akteur, { aktion: 'removeProduct', id })
        return true
      })
    },
  }
}
