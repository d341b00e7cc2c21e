/** Opens what the room keeps as it is answered, and seals what is written. For the use cases of the room only. */
import { addTax, codeOf, fromCents, toCents } from '@dreiklang/domain/inventory/inventory'
import type { InventoryCategory, Product } from '@dreiklang/domain/inventory/product.contract'
import { movementDocument, productDocument, recallDocument, termDocument } from '@dreiklang/domain/inventory/inventory.document'
import type { Stocked, StockLocation, StockMovement } from '@dreiklang/domain/inventory/stock.contract'
import { type DocumentOf, type Fields, readStored, shapeOf } from '@dreiklang/domain/shared/document'
import { sharedErrors } from '@dreiklang/domain/shared/shared.errors'
import { namesOfWords } from '@dreiklang/domain/shared/words'
import { z } from 'zod'
import { one } from '../database/rows.ts'
import type { Ports, Queryable } from '../ports.ts'
import { createHouseSeal } from '../tresor/houseSeal.ts'
import type { MovementRow } from './ledger.repository.ts'
import type { LocationRow } from './location.repository.ts'
import type { ListedRow, ProductColumns, ProductRow } from './product.repository.ts'
import { type TermRow, loadTerms } from './term.repository.ts'

export const notFound = () => sharedErrors.refuse('nicht_gefunden')

/** As a dictionary sorts it: capital and small letters and umlauts stand together. */
const alphabet = new Intl.Collator('de')
export const compareWords = (a: string, b: string): number => alphabet.compare(a, b)

function createDocuments<F extends Fields>(ports: Ports, tabelle: string, fields: F) {
  const { seal, open } = createHouseSeal(ports, { tabelle, felder: namesOfWords(z.strictObject(shapeOf(fields))) })
  return {
    open,
    read: (daten: unknown) => readStored(fields, daten),
    seal: async (tx: Queryable, organisationId: string, { id, daten }: { id: string; daten: DocumentOf<F> }): Promise<unknown> =>
      (await one(seal(tx, organisationId, [{ id, daten }]))).daten,
  }
}

const slugOf = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/\s+/g, '-')
    .replaceAll(/[^\w-]/g, '')
    .replaceAll(/-+/g, '-')

export const asCategory = ({ id, parentId }: Pick<TermRow, 'id' | 'parentId'>, name: string): InventoryCategory => ({
  id,
  parentId,
  name,
  slug: slugOf(name),
})

const moneyOf = (cents: number | null): number | null => (cents === null ? null : fromCents(cents))

function asProduct(row: ProductRow, description: string): Product {
  const { id, name, tags, sku, barcode, stock, reserved, active, taxHundredths, weightGrams } = row
  return {
    id,
    category: row.categoryId ?? '',
    name,
    description,
    tags,
    sku,
    barcode,
    brand: row.brandId ?? '',
    vendor: row.vendorId ?? '',
    stock,
    reserved,
    cost: moneyOf(row.costCents),
    basePrice: moneyOf(row.basePriceCents),
    taxPercent: taxHundredths === null ? null : taxHundredths / 100,
    price: moneyOf(row.priceCents),
    weight: weightGrams === null ? null : weightGrams / 1000,
    thumbnail: null,
    images: [],
    active,
  }
}

const centsOf = (amount: number | null): number | null => (amount === null ? null : toCents(amount))
const uuidOf = (id: string): string | null => (id === '' ? null : id)

/** The price that is named; else the one that follows when its parts have changed; else the one that it had. */
function priceAfter(before: Pick<ProductRow, 'basePriceCents' | 'taxHundredths' | 'priceCents'>, named: Partial<Product>): number | null {
  if (named.price !== undefined) return centsOf(named.price)
  const base = named.basePrice === undefined ? before.basePriceCents : centsOf(named.basePrice)
  const tax = named.taxPercent === undefined ? before.taxHundredths : centsOf(named.taxPercent)
  if (base === before.basePriceCents && tax === before.taxHundredths) return before.priceCents
  return base === null ? null : addTax(base, tax ?? 0)
}

