/** The Übergabebuch of one organisation. Every statement is scoped by it; whose drafts they are, and which Klienten are restricted, is row-level security's (0086). */
import type { Schicht, Thema } from '@dreiklang/domain/uebergabebuch/uebergabebuch'
import { exactly, maybe } from '../database/rows.ts'
import { sql } from '../database/sql.ts'
import type { Queryable } from '../ports.ts'

export interface UebergabeRow {
  id: string
  version: number
  tag: string
  schicht: Schicht
  personId: string
  personName: string | null
  uebergebenAm: string | null
  gelesen: { personId: string; personName: string | null; am: string; version: number }[]
}

export interface CountedRow extends UebergabeRow {
  zeilen: number
  wichtige: number
  klienten: number
}

const name = (person: string) => `(select p.name from person p where p.id = ${person})`
const columns = `u.id, u.version, u.tag::text as tag, u.schicht, u.person_id as "personId", ${name('u.person_id')} as "personName",
  u.uebergeben_am as "uebergebenAm",
  coalesce((select jsonb_agg(jsonb_build_object('personId', g.person_id, 'personName', ${name('g.person_id')}, 'version', g.version,
      'am', to_char(g.am at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) order by g.am, g.person_id)
    from (select distinct on (person_id) * from schichtuebergabe_gelesen
      where organisation_id = u.organisation_id and uebergabe_id = u.id order by person_id, version desc) g), '[]') as gelesen`

const selectBook = sql(
  'uebergabebuch.selectBook',
  `select ${columns}, count(z.id)::int as zeilen, count(z.id) filter (where z.wichtig)::int as wichtige, count(distinct z.klient_id)::int as klienten
    from schichtuebergabe u
    left join schichtuebergabe_zeile z on z.organisation_id = u.organisation_id and z.uebergabe_id = u.id
    where u.organisation_id = :organisationId and u.tag between :von::date and :bis::date
    group by u.organisation_id, u.id order by u.tag desc, u.created_at, u.id`,
)

export function loadBook(db: Queryable, where: { organisationId: string; von: string; bis: string }): Promise<CountedRow[]> {
  return db.query<CountedRow>(selectBook, where)
}

const selectOne = sql(
  'uebergabebuch.selectOne',
  `select ${columns} from schichtuebergabe u where u.organisation_id = :organisationId and u.id = :id`,
)
const selectOfPerson = sql(
  'uebergabebuch.selectOfPerson',
  `select ${columns} from schichtuebergabe u where u.organisation_id = :organisationId and u.person_id = :personId order by u.created_at, u.id`,
)

export interface Where {
  organisationId: string
  id: string
}

export function loadUebergabe(db: Queryable, where: Where): Promise<UebergabeRow | null> {
  return maybe(db.query<UebergabeRow>(selectOne, { ...where }))
}

export function loadUebergabenOfPerson(db: Queryable, whose: { organisationId: string; personId: string }): Promise<UebergabeRow[]> {
  return db.query<UebergabeRow>(selectOfPerson, whose)
}

const selectOfKlient = sql(
  'uebergabebuch.selectOfKlient',
  `select ${columns} from schichtuebergabe u where u.organisation_id = :organisationId and exists (select from schichtuebergabe_zeile z
      where z.organisation_id = u.organisation_id and z.uebergabe_id = u.id and z.klient_id = :klientId)
    order by u.tag desc, u.created_at desc, u.id`,
)

export function loadUebergabenOfKlient(db: Queryable, whose: { organisationId: string; klientId: string }): Promise<UebergabeRow[]> {
  return db.query<UebergabeRow>(selectOfKlient, whose)
}

const lock = sql('uebergabebuch.lock', `select id from schichtuebergabe where organisation_id = :organisationId and id = :id for update`)

/** Until the end of the transaction nobody else writes it. */
export async function lockUebergabe(tx: Queryable, where: Where): Promise<void> {
  await tx.query(lock, { ...where })
}

export interface ZeileRow {
  uebergabeId: string
  id: string
  klientId: string | null
  klientName: string | null
  thema: Thema
  wichtig: boolean
  /** Sealed. */
  text: string
  nachgetragenAm: string | null
}

const selectZeilen = sql(
  'uebergabebuch.selectZeilen',
  `select z.uebergabe_id as "uebergabeId", z.id, z.klient_id as "klientId", k.nachname || ', ' || k.vorname as "klientName", z.thema, z.wichtig,
      z.text, z.nachgetragen_am as "nachgetragenAm"
    from schichtuebergabe_zeile z left join klient k on k.id = z.klient_id
    where z.organisation_id = :organisationId and z.uebergabe_id = any(:ids::uuid[]) order by z.uebergabe_id, z.nr`,
)

export function loadZeilen(db: Queryable, organisationId: string, ids: readonly string[]): Promise<ZeileRow[]> {
  return db.query<ZeileRow>(selectZeilen, { organisationId, ids })
}

interface Begun extends Where {
  personId: string
  tag: string
  schicht: Schicht
  now: string
}

const insert = sql(
  'uebergabebuch.insert',
  `insert into schichtuebergabe (organisation_id, id, person_id, tag, schicht, created_at, updated_at)
    values (:organisationId, :id, :personId, :tag, :schicht, :now, :now) on conflict (organisation_id, id) do nothing`,
)

