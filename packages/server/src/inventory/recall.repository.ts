/** Recalls, the deliveries by which they find whom they concern, and what is to be ordered. */
import type { Mengeneinheit } from '@dreiklang/domain/bestellung/bestellung'
import { consumptionDays, type LocationKind } from '@dreiklang/domain/inventory/inventory'
import { exactly, maybe } from '../database/rows.ts'
import { sql } from '../database/sql.ts'
import type { Queryable } from '../ports.ts'
import type { Language } from '../shared/route.ts'

export interface RecallRow {
  id: string
  code: string
  name: string
  lot: string
  at: string
  reportedBy: string | null
  reportedById: string | null
  personId: string | null
  closedAt: string | null
  /** The document, its words sealed. */
  daten: unknown
}

const columns = `r.id, r.code, r.name, r.lot, r.at, o.name as "reportedBy", r.reported_by as "reportedById", r.person_id as "personId",
  r.closed_at as "closedAt", r.daten`
const tables = `inventory_recall r left join organisation o on o.id = r.reported_by`

const selectAll = sql(
  'inventory.recalls',
  `select ${columns} from ${tables} where r.organisation_id = :organisationId order by r.at desc, r.id limit 500`,
)

export function loadRecalls(db: Queryable, organisationId: string): Promise<RecallRow[]> {
  return db.query<RecallRow>(selectAll, { organisationId })
}

const selectOne = sql('inventory.recallRow', `select ${columns} from ${tables} where r.organisation_id = :organisationId and r.id = :id`)

export function loadRecall(db: Queryable, organisationId: string, id: string): Promise<RecallRow | null> {
  return maybe(db.query<RecallRow>(selectOne, { organisationId, id }))
}

const selectOfPerson = sql(
  'inventory.recallsOfPerson',
  `select ${columns} from ${tables} where r.organisation_id = :organisationId and r.person_id = :personId order by r.at, r.id`,
)

export function loadRecallsOfPerson(db: Queryable, whose: { organisationId: string; personId: string }): Promise<RecallRow[]> {
  return db.query<RecallRow>(selectOfPerson, whose)
}

const insert = sql(
  'inventory.insertRecall',
  `insert into inventory_recall (organisation_id, id, reported_by, person_id, code, name, lot, at, spread_at, daten)
    values (:organisationId, :id, :reportedById, :personId, :code, :name, :lot, :at, :spreadAt, :daten::jsonb) on conflict do nothing`,
)

export interface NewRecall extends Omit<RecallRow, 'reportedBy' | 'closedAt'> {
  organisationId: string
  spreadAt: string | null
}

/** False when it is there already. */
export async function insertRecall(tx: Queryable, { daten, ...row }: NewRecall): Promise<boolean> {
  return (await tx.write(insert, { ...row, daten: JSON.stringify(daten) })) === 1
}

const block = sql(
  'inventory.block',
  `update inventory_lot l set blocked_at = :at from inventory_product p
    where l.organisation_id = :organisationId and p.organisation_id = l.organisation_id and p.id = l.product_id and p.code = :code
      and l.lot = :lot and l.blocked_at is null`,
)

/** Every batch of this number, also of products that were taken out of the list. */
export async function lockLots(tx: Queryable, what: { organisationId: string; code: string; lot: string; at: string }): Promise<void> {
  await tx.write(block, what)
}

const close = sql(
  'inventory.closeRecall',
  `update inventory_recall set closed_at = :closedAt, closed_by = :closedBy where organisation_id = :organisationId and id = :id`,
)

/** False when there is none. */
export async function saveClosed(
  tx: Queryable,
  what: { organisationId: string; id: string; closedAt: string | null; closedBy: string | null },
): Promise<boolean> {
  return (await tx.write(close, what)) === 1
}

export interface UnspreadRow {
  organisationId: string
  id: string
  personId: string
  code: string
  name: string
  lot: string
  at: string
  daten: unknown
}

const selectUnspread = sql(
  'inventory.unspread',
  `select organisation_id as "organisationId", id, person_id as "personId", code, name, lot, at, daten from inventory_recall
    where spread_at is null order by at limit 20 for update skip locked`,
)

/** In the name of the system: those of which nobody else knows yet, held until the end of the transaction. */
export function holdUnspread(tx: Queryable): Promise<UnspreadRow[]> {
  return tx.query<UnspreadRow>(selectUnspread, {})
}

const markSpread = sql(
  'inventory.markSpread',
  `update inventory_recall set spread_at = :now where organisation_id = :organisationId and id = :id`,
)

export async function saveSpread(tx: Queryable, what: { organisationId: string; id: string; now: string }): Promise<void> {
  await exactly(1, tx.write(markSpread, what))
}

const selectConcerned = sql(
  'inventory.concerned',
  `select distinct o.id, o.art, (select mode() within group (order by e.language) from person p
        join person_einstellung e on e.person_id = p.id where p.organisation_id = o.id and p.aktiv) as sprache
    from inventory_lieferung d
    join organisation o on o.id in (d.pflegedienst_id, d.apotheke_id, d.praxis_id) and o.id <> :organisationId
    where d.code = :code and d.lot = :lot and :organisationId in (d.pflegedienst_id, d.apotheke_id, d.praxis_id) order by o.id`,
)

