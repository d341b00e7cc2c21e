/** The functions of migration 0027-search hold the scope; rows are read under row-level security once more. Organisation null: platform. */
import type { PositionStatus } from '@dreiklang/domain/bestellung/bestellung'
import type { BesuchStatus, BesuchTyp } from '@dreiklang/domain/hausbesuch/hausbesuch'
import type { KlientStatus } from '@dreiklang/domain/klient/klient'
import { maxPerGroup } from '@dreiklang/domain/search/search'
import type { OrganisationArt } from '@dreiklang/domain/shared/akteur'
import type { Columns, Outer } from '../database/columns.ts'
import { sql } from '../database/sql.ts'
import type { Queryable } from '../ports.ts'

export interface Suche {
  organisationId: string | null
  /** At least one, of letters and digits only. */
  woerter: readonly string[]
}

const values = ({ organisationId, woerter }: Suche) => ({ organisationId, woerter, hoechstensJeGruppe: maxPerGroup })

const kollegen = sql(
  'search.kollegen',
  `select p.id, p.name,
      case when b.foto_am is not null then '/api/common/user/photo/' || p.id || '?v=' || floor(extract(epoch
        from b.foto_am) * 1000)::bigint end as avatar
    from finde_kollegen(:organisationId::uuid, :woerter::text[], :hoechstensJeGruppe) with ordinality f(id, platz)
    join person p on p.id = f.id left join person_profil b on b.person_id = p.id where p.organisation_id = :organisationId
      order by f.platz`,
)

export interface KollegeRow extends Columns<'person', 'id' | 'name'> {
  avatar: string | null
}

export async function findKollegen(db: Queryable, search: Suche): Promise<KollegeRow[]> {
  return db.query<KollegeRow>(kollegen, values(search))
}

const partnerPeople = sql(
  'search.partnerLeute',
  `select k.id, k.name, o.name as organisation from chat_kontakte() k join organisation o on o.id = k.organisation_id
    where k.organisation_id <> :organisationId::uuid
      and not exists (select from unnest(:woerter::text[]) w where strpos(suchform(k.name), ' ' || falte(w)) = 0)
    order by falte(k.name) collate "C", k.id limit :hoechstensJeGruppe`,
)

export interface PartnerPersonRow extends Columns<'person', 'id' | 'name'> {
  organisation: string
}

/** Whom the person can write to: people of organisations with which there is a partnership or an open order. */
export async function findPartnerPeople(db: Queryable, search: Suche): Promise<PartnerPersonRow[]> {
  return search.organisationId === null ? [] : db.query<PartnerPersonRow>(partnerPeople, values(search))
}

const partner = sql(
  'search.partner',
  `select o.id, o.art, o.name, o.ort from finde_partner(:organisationId::uuid, :woerter::text[], :hoechstensJeGruppe) with ordinality f(id,
    platz)
    join organisation o on o.id = f.id order by f.platz`,
)

export type PartnerRow = Columns<'organisation', 'id' | 'art' | 'name' | 'ort', { art: OrganisationArt }>

export async function findPartner(db: Queryable, search: Suche): Promise<PartnerRow[]> {
  return db.query<PartnerRow>(partner, values(search))
}

const klienten = sql(
  'search.klienten',
  `select k.id, k.nachname || ', ' || k.vorname as name, k.geburtsdatum, k.status
    from finde_klienten(:organisationId::uuid, :woerter::text[], :hoechstensJeGruppe) with ordinality f(id, platz)
    join klient k on k.id = f.id
    where k.pflegedienst_id = :organisationId or exists (select from bestellung_zeile z
      where z.organisation_id = :organisationId and z.klient_id = k.id)
    order by f.platz`,
)

export interface KlientRow extends Columns<'klient', 'id' | 'geburtsdatum' | 'status', { status: KlientStatus }> {
  name: string
}

export async function findKlienten(db: Queryable, search: Suche): Promise<KlientRow[]> {
  return db.query<KlientRow>(klienten, values(search))
}

const byKvnr = sql(
  'search.versichertennummer',
  `select k.id, k.nachname || ', ' || k.vorname as name, k.geburtsdatum, k.status from klient k
    where k.kvnr = :kvnr
      and k.pflegedienst_id in (select :organisationId::uuid union all select a.partner_id from zusammenarbeit a
        where a.organisation_id = :organisationId)
      and (k.pflegedienst_id = :organisationId or exists (select from bestellung_zeile z
        where z.organisation_id = :organisationId and z.klient_id = k.id))
    order by k.status <> 'AKTIV', k.id limit :hoechstensJeGruppe`,
)

/** The whole number of a health card only: a part of it would be a way to guess. */
export async function findKlientenByKvnr(db: Queryable, { organisationId, woerter }: Suche): Promise<KlientRow[]> {
  const kvnr = woerter.length === 1 ? woerter[0]?.toUpperCase() : undefined
  if (organisationId === null || kvnr === undefined || !/^[A-Z]\d{9}$/.test(kvnr)) return []
  return db.query<KlientRow>(byKvnr, { kvnr, organisationId, hoechstensJeGruppe: maxPerGroup })
}

const bestellungen = sql(
  'search.bestellungen',
  `select z.bestellung_id as id, z.nummer, coalesce(n.name, case when z.inhalt ->> 'art' = 'KLIENT' then '' end) as klient, z.status, z.bedarf_bis as "bedarfBis",
      concat_ws(' ', z.pflegedienst_name, z.praxis_name, z.apotheke_name) as organisationen,
      not exists (select from unnest(:woerter::text[]) w where strpos(concat(z.suchtext, n.suchtext), falte(w)) = 0) as genau
    from finde_bestellungen(:organisationId::uuid, :woerter::text[], :hoechstensJeGruppe) with ordinality f(id, platz)
    join bestellung_zeile z on z.bestellung_id = f.id and z.organisation_id = :organisationId
    left join bestellung_name n on n.bestellung_id = z.bestellung_id and n.organisation_id = z.organisation_id order by f.platz`,
)

export type BestellungRow = Columns<
  'bestellung_zeile',
  'bestellung_id as id' | 'nummer' | 'status' | 'bedarf_bis',
  { status: PositionStatus }
> &
  Outer<Columns<'bestellung_name', 'name as klient'>> & {
    /** Names of those that the reader sees. */
    organisationen: string
    /** False: only a similar word was found. */
    genau: boolean
  }

export async function findBestellungen(db: Queryable, search: Suche): Promise<BestellungRow[]> {
  return db.query<BestellungRow>(bestellungen, values(search))
}

const besuche = sql(
  'search.besuche',
  `select h.id, h.nummer, h.typ, h.status, nullif(concat_ws(', ', k.nachname, k.vorname), '') as klient,
      case when h.tag is not null then jsonb_build_object('datum', h.tag, 'uhrzeit', h.um) end as plan
    from finde_besuche(:organisationId::uuid, :woerter::text[], :hoechstensJeGruppe, :now) with ordinality f(id, platz)
    join hausbesuch h on h.id = f.id left join klient_des_hausbesuchs k on k.id = h.klient_id
    where :organisationId in (h.pflegedienst_id, h.praxis_id, h.apotheke_id) order by f.platz`,
)

export interface BesuchRow extends Columns<'hausbesuch', 'id' | 'nummer' | 'typ' | 'status', { typ: BesuchTyp; status: BesuchStatus }> {
  klient: string | null
  plan: { datum: string; uhrzeit: string } | null
}

export async function findBesuche(db: Queryable, search: Suche, now: string): Promise<BesuchRow[]> {
  return search.organisationId === null ? [] : db.query<BesuchRow>(besuche, { ...values(search), now })
}
