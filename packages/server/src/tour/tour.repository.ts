/** The SQL of tours and of the cards that are with us. Scoped to the caller's organisation, which is always $1. */
import { type Tour, leereTour } from '@dreiklang/domain/tour/tour'
import type { Datum } from '@dreiklang/domain/shared/zeit'
import type { Queryable, Statement } from '../ports.ts'

interface TourRow {
  version: number
  daten: Omit<Tour, 'version'>
}

const tourAus = ({ version, daten }: TourRow): Tour => ({ ...daten, version })

const tag: Statement = {
  name: 'tour.tag',
  text: `select t.version, t.daten from tour t where t.organisation_id = $1 and t.datum = $2 and ($3::uuid[] is null or t.person_id = any ($3::uuid[]))`,
}

/** Those that someone has touched; `personIds` null: of everyone. */
export async function ladeTouren(
  db: Queryable,
  organisationId: string,
  { datum, personIds }: { datum: Datum; personIds: readonly string[] | null },
): Promise<Tour[]> {
  return (await db.query<TourRow>(tag, [organisationId, datum, personIds])).map(tourAus)
}

const halten: Statement = {
  name: 'tour.halten',
  text: `select t.version, t.daten from tour t where t.organisation_id = $1 and t.person_id = $2 and t.datum = $3 for update`,
}

/** Locked until the end of the transaction; an empty one when nobody has touched it yet. */
export async function halteTour(
  tx: Queryable,
  organisationId: string,
  { personId, datum }: Pick<Tour, 'personId' | 'datum'>,
): Promise<Tour> {
  const [row] = await tx.query<TourRow>(halten, [organisationId, personId, datum])
  return row === undefined ? leereTour({ organisationId, personId, datum }) : tourAus(row)
}

const einfuegen: Statement = {
  name: 'tour.einfuegen',
  text: `insert into tour (organisation_id, person_id, datum, version, status, daten, updated_at) values ($1, $2, $3, $4, $5, $6::jsonb, $7)`,
}
const aendern: Statement = {
  name: 'tour.aendern',
  text: `update tour set version = $4, status = $5, daten = $6::jsonb, updated_at = $7 where organisation_id = $1 and person_id = $2 and datum = $3`,
}

/** The first version is a new row: of two who touch it first, one fails at `tour_pkey`. The row of a later one must be held. */
export async function speichereTour(tx: Queryable, { version, ...daten }: Tour, am: string): Promise<void> {
  const { organisationId, personId, datum, status } = daten
  await tx.query(version === 1 ? einfuegen : aendern, [organisationId, personId, datum, version, status, JSON.stringify(daten), am])
}

const karten: Statement = {
  name: 'tour.karten',
  text: `select e.klient_id as "klientId" from egk_mitnahme e where e.pflegedienst_id = $1 and e.klient_id = any ($2::uuid[])`,
}

/** Klienten whose card is with us. */
export async function ladeKarten(db: Queryable, pflegedienstId: string, klientIds: readonly string[]): Promise<string[]> {
  return (await db.query<{ klientId: string }>(karten, [pflegedienstId, klientIds])).map(({ klientId }) => klientId)
}

const nimm: Statement = {
  name: 'tour.karteNehmen',
  text: `insert into egk_mitnahme (pflegedienst_id, klient_id, person_id, am)
    select k.pflegedienst_id, k.id, $3, $4 from klient k where k.pflegedienst_id = $1 and k.id = $2 and k.geloescht_am is null
    on conflict (klient_id) do nothing`,
}
const gib: Statement = { name: 'tour.karteGeben', text: `delete from egk_mitnahme e where e.pflegedienst_id = $1 and e.klient_id = $2` }

export async function nimmKarte(
  tx: Queryable,
  pflegedienstId: string,
  { klientId, personId, am }: { klientId: string; personId: string; am: string },
): Promise<void> {
  await tx.query(nimm, [pflegedienstId, klientId, personId, am])
}

export async function gibKarte(tx: Queryable, pflegedienstId: string, klientId: string): Promise<void> {
  await tx.query(gib, [pflegedienstId, klientId])
}
