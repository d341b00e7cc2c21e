/** Organisations and their people. What is about people is scoped to one organisation; the directory is open to everyone signed in. */
import type {
  EigeneAngaben,
  OrganisationAenderung,
  OrganisationAngaben,
  OrganisationEintrag,
  PersonAngaben,
} from '@dreiklang/domain/organisation/organisation.contract'
import { istVerwaltung } from '@dreiklang/domain/organisation/organisation.policy'
import { type OrganisationArt, type Rolle, rollen } from '@dreiklang/domain/shared/akteur'
import type { Queryable, Statement } from '../ports.ts'

const verwaltungsrollen = rollen.filter(istVerwaltung)

const suche: Statement = {
  name: 'organisation.suche',
  text: `select o.id, o.art, o.name, o.ort, o.plz, o.telefon from organisation o
    where o.art = $1 and ($2::uuid is null or o.id = $2) and ($3::text is null or strpos(falte(o.name), falte($3)) > 0)
    order by $3::text is not null and not starts_with(falte(o.name), falte($3)), falte(o.name) collate "C", o.id
    limit 20`,
}

/** The first twenty of a kind whose name holds the text; those that begin with it stand first. */
export async function sucheOrganisationen(
  db: Queryable,
  { art, id, text }: { art: OrganisationArt; id: string | null; text: string | null },
): Promise<OrganisationEintrag[]> {
  return db.query<OrganisationEintrag>(suche, [art, id, text])
}

const einfuegen: Statement = {
  name: 'organisation.einfuegen',
  text: `insert into organisation (id, art, name, strasse, hausnummer, zusatz, plz, ort, telefon, email, ik, bsnr, vertretung_id, created_at,
      leitung_pflicht_seit)
    select $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13::uuid, $14, $14
    where $13::uuid is null or ($2 = 'ARZTPRAXIS' and exists (select from organisation v where v.id = $13 and v.art = 'ARZTPRAXIS'))
    returning id`,
}

/** False when the stand-in is no practice, or stands in for something else than a practice. */
export async function fuegeOrganisationEin(
  db: Queryable,
  { id, angaben, am }: { id: string; angaben: OrganisationAngaben; am: string },
): Promise<boolean> {
  const { art, name, adresse, telefon, email, ik, bsnr, vertretungId } = angaben
  const { strasse, hausnummer, zusatz, plz, ort } = adresse
  const rows = await db.query(einfuegen, [id, art, name, strasse, hausnummer, zusatz, plz, ort, telefon, email, ik, bsnr, vertretungId, am])
  return rows.length === 1
}

const eigene: Statement = {
  name: 'organisation.eigene',
  text: `select o.id, o.version, o.art, o.name, o.telefon, o.email, o.ik, o.bsnr,
      jsonb_build_object('strasse', o.strasse, 'hausnummer', o.hausnummer, 'zusatz', o.zusatz, 'plz', o.plz, 'ort', o.ort) as adresse,
      case when v.id is not null then jsonb_build_object('id', v.id, 'name', v.name) end as vertretung
    from organisation o left join organisation v on v.id = o.vertretung_id where o.id = $1`,
}

export async function ladeEigene(db: Queryable, organisationId: string): Promise<EigeneAngaben | null> {
  const [row] = await db.query<EigeneAngaben>(eigene, [organisationId])
  return row ?? null
}

const aendern: Statement = {
  name: 'organisation.aendern',
  text: `update organisation o set version = o.version + 1, strasse = $3, hausnummer = $4, zusatz = $5, plz = $6, ort = $7, telefon = $8, email = $9,
      vertretung_id = $10::uuid
    where o.id = $1 and o.version = $2 and ($10::uuid is null or ($10 <> o.id and o.art = 'ARZTPRAXIS'
      and exists (select from organisation v where v.id = $10 and v.art = 'ARZTPRAXIS')))
    returning o.version`,
}

/** False when the version is an older one, or the stand-in is not another practice. */
export async function aendereEigene(db: Queryable, organisationId: string, aenderung: OrganisationAenderung): Promise<boolean> {
  const { version, adresse, telefon, email, vertretungId } = aenderung
  const { strasse, hausnummer, zusatz, plz, ort } = adresse
  const rows = await db.query(aendern, [organisationId, version, strasse, hausnummer, zusatz, plz, ort, telefon, email, vertretungId])
  return rows.length === 1
}

const sperren: Statement = { name: 'organisation.sperren', text: `select o.art from organisation o where o.id = $1 for no key update` }

