/** Products of one organisation. Every statement is scoped by the organisation of the actor. */
import type { Mengeneinheit } from '@dreiklang/domain/bestellung/bestellung'
import type { ProductSort } from '@dreiklang/domain/inventory/inventory'
import type { OnlyStock } from '@dreiklang/domain/inventory/stock.contract'
import { exactly, maybe, one } from '../database/rows.ts'
import { sql } from '../database/sql.ts'
import type { Queryable, Statement } from '../ports.ts'

/** What a person may write; sums stand beside it. */
export interface ProductColumns {
  name: string
  sku: string
  barcode: string
  code: string | null
  categoryId: string | null
  brandId: string | null
  vendorId: string | null
  tags: string[]
  costCents: number | null
  basePriceCents: number | null
  taxHundredths: number | null
  priceCents: number | null
  weightGrams: number | null
  active: boolean
  unit: Mengeneinheit
  contents: number | null
  minimum: number | null
  /** The document, its words sealed. */
  daten: unknown
}

export interface ProductRow extends ProductColumns {
  id: string
  version: number
  stock: number
  atKlienten: number
  reserved: number
}
export interface ListedRow extends ProductRow {
  nextExpiry: string | null
}

const columns = `p.id, p.version, p.name, p.sku, p.barcode, p.code, p.category_id as "categoryId", p.brand_id as "brandId",
  p.vendor_id as "vendorId", p.tags, p.cost_cents as "costCents", p.base_price_cents as "basePriceCents",
  p.tax_hundredths as "taxHundredths", p.price_cents as "priceCents", p.weight_grams as "weightGrams", p.active, p.unit, p.contents,
  p.minimum, p.stock, p.at_klienten as "atKlienten", p.reserved, p.daten`
const nextExpiry = `(select min(l.expiry) from inventory_balance b
    join inventory_lot l on l.organisation_id = b.organisation_id and l.id = b.lot_id
    join inventory_location o on o.organisation_id = b.organisation_id and o.id = b.location_id and o.kind <> 'klient'
    where b.organisation_id = :organisationId and b.product_id = p.id and b.menge > 0) as "nextExpiry"`

/** Text as text, the others as numbers: what is empty counts as nothing. */
const sortColumns: Record<ProductSort, string> = {
  name: 'p.place',
  sku: 'p.sku collate "C"',
  active: 'p.active::text',
  stock: 'p.stock',
  reserved: 'p.reserved',
  cost: 'coalesce(p.cost_cents, 0)',
  basePrice: 'coalesce(p.base_price_cents, 0)',
  taxPercent: 'coalesce(p.tax_hundredths, 0)',
  price: 'coalesce(p.price_cents, 0)',
  weight: 'coalesce(p.weight_grams, 0)',
}

const holding = (condition: string) => `p.id in (select b.product_id from inventory_lot l
    join inventory_balance b on b.organisation_id = l.organisation_id and b.product_id = l.product_id and b.lot_id = l.id
    where l.organisation_id = :organisationId and b.menge > 0 and ${condition})`
/** What only lies at Klienten is none of the own range. */
const own = '(p.in_range or p.stock > 0)'
const conditions: Record<OnlyStock, string> = {
  all: own,
  low: 'p.stock - p.reserved < p.minimum',
  expiring: holding('l.expiry < :soon::date'),
  blocked: holding('l.blocked_at is not null'),
  inactive: `${own} and not p.active`,
  klienten: 'p.at_klienten > 0',
}

export interface ProductFilter {
  search: string
  only: OnlyStock
  category: string | null
  tag: string | null
  /** Before it something expires soon. */
  soon: string
}
export interface ProductSorting {
  sort: ProductSort
  order: 'asc' | 'desc'
}

/** Only the parts that are asked for: a condition that is always true would cost a look at every row. */
function buildWhere({ search, only, category, tag }: ProductFilter): string {
  const parts = ['p.organisation_id = :organisationId', 'p.removed_at is null', conditions[only]]
  if (search !== '') parts.push('position(lower(:search) in lower(p.name)) > 0')
  if (category !== null) parts.push('p.category_id = :category')
  if (tag !== null) parts.push(':tag::uuid = any (p.tags)')
  return parts.join(' and ')
}
const shapeOf = ({ search, only, category, tag }: ProductFilter): string =>
  [only, search !== '' && 'search', category !== null && 'category', tag !== null && 'tag'].filter(Boolean).join('.')
function valuesOf(organisationId: string, { search, only, category, tag, soon }: ProductFilter): Record<string, unknown> {
  return {
    organisationId,
    ...(search !== '' && { search }),
    ...(category !== null && { category }),
    ...(tag !== null && { tag }),
    ...(only === 'expiring' && { soon }),
  }
}

const made = new Map<string, Statement>()
function prepare(name: string, text: () => string): Statement {
  const known = made.get(name)
  if (known !== undefined) return known
  const statement: Statement = sql(name, text())
  made.set(name, statement)
  return statement
}

export async function countProducts(db: Queryable, organisationId: string, filter: ProductFilter): Promise<number> {
  const text = () => `select count(*)::int as count from inventory_product p where ${buildWhere(filter)}`
  const statement = prepare(`inventory.count.${shapeOf(filter)}`, text)
  return (await one(db.query<{ count: number }>(statement, valuesOf(organisationId, filter)))).count
}

