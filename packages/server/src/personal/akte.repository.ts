import type { AkteAngaben } from '@dreiklang/domain/personal/akte.contract'
import type { AbwesenheitArt, Stand } from '@dreiklang/domain/personal/personal'
import type { OrganisationArt } from '@dreiklang/domain/shared/akteur'
import type { Columns, Filled } from '../database/columns.ts'
import { exactly, maybe, one } from '../database/rows.ts'
import { sql } from '../database/sql.ts'
import type { Queryable } from '../ports.ts'
import { mayTrain } from '../shared/rechte.ts'
import { standOfPerson } from './liste.repository.ts'

type PersonColumns = Columns<
  'person',
  | 'id'
  | 'version'
  | 'email'
  | 'name'
  | 'rolle'
  | 'beruf'
  | 'telefon'
  | 'personalnummer'
  | 'wochenstunden'
  | 'schweigepflicht_am'
  | 'telematik_id'
  | 'fuehrerschein'
  | 'qualifikation'
  | 'beschaeftigtennummer'
  | 'handzeichen'
  | 'approbation_am'
  | 'funktion'
  | 'lanr'
  | 'anleitung_id'
  | 'unterschriftsberechtigt'
  | 'sperrgrund'
  | 'letzter_tag'
  | 'ausgeschieden_am',
  AkteAngaben
>

/** Whoever belongs to an organisation came by an invitation, which names the profession. */
export interface AkteRow
  extends
    Filled<PersonColumns, 'beruf'>,
    Pick<AkteAngaben, 'zusatzqualifikationen' | 'behandlungspflege'>,
    Columns<'organisation', 'art', { art: OrganisationArt }> {
  stand: Stand
  uebernimmt: { id: string; name: string } | null
  anleitung: { id: string; name: string } | null
}

const akte = sql(
  'personal.akte',
  `select p.id, p.version, o.art, ${standOfPerson} as stand, p.email, p.name, p.rolle, p.beruf, p.telefon, p.personalnummer,
    p.wochenstunden,
      p.schweigepflicht_am as "schweigepflichtAm", p.telematik_id as "telematikId", p.fuehrerschein, p.qualifikation,
        p.beschaeftigtennummer,
      p.handzeichen, p.zusatzqualifikationen, p.behandlungspflege, p.approbation_am as "approbationAm", p.funktion, p.lanr,
      p.anleitung_id as "anleitungId",
      p.unterschriftsberechtigt, p.sperrgrund, p.letzter_tag as "letzterTag", p.ausgeschieden_am as "ausgeschiedenAm",
      case when u.id is not null then jsonb_build_object('id', u.id, 'name', u.name) end as uebernimmt,
      (select jsonb_build_object('id', v.id, 'name', v.name) from person v where v.id = p.anleitung_id) as anleitung
    from person p join organisation o on o.id = p.organisation_id left join person u on u.id = p.uebernimmt_id
    where p.organisation_id = :organisationId and p.id = :personId`,
)

export async function loadAkte(db: Queryable, organisationId: string, personId: string): Promise<AkteRow | null> {
  return maybe(db.query<AkteRow>(akte, { organisationId, personId }))
}

const factor = sql(
  'personal.zweiterFaktor',
  `select exists (select from totp t where t.person_id = :personId and t.bestaetigt_am is not null)
      or exists (select from passkey k where k.person_id = :personId) as vorhanden`,
)

/** In nobody's name: what is known of a second factor is the person's own, only that there is one is the organisation's. */
export async function hasSecondFactor(db: Queryable, personId: string): Promise<boolean> {
  return (await one(db.query<{ vorhanden: boolean }>(factor, { personId }))).vorhanden
}

const kollegen = sql(
  'personal.kollegen',
  `select p.id, p.name,
      (select max(a.bis) from personal_abwesenheit a where a.person_id = p.id and :heute::date between a.von and a.bis) as "abwesendBis",
      coalesce(${mayTrain('p')}, false) as "darfAnleiten"
    from person p where p.organisation_id = :organisationId and p.id <> :ohne and p.aktiv order by falte(p.name) collate "C", p.id`,
)

