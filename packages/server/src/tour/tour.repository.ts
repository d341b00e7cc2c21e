import type { IsoDate } from '@dreiklang/domain/shared/time'
import { type Tour, emptyTour } from '@dreiklang/domain/tour/tour'
import type { Columns } from '../database/columns.ts'
import { exactly } from '../database/rows.ts'
import { sql } from '../database/sql.ts'
import type { Queryable } from '../ports.ts'

type TourRow = Columns<'tour', 'version' | 'daten', { daten: Omit<Tour, 'version'> }>

const tourFrom = ({ version, daten }: TourRow): Tour => ({ ...daten, version })

const tag = sql(
  'tour.tag',
  `select t.version, t.daten from tour t where t.organisation_id = :organisationId and t.datum = :datum and (:personIds::uuid[] is null
    or t.person_id = any (:personIds::uuid[]))`,
)

/** Those that someone has touched; `personIds` null: of everyone. */
export async function loadTouren(
  db: Queryable,
  organisationId: string,
  { datum, personIds }: { datum: IsoDate; personIds: readonly string[] | null },
): Promise<Tour[]> {
  return (await db.query<TourRow>(tag, { organisationId, datum, personIds })).map(tourFrom)
}

const ofPerson = sql(
  'tour.derPerson',
  `select t.datum, t.status, t.updated_at as "updatedAt" from tour t where t.organisation_id = :organisationId and t.person_id = :personId
    order by t.datum`,
)

type PersonTour = Columns<'tour', 'datum' | 'status' | 'updated_at'>

/** For the person's own copy: on which days somebody drove, without the stops, which tell of Klienten. */
export function loadTourenOfPerson(db: Queryable, whose: { organisationId: string; personId: string }): Promise<PersonTour[]> {
  return db.query<PersonTour>(ofPerson, whose)
}

const halten = sql(
  'tour.halten',
  `select t.version, t.daten from tour t where t.organisation_id = :organisationId and t.person_id = :personId
    and t.datum = :datum for update`,
)

/** Locked until the end of the transaction; an empty one when nobody has touched it yet. */
export async function holdTour(
  tx: Queryable,
  organisationId: string,
  { personId, datum }: Pick<Tour, 'personId' | 'datum'>,
): Promise<Tour> {
  const [row] = await tx.query<TourRow>(halten, { organisationId, personId, datum })
  return row === undefined ? emptyTour({ organisationId, personId, datum }) : tourFrom(row)
}

const insert = sql(
  'tour.einfuegen',
  `insert into tour (organisation_id, person_id, datum, version, status, daten, updated_at, versiegelt)
    values (:organisationId, :personId, :datum, :version, :status, :daten::jsonb, :am, true)`,
)
const update = sql(
  'tour.aendern',
  `update tour set version = :version, status = :status, daten = :daten::jsonb, updated_at = :am, versiegelt = true
    where organisation_id = :organisationId and person_id = :personId and datum = :datum`,
)

/** Sealed: rows are written by `createTourStore` alone. */
function rowOf({ version, ...daten }: Tour, am: string) {
  const { organisationId, personId, datum, status } = daten
  return { organisationId, personId, datum, version, status, daten: JSON.stringify(daten), am }
}

/** The row must be held. */
export async function updateTour(tx: Queryable, tour: Tour, am: string): Promise<void> {
  await exactly(1, tx.write(update, rowOf(tour, am)))
}

/** The first version is a new row: of two who touch it first, one fails at `tour_pkey`. The row of a later one must be held. */
export async function saveTour(tx: Queryable, tour: Tour, am: string): Promise<void> {
  if (tour.version > 1) return updateTour(tx, tour, am)
  await exactly(1, tx.write(insert, rowOf(tour, am)))
}

const open = sql(
  'tour.nachtrag',
  `select t.version, t.daten, t.updated_at as am from tour t where not t.versiegelt
    order by t.organisation_id, t.person_id, t.datum limit :limit for update skip locked`,
)

/** In the name of the system, and held; those that were written before tours were sealed. */
export async function takeTouren(tx: Queryable, limit: number): Promise<{ tour: Tour; am: string }[]> {
  const rows = await tx.query<TourRow & Columns<'tour', 'updated_at as am'>>(open, { limit })
  return rows.map((row) => ({ tour: tourFrom(row), am: row.am }))
}

const cards = sql(
  'tour.karten',
  `select e.klient_id as "klientId" from egk_mitnahme e
    where e.pflegedienst_id = :pflegedienstId and e.klient_id = any (:klientIds::uuid[])`,
)

export async function loadCards(db: Queryable, pflegedienstId: string, klientIds: readonly string[]): Promise<string[]> {
  return (await db.query<Columns<'egk_mitnahme', 'klient_id'>>(cards, { pflegedienstId, klientIds })).map(({ klientId }) => klientId)
}

const take = sql(
  'tour.karteNehmen',
  `insert into egk_mitnahme (pflegedienst_id, klient_id, person_id, am)
    select k.pflegedienst_id, k.id, :personId, :am from klient k
      where k.pflegedienst_id = :pflegedienstId and k.id = :klientId and k.geloescht_am is null
    on conflict (klient_id) do nothing`,
)
const gib = sql('tour.karteGeben', `delete from egk_mitnahme e where e.pflegedienst_id = :pflegedienstId and e.klient_id = :klientId`)

export async function takeCard(
  tx: Queryable,
  pflegedienstId: string,
  { klientId, personId, am }: { klientId: string; personId: string; am: string },
): Promise<void> {
  await tx.write(take, { pflegedienstId, klientId, personId, am })
}

export async function giveCard(tx: Queryable, pflegedienstId: string, klientId: string): Promise<void> {
  await tx.write(gib, { pflegedienstId, klientId })
}
