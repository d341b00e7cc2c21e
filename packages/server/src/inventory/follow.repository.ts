/** What orders have brought and sheets have counted, as the ledger reads it; in the name of the system, for all organisations. */
import type { Bestellung } from '@dreiklang/domain/bestellung/bestellung.document'
import { readBestellung } from '@dreiklang/domain/bestellung/bestellung.document'
import type { Mengeneinheit } from '@dreiklang/domain/bestellung/bestellung'
import { exactly, maybe, one } from '../database/rows.ts'
import { sql } from '../database/sql.ts'
import type { Queryable } from '../ports.ts'

export interface FollowRow {
  since: string | null
  tx: string
  seq: number
  sheetsUntil: string | null
}

const hold = sql(
  'inventory.holdFollow',
  `select since, tx, seq, sheets_until as "sheetsUntil" from inventory_follow where id = 1 for update`,
)

/** Of two servers one reads on. */
export function holdFollow(tx: Queryable): Promise<FollowRow> {
  return one(tx.query<FollowRow>(hold, {}))
}

const save = sql('inventory.saveFollow', `update inventory_follow set tx = :tx, seq = :seq, sheets_until = :sheetsUntil where id = 1`)

export async function saveFollow(tx: Queryable, { since: _kept, ...row }: FollowRow): Promise<void> {
  await exactly(1, tx.write(save, row))
}

export interface HandedBestellung {
  bestellung: Bestellung
  pflegedienstId: string
  apothekeId: string | null
  praxisId: string | null
  klientId: string | null
}

const selectBestellungen = sql(
  'inventory.handedBestellungen',
  `select pflegedienst_id as "pflegedienstId", apotheke_id as "apothekeId", praxis_id as "praxisId", klient_id as "klientId", version, daten
    from bestellung where id = any (:ids::uuid[]) order by id`,
)

export async function loadBestellungen(tx: Queryable, ids: readonly string[]): Promise<HandedBestellung[]> {
  if (ids.length === 0) return []
  const rows = await tx.query<Omit<HandedBestellung, 'bestellung'> & { version: number; daten: unknown }>(selectBestellungen, { ids })
  return rows.map(({ daten, version, ...row }) => ({ ...row, bestellung: readBestellung({ daten, version }) }))
}

export interface LieferungLine {
  lieferungId: string
  positionId: string
  line: number
  bestellungId: string
  pflegedienstId: string
  apothekeId: string | null
  praxisId: string | null
  klientId: string | null
  code: string | null
  name: string
  lot: string
  expiry: string | null
  menge: number
  unit: Mengeneinheit
  at: string
}

const insert = sql(
  'inventory.insertLieferungen',
  `insert into inventory_lieferung (lieferung_id, position_id, line, bestellung_id, pflegedienst_id, apotheke_id, praxis_id, klient_id, code, name,
      lot, expiry, menge, unit, at)
    select r."lieferungId", r."positionId", r.line, r."bestellungId", r."pflegedienstId", r."apothekeId", r."praxisId", r."klientId", r.code,
      r.name, r.lot, r.expiry, r.menge, r.unit, r.at
    from jsonb_to_recordset(:rows::jsonb) as r("lieferungId" uuid, "positionId" uuid, line int, "bestellungId" uuid, "pflegedienstId" uuid,
      "apothekeId" uuid, "praxisId" uuid, "klientId" uuid, code text, name text, lot text, expiry date, menge int, unit text, at timestamptz)
    on conflict do nothing returning lieferung_id as "lieferungId"`,
)

/** Which of them are new. */
export async function insertLieferungen(tx: Queryable, rows: readonly LieferungLine[]): Promise<ReadonlySet<string>> {
  if (rows.length === 0) return new Set()
  const inserted = await tx.query<{ lieferungId: string }>(insert, { rows: JSON.stringify(rows) })
  return new Set(inserted.map(({ lieferungId }) => lieferungId))
}

