import type { Antrag, Kennzeichen, OrganisationStatus } from '@dreiklang/domain/organisation/freigabe.contract'
import type { OrganisationArt } from '@dreiklang/domain/shared/akteur'
import type { Columns } from '../database/columns.ts'
import { exactly, maybe, one } from '../database/rows.ts'
import { sql } from '../database/sql.ts'
import type { Queryable } from '../ports.ts'

const annehmen = sql(
  'organisation.nimmAvvAn',
  `insert into avv_annahme (organisation_id, version, person_id, name, text, am)
    values (:organisationId, :version, :personId, :name, :text, :am) on conflict do nothing
    returning version`,
)

/** False when the organisation has accepted this version before. */
export async function acceptAvv(
  db: Queryable,
  annahme: { organisationId: string; version: string; personId: string; name: string; text: string; am: string },
): Promise<boolean> {
  return (await db.query(annehmen, annahme)).length === 1
}

const stand = sql(
  'organisation.freigabe',
  `select o.status,
      (select jsonb_build_object('version', a.version, 'am', a.am, 'durch', a.name, 'text', a.text) from avv_annahme a
        where a.organisation_id = o.id order by a.am desc limit 1) as avv,
      (select q.neu || jsonb_build_object('gestelltAm', q.gestellt_am) from organisation_antrag q
        where q.organisation_id = o.id and q.entschieden_am is null) as antrag
    from organisation o where o.id = :organisationId`,
)

export interface FreigabeRow extends Columns<'organisation', 'status', { status: OrganisationStatus }> {
  avv: { version: string; am: string; durch: string; text: string } | null
  antrag: (Kennzeichen & { gestelltAm: string }) | null
}

export async function loadFreigabe(db: Queryable, organisationId: string): Promise<FreigabeRow | null> {
  return maybe(db.query<FreigabeRow>(stand, { organisationId }))
}

const ersetzen = sql(
  'organisation.ersetzeAntrag',
  `update organisation_antrag set angenommen = false, entschieden_am = :am
    where organisation_id = :organisationId and entschieden_am is null`,
)
const stellen = sql(
  'organisation.stelleAntrag',
  `insert into organisation_antrag (id, organisation_id, bisher, neu, begruendung, gestellt_durch, gestellt_am)
    select :id::uuid, o.id, jsonb_build_object('name', o.name, 'ik', o.ik, 'bsnr', o.bsnr), :neu::jsonb, :begruendung, :personId::uuid,
      :am::timestamptz
    from organisation o where o.id = :organisationId`,
)

export async function submitAntrag(
  db: Queryable,
  antrag: { id: string; organisationId: string; neu: Kennzeichen; begruendung: string; personId: string; am: string },
): Promise<void> {
  await db.write(ersetzen, { organisationId: antrag.organisationId, am: antrag.am })
  await exactly(1, db.write(stellen, { ...antrag, neu: JSON.stringify(antrag.neu) }))
}

const offene = sql(
  'organisation.antraege',
  `select q.id, jsonb_build_object('id', o.id, 'art', o.art) as organisation, q.bisher, q.neu, q.begruendung, q.gestellt_am as "gestelltAm"
    from organisation_antrag q join organisation o on o.id = q.organisation_id where q.entschieden_am is null
      order by q.gestellt_am, q.id limit 100`,
)

export async function loadAntraege(db: Queryable): Promise<Antrag[]> {
  return db.query<
    Columns<'organisation_antrag', 'id' | 'bisher' | 'neu' | 'begruendung' | 'gestellt_am', Antrag> & Pick<Antrag, 'organisation'>
  >(offene, {})
}

const entscheiden = sql(
  'organisation.entscheideAntrag',
  `update organisation_antrag set angenommen = :angenommen, grund = :grund, entschieden_am = :am
    where id = :antragId and entschieden_am is null
    returning organisation_id as "organisationId", neu`,
)

/** The request that was decided by this; null when it was decided or replaced before, and for an unknown one. */
export async function decideAntrag(
  db: Queryable,
  entscheidung: { antragId: string; angenommen: boolean; grund: string; am: string },
): Promise<Columns<'organisation_antrag', 'organisation_id' | 'neu', { neu: Kennzeichen }> | null> {
  return maybe(db.query(entscheiden, entscheidung))
}

const uebernehmen = sql(
  'organisation.setzeKennzeichen',
  `update organisation set version = version + 1, name = :name, ik = :ik, bsnr = :bsnr where id = :organisationId`,
)

export async function setKennzeichen(db: Queryable, organisationId: string, { name, ik, bsnr }: Kennzeichen): Promise<void> {
  await exactly(1, db.write(uebernehmen, { organisationId, name, ik, bsnr }))
}

const statusSetzen = sql('organisation.setzeStatus', `update organisation set status = :status where id = :organisationId`)
const statusSperren = sql('organisation.statusSperren', `select status, name from organisation where id = :organisationId for update`)

/** Serialises changes of the status. */
export async function lockStatus(
  db: Queryable,
  organisationId: string,
): Promise<Columns<'organisation', 'status' | 'name', { status: OrganisationStatus }> | null> {
  return maybe(db.query(statusSperren, { organisationId }))
}

export async function setStatus(db: Queryable, organisationId: string, status: OrganisationStatus): Promise<void> {
  await exactly(1, db.write(statusSetzen, { organisationId, status }))
}

const abmelden = sql(
  'organisation.meldeAlleAb',
  `update person set stempel = stempel + 1 where organisation_id = :organisationId returning id`,
)

/** Raises the stamps of all people of the organisation, which ends their sessions; answers who they are. */
export async function endSessionsOfHaus(db: Queryable, organisationId: string): Promise<string[]> {
  return (await db.query<{ id: string }>(abmelden, { organisationId })).map(({ id }) => id)
}

const numbers = sql(
  'organisation.zahlen',
  `select
      coalesce((select jsonb_agg(z) from (select art, status, count(*)::int as anzahl from organisation group by art, status
        order by art, status) z), '[]')
        as organisationen,
      (select jsonb_build_object('aktiv', count(*) filter (where aktiv), 'gesperrt', count(*) filter (where not aktiv),
        'ohnePasswort', count(*) filter (where aktiv and passwort_hash is null)) from person) as konten,
      (select count(*)::int from partnerschaft where status = 'AKTIV') as partnerschaften`,
)

export interface NumbersRow {
  organisationen: { art: OrganisationArt; status: OrganisationStatus; anzahl: number }[]
  konten: { aktiv: number; gesperrt: number; ohnePasswort: number }
  partnerschaften: number
}

export async function loadNumbers(db: Queryable): Promise<NumbersRow> {
  return one(db.query<NumbersRow>(numbers, {}))
}