/** False when the id is taken. @throws ConstraintViolation schichtuebergabe_einmal */
export async function insertUebergabe(tx: Queryable, row: Begun): Promise<boolean> {
  return (await tx.write(insert, { ...row })) === 1
}

const update = sql(
  'uebergabebuch.update',
  `update schichtuebergabe set version = version + 1, tag = :tag, schicht = :schicht, uebergeben_am = :uebergebenAm, updated_at = :now
    where organisation_id = :organisationId and id = :id`,
)

/** Of one that is locked. @throws ConstraintViolation schichtuebergabe_einmal */
export async function updateUebergabe(tx: Queryable, row: Omit<Begun, 'personId'> & { uebergebenAm: string | null }): Promise<void> {
  await exactly(1, tx.write(update, { ...row }))
}

const remove = sql('uebergabebuch.delete', `delete from schichtuebergabe where organisation_id = :organisationId and id = :id`)

/** Of a draft that is locked. */
export async function deleteUebergabe(tx: Queryable, where: Where): Promise<void> {
  await exactly(1, tx.write(remove, { ...where }))
}

const removeZeilen = sql(
  'uebergabebuch.deleteZeilen',
  `delete from schichtuebergabe_zeile where organisation_id = :organisationId and uebergabe_id = :id`,
)

export async function deleteZeilen(tx: Queryable, where: Where): Promise<void> {
  await tx.write(removeZeilen, { ...where })
}

export type NewZeile = Omit<ZeileRow, 'uebergabeId' | 'klientName'>

/** Lines come after those that stand there; one whose id stands there already is not written again. */
const insertZeilen = sql(
  'uebergabebuch.insertZeilen',
  `insert into schichtuebergabe_zeile (organisation_id, uebergabe_id, id, nr, klient_id, thema, wichtig, text, nachgetragen_am)
    select :organisationId::uuid, :id::uuid, z.id,
      z.nr + (select coalesce(max(o.nr), 0) from schichtuebergabe_zeile o where o.organisation_id = :organisationId and o.uebergabe_id = :id),
      z."klientId", z.thema, z.wichtig, z.text, z."nachgetragenAm"
    from jsonb_to_recordset(:zeilen::jsonb) as z(id uuid, nr int, "klientId" uuid, thema text, wichtig boolean, text text, "nachgetragenAm" timestamptz)
    on conflict (organisation_id, uebergabe_id, id) do nothing`,
)

export async function saveZeilen(tx: Queryable, where: Where, zeilen: readonly NewZeile[]): Promise<void> {
  const numbered = zeilen.map((zeile, i) => ({ ...zeile, nr: i + 1 }))
  await tx.write(insertZeilen, { ...where, zeilen: JSON.stringify(numbered) })
}

const selectKnown = sql(
  'uebergabebuch.selectKnownKlienten',
  `select id from klient where pflegedienst_id = :organisationId and id = any(:ids::uuid[])`,
)

/** Those of the Klienten whom the house has and may see. */
export async function loadKnownKlienten(db: Queryable, organisationId: string, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await db.query<{ id: string }>(selectKnown, { organisationId, ids })
  return new Set(rows.map(({ id }) => id))
}

const insertGelesen = sql(
  'uebergabebuch.insertGelesen',
  `insert into schichtuebergabe_gelesen (organisation_id, uebergabe_id, person_id, version, am)
    values (:organisationId, :id, :personId, :version, :now) on conflict do nothing`,
)

/** False when this person has signed this version before. */
export async function insertSignature(tx: Queryable, row: Where & { personId: string; version: number; now: string }): Promise<boolean> {
  return (await tx.write(insertGelesen, { ...row })) === 1
}

export interface WorkedRow {
  /** Which of the shifts that were asked for, from 1. */
  nr: number
  personId: string
  name: string | null
  besuche: number
}

/** A visit belongs to the shift in which it was to begin, and counts when somebody was there. */
const selectWorked = sql(
  'uebergabebuch.selectWorked',
  `select d.nr::int as nr, p.id as "personId", p.name, count(*)::int as besuche
    from unnest(:von::timestamptz[], :bis::timestamptz[]) with ordinality as d(von, bis, nr)
    join hausbesuch h on h.pflegedienst_id = :organisationId and h.von >= d.von and h.von < d.bis
      and h.status in ('BEGONNEN', 'ABGESCHLOSSEN', 'NICHT_ANGETROFFEN')
    join person p on p.id = any(h.personen) and p.organisation_id = :organisationId
    group by d.nr, p.id, p.name order by d.nr, p.name, p.id`,
)

export function loadWorked(db: Queryable, organisationId: string, spans: readonly { von: string; bis: string }[]): Promise<WorkedRow[]> {
  return db.query<WorkedRow>(selectWorked, { organisationId, von: spans.map(({ von }) => von), bis: spans.map(({ bis }) => bis) })
}

const forget = sql('uebergabebuch.forget', `delete from schichtuebergabe where tag < :before::date`)

/** In the name of the system. */
export async function forgetBefore(tx: Queryable, before: string): Promise<void> {
  await tx.write(forget, { before })
}
