import type { TourHaus } from '@dreiklang/domain/tour/view'
import type { Columns, Filled } from '../database/columns.ts'
import { sql } from '../database/sql.ts'
import type { Queryable } from '../ports.ts'

const leute = sql('tour.leute', `select p.id, p.name from person p where p.organisation_id = :organisationId and p.id = any (:ids::uuid[])`)

export async function loadPeople(
  db: Queryable,
  organisationId: string,
  ids: readonly string[],
): Promise<Columns<'person', 'id' | 'name'>[]> {
  return db.query(leute, { organisationId, ids })
}

const haeuser = sql(
  'tour.haeuser',
  `select o.id, o.name, o.telefon, jsonb_build_object('strasse', o.strasse, 'hausnummer', o.hausnummer, 'zusatz', o.zusatz, 'plz', o.plz,
      'ort', o.ort) as adresse
    from organisation o where o.id = any (:ids::uuid[])`,
)

export async function loadHaeuser(db: Queryable, ids: readonly string[]): Promise<TourHaus[]> {
  return db.query<Columns<'organisation', 'id' | 'name' | 'telefon'> & Pick<TourHaus, 'adresse'>>(haeuser, { ids })
}

export interface OpenBestellung extends Filled<
  Columns<'bestellung', 'id' | 'nummer' | 'version' | 'klient_id' | 'praxis_id' | 'apotheke_id'>,
  'klientId'
> {
  klient: string
  ausdruck: string[]
  papier: string[]
  abholbereit: boolean
  /** What is in an open bag must stay cool. */
  kuehl: boolean
  brauchtEgk: boolean
}

const offene = sql(
  'tour.bestellungen',
  `select b.id, b.nummer, b.version, b.klient_id as "klientId", coalesce(n.name, '') as klient, b.praxis_id as "praxisId",
      b.apotheke_id as "apothekeId",
      coalesce(array_agg(p ->> 'id') filter (where p ->> 'status' in ('VERORDNET', 'BEI_APOTHEKE', 'IN_BEARBEITUNG', 'BEREIT')
        and p -> 'rezept' ->> 'ort' = 'AUSDRUCK_PRAXIS'), '{}') as ausdruck,
      coalesce(array_agg(p ->> 'id') filter (where p ->> 'status' in ('VERORDNET', 'BEI_APOTHEKE', 'IN_BEARBEITUNG', 'BEREIT')
        and p -> 'rezept' ->> 'ort' = 'PAPIER_PRAXIS'), '{}') as papier,
      bool_or(p ->> 'status' = 'BEREIT') and b.daten ->> 'lieferart' = 'ABHOLUNG_PFLEGE' as abholbereit,
      b.daten -> 'lieferungen' @> '[{"status": "VORBEREITET", "kuehlkette": true}]' as kuehl,
      bool_or(p ->> 'status' in ('VERORDNET', 'BEI_APOTHEKE', 'IN_BEARBEITUNG') and p -> 'rezept' ->> 'ort' = 'FACHDIENST_EGK')
        and b.daten ->> 'einloesung' = 'DURCH_PFLEGE' as "brauchtEgk"
    from bestellung_zeile z join bestellung b on b.id = z.bestellung_id
      left join bestellung_name n on n.bestellung_id = z.bestellung_id and n.organisation_id = z.organisation_id
      cross join lateral jsonb_array_elements(b.daten -> 'positionen') p
    where z.organisation_id = :organisationId and z.klient_id = any (:klientIds::uuid[]) and z.offen and b.gesendet_am is not null
      and (:ids::uuid[] is null or b.id = any (:ids::uuid[]))
    group by b.id, n.name order by b.nummer`,
)

/** Of these Klienten; `ids` null: all that are open. */
export async function loadOpen(
  db: Queryable,
  organisationId: string,
  { klientIds, ids }: { klientIds: readonly string[]; ids: readonly string[] | null },
): Promise<OpenBestellung[]> {
  return klientIds.length === 0 ? [] : db.query<OpenBestellung>(offene, { organisationId, klientIds, ids })
}

const verweigerte = sql(
  'tour.egkFehlt',
  `select distinct b.klient_id as "klientId" from bestellung_zeile z join bestellung b on b.id = z.bestellung_id
    where z.organisation_id = :organisationId and z.klient_id = any (:klientIds::uuid[]) and b.gesendet_am > :seit
      and b.daten -> 'positionen' @> '[{"ablehnung": {"durch": "ARZT", "grund": "EGK_FEHLT_QUARTAL"}}]'
      and not exists (select from bestellung n where n.klient_id = b.klient_id and n.praxis_id = b.praxis_id
        and n.gesendet_am > b.gesendet_am)`,
)

/** Klienten whose last order was refused, because the practice has not read the card. */
export async function loadEgkMissing(
  db: Queryable,
  organisationId: string,
  { klientIds, seit }: { klientIds: readonly string[]; seit: string },
): Promise<string[]> {
  return (await db.query<{ klientId: string }>(verweigerte, { organisationId, klientIds, seit })).map(({ klientId }) => klientId)
}

const kopf = sql(
  'tour.bestellungKopf',
  `select z.bestellung_id as id, z.nummer, coalesce(n.name, '') as klient from bestellung_zeile z
    left join bestellung_name n on n.bestellung_id = z.bestellung_id and n.organisation_id = z.organisation_id
    where z.organisation_id = :organisationId and z.bestellung_id = any (:ids::uuid[])`,
)

/** Also of orders that are over by now. */
export async function loadHeads(
  db: Queryable,
  organisationId: string,
  ids: readonly string[],
): Promise<(Columns<'bestellung_zeile', 'bestellung_id as id' | 'nummer'> & { klient: string })[]> {
  return ids.length === 0 ? [] : db.query(kopf, { organisationId, ids })
}
