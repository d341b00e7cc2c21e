import type { OrganisationStatus } from '@dreiklang/domain/organisation/freigabe.contract'
import { weekdayOf } from '@dreiklang/domain/organisation/oeffnung'
import type { VerzeichnisFilter, VerzeichnisListRow } from '@dreiklang/domain/organisation/verzeichnis.contract'
import type { OrganisationArt } from '@dreiklang/domain/shared/akteur'
import { holidayIn } from '@dreiklang/domain/shared/feiertage'
import { berlinDate, berlinTimeOfDay } from '@dreiklang/domain/shared/time'
import type { Columns } from '../database/columns.ts'
import { maybe } from '../database/rows.ts'
import { sql } from '../database/sql.ts'
import type { Queryable } from '../ports.ts'

/** Whether the organisation `o` with the sections `x.alle` is open: as `isOpen` of the domain decides it, for a filter over pages. */
const open = `case when x.alle -> 'OEFFNUNG' is not null then exists (
    select from jsonb_array_elements(coalesce(
        (select a -> 'spannen' from jsonb_array_elements(x.alle -> 'OEFFNUNG' -> 'ausnahmen') a where a ->> 'datum' = :heute limit 1),
        case when coalesce(x.alle -> 'OEFFNUNG' ->> 'bundesland', 'ALLE') = any (:feiertag::text[]) then '[]'::jsonb end,
        x.alle -> 'OEFFNUNG' -> 'woche' -> :wochentag)) s
    where s ->> 'von' <= :uhrzeit and :uhrzeit < s ->> 'bis')
  end`

const flag = (abschnitt: string, field: string, merkmal: string) =>
  `case when (x.alle -> '${abschnitt}' ->> '${field}')::boolean then '${merkmal}' end`

const merkmale = `array_remove(array[
    case when x.alle -> 'LEISTUNGEN' ->> 'verblisterung' <> 'KEINE' then 'VERBLISTERUNG' end,
    ${flag('BELIEFERUNG', 'botendienst', 'BOTENDIENST')},
    ${['rezeptur', 'steril', 'hilfsmittel', 'homecare', 'medikationsanalyse'].map((field) => flag('LEISTUNGEN', field, field.toUpperCase())).join(', ')},
    ${flag('BESTELLREGELN', 'hausbesuche', 'HAUSBESUCHE')},
    x.alle -> 'PFLEGEANGEBOT' ->> 'form'], null)`

const list = sql(
  'organisation.verzeichnis',
  `select z.* from (
      select o.id, o.name, falte(o.name) as schluessel, o.strasse, o.hausnummer, o.plz, o.ort, o.telefon, o.status,
        p.status as partnerschaft,
        ${open} as offen, ${merkmale} as merkmale
      from organisation o
      left join partnerschaft p on (p.pflegedienst_id = :eigene::uuid and p.partner_id = o.id) or (p.partner_id = :eigene::uuid
        and p.pflegedienst_id = o.id)
      left join lateral (
        select jsonb_object_agg(a.abschnitt, a.inhalt) as alle from organisation_abschnitt a
          where a.organisation_id = o.id and a.oeffentlich
      ) x on true
      where o.art = :art and (:status::text is null or o.status = :status)
        and (:suche::text is null or strpos(falte(o.name), falte(:suche)) > 0 or strpos(falte(o.ort), falte(:suche)) > 0
          or starts_with(o.plz, :suche))
        and (:partnerschaft::text is null or coalesce(p.status, 'KEINE') = :partnerschaft)
        and (:abSchluessel::text is null or ((falte(o.name)) collate "C", o.id) > (:abSchluessel collate "C", :abId::uuid))
    ) z
    where (:merkmal::text is null or :merkmal = any (z.merkmale)) and (not :nurOffene::boolean or z.offen)
    order by z.schluessel collate "C", z.id limit :limit`,
)

export interface VerzeichnisRow
  extends
    Columns<'organisation', 'id' | 'name' | 'strasse' | 'hausnummer' | 'plz' | 'ort' | 'telefon' | 'status', VerzeichnisListRow>,
    Pick<VerzeichnisListRow, 'partnerschaft' | 'offen' | 'merkmale'> {
  schluessel: string
}

export async function loadVerzeichnis(
  db: Queryable,
  frage: Omit<VerzeichnisFilter, 'status'> & {
    eigene: string | null
    status: OrganisationStatus | null
    now: string
    ab: readonly [string, string] | null
    limit: number
  },
): Promise<VerzeichnisRow[]> {
  const { eigene, art, status, now, suche, partnerschaft, ab, merkmal, limit } = frage
  const heute = berlinDate(now)
  const laender = holidayIn(heute)
  const feiertag = laender.length === 16 ? [...laender, 'ALLE'] : laender
  const time = { heute, feiertag, wochentag: weekdayOf(heute), uhrzeit: berlinTimeOfDay(now) }
  const rest = {
    suche: suche ?? null,
    partnerschaft: partnerschaft ?? null,
    abSchluessel: ab?.[0] ?? null,
    abId: ab?.[1] ?? null,
    merkmal: merkmal ?? null,
    nurOffene: frage.offen === 'true',
    limit,
  }
  return db.query<VerzeichnisRow>(list, { eigene, art, status, ...time, ...rest })
}

const profil = sql(
  'organisation.profil',
  `select o.id, o.art, o.name, o.telefon, o.email, o.ik, o.bsnr, o.status, o.logo_am as "logoAm",
      jsonb_build_object('strasse', o.strasse, 'hausnummer', o.hausnummer, 'zusatz', o.zusatz, 'plz', o.plz, 'ort', o.ort) as adresse
    from organisation o where o.id = :organisationId`,
)

export interface ProfilRow extends Columns<
  'organisation',
  'id' | 'art' | 'name' | 'telefon' | 'email' | 'ik' | 'bsnr' | 'status' | 'logo_am',
  { art: OrganisationArt; status: OrganisationStatus }
> {
  adresse: Columns<'organisation', 'strasse' | 'hausnummer' | 'zusatz' | 'plz' | 'ort'>
}

export async function loadProfil(db: Queryable, organisationId: string): Promise<ProfilRow | null> {
  return maybe(db.query<ProfilRow>(profil, { organisationId }))
}

const personen = sql(
  'organisation.personenDesPartners',
  `select p.id, p.name, p.beruf from person p where p.organisation_id = :organisationId and p.aktiv
    order by falte(p.name) collate "C", p.id limit 200`,
)

/** In the name of the system, after the partnership was looked at. */
export async function loadPersonenOfPartner(db: Queryable, organisationId: string): Promise<Columns<'person', 'id' | 'name' | 'beruf'>[]> {
  return db.query(personen, { organisationId })
}