export interface RetoureRow {
  positionId: string
  /** Its place among those of the position, the first one is 0. */
  nr: number
}

const insertRead = sql(
  'inventory.insertRetouren',
  `insert into inventory_retoure (position_id, nr, bestellung_id)
    select r."positionId", r.nr, r."bestellungId" from jsonb_to_recordset(:rows::jsonb) as r("positionId" uuid, nr int, "bestellungId" uuid)
    on conflict do nothing returning position_id as "positionId", nr`,
)

/** Which of them are new. */
export async function insertRetouren(tx: Queryable, rows: readonly (RetoureRow & { bestellungId: string })[]): Promise<RetoureRow[]> {
  return rows.length === 0 ? [] : tx.query<RetoureRow>(insertRead, { rows: JSON.stringify(rows) })
}

const selectKept = sql(
  'inventory.keptProduct',
  `select p.id from inventory_product p
    where p.organisation_id = :organisationId and p.removed_at is null and p.unit = :unit
      and case when :code::text is null then p.code is null and p.place = falte(:name) else p.code = :code end
    order by p.active desc, p.created_at, p.id limit 1`,
)

/** The product of a house that an order means: by its number, or by its name where it has none, and counted in the same unit. */
export async function findKept(
  tx: Queryable,
  what: { organisationId: string; code: string | null; name: string; unit: Mengeneinheit },
): Promise<string | null> {
  return (await maybe(tx.query<{ id: string }>(selectKept, what)))?.id ?? null
}

export interface ClosedSheet {
  hausbesuchId: string
  organisationId: string
  klientId: string
  locationId: string
  closedAt: string
  version: number
  inhalt: string
}

const selectSheets = sql(
  'inventory.closedSheets',
  `select b.hausbesuch_id as "hausbesuchId", b.organisation_id as "organisationId", b.klient_id as "klientId", o.id as "locationId",
      b.abgeschlossen_am as "closedAt", f.version, f.inhalt
    from besuchsblatt b
    join besuchsblatt_fassung f on f.hausbesuch_id = b.hausbesuch_id and f.version = b.version
    join inventory_location o on o.organisation_id = b.organisation_id and o.klient_id = b.klient_id
    where b.abgeschlossen_am is not null and (:after::timestamptz is null or b.abgeschlossen_am > :after::timestamptz - interval '1 minute')
      and not exists (select from inventory_movement m where m.organisation_id = b.organisation_id and m.request_id = b.hausbesuch_id)
    order by b.abgeschlossen_am, b.hausbesuch_id limit :limit`,
)

/** Of Klienten with whom something lies. Those of the last minute are read twice: one may have been saved behind another. */
export function loadSheets(tx: Queryable, { after, limit }: { after: string | null; limit: number }): Promise<ClosedSheet[]> {
  return tx.query<ClosedSheet>(selectSheets, { after, limit })
}

export interface CountableRow {
  productId: string
  name: string
  unit: Mengeneinheit
  contents: number | null
  /** When the sheet was closed; what came since then is not in it. */
  menge: number
}

const selectCountable = sql(
  'inventory.countable',
  `select p.id as "productId", p.name, p.unit, p.contents,
      (sum(b.menge) - coalesce((select sum(m.menge) from inventory_movement m
        where m.organisation_id = p.organisation_id and m.product_id = p.id and m.location_id = :locationId and m.at > :closedAt), 0))::int as menge
    from inventory_balance b join inventory_product p on p.organisation_id = b.organisation_id and p.id = b.product_id
    where b.organisation_id = :organisationId and b.location_id = :locationId group by p.organisation_id, p.id order by p.id`,
)

export function loadCountable(
  tx: Queryable,
  { organisationId, locationId, closedAt }: Pick<ClosedSheet, 'organisationId' | 'locationId' | 'closedAt'>,
): Promise<CountableRow[]> {
  return tx.query<CountableRow>(selectCountable, { organisationId, locationId, closedAt })
}
