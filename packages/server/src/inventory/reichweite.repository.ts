/** What orders have brought to Klienten at whose place nobody counts it. */
import { readBestellung, type Bestellung } from '@dreiklang/domain/bestellung/bestellung.document'
import { consumptionDays } from '@dreiklang/domain/inventory/inventory'
import type { Columns } from '../database/columns.ts'
import { sql } from '../database/sql.ts'
import type { Queryable } from '../ports.ts'
import type { ShortageRow } from './recall.repository.ts'

/** A supply that is to last longer nobody orders. */
const supplyDays = 200

export interface BroughtRow extends Omit<ShortageRow, 'used' | 'bestellungId'> {
  bestellungId: string
  code: string | null
  /** Pieces in one pack; null: nobody has said it. */
  contents: number | null
}

const brought = sql(
  'inventory.brought',
  `select distinct on (m.location_id, m.product_id) o.id as "locationId", k.id as "klientId", k.nachname || ', ' || k.vorname as "klientName",
      p.id as "productId", p.name, p.code, p.unit, p.contents, m.bestellung_id as "bestellungId",
      coalesce((select sum(b.menge)::int from inventory_balance b
        where b.organisation_id = :organisationId and b.product_id = m.product_id and b.location_id = m.location_id), 0) as menge
    from inventory_movement m
    join inventory_location o on o.organisation_id = :organisationId and o.id = m.location_id and o.kind = 'klient'
    join klient k on k.id = o.klient_id and k.status not in ('BEENDET', 'VERSTORBEN')
    join inventory_product p on p.organisation_id = :organisationId and p.id = m.product_id and p.removed_at is null
      and (p.unit = 'STUECK' or (p.unit = 'PACKUNG' and p.contents is not null))
    where m.organisation_id = :organisationId and m.kind = 'lieferung' and m.at > :now::timestamptz - interval '${supplyDays} days'
      and m.bestellung_id is not null
      and not exists (select from inventory_movement c where c.organisation_id = :organisationId and c.product_id = m.product_id
        and c.location_id = m.location_id and c.kind in ('consumption', 'count') and c.at > :now::timestamptz - interval '${consumptionDays} days')
    order by m.location_id, m.product_id, m.seq desc limit 2000`,
)

/** The last delivery of each product at each Klient. What is counted there is told by what was used. */
export function loadBrought(db: Queryable, what: { organisationId: string; now: string }): Promise<BroughtRow[]> {
  return db.query<BroughtRow>(brought, what)
}

const ofKlienten = sql(
  'inventory.bestellungenOfKlienten',
  `select b.version, b.daten from bestellung_zeile z join bestellung b on b.id = z.bestellung_id and b.pflegedienst_id = :organisationId
    where z.organisation_id = :organisationId and z.klient_id = any (:klientIds::uuid[])
      and z.created_at > :now::timestamptz - interval '${supplyDays} days'`,
)

/** Drafts as well: what somebody is ordering already is not proposed. Their words are sealed. */
export async function loadBestellungenOfKlienten(
  db: Queryable,
  what: { organisationId: string; klientIds: readonly string[]; now: string },
): Promise<Bestellung[]> {
  return (await db.query<Columns<'bestellung', 'version' | 'daten'>>(ofKlienten, what)).map(readBestellung)
}
