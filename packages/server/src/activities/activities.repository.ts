/** The newest steps with the orders of an organisation, by the list that is prepared for it (bestellweg). */
import type { Columns, Outer, PlainColumns } from '../database/columns.ts'
import { sql } from '../database/sql.ts'
import type { Queryable } from '../ports.ts'

export type ActivityRow = PlainColumns<
  'ereignis',
  'seq' | 'art' | 'version' | 'am' | 'person_name' | 'seite',
  { seite: 'PFLEGE' | 'ARZT' | 'APOTHEKE' | 'UHR' }
> &
  Columns<'ereignis', 'bestellung_id' | 'organisation_id'> &
  Outer<Columns<'organisation', 'name as organisation'> & Columns<'bestellung', 'nummer'>>

const newest = sql(
  'activities.newest',
  `with w as (select seq from bestellweg where organisation_id = :organisationId order by am desc, seq desc limit :limit)
    select e.seq, e.art, e.version, e.am, e.person_name, e.seite, e.bestellung_id as "bestellungId",
      e.organisation_id as "organisationId", o.name as organisation, b.nummer
    from w join ereignis e on e.seq = w.seq
    left join bestellung b on b.id = e.bestellung_id
    left join organisation o on o.id = e.organisation_id
    order by e.am desc, e.seq desc`,
)

/** Newest first. The number is null where the order was given to another organisation since. */
export async function loadNewest(db: Queryable, wish: { organisationId: string; limit: number }): Promise<ActivityRow[]> {
  return db.query<ActivityRow>(newest, wish)
}
