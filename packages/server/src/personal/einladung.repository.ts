/** Invitations. A link is known by its digest only; of one address and one organisation at most one is open. */
import type { EinladungAngaben } from '@dreiklang/domain/personal/einladung.contract'
import type { OrganisationArt } from '@dreiklang/domain/shared/akteur'
import type { Columns } from '../database/columns.ts'
import { exactly, maybe } from '../database/rows.ts'
import { sql } from '../database/sql.ts'
import type { Queryable } from '../ports.ts'

const open = 'angenommen_am is null and widerrufen_am is null'
const openE = 'e.angenommen_am is null and e.widerrufen_am is null'

const legen = sql(
  'personal.legeEinladung',
  `insert into einladung (id, organisation_id, email, name, rolle, beruf, lanr, sprache, durch_plattform, created_at, link_hash, link_bis)
    values (:id, :organisationId, :email, :name, :rolle, :beruf, :lanr, :sprache, :durchPlattform, :am, :hash, :bis)
    on conflict (organisation_id, email) where ${open} do update set name = excluded.name, rolle = excluded.rolle, beruf = excluded.beruf,
      lanr = excluded.lanr, sprache = excluded.sprache, durch_plattform = excluded.durch_plattform, link_hash = excluded.link_hash,
      link_bis = excluded.link_bis
    returning id`,
)

export interface Link {
  hash: Uint8Array
  bis: string
}

/** Answers the id; an open invitation of the same address is written again, and its link is void. */
export async function createEinladung(
  db: Queryable,
  { id, angaben, durchPlattform, am, link }: { id: string; angaben: EinladungAngaben; durchPlattform: boolean; am: string; link: Link },
): Promise<string> {
  const [row] = await db.query<{ id: string }>(legen, { id, durchPlattform, am, ...link, ...angaben })
  return row?.id ?? id
}

const columns = `e.id, e.organisation_id as "organisationId", e.email, e.name, e.rolle, e.beruf, e.lanr, e.sprache,
  e.durch_plattform as "durchPlattform", e.link_bis as "linkBis"`

export type EinladungRow = Columns<
  'einladung',
  'id' | 'organisation_id' | 'email' | 'name' | 'rolle' | 'beruf' | 'lanr' | 'sprache' | 'durch_plattform' | 'link_bis',
  EinladungAngaben
>

type OfOrganisation = Columns<'organisation', 'name as organisation'>

const one = sql(
  'personal.einladung',
  `select ${columns}, o.name as organisation from einladung e join organisation o on o.id = e.organisation_id
    where e.organisation_id = :organisationId and e.id = :id and ${openE} for update of e`,
)

/** An open invitation, which nobody else changes until the transaction ends. */
export async function loadEinladung(tx: Queryable, organisationId: string, id: string): Promise<(EinladungRow & OfOrganisation) | null> {
  return maybe(tx.query<EinladungRow & OfOrganisation>(one, { organisationId, id }))
}

const abgelaufene = sql(
  'personal.abgelaufeneEinladung',
  `select ${columns}, o.name as organisation from einladung e join organisation o on o.id = e.organisation_id
    where e.link_hash = :hash and e.link_bis <= :now::timestamptz and ${openE} for update of e`,
)

/** In nobody's name: one whose link has run out and that is still open, held until the transaction ends. */
export async function loadExpired(tx: Queryable, hash: Uint8Array, now: string): Promise<(EinladungRow & OfOrganisation) | null> {
  return maybe(tx.query<EinladungRow & OfOrganisation>(abgelaufene, { hash, now }))
}

const erneuern = sql('personal.erneuereEinladung', `update einladung set link_hash = :hash, link_bis = :bis where id = :id`)

export async function renewLink(tx: Queryable, id: string, { hash, bis }: Link): Promise<void> {
  await exactly(1, tx.write(erneuern, { id, hash, bis }))
}

const widerrufen = sql(
  'personal.widerrufeEinladung',
  `update einladung set widerrufen_am = :now where organisation_id = :organisationId and id = :id and ${open} returning id`,
)

export async function revokeEinladung(tx: Queryable, organisationId: string, what: { id: string; now: string }): Promise<boolean> {
  return (await tx.query(widerrufen, { organisationId, ...what })).length === 1
}

export interface ValidEinladung extends EinladungRow, Columns<'organisation', 'name as organisation' | 'art', { art: OrganisationArt }> {
  kontoVorhanden: boolean
}

const gueltige = sql(
  'personal.gueltigeEinladung',
  `select ${columns}, o.name as organisation, o.art, exists (select from person p where p.email = e.email) as "kontoVorhanden"
    from einladung e join organisation o on o.id = e.organisation_id
    where e.link_hash = :hash and e.link_bis > :now::timestamptz and ${openE}`,
)

/** In nobody's name, because whoever holds the link is nobody yet. */
export async function loadValid(db: Queryable, hash: Uint8Array, now: string): Promise<ValidEinladung | null> {
  return maybe(db.query<ValidEinladung>(gueltige, { hash, now }))
}

const annehmen = sql(
  'personal.nimmEinladungAn',
  `update einladung set angenommen_am = :now::timestamptz
    where link_hash = :hash and link_bis > :now::timestamptz and ${open} returning id`,
)

/** True for one of many who use the link at once. */
export async function accept(tx: Queryable, hash: Uint8Array, now: string): Promise<boolean> {
  return (await tx.query(annehmen, { hash, now })).length === 1
}

const pflicht = sql(
  'personal.faktorPflicht',
  `select zweiter_faktor_pflicht or (:istLeitung and leitung_pflicht_seit is not null) as pflicht from organisation
    where id = :organisationId`,
)

export async function requiresFactor(db: Queryable, organisationId: string, istLeitung: boolean): Promise<boolean> {
  const [row] = await db.query<{ pflicht: boolean }>(pflicht, { organisationId, istLeitung })
  return row?.pflicht ?? false
}
