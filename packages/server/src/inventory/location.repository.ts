/** Places of one organisation and what lies there. */
import type { Mengeneinheit } from '@dreiklang/domain/bestellung/bestellung'
import type { LocationKind } from '@dreiklang/domain/inventory/inventory'
import { exactly, maybe, one } from '../database/rows.ts'
import { sql } from '../database/sql.ts'
import type { Queryable } from '../ports.ts'

export interface LocationRow {
  id: string
  kind: LocationKind
  klientId: string | null
  /** Null where it is none, or not known any more. */
  klientName: string | null
  /** How many products lie there. */
  products: number
  /** The document, its words sealed; null at a Klient. */
  daten: unknown
}

const columns = `o.id, o.kind, o.klient_id as "klientId", k.nachname || ', ' || k.vorname as "klientName", o.daten,
  (select count(distinct b.product_id)::int from inventory_balance b
    where b.organisation_id = o.organisation_id and b.location_id = o.id and b.menge > 0) as products`
const tables = `inventory_location o left join klient k on k.id = o.klient_id`

const selectAll = sql(
  'inventory.locations',
  `select ${columns} from ${tables} where o.organisation_id = :organisationId and o.removed_at is null`,
)

export function loadLocations(db: Queryable, organisationId: string): Promise<LocationRow[]> {
  return db.query<LocationRow>(selectAll, { organisationId })
}

const selectOne = sql(
  'inventory.location',
  `select ${columns} from ${tables} where o.organisation_id = :organisationId and o.id = :id and o.removed_at is null`,
)

export function loadLocation(db: Queryable, organisationId: string, id: string): Promise<LocationRow | null> {
  return maybe(db.query<LocationRow>(selectOne, { organisationId, id }))
}

const hold = sql(
  'inventory.holdLocation',
  `select o.id from inventory_location o where o.organisation_id = :organisationId and o.id = :id and o.removed_at is null for update`,
)

/** From here to the commit nobody takes it out of use, and stock takes of it go one after the other. */
export async function holdLocation(tx: Queryable, organisationId: string, id: string): Promise<boolean> {
  return (await maybe(tx.query(hold, { organisationId, id }))) !== null
}

const count = sql(
  'inventory.countLocations',
  `select count(*)::int as count from inventory_location where organisation_id = :organisationId and kind <> 'klient' and removed_at is null`,
)

export async function countLocations(db: Queryable, organisationId: string): Promise<number> {
  return (await one(db.query<{ count: number }>(count, { organisationId }))).count
}

const insert = sql(
  'inventory.insertLocation',
  `insert into inventory_location (organisation_id, id, kind, klient_id, daten) values (:organisationId, :id, :kind, :klientId, :daten::jsonb)
    on conflict do nothing`,
)

/** Once: of two who begin with the same Klient the second finds what the first has made. */
export async function insertLocation(
  tx: Queryable,
  { daten, ...row }: Pick<LocationRow, 'id' | 'kind' | 'klientId' | 'daten'> & { organisationId: string },
): Promise<void> {
  await tx.write(insert, { ...row, daten: daten === null ? null : JSON.stringify(daten) })
}

const selectOfKlient = sql(
  'inventory.locationOfKlient',
  `select o.id from inventory_location o where o.organisation_id = :organisationId and o.klient_id = :klientId`,
)

export async function findLocationOfKlient(db: Queryable, organisationId: string, klientId: string): Promise<string | null> {
  return (await maybe(db.query<{ id: string }>(selectOfKlient, { organisationId, klientId })))?.id ?? null
}

const selectFirstRoom = sql(
  'inventory.firstRoom',
  `select o.id from inventory_location o where o.organisation_id = :organisationId and o.kind = 'room' and o.removed_at is null
    order by o.id limit 1`,
)

export async function findFirstRoom(db: Queryable, organisationId: string): Promise<string | null> {
  return (await maybe(db.query<{ id: string }>(selectFirstRoom, { organisationId })))?.id ?? null
}

const update = sql(
  'inventory.updateLocation',
  `update inventory_location set daten = :daten::jsonb where organisation_id = :organisationId and id = :id`,
)

/** Of one that is held. */
export async function renameLocation(
  tx: Queryable,
  organisationId: string,
  { id, daten }: Pick<LocationRow, 'id' | 'daten'>,
): Promise<void> {
  await exactly(1, tx.write(update, { organisationId, id, daten: JSON.stringify(daten) }))
}

const remove = sql(
  'inventory.removeLocation',
  `update inventory_location set removed_at = :now where organisation_id = :organisationId and id = :id`,
)

/** Of one that is held and empty. */
export async function removeLocation(tx: Queryable, what: { organisationId: string; id: string; now: string }): Promise<void> {
  await exactly(1, tx.write(remove, what))
}

export interface LineRow {
  productId: string
  name: string
  code: string | null
  unit: Mengeneinheit
  lotId: string
  lot: string
  expiry: string | null
  blocked: boolean
  menge: number
}

const selectLines = sql(
  'inventory.locationLines',
  `select p.id as "productId", p.name, p.code, p.unit, l.id as "lotId", l.lot, l.expiry, l.blocked_at is not null as blocked, b.menge
    from inventory_balance b
    join inventory_product p on p.organisation_id = b.organisation_id and p.id = b.product_id
    join inventory_lot l on l.organisation_id = b.organisation_id and l.id = b.lot_id
    where b.organisation_id = :organisationId and b.location_id = :locationId and b.menge > 0 order by p.place, p.id, l.expiry, l.id`,
)

export function loadLines(db: Queryable, organisationId: string, locationId: string): Promise<LineRow[]> {
  return db.query<LineRow>(selectLines, { organisationId, locationId })
}
