import type {
  OwnAngaben,
  OrganisationChange,
  OrganisationAngaben,
  OrganisationEntry,
} from '@dreiklang/domain/organisation/organisation.contract'
import type { OrganisationArt } from '@dreiklang/domain/shared/akteur'
import type { Columns } from '../database/columns.ts'
import { exactly, maybe } from '../database/rows.ts'
import { sql } from '../database/sql.ts'
import type { Queryable } from '../ports.ts'

const search = sql(
  'organisation.suche',
  `select o.id, o.art, o.name, o.ort, o.plz, o.telefon from organisation o
    where o.art = :art and (:id::uuid is null or o.id = :id) and (:text::text is null or strpos(falte(o.name), falte(:text)) > 0)
      and (:alle or o.status = 'AKTIV')
    order by :text::text is not null and not starts_with(falte(o.name), falte(:text)), falte(o.name) collate "C", o.id
    limit 20`,
)

/** The first twenty of a kind whose name holds the text; those that begin with it stand first. `alle`: also those that are not active. */
export async function searchOrganisationen(
  db: Queryable,
  wanted: { art: OrganisationArt; id: string | null; text: string | null; alle: boolean },
): Promise<OrganisationEntry[]> {
  return db.query<Columns<'organisation', 'id' | 'art' | 'name' | 'ort' | 'plz' | 'telefon', OrganisationEntry>>(search, wanted)
}

const insert = sql(
  'organisation.einfuegen',
  `insert into organisation (id, art, name, strasse, hausnummer, zusatz, plz, ort, telefon, email, ik, bsnr, created_at,
      leitung_pflicht_seit, status)
    values (:id, :art, :name, :strasse, :hausnummer, :zusatz, :plz, :ort, :telefon, :email, :ik, :bsnr, :am, :am, 'ANGELEGT')`,
)

export async function insertOrganisation(
  db: Queryable,
  { id, angaben, am }: { id: string; angaben: OrganisationAngaben; am: string },
): Promise<void> {
  const { adresse, ...rest } = angaben
  await exactly(1, db.write(insert, { id, ...rest, ...adresse, am }))
}

const own = sql(
  'organisation.eigene',
  `select o.id, o.version, o.art, o.name, o.telefon, o.email, o.ik, o.bsnr,
      jsonb_build_object('strasse', o.strasse, 'hausnummer', o.hausnummer, 'zusatz', o.zusatz, 'plz', o.plz, 'ort', o.ort) as adresse
    from organisation o where o.id = :organisationId`,
)

export async function loadOwn(db: Queryable, organisationId: string): Promise<OwnAngaben | null> {
  return maybe(
    db.query<
      Columns<'organisation', 'id' | 'version' | 'art' | 'name' | 'telefon' | 'email' | 'ik' | 'bsnr', OwnAngaben> &
        Pick<OwnAngaben, 'adresse'>
    >(own, { organisationId }),
  )
}

const update = sql(
  'organisation.aendern',
  `update organisation o set version = o.version + 1, strasse = :strasse, hausnummer = :hausnummer, zusatz = :zusatz, plz = :plz,
    ort = :ort, telefon = :telefon, email = :email
    where o.id = :organisationId and o.version = :version returning o.version`,
)

export async function changeOwn(db: Queryable, organisationId: string, change: OrganisationChange): Promise<boolean> {
  const { adresse, ...rest } = change
  return (await db.query(update, { organisationId, ...rest, ...adresse })).length === 1
}
