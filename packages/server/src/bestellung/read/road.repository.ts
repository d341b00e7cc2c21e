/** The orders of a pharmacy with a bag that is on the road, or was settled on a day. */
import type { IsoDate } from '@dreiklang/domain/shared/time'
import { sql } from '../../database/sql.ts'
import type { Queryable } from '../../ports.ts'
import { type Geladen, type LoadedRow, loadedFrom, namesColumns, namesTables, readColumn } from './one.repository.ts'

/** What is over is looked for among the newest only: whoever confirms an arrival within the day ends an order that was needed lately. */
const onTheRoad = sql(
  'bestellung.onTheRoad',
  `with z as (select z.bestellung_id from bestellung_zeile z
      where z.organisation_id = :organisationId
        and (z.status in ('BEIM_ARZT', 'VERORDNET', 'BEI_APOTHEKE', 'IN_BEARBEITUNG', 'BEREIT', 'GELIEFERT')
          or (z.status = 'ABGESCHLOSSEN' and z.bedarf_bis >= :recent)))
    select b.version, b.daten, ${namesColumns(':heute')}, ${readColumn}
    from z join bestellung b on b.id = z.bestellung_id and :organisationId = any (b.sichtbar_fuer) ${namesTables}
    where b.apotheke_id = :organisationId and exists (select from jsonb_array_elements(b.daten -> 'lieferungen') l
      where l ->> 'status' = 'UNTERWEGS' or l ->> 'uebergebenAm' >= :since or l -> 'versuche' -> -1 ->> 'am' >= :since)
    order by b.nummer, b.id limit 300`,
)

interface Wish {
  organisationId: string
  heute: IsoDate
  /** An order that has ended was needed on this day or later. */
  recent: IsoDate
  /** The instant at which the day begins. */
  since: string
}

export async function loadOnTheRoad(db: Queryable, wish: Wish): Promise<Geladen[]> {
  return (await db.query<LoadedRow>(onTheRoad, { ...wish })).map(loadedFrom)
}