/** Whoever changes the people of an organisation does so alone, or two administrators could shut each other out at once. Null when unknown. */
export async function sperreOrganisation(db: Queryable, organisationId: string): Promise<OrganisationArt | null> {
  const [row] = await db.query<{ art: OrganisationArt }>(sperren, [organisationId])
  return row?.art ?? null
}

const verwaltung: Statement = {
  name: 'organisation.hatVerwaltung',
  text: `select exists (
      select from person p where p.organisation_id = $1 and p.aktiv and p.rolle = any ($2::text[]) and p.id is distinct from $3::uuid
    ) as vorhanden`,
}

/** Whether an active administrator is there beside `ohne`. To be asked after the lock, by itself: a statement sees only what was there when it began. */
export async function hatVerwaltung(db: Queryable, organisationId: string, ohne: string | null): Promise<boolean> {
  const [row] = await db.query<{ vorhanden: boolean }>(verwaltung, [organisationId, verwaltungsrollen, ohne])
  return row?.vorhanden ?? false
}

const personEinfuegen: Statement = {
  name: 'organisation.personEinfuegen',
  text: `insert into person (id, organisation_id, email, name, rolle, beruf, lanr, created_at) values ($1, $2, $3, $4, $5, $6, $7, $8)`,
}

/** @throws ConstraintViolation person_email */
export async function fuegePersonEin(
  db: Queryable,
  { id, angaben, am }: { id: string; angaben: PersonAngaben; am: string },
): Promise<void> {
  const { organisationId, email, name, rolle, beruf, lanr } = angaben
  await db.query(personEinfuegen, [id, organisationId, email, name, rolle, beruf, lanr, am])
}

const personal: Statement = {
  name: 'organisation.personal',
  text: `select p.id, p.name, p.rolle, p.beruf, p.aktiv from person p
    where p.organisation_id = $1 order by falte(p.name) collate "C", p.id`,
}

export interface PersonalRow {
  id: string
  name: string
  rolle: Rolle
  beruf: PersonAngaben['beruf']
  aktiv: boolean
}

export async function ladePersonal(db: Queryable, organisationId: string): Promise<PersonalRow[]> {
  return db.query<PersonalRow>(personal, [organisationId])
}

const person: Statement = {
  name: 'organisation.person',
  text: `select p.rolle, p.aktiv from person p where p.organisation_id = $1 and p.id = $2`,
}

export async function ladePerson(
  db: Queryable,
  organisationId: string,
  personId: string,
): Promise<{ rolle: Rolle; aktiv: boolean } | null> {
  const [row] = await db.query<{ rolle: Rolle; aktiv: boolean }>(person, [organisationId, personId])
  return row ?? null
}

const aktiv: Statement = {
  name: 'organisation.aktiv',
  text: `update person set aktiv = $3, stempel = stempel + 1 where organisation_id = $1 and id = $2`,
}

/** Also raises the stamp, which ends all sessions that began before. */
export async function setzeAktiv(
  db: Queryable,
  organisationId: string,
  { personId, offen }: { personId: string; offen: boolean },
): Promise<void> {
  await db.query(aktiv, [organisationId, personId, offen])
}

const heimat: Statement = {
  name: 'organisation.heimatDerPerson',
  text: `select p.organisation_id as "organisationId" from person p where p.id = $1 and p.organisation_id is not null`,
}

/** For the platform administrator, who belongs to no organisation: the one of a person. */
export async function organisationDerPerson(db: Queryable, personId: string): Promise<string | null> {
  const [row] = await db.query<{ organisationId: string }>(heimat, [personId])
  return row?.organisationId ?? null
}

const aerzte: Statement = {
  name: 'organisation.aerzte',
  text: `select exists (select from organisation o where o.id = $1 and o.art = 'ARZTPRAXIS') as praxis,
    coalesce((select jsonb_agg(jsonb_build_object('id', a.id, 'name', a.name) order by falte(a.name) collate "C", a.id)
      from aerzte_der_praxis($1) a), '[]') as aerzte`,
}

/** Active doctors with an LANR; null when there is no such practice. */
export async function ladeAerzte(db: Queryable, praxisId: string): Promise<{ id: string; name: string }[] | null> {
  const [row] = await db.query<{ praxis: boolean; aerzte: { id: string; name: string }[] }>(aerzte, [praxisId])
  return row?.praxis ? row.aerzte : null
}