interface Concerned {
  id: string
  art: string
  /** That most of its people have chosen; null: none of them has. */
  sprache: Language | null
}

/** In the name of the system: who took part in an order of this organisation that has brought the batch. */
export function loadConcerned(tx: Queryable, what: { organisationId: string; code: string; lot: string }): Promise<Concerned[]> {
  return tx.query<Concerned>(selectConcerned, what)
}

const selectArt = sql('inventory.artOf', `select art from organisation where id = :organisationId`)

export async function loadArt(tx: Queryable, organisationId: string): Promise<string | null> {
  return (await maybe(tx.query<{ art: string }>(selectArt, { organisationId })))?.art ?? null
}

export interface HeldRow {
  locationId: string
  kind: LocationKind
  klientId: string | null
  klientName: string | null
  daten: unknown
  expiry: string | null
  menge: number
}

const selectHeld = sql(
  'inventory.recallPlaces',
  `select o.id as "locationId", o.kind, o.klient_id as "klientId", k.nachname || ', ' || k.vorname as "klientName", o.daten, l.expiry,
      sum(b.menge)::int as menge
    from inventory_product p
    join inventory_lot l on l.organisation_id = p.organisation_id and l.product_id = p.id and l.lot = :lot
    join inventory_balance b on b.organisation_id = l.organisation_id and b.product_id = p.id and b.lot_id = l.id and b.menge > 0
    join inventory_location o on o.organisation_id = b.organisation_id and o.id = b.location_id
    left join klient k on k.id = o.klient_id
    where p.organisation_id = :organisationId and p.code = :code
    group by o.organisation_id, o.id, k.id, l.expiry order by o.kind, o.id, l.expiry`,
)

/** Where the batch lies now. */
export function loadHeld(db: Queryable, what: { organisationId: string; code: string; lot: string }): Promise<HeldRow[]> {
  return db.query<HeldRow>(selectHeld, what)
}

export interface HandedRow {
  bestellungId: string
  nummer: string
  klientId: string | null
  klientName: string | null
  pflegedienstName: string
  menge: number
  unit: Mengeneinheit
  at: string
}

const selectHanded = sql(
  'inventory.recallHanded',
  `select d.bestellung_id as "bestellungId", b.nummer, k.id as "klientId", k.nachname || ', ' || k.vorname as "klientName",
      o.name as "pflegedienstName", d.menge, d.unit, d.at
    from inventory_lieferung d join bestellung b on b.id = d.bestellung_id join organisation o on o.id = d.pflegedienst_id
    left join klient k on k.id = d.klient_id
    where :organisationId in (d.pflegedienst_id, d.apotheke_id, d.praxis_id) and d.code = :code and d.lot = :lot
    order by d.at desc, d.lieferung_id, d.line limit 2000`,
)

/** Which orders of this organisation have brought the batch, and for whom. */
export function loadHanded(db: Queryable, what: { organisationId: string; code: string; lot: string }): Promise<HandedRow[]> {
  return db.query<HandedRow>(selectHanded, what)
}

export interface ShortageRow {
  locationId: string
  klientId: string
  klientName: string
  productId: string
  name: string
  unit: Mengeneinheit
  menge: number
  used: number
  bestellungId: string | null
}

const selectShortages = sql(
  'inventory.shortages',
  `with used as (
      select m.product_id, m.location_id, -sum(m.menge)::int as used from inventory_movement m
      where m.organisation_id = :organisationId and m.kind = 'consumption' and m.at > :now::timestamptz - interval '${consumptionDays} days'
        and m.location_id in (select o.id from inventory_location o where o.organisation_id = :organisationId and o.kind = 'klient')
      group by 1, 2)
    select o.id as "locationId", k.id as "klientId", k.nachname || ', ' || k.vorname as "klientName", p.id as "productId", p.name, p.unit,
      coalesce((select sum(b.menge)::int from inventory_balance b
        where b.organisation_id = :organisationId and b.product_id = u.product_id and b.location_id = u.location_id), 0) as menge,
      u.used,
      (select m.bestellung_id from inventory_movement m join bestellung b on b.id = m.bestellung_id
        where m.organisation_id = :organisationId and m.product_id = u.product_id and m.location_id = u.location_id
        order by m.seq desc limit 1) as "bestellungId"
    from used u
    join inventory_location o on o.organisation_id = :organisationId and o.id = u.location_id
    join klient k on k.id = o.klient_id and k.status not in ('BEENDET', 'VERSTORBEN')
    join inventory_product p on p.organisation_id = :organisationId and p.id = u.product_id and p.removed_at is null
    where u.used > 0 order by k.nachname, k.vorname, p.place limit 2000`,
)

/** What was used at Klienten in the last days, with what is left there. */
export function loadUsedAtKlienten(db: Queryable, what: { organisationId: string; now: string }): Promise<ShortageRow[]> {
  return db.query<ShortageRow>(selectShortages, what)
}
