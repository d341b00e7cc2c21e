/** The ledger of one organisation: rows are written and never changed. Sums are kept by the database in the same statement (0087). */
import { consumptionDays, type MovementKind } from '@dreiklang/domain/inventory/inventory'
import { exactly, maybe, one } from '../database/rows.ts'
import { sql } from '../database/sql.ts'
import type { Queryable } from '../ports.ts'

export interface BalanceRow {
  productId: string
  lotId: string
  lot: string
  expiry: string | null
  blocked: boolean
  locationId: string
  isOwn: boolean
  menge: number
}

const balanceColumns = `b.product_id as "productId", b.lot_id as "lotId", l.lot, l.expiry, l.blocked_at is not null as blocked,
  b.location_id as "locationId", o.kind <> 'klient' as "isOwn", b.menge`
const balanceTables = `inventory_balance b
    join inventory_lot l on l.organisation_id = b.organisation_id and l.id = b.lot_id
    join inventory_location o on o.organisation_id = b.organisation_id and o.id = b.location_id`

const selectBalances = sql(
  'inventory.balances',
  `select ${balanceColumns} from ${balanceTables} where b.organisation_id = :organisationId and b.product_id = :productId and b.menge > 0
    order by l.expiry, l.lot, l.id, b.location_id`,
)

/** Where a product lies, what expires first first. */
export function loadBalances(db: Queryable, organisationId: string, productId: string): Promise<BalanceRow[]> {
  return db.query<BalanceRow>(selectBalances, { organisationId, productId })
}

const insertLot = sql(
  'inventory.insertLot',
  `insert into inventory_lot (organisation_id, id, product_id, lot, expiry, blocked_at)
    select :organisationId::uuid, :id::uuid, p.id, :lot::text, :expiry::date,
      (select min(r.at) from inventory_recall r where r.organisation_id = :organisationId and r.code = p.code and r.lot = :lot and :lot <> '')
    from inventory_product p where p.organisation_id = :organisationId and p.id = :productId on conflict do nothing`,
)
const selectLot = sql(
  'inventory.lot',
  `select id from inventory_lot where organisation_id = :organisationId and product_id = :productId and lot = :lot
    and expiry is not distinct from :expiry::date`,
)

export interface LotKey {
  organisationId: string
  productId: string
  lot: string
  expiry: string | null
}

/** The batch of a product, made when it is new: one that was recalled is blocked from its first day. `id`: of a new one. */
export async function ensureLot(tx: Queryable, id: string, key: LotKey): Promise<string> {
  await tx.write(insertLot, { id, ...key })
  return (await one(tx.query<{ id: string }>(selectLot, { ...key }))).id
}

export interface Entry {
  productId: string
  lotId: string
  locationId: string
  menge: number
}

export interface Booking {
  organisationId: string
  /** What was asked for: it is written once. */
  requestId: string
  kind: MovementKind
  personId: string | null
  at: string
  bestellungId: string | null
  /** The document, its words sealed. */
  daten: unknown
  entries: readonly Entry[]
  /** Where a request was begun by another booking. */
  firstLine?: number
}

const insert = sql(
  'inventory.insertMovements',
  `insert into inventory_movement (organisation_id, request_id, line, kind, product_id, lot_id, location_id, menge, person_id, at, bestellung_id,
      daten)
    select :organisationId, :requestId, e.line, :kind, e."productId", e."lotId", e."locationId", e.menge, :personId, :at, :bestellungId,
      :daten::jsonb
    from jsonb_to_recordset(:entries::jsonb) as e(line int, "productId" uuid, "lotId" uuid, "locationId" uuid, menge int)`,
)

/** @throws ConstraintViolation inventory_balance_enough for more than lies there, inventory_movement_once for what was written before */
export async function insertMovements(tx: Queryable, { daten, entries, firstLine = 0, ...row }: Booking): Promise<void> {
  const lines = entries.map((entry, i) => ({ ...entry, line: firstLine + i }))
  await exactly(lines.length, tx.write(insert, { ...row, daten: JSON.stringify(daten), entries: JSON.stringify(lines) }))
}

const selectRequest = sql(
  'inventory.movementOfRequest',
  `select seq from inventory_movement where organisation_id = :organisationId and request_id = :requestId limit 1`,
)

export async function isBooked(db: Queryable, organisationId: string, requestId: string): Promise<boolean> {
  return (await maybe(db.query(selectRequest, { organisationId, requestId }))) !== null
}

export interface MovementRow {
  id: string
  seq: number
  at: string
  kind: MovementKind
  productId: string
  productName: string
  lot: string
  expiry: string | null
  locationId: string
  menge: number
  personName: string | null
  /** The document, its words sealed for `id`. */
  daten: unknown
}

const movementColumns = `m.request_id as id, m.seq, m.at, m.kind, m.product_id as "productId", p.name as "productName", l.lot, l.expiry,
  m.location_id as "locationId", m.menge, w.name as "personName", m.daten`
const movementTables = `inventory_movement m
    join inventory_product p on p.organisation_id = m.organisation_id and p.id = m.product_id
    join inventory_lot l on l.organisation_id = m.organisation_id and l.id = m.lot_id
    join inventory_location o on o.organisation_id = m.organisation_id and o.id = m.location_id
    left join person w on w.id = m.person_id`

const ledgerOf = (column: 'product_id' | 'location_id') =>
  sql(
    `inventory.ledger.${column}`,
    `select ${movementColumns} from ${movementTables}
      where m.organisation_id = :organisationId and m.${column} = :id and m.seq < :before order by m.seq desc limit :limit`,
  )
const ledgers = { product: ledgerOf('product_id'), location: ledgerOf('location_id') }

export function loadMovements(
  db: Queryable,
  organisationId: string,
  { of, ...where }: { of: keyof typeof ledgers; id: string; before: number; limit: number },
): Promise<MovementRow[]> {
  return db.query<MovementRow>(ledgers[of], { organisationId, ...where })
}

const selectOfPerson = sql(
  'inventory.movementsOfPerson',
  `select ${movementColumns} from ${movementTables} where m.organisation_id = :organisationId and m.person_id = :personId order by m.seq`,
)

export function loadMovementsOfPerson(db: Queryable, whose: { organisationId: string; personId: string }): Promise<MovementRow[]> {
  return db.query<MovementRow>(selectOfPerson, whose)
}

const selectUsed = sql(
  'inventory.used',
  `select coalesce(-sum(m.menge), 0)::int as used from inventory_movement m
    join inventory_location o on o.organisation_id = m.organisation_id and o.id = m.location_id and o.kind <> 'klient'
    where m.organisation_id = :organisationId and m.product_id = :productId and m.kind in ('consumption', 'issue')
      and m.at > :now::timestamptz - interval '${consumptionDays} days'`,
)

/** How many were used out of own places in the last days. */
export async function loadUsed(
  db: Queryable,
  organisationId: string,
  { productId, now }: { productId: string; now: string },
): Promise<number> {
  return (await one(db.query<{ used: number }>(selectUsed, { organisationId, productId, now }))).used
}