export function loadProducts(
  db: Queryable,
  organisationId: string,
  { filter, sort, order, limit, offset }: ProductSorting & { filter: ProductFilter; limit: number; offset: number },
): Promise<ListedRow[]> {
  const text = () => `select ${columns}, ${nextExpiry} from (
      select * from inventory_product p where ${buildWhere(filter)} order by ${sortColumns[sort]} ${order}, p.id ${order} limit :limit offset :offset
    ) p order by ${sortColumns[sort]} ${order}, p.id ${order}`
  const statement = prepare(`inventory.list.${sort}.${order}.${shapeOf(filter)}`, text)
  return db.query<ListedRow>(statement, { ...valuesOf(organisationId, filter), limit, offset })
}

const selectOne = sql(
  'inventory.product',
  `select ${columns}, ${nextExpiry} from inventory_product p
    where p.organisation_id = :organisationId and p.id = :id and p.removed_at is null`,
)

export function loadProduct(db: Queryable, organisationId: string, id: string): Promise<ListedRow | null> {
  return maybe(db.query<ListedRow>(selectOne, { organisationId, id }))
}

const selectByCode = sql(
  'inventory.productByCode',
  `select ${columns}, ${nextExpiry} from inventory_product p
    where p.organisation_id = :organisationId and p.code = :code and p.removed_at is null order by p.active desc, p.place, p.id limit 1`,
)

export function loadByCode(db: Queryable, organisationId: string, code: string): Promise<ListedRow | null> {
  return maybe(db.query<ListedRow>(selectByCode, { organisationId, code }))
}

const selectBySku = sql(
  'inventory.productBySku',
  `select p.id from inventory_product p where p.organisation_id = :organisationId and p.sku = :sku and p.sku <> '' and p.removed_at is null
    order by p.place, p.id limit 1`,
)

export async function findBySku(db: Queryable, organisationId: string, sku: string): Promise<string | null> {
  return (await maybe(db.query<{ id: string }>(selectBySku, { organisationId, sku })))?.id ?? null
}

const selectHeld = sql(
  'inventory.holdProduct',
  `select ${columns} from inventory_product p where p.organisation_id = :organisationId and p.id = :id and p.removed_at is null for update`,
)

/** From here to the commit nobody else moves or changes it; null when there is none. */
export function holdProduct(tx: Queryable, organisationId: string, id: string): Promise<ProductRow | null> {
  return maybe(tx.query<ProductRow>(selectHeld, { organisationId, id }))
}

const selectOfPerson = sql(
  'inventory.productsOfPerson',
  `select ${columns} from inventory_product p where p.organisation_id = :organisationId and p.person_id = :personId order by p.created_at, p.id`,
)

export function loadProductsOfPerson(db: Queryable, whose: { organisationId: string; personId: string }): Promise<ProductRow[]> {
  return db.query<ProductRow>(selectOfPerson, whose)
}

const insert = sql(
  'inventory.insertProduct',
  `insert into inventory_product (organisation_id, id, person_id, name, sku, barcode, code, category_id, brand_id, vendor_id, tags, cost_cents,
      base_price_cents, tax_hundredths, price_cents, weight_grams, active, in_range, unit, contents, minimum, daten, created_at, updated_at)
    values (:organisationId, :id, :personId, :name, :sku, :barcode, :code, :categoryId, :brandId, :vendorId, :tags, :costCents, :basePriceCents,
      :taxHundredths, :priceCents, :weightGrams, :active, :personId::uuid is not null, :unit, :contents, :minimum, :daten::jsonb, :now, :now)`,
)

export interface WrittenProduct {
  organisationId: string
  id: string
  now: string
  columns: ProductColumns
}

export async function insertProduct(
  tx: Queryable,
  { columns: { daten, ...row }, ...rest }: WrittenProduct & { personId: string | null },
): Promise<void> {
  await exactly(1, tx.write(insert, { ...row, ...rest, daten: JSON.stringify(daten) }))
}

const update = sql(
  'inventory.updateProduct',
  `update inventory_product set version = version + 1, name = :name, sku = :sku, barcode = :barcode, code = :code, category_id = :categoryId,
      brand_id = :brandId, vendor_id = :vendorId, tags = :tags, cost_cents = :costCents, base_price_cents = :basePriceCents,
      tax_hundredths = :taxHundredths, price_cents = :priceCents, weight_grams = :weightGrams, active = :active, in_range = true, unit = :unit,
      contents = :contents, minimum = :minimum, daten = :daten::jsonb, updated_at = :now
    where organisation_id = :organisationId and id = :id`,
)

/** Of a product that is held. @throws ConstraintViolation for a category, brand or vendor that there is not */
export async function updateProduct(tx: Queryable, { columns: { daten, ...row }, ...rest }: WrittenProduct): Promise<void> {
  await exactly(1, tx.write(update, { ...row, ...rest, daten: JSON.stringify(daten) }))
}

const reserve = sql(
  'inventory.reserve',
  `update inventory_product set reserved = :reserved where organisation_id = :organisationId and id = :id`,
)

/** Of a product that is held. */
export async function saveReserved(tx: Queryable, what: { organisationId: string; id: string; reserved: number }): Promise<void> {
  await exactly(1, tx.write(reserve, what))
}

const remove = sql(
  'inventory.removeProduct',
  `update inventory_product set removed_at = :now where organisation_id = :organisationId and id = :id`,
)

/** Of a product that is held: nobody sees it any more, and the ledger still knows it. */
export async function removeProduct(tx: Queryable, what: { organisationId: string; id: string; now: string }): Promise<void> {
  await exactly(1, tx.write(remove, what))
}
