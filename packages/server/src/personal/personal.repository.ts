import { isVerwaltung } from '@dreiklang/domain/organisation/organisation.policy'
import type { PersonAngaben } from '@dreiklang/domain/personal/personal.contract'
import { type OrganisationArt, type Rolle, rollen } from '@dreiklang/domain/shared/akteur'
import { pseudoLanr } from '@dreiklang/domain/shared/checkDigits'
import type { Columns, Filled } from '../database/columns.ts'
import { exactly, maybe, one } from '../database/rows.ts'
import { sql } from '../database/sql.ts'
import type { Queryable } from '../ports.ts'

const verwaltungsrollen = rollen.filter(isVerwaltung)

const sperren = sql('personal.sperren', `select o.art, o.name from organisation o where o.id = :organisationId for no key update`)

/** Serialises changes to an organisation's people, or two managers could lock each other out at once. Null when unknown. */
export async function lockOrganisation(
  db: Queryable,
  organisationId: string,
): Promise<Columns<'organisation', 'art' | 'name', { art: OrganisationArt }> | null> {
  return maybe(db.query<Columns<'organisation', 'art' | 'name', { art: OrganisationArt }>>(sperren, { organisationId }))
}

const verwaltung = sql(
  'personal.hatVerwaltung',
  `select exists (
      select from person p where p.organisation_id = :organisationId and p.aktiv and p.letzter_tag is null
        and p.rolle = any (:verwaltungsrollen::text[])
        and p.id is distinct from :ohne::uuid
    ) as vorhanden`,
)

/** Besides `ohne`, and not about to leave. Ask after the lock, in a statement of its own: each sees only what was there when it began. */
export async function hasVerwaltung(db: Queryable, organisationId: string, ohne: string | null): Promise<boolean> {
  return (await one(db.query<{ vorhanden: boolean }>(verwaltung, { organisationId, verwaltungsrollen, ohne }))).vorhanden
}

const sameLanr = sql(
  'personal.gleicheLanr',
  `select exists (
      select from person p where p.organisation_id = :organisationId and p.lanr = :lanr and p.aktiv and p.id is distinct from :ohne::uuid
    ) as vorhanden`,
)

/** Whether someone else active has this number. The placeholder for "no number" is shared by all. */
export async function isLanrTaken(
  db: Queryable,
  organisationId: string,
  { lanr, ohne }: { lanr: string | null; ohne: string | null },
): Promise<boolean> {
  if (lanr === null || lanr === pseudoLanr) return false
  return (await one(db.query<{ vorhanden: boolean }>(sameLanr, { organisationId, lanr, ohne }))).vorhanden
}

const personEinfuegen = sql(
  'personal.personEinfuegen',
  `insert into person (id, organisation_id, email, name, rolle, beruf, lanr, passwort_hash, created_at)
    values (:id, :organisationId, :email, :name, :rolle, :beruf, :lanr, :passwortHash, :am)`,
)

/** @throws ConstraintViolation person_email */
export async function insertPerson(
  db: Queryable,
  { id, angaben, passwortHash, am }: { id: string; angaben: PersonAngaben; passwortHash: string | null; am: string },
): Promise<void> {
  const { organisationId, email, name, rolle, beruf, lanr } = angaben
  await exactly(1, db.write(personEinfuegen, { id, organisationId, email, name, rolle, beruf, lanr, passwortHash, am }))
}

export type ZugangRow = Columns<
  'person',
  'id' | 'name' | 'email' | 'rolle' | 'lanr' | 'aktiv' | 'letzter_tag' | 'uebernimmt_id',
  { rolle: Rolle }
>

const person = sql(
  'personal.person',
  `select p.id, p.name, p.email, p.rolle, p.lanr, p.aktiv, p.letzter_tag as "letzterTag", p.uebernimmt_id as "uebernimmtId"
    from person p where p.organisation_id = :organisationId and p.id = :personId`,
)

export async function loadZugang(db: Queryable, organisationId: string, personId: string): Promise<ZugangRow | null> {
  return maybe(db.query<ZugangRow>(person, { organisationId, personId }))
}

const aktiv = sql(
  'personal.aktiv',
  `update person set aktiv = :offen, sperrgrund = :grund, letzter_tag = null, ausgeschieden_am = null, uebernimmt_id = null,
      stempel = stempel + 1, version = version + 1
    where organisation_id = :organisationId and id = :personId`,
)

/** Also raises the stamp, which ends all earlier sessions, and cancels a planned leaving. */
export async function setAktiv(
  db: Queryable,
  organisationId: string,
  what: { personId: string; offen: boolean; grund: string | null },
): Promise<void> {
  await exactly(1, db.write(aktiv, { organisationId, ...what }))
}

const vormerken = sql(
  'personal.merkeAusscheiden',
  `update person set letzter_tag = :letzterTag, uebernimmt_id = :uebernimmtId, version = version + 1
    where organisation_id = :organisationId and id = :personId`,
)

export async function rememberAusscheiden(
  db: Queryable,
  organisationId: string,
  what: { personId: string; letzterTag: string; uebernimmtId: string | null },
): Promise<void> {
  await exactly(1, db.write(vormerken, { organisationId, ...what }))
}

const end = sql(
  'personal.beendeZugang',
  `update person set aktiv = false, stempel = stempel + 1, version = version + 1, letzter_tag = coalesce(letzter_tag, :tag),
    ausgeschieden_am = :now
    where organisation_id = :organisationId and id = :personId and aktiv`,
)

export async function endZugang(
  db: Queryable,
  organisationId: string,
  what: { personId: string; tag: string; now: string },
): Promise<void> {
  await db.write(end, { organisationId, ...what })
}

const faellige = sql(
  'personal.faelligeAusscheidende',
  `select p.id as "personId", p.organisation_id as "organisationId"
    from person p where p.aktiv and p.letzter_tag < :heute order by p.letzter_tag, p.id limit 100`,
)

/** Only the platform's people belong to no organisation, and they do not leave one. */
type Ausscheidende = Filled<Columns<'person', 'id as personId' | 'organisation_id'>, 'organisationId'>

/** In nobody's name. */
export async function loadDue(db: Queryable, heute: string): Promise<Ausscheidende[]> {
  return db.query<Ausscheidende>(faellige, { heute })
}

const heimat = sql(
  'personal.heimatDerPerson',
  `select p.organisation_id as "organisationId" from person p where p.id = :personId and p.organisation_id is not null`,
)

export async function organisationOfPerson(db: Queryable, personId: string): Promise<string | null> {
  const [row] = await db.query<Columns<'person', 'organisation_id'>>(heimat, { personId })
  return row?.organisationId ?? null
}

const aerzte = sql(
  'personal.aerzte',
  `select exists (select from organisation o where o.id = :praxisId and o.art = 'ARZTPRAXIS') as praxis,
    coalesce((select jsonb_agg(jsonb_build_object('id', a.id, 'name', a.name) order by falte(a.name) collate "C", a.id)
      from aerzte_der_praxis(:praxisId) a), '[]') as aerzte`,
)

/** Active doctors with an LANR; null when there is no such practice. */
export async function loadAerzte(db: Queryable, praxisId: string): Promise<{ id: string; name: string }[] | null> {
  const [row] = await db.query<{ praxis: boolean; aerzte: { id: string; name: string }[] }>(aerzte, { praxisId })
  return row?.praxis ? row.aerzte : null
}
