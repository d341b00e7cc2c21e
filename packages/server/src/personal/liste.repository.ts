import type { Beruf, Funktion } from '@dreiklang/domain/personal/personal'
import type { PersonalFilter, PersonalListRow } from '@dreiklang/domain/personal/personal.contract'
import type { OrganisationArt, Rolle } from '@dreiklang/domain/shared/akteur'
import { sql } from '../database/sql.ts'
import type { Queryable, Statement } from '../ports.ts'

export const standOfPerson = `case when p.aktiv then 'AKTIV' when p.ausgeschieden_am is not null then 'AUSGESCHIEDEN' else 'GESPERRT' end`

const list = (name: string, { platz = 'falte(z.name)', absteigend = false }): Statement =>
  sql(
    name,
    `with alle as (
      select p.id, ${standOfPerson} as stand, p.name, p.rolle, p.beruf, p.qualifikation, p.funktion, p.telefon, p.handzeichen, p.lanr,
        p.email,
        p.personalnummer, p.letzter_tag, null::timestamptz as link_bis,
        (select max(a.bis) from personal_abwesenheit a where a.person_id = p.id and :heute::date between a.von and a.bis) as abwesend_bis
      from person p where p.organisation_id = :organisationId and (:alsLeitung or p.aktiv)
      union all
      select e.id, 'EINGELADEN', e.name, e.rolle, e.beruf, null, null, null, null, e.lanr, e.email, null, null, e.link_bis, null
      from einladung e where e.organisation_id = :organisationId and :alsLeitung and e.angenommen_am is null and e.widerrufen_am is null
    )
    select z.id, z.stand, z.name, z.rolle, z.beruf, z.qualifikation, z.funktion, z.telefon, z.handzeichen, z.abwesend_bis as "abwesendBis",
      case when :alsLeitung then z.email end as email, case when :alsLeitung then z.personalnummer end as personalnummer,
      case when :alsLeitung then z.letzter_tag end as "letzterTag", z.link_bis as "linkBis", ${platz} as platz
    from alle z
    where (:suche::text is null or strpos(falte(concat_ws(' ', z.name, z.handzeichen, z.telefon,
      case when :alsLeitung then z.email || ' ' || coalesce(z.personalnummer, '') end)), falte(:suche)) > 0)
      and (:stand::text[] is null or z.stand = any (:stand)) and (:rolle::text[] is null or z.rolle = any (:rolle))
      and (:beruf::text[] is null or z.beruf = any (:beruf)) and (:qualifikation::text[] is null or z.qualifikation = any (:qualifikation))
      and (not :nurAbwesende or z.abwesend_bis is not null)
      and (:abPlatz::text is null or (${platz} collate "C", z.id) ${absteigend ? '<' : '>'} (:abPlatz collate "C", :abId::uuid))
    order by ${platz} collate "C" ${absteigend ? 'desc' : 'asc'}, z.id ${absteigend ? 'desc' : 'asc'} limit :limit`,
  )
const listen: Record<PersonalFilter['sortierung'], Statement> = {
  name: list('personal.listeAuf', {}),
  nameAb: list('personal.listeAb', { absteigend: true }),
  rolle: list('personal.listeRolle', { platz: "z.rolle || ' ' || falte(z.name)" }),
}

export interface PersonalRow extends PersonalListRow {
  platz: string
}

export async function loadPersonal(
  db: Queryable,
  organisationId: string,
  {
    filter,
    ab: beginn,
    limit,
    heute,
    alsLeitung,
  }: { filter: PersonalFilter; ab: [string, string] | null; limit: number; heute: string; alsLeitung: boolean },
): Promise<PersonalRow[]> {
  const { suche, stand, rolle, beruf, qualifikation, abwesend, sortierung } = filter
  return db.query<PersonalRow>(listen[sortierung], {
    organisationId,
    heute,
    alsLeitung,
    suche: suche ?? null,
    stand: stand ?? null,
    rolle: rolle ?? null,
    beruf: beruf ?? null,
    qualifikation: qualifikation ?? null,
    abPlatz: beginn?.[0] ?? null,
    abId: beginn?.[1] ?? null,
    limit,
    nurAbwesende: abwesend !== undefined,
  })
}

export interface PartnerRow {
  id: string
  name: string
  platz: string
  beruf: Beruf
  funktion: Funktion | null
  telefon: string | null
  organisationId: string
  organisationName: string
  organisationTelefon: string | null
  rolle: Rolle | null
  aktiv: boolean
  ausgeschieden: boolean
}

interface Seite {
  art: OrganisationArt
  suche: string | null
  ab: [string, string] | null
  limit: number
}

const partner = sql(
  'personal.partner',
  `select p.id, p.name, p.platz, p.beruf, p.funktion, p.telefon, p.organisation_id as "organisationId",
      p.organisation_name as "organisationName", p.organisation_telefon as "organisationTelefon", null as rolle, true as aktiv,
        false as ausgeschieden
    from personal_der_partner(:art, :suche, :seit, :abPlatz, :abId, :limit) p`,
)

/** In the name of someone whose organisation works with others; `seit`: orders before that are none. */
export async function loadPartner(db: Queryable, { art, suche, ab: beginn, limit }: Seite, seit: string): Promise<PartnerRow[]> {
  return db.query<PartnerRow>(partner, { art, suche, seit, abPlatz: beginn?.[0] ?? null, abId: beginn?.[1] ?? null, limit })
}

const plattform = sql(
  'personal.plattform',
  `select p.id, p.name, falte(p.name) as platz, p.beruf, p.funktion, p.telefon, o.id as "organisationId", o.name as "organisationName",
      o.telefon as "organisationTelefon", p.rolle, p.aktiv, p.ausgeschieden_am is not null as ausgeschieden
    from person p join organisation o on o.id = p.organisation_id
    where o.art = :art and (:suche::text is null or strpos(falte(p.name), falte(:suche)) > 0 or strpos(falte(o.name), falte(:suche)) > 0)
      and (:abPlatz::text is null or (falte(p.name) collate "C", p.id) > (:abPlatz collate "C", :abId::uuid))
    order by falte(p.name) collate "C", p.id limit :limit`,
)

/** In nobody's name, for the administration of the platform. */
export async function loadAll(db: Queryable, { art, suche, ab: beginn, limit }: Seite): Promise<PartnerRow[]> {
  return db.query<PartnerRow>(plattform, { art, suche, abPlatz: beginn?.[0] ?? null, abId: beginn?.[1] ?? null, limit })
}