export async function loadKollegen(
  db: Queryable,
  organisationId: string,
  what: { ohne: string; heute: string },
): Promise<(Columns<'person', 'id' | 'name'> & { abwesendBis: string | null; darfAnleiten: boolean })[]> {
  return db.query(kollegen, { organisationId, ...what })
}

const speichern = sql(
  'personal.speichereAkte',
  `update person set version = version + 1, name = :name, rolle = :rolle, beruf = :beruf, telefon = :telefon,
    personalnummer = :personalnummer, wochenstunden = :wochenstunden,
      schweigepflicht_am = :schweigepflichtAm, telematik_id = :telematikId, fuehrerschein = :fuehrerschein, qualifikation = :qualifikation,
        beschaeftigtennummer = :beschaeftigtennummer, handzeichen = :handzeichen,
      zusatzqualifikationen = :zusatzqualifikationen::text[], behandlungspflege = :behandlungspflege::jsonb, approbation_am = :approbationAm, funktion = :funktion, lanr = :lanr,
      anleitung_id = :anleitungId,
        unterschriftsberechtigt = :unterschriftsberechtigt,
      stempel = stempel + case when :rechte then 1 else 0 end
    where organisation_id = :organisationId and id = :personId and version = :version returning version`,
)

/** Null: `version` is an older one. `rechte`: all sessions end. @throws ConstraintViolation person_handzeichen, person_personalnummer */
export async function saveAkte(
  db: Queryable,
  organisationId: string,
  { personId, version, angaben, rechte }: { personId: string; version: number; angaben: AkteAngaben; rechte: boolean },
): Promise<number | null> {
  const [row] = await db.query<Columns<'person', 'version'>>(speichern, {
    organisationId,
    personId,
    version,
    rechte,
    ...angaben,
    behandlungspflege: JSON.stringify(angaben.behandlungspflege),
  })
  return row?.version ?? null
}

export interface AbwesenheitRow extends Columns<
  'personal_abwesenheit',
  'id' | 'person_id' | 'art' | 'von' | 'bis',
  { art: AbwesenheitArt }
> {
  vertretung: { id: string; name: string } | null
}

const abwesenheiten = sql(
  'personal.abwesenheiten',
  `select a.id, a.person_id as "personId", a.art, a.von, a.bis,
      case when v.id is not null then jsonb_build_object('id', v.id, 'name', v.name) end as vertretung
    from personal_abwesenheit a left join person v on v.id = a.vertretung_id
    where a.organisation_id = :organisationId and a.person_id = any (:personIds::uuid[]) and a.bis >= :ab order by a.von, a.id`,
)

export async function loadAbwesenheiten(
  db: Queryable,
  organisationId: string,
  what: { personIds: readonly string[]; ab: string },
): Promise<AbwesenheitRow[]> {
  return db.query<AbwesenheitRow>(abwesenheiten, { organisationId, ...what })
}

const eintragen = sql(
  'personal.trageAbwesenheitEin',
  `insert into personal_abwesenheit (id, organisation_id, person_id, art, von, bis, vertretung_id, created_at)
    values (:id, :organisationId, :personId, :art, :von, :bis, :vertretungId, :am)`,
)

export async function insertAbwesenheit(
  db: Queryable,
  organisationId: string,
  neu: { id: string; personId: string; art: AbwesenheitArt; von: string; bis: string; vertretungId: string | null; am: string },
): Promise<void> {
  await exactly(1, db.write(eintragen, { organisationId, ...neu }))
}

const streichen = sql(
  'personal.streicheAbwesenheit',
  `delete from personal_abwesenheit where organisation_id = :organisationId and person_id = :personId and id = :abwesenheitId returning id`,
)

export async function removeAbwesenheit(
  db: Queryable,
  organisationId: string,
  what: { personId: string; abwesenheitId: string },
): Promise<boolean> {
  return (await db.query(streichen, { organisationId, ...what })).length === 1
}
