/** What an organisation accepted and asked for, and what the platform decided about it. */
import type { Antrag, Kennzeichen, OrganisationStatus } from '@dreiklang/domain/organisation/freigabe.contract'
import type { OrganisationArt } from '@dreiklang/domain/shared/akteur'
import type { Queryable, Statement } from '../ports.ts'

const annehmen: Statement = {
  name: 'organisation.nimmAvvAn',
  text: `insert into avv_annahme (organisation_id, version, person_id, name, text, am) values ($1, $2, $3, $4, $5, $6) on conflict do nothing
    returning version`,
}

/** False when the organisation has accepted this version before. */
export async function nimmAvvAn(
  db: Queryable,
  {
    organisationId,
    version,
    personId,
    name,
    text,
    am,
  }: { organisationId: string; version: string; personId: string; name: string; text: string; am: string },
): Promise<boolean> {
  return (await db.query(annehmen, [organisationId, version, personId, name, text, am])).length === 1
}

const stand: Statement = {
  name: 'organisation.freigabe',
  text: `select o.status,
      (select jsonb_build_object('version', a.version, 'am', a.am, 'durch', a.name, 'text', a.text) from avv_annahme a
        where a.organisation_id = o.id order by a.am desc limit 1) as avv,
      (select q.neu || jsonb_build_object('gestelltAm', q.gestellt_am) from organisation_antrag q
        where q.organisation_id = o.id and q.entschieden_am is null) as antrag
    from organisation o where o.id = $1`,
}

export interface FreigabeRow {
  status: OrganisationStatus
  avv: { version: string; am: string; durch: string; text: string } | null
  antrag: (Kennzeichen & { gestelltAm: string }) | null
}

export async function ladeFreigabe(db: Queryable, organisationId: string): Promise<FreigabeRow | null> {
  const [row] = await db.query<FreigabeRow>(stand, [organisationId])
  return row ?? null
}

const ersetzen: Statement = {
  name: 'organisation.ersetzeAntrag',
  text: `update organisation_antrag set angenommen = false, entschieden_am = $2 where organisation_id = $1 and entschieden_am is null`,
}
const stellen: Statement = {
  name: 'organisation.stelleAntrag',
  text: `insert into organisation_antrag (id, organisation_id, bisher, neu, begruendung, gestellt_durch, gestellt_am)
    select $1::uuid, o.id, jsonb_build_object('name', o.name, 'ik', o.ik, 'bsnr', o.bsnr), $3::jsonb, $4, $5::uuid, $6::timestamptz
    from organisation o where o.id = $2`,
}

/** Replaces the pending one, if any. */
export async function stelleAntrag(
  db: Queryable,
  {
    id,
    organisationId,
    neu,
    begruendung,
    personId,
    am,
  }: { id: string; organisationId: string; neu: Kennzeichen; begruendung: string; personId: string; am: string },
): Promise<void> {
  await db.query(ersetzen, [organisationId, am])
  await db.query(stellen, [id, organisationId, JSON.stringify(neu), begruendung, personId, am])
}

const offene: Statement = {
  name: 'organisation.antraege',
  text: `select q.id, jsonb_build_object('id', o.id, 'art', o.art) as organisation, q.bisher, q.neu, q.begruendung, q.gestellt_am as "gestelltAm"
    from organisation_antrag q join organisation o on o.id = q.organisation_id where q.entschieden_am is null order by q.gestellt_am, q.id limit 100`,
}

export async function ladeAntraege(db: Queryable): Promise<Antrag[]> {
  return db.query<Antrag>(offene, [])
}

const entscheiden: Statement = {
  name: 'organisation.entscheideAntrag',
  text: `update organisation_antrag set angenommen = $2, grund = $3, entschieden_am = $4 where id = $1 and entschieden_am is null
    returning organisation_id as "organisationId", neu`,
}

/** The request that was decided by this; null when it was decided or replaced before, and for an unknown one. */
export async function entscheideAntrag(
  db: Queryable,
  { antragId, angenommen, grund, am }: { antragId: string; angenommen: boolean; grund: string; am: string },
): Promise<{ organisationId: string; neu: Kennzeichen } | null> {
  const [row] = await db.query<{ organisationId: string; neu: Kennzeichen }>(entscheiden, [antragId, angenommen, grund, am])
  return row ?? null
}

const uebernehmen: Statement = {
  name: 'organisation.setzeKennzeichen',
  text: `update organisation set version = version + 1, name = $2, ik = $3, bsnr = $4 where id = $1`,
}

export async function setzeKennzeichen(db: Queryable, organisationId: string, { name, ik, bsnr }: Kennzeichen): Promise<void> {
  await db.query(uebernehmen, [organisationId, name, ik, bsnr])
}

const statusSetzen: Statement = {
  name: 'organisation.setzeStatus',
  text: `update organisation set status = $2 where id = $1`,
}
const statusSperren: Statement = {
  name: 'organisation.statusSperren',
  text: `select status, name from organisation where id = $1 for update`,
}

/** Serialises changes of the status. */
export async function sperreStatus(db: Queryable, organisationId: string): Promise<{ status: OrganisationStatus; name: string } | null> {
  const [row] = await db.query<{ status: OrganisationStatus; name: string }>(statusSperren, [organisationId])
  return row ?? null
}

export async function setzeStatus(db: Queryable, organisationId: string, status: OrganisationStatus): Promise<void> {
  await db.query(statusSetzen, [organisationId, status])
}

const abmelden: Statement = {
  name: 'organisation.meldeAlleAb',
  text: `update person set stempel = stempel + 1 where organisation_id = $1 returning id`,
}

/** Raises the stamps of all people of the organisation, which ends their sessions; answers who they are. */
export async function beendeSitzungenDesHauses(db: Queryable, organisationId: string): Promise<string[]> {
  return (await db.query<{ id: string }>(abmelden, [organisationId])).map(({ id }) => id)
}

const zahlen: Statement = {
  name: 'organisation.zahlen',
  text: `select
      coalesce((select jsonb_agg(z) from (select art, status, count(*)::int as anzahl from organisation group by art, status order by art, status) z), '[]')
        as organisationen,
      (select jsonb_build_object('aktiv', count(*) filter (where aktiv), 'gesperrt', count(*) filter (where not aktiv),
        'ohnePasswort', count(*) filter (where aktiv and passwort_hash is null)) from person) as konten,
      (select count(*)::int from partnerschaft where status = 'AKTIV') as partnerschaften`,
}

export interface ZahlenRow {
  organisationen: { art: OrganisationArt; status: OrganisationStatus; anzahl: number }[]
  konten: { aktiv: number; gesperrt: number; ohnePasswort: number }
  partnerschaften: number
}

export async function ladeZahlen(db: Queryable): Promise<ZahlenRow> {
  const [row] = await db.query<ZahlenRow>(zahlen, [])
  if (row === undefined) throw new Error('The statement always answers a row')
  return row
}
