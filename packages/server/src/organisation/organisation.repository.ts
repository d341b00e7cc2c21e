/** Organisations. The directory is open to everyone signed in. */
import type {
  EigeneAngaben,
  OrganisationAenderung,
  OrganisationAngaben,
  OrganisationEintrag,
} from '@dreiklang/domain/organisation/organisation.contract'
import type { OrganisationArt } from '@dreiklang/domain/shared/akteur'
import type { Queryable, Statement } from '../ports.ts'

const suche: Statement = {
  name: 'organisation.suche',
  text: `select o.id, o.art, o.name, o.ort, o.plz, o.telefon from organisation o
    where o.art = $1 and ($2::uuid is null or o.id = $2) and ($3::text is null or strpos(falte(o.name), falte($3)) > 0)
      and ($4 or o.status = 'AKTIV')
    order by $3::text is not null and not starts_with(falte(o.name), falte($3)), falte(o.name) collate "C", o.id
    limit 20`,
}

/** The first twenty of a kind whose name holds the text; those that begin with it stand first. `alle`: also those that are not active. */
export async function sucheOrganisationen(
  db: Queryable,
  { art, id, text, alle }: { art: OrganisationArt; id: string | null; text: string | null; alle: boolean },
): Promise<OrganisationEintrag[]> {
  return db.query<OrganisationEintrag>(suche, [art, id, text, alle])
}

const einfuegen: Statement = {
  name: 'organisation.einfuegen',
  text: `insert into organisation (id, art, name, strasse, hausnummer, zusatz, plz, ort, telefon, email, ik, bsnr, created_at,
      leitung_pflicht_seit, status)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $13, 'ANGELEGT')`,
}

export async function fuegeOrganisationEin(
  db: Queryable,
  { id, angaben, am }: { id: string; angaben: OrganisationAngaben; am: string },
): Promise<void> {
  const { art, name, adresse, telefon, email, ik, bsnr } = angaben
  const { strasse, hausnummer, zusatz, plz, ort } = adresse
  await db.query(einfuegen, [id, art, name, strasse, hausnummer, zusatz, plz, ort, telefon, email, ik, bsnr, am])
}

const eigene: Statement = {
  name: 'organisation.eigene',
  text: `select o.id, o.version, o.art, o.name, o.telefon, o.email, o.ik, o.bsnr,
      jsonb_build_object('strasse', o.strasse, 'hausnummer', o.hausnummer, 'zusatz', o.zusatz, 'plz', o.plz, 'ort', o.ort) as adresse
    from organisation o where o.id = $1`,
}

export async function ladeEigene(db: Queryable, organisationId: string): Promise<EigeneAngaben | null> {
  const [row] = await db.query<EigeneAngaben>(eigene, [organisationId])
  return row ?? null
}

const aendern: Statement = {
  name: 'organisation.aendern',
  text: `update organisation o set version = o.version + 1, strasse = $3, hausnummer = $4, zusatz = $5, plz = $6, ort = $7, telefon = $8, email = $9
    where o.id = $1 and o.version = $2 returning o.version`,
}

/** False when the version is an older one. */
export async function aendereEigene(db: Queryable, organisationId: string, aenderung: OrganisationAenderung): Promise<boolean> {
  const { version, adresse, telefon, email } = aenderung
  const { strasse, hausnummer, zusatz, plz, ort } = adresse
  const rows = await db.query(aendern, [organisationId, version, strasse, hausnummer, zusatz, plz, ort, telefon, email])
  return rows.length === 1
}
