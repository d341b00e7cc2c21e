/** What is read when an order has gone on without the reader: the copy that a side keeps, and who moved it last. */
import { maybe } from '../../database/rows.ts'
import { sql } from '../../database/sql.ts'
import type { Queryable } from '../../ports.ts'

const abschriftLesen = sql(
  'bestellung.abschrift',
  `select daten, am from abschrift where bestellung_id = :bestellungId and organisation_id = :organisationId`,
)

export async function loadAbschrift<Data>(
  db: Queryable,
  bestellungId: string,
  organisationId: string,
): Promise<{ daten: Data; am: string } | null> {
  return maybe(db.query<{ daten: Data; am: string }>(abschriftLesen, { bestellungId, organisationId }))
}

const letzter = sql(
  'bestellung.letztesEreignis',
  `select case when :seite <> 'ARZT' or seite <> 'APOTHEKE' then person_name end as name, art, am
    from ereignis where bestellung_id = :bestellungId and :organisationId = any (sichtbar_fuer) order by seq desc limit 1`,
)

/** Who was faster: the last visible event of an order. A practice is not told the name of a pharmacist, by which it would know the pharmacy. */
export async function lastEreignis(
  db: Queryable,
  bestellungId: string,
  { organisationId, seite }: { organisationId: string; seite: string },
): Promise<{ name: string | null; art: string; am: string } | null> {
  return maybe(db.query<{ name: string | null; art: string; am: string }>(letzter, { bestellungId, organisationId, seite }))
}