/** The columns after what is named. */
export function columnsAfter(before: ProductRow, named: Partial<Product>): Omit<ProductColumns, 'daten'> {
  const { daten: _sealed, id: _id, version: _version, stock: _sum, atKlienten: _other, reserved: _promised, ...kept } = before
  const { name, sku, barcode, category, brand, vendor, tags, cost, basePrice, taxPercent, weight, active } = named
  return {
    ...kept,
    ...(name !== undefined && { name }),
    ...(sku !== undefined && { sku }),
    ...(barcode !== undefined && { barcode, code: codeOf(barcode) }),
    ...(category !== undefined && { categoryId: uuidOf(category) }),
    ...(brand !== undefined && { brandId: uuidOf(brand) }),
    ...(vendor !== undefined && { vendorId: uuidOf(vendor) }),
    ...(tags !== undefined && { tags: [...new Set(tags)] }),
    ...(cost !== undefined && { costCents: centsOf(cost) }),
    ...(basePrice !== undefined && { basePriceCents: centsOf(basePrice) }),
    ...(taxPercent !== undefined && { taxHundredths: centsOf(taxPercent) }),
    ...(weight !== undefined && { weightGrams: weight === null ? null : Math.round(weight * 1000) }),
    ...(active !== undefined && { active }),
    priceCents: priceAfter(before, named),
  }
}

/** As long as nobody has written anything into it. */
export const emptyColumns: Omit<ProductColumns, 'daten' | 'name'> = {
  sku: '',
  barcode: '',
  code: null,
  categoryId: null,
  brandId: null,
  vendorId: null,
  tags: [],
  costCents: null,
  basePriceCents: null,
  taxHundredths: null,
  priceCents: null,
  weightGrams: null,
  active: false,
  unit: 'PACKUNG',
  contents: null,
  minimum: null,
}

export function createInventoryStore(ports: Ports) {
  const products = createDocuments(ports, 'inventory_product', productDocument)
  const terms = createDocuments(ports, 'inventory_term', termDocument)
  const places = createDocuments(ports, 'inventory_location', termDocument)
  const movements = createDocuments(ports, 'inventory_movement', movementDocument)
  const recalls = createDocuments(ports, 'inventory_recall', recallDocument)

  const openRows = async <Row extends ProductRow>(db: Queryable, organisationId: string, rows: readonly Row[]) =>
    (await products.open(db, organisationId, rows)).map((row) => ({
      row,
      product: asProduct(row, products.read(row.daten).description),
    }))

  return {
    sealProduct: products.seal,
    sealTerm: terms.seal,
    sealPlace: places.seal,
    sealMovement: movements.seal,
    sealRecall: recalls.seal,
    openRecalls: async <Row extends { id: string; daten: unknown }>(db: Queryable, organisationId: string, rows: readonly Row[]) =>
      (await recalls.open(db, organisationId, rows)).map((row) => ({ ...row, ...recalls.read(row.daten) })),

    openProducts: async (db: Queryable, organisationId: string, rows: readonly ProductRow[]): Promise<Product[]> =>
      (await openRows(db, organisationId, rows)).map(({ product }) => product),

    openStocked: async (db: Queryable, organisationId: string, rows: readonly ListedRow[]): Promise<Stocked[]> =>
      (await openRows(db, organisationId, rows)).map(({ row, product }) => ({
        product,
        version: row.version,
        unit: row.unit,
        contents: row.contents,
        minimum: row.minimum,
        atKlienten: row.atKlienten,
        nextExpiry: row.nextExpiry,
      })),

    async termsOf(db: Queryable, organisationId: string, kind: TermRow['kind']): Promise<InventoryCategory[]> {
      const rows = await terms.open(db, organisationId, await loadTerms(db, organisationId, kind))
      return rows.map((row) => asCategory(row, terms.read(row.daten).title)).toSorted((a, b) => compareWords(a.name, b.name))
    },

    async openLocations(db: Queryable, organisationId: string, rows: readonly LocationRow[]): Promise<StockLocation[]> {
      return (await places.open(db, organisationId, rows)).map(({ daten, klientName, ...row }) => ({
        ...row,
        name: daten === null ? (klientName ?? '') : places.read(daten).title,
      }))
    },

    async openMovements(db: Queryable, organisationId: string, rows: readonly MovementRow[]): Promise<StockMovement[]> {
      return (await movements.open(db, organisationId, rows)).map(({ id: _request, daten, ...row }) => ({
        ...row,
        ...movements.read(daten),
      }))
    },
  }
}
export type InventoryStore = ReturnType<typeof createInventoryStore>
