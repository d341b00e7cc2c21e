/** The orders that lie with a practice, with all that was ordered for the same people before: one statement each. */
import { type Bestellung, readBestellung } from '@dreiklang/domain/bestellung/bestellung.document'
import type { IsoDate } from '@dreiklang/domain/shared/time'
import type { Columns } from '../../database/columns.ts'
import { sql } from '../../database/sql.ts'
import type { Queryable } from '../../ports.ts'
import { type Geladen, type LoadedRow, loadedFrom, namesColumns, namesTables, readColumn } from './one.repository.ts'

const asked = sql(
  'bestellung.anfragen',
  `with z as (select z.bestellung_id, z.eile, z.created_at from bestellung_zeile z
      where z.organisation_id = :organisationId and z.status = 'BEIM_ARZT'
      order by z.eile, z.created_at, z.bestellung_id limit :limit)
    select b.version, b.daten, ${namesColumns(':heute')}, ${readColumn}
    from z join bestellung b on b.id = z.bestellung_id and :organisationId = any (b.sichtbar_fuer) ${namesTables}
    order by z.eile, z.created_at, z.bestellung_id`,
)

/** The most urgent first, as in the list. */
export async function loadAsked(db: Queryable, wish: { organisationId: string; heute: IsoDate; limit: number }): Promise<Geladen[]> {
  return (await db.query<LoadedRow>(asked, wish)).map(loadedFrom)
}

const earlierOfAll = sql(
  'bestellung.earlierOfAll',
  `select e.version, e.daten from (
      select distinct b.pflegedienst_id, b.klient_id from bestellung b where b.id = any (:ids::uuid[]) and b.klient_id is not null) wer
    cross join lateral (select b.version, b.daten, b.gesendet_am, b.nummer from bestellung b
      where b.pflegedienst_id = wer.pflegedienst_id and b.klient_id = wer.klient_id and :organisationId = any (b.sichtbar_fuer)
        and b.gesendet_am is not null
      order by b.gesendet_am desc, b.nummer desc limit 60) e
    order by e.gesendet_am desc, e.nummer desc`,
)

/** What was ordered for the people of these orders, as far as the house takes part, newest first; their words stay sealed. */
export async function loadEarlierOfAll(db: Queryable, wish: { ids: readonly string[]; organisationId: string }): Promise<Bestellung[]> {
  return (await db.query<Columns<'bestellung', 'version' | 'daten'>>(earlierOfAll, { ...wish })).map(readBestellung)
}
