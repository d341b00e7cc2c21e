/** What counts once is used by one conditional statement. */
import type { Columns } from '../database/columns.ts'
import { exactly, maybe, one } from '../database/rows.ts'
import { sql } from '../database/sql.ts'
import type { Queryable } from '../ports.ts'
import { type UserRow, userColumns, factorColumns } from './anmeldung.repository.ts'
import { fristOfLeitung, sessionChannel } from './session.repository.ts'

/** Wrong codes allowed per day: keeps the chance of a hit below one in ten thousand. */
const codesProTag = 20

export type Zweck = 'ZWEITER_FAKTOR' | 'PASSKEY_ANMELDEN' | 'PASSKEY_ANLEGEN'

export interface Step {
  hash: Uint8Array
  zweck: Zweck
  personId: string | null
  stempel: number | null
  challenge: string
  endetAm: string
}

const legeStep = sql(
  'anmeldung.legeSchritt',
  `with alte as (delete from anmeldeschritt where endet_am < :now::timestamptz)
    insert into anmeldeschritt (hash, zweck, person_id, stempel, challenge, endet_am)
      values (:hash, :zweck, :personId, :stempel, :challenge, :endetAm)`,
)

export async function saveStep(db: Queryable, step: Step, now: string): Promise<void> {
  await exactly(1, db.write(legeStep, { ...step, now }))
}

const schritt = sql(
  'anmeldung.schritt',
  `select person_id as "personId", stempel, challenge from anmeldeschritt
    where hash = :hash and zweck = :zweck and endet_am > :now::timestamptz`,
)

export type StepRow = Columns<'anmeldeschritt', 'person_id' | 'stempel' | 'challenge'>

export async function loadStep(db: Queryable, { hash, zweck, now }: { hash: Uint8Array; zweck: Zweck; now: string }) {
  return maybe(db.query<StepRow>(schritt, { hash, zweck, now }))
}

const loescheStep = sql('anmeldung.verbraucheSchritt', 'delete from anmeldeschritt where hash = :hash returning hash')

/** True for exactly one of many concurrent callers. */
export async function spendStep(db: Queryable, hash: Uint8Array): Promise<boolean> {
  return (await db.query(loescheStep, { hash })).length === 1
}

export interface FactorPerson extends UserRow, Columns<'person', 'stempel' | 'aktiv' | 'passwort_hash'> {
  pflicht: boolean
  leitungPflicht: boolean
  /** Null for people of whom, as managers, none is required. */
  frist: string | null
  hatTotp: boolean
  hatPasskey: boolean
}

const person = sql(
  'anmeldung.faktorPerson',
  `select p.stempel, p.aktiv, p.passwort_hash as "passwortHash", coalesce(o.zweiter_faktor_pflicht, false) as pflicht,
      o.leitung_pflicht_seit is not null as "leitungPflicht", ${fristOfLeitung} as frist, ${factorColumns}, ${userColumns}
    from person p left join organisation o on o.id = p.organisation_id where p.id = :personId`,
)

export async function loadFactorPerson(db: Queryable, personId: string): Promise<FactorPerson | null> {
  return maybe(db.query<FactorPerson>(person, { personId }))
}

export interface TotpRow extends Columns<'person', 'id as personId' | 'organisation_id'>, Columns<'totp', 'geheimnis'> {
  bestaetigt: boolean
  zuOftFalsch: boolean
}

const totp = sql(
  'anmeldung.totp',
  `select p.id as "personId", p.organisation_id as "organisationId", geheimnis, bestaetigt_am is not null as bestaetigt,
      fehler >= ${codesProTag} and fehler_tag = (:now::timestamptz at time zone 'UTC')::date as "zuOftFalsch"
    from totp join person p on p.id = person_id where person_id = :personId`,
)

export async function loadTotp(db: Queryable, personId: string, now: string): Promise<TotpRow | null> {
  return maybe(db.query<TotpRow>(totp, { personId, now }))
}

const newTotp = sql(
  'anmeldung.speichereTotp',
  `insert into totp (person_id, geheimnis, created_at) values (:personId, :geheimnis, :now)
    on conflict (person_id) do update set geheimnis = excluded.geheimnis, created_at = excluded.created_at, letzter_schritt = 0
    where totp.bestaetigt_am is null
    returning person_id`,
)

/** Replaces one that was never confirmed; false when one is in use. */
export async function saveTotp(db: Queryable, { personId, geheimnis, now }: { personId: string; geheimnis: string; now: string }) {
  return (await db.query(newTotp, { personId, geheimnis, now })).length === 1
}

const benutzeCode = sql(
  'anmeldung.benutzeCode',
  `update totp set letzter_schritt = :step, bestaetigt_am = coalesce(bestaetigt_am, :now::timestamptz)
    where person_id = :personId and letzter_schritt < :step and (bestaetigt_am is null) = :ersterCode and geheimnis = :geheimnis
      returning person_id`,
)

/** True once per step, so that a code read over someone's shoulder is useless. `ersterCode` switches the app on. */
export async function consumeStep(
  db: Queryable,
  used: { personId: string; step: number; now: string; ersterCode: boolean; geheimnis: string },
): Promise<boolean> {
  return (await db.query(benutzeCode, used)).length === 1
}

const wrongCode = sql(
  'anmeldung.falscherCode',
  `update totp set fehler = case when fehler_tag = (:now::timestamptz at time zone 'UTC')::date then fehler + 1 else 1 end,
    fehler_tag = (:now::timestamptz at time zone 'UTC')::date where person_id = :personId`,
)

export async function rememberWrongCode(db: Queryable, personId: string, now: string): Promise<void> {
  await db.write(wrongCode, { personId, now })
}

const withoutTotp = sql(
  'anmeldung.loescheTotp',
  'delete from totp where person_id = :personId and bestaetigt_am is not null returning person_id',
)

export async function deleteTotp(db: Queryable, personId: string): Promise<boolean> {
  return (await db.query(withoutTotp, { personId })).length === 1
}

const newCodes = sql(
  'anmeldung.ersetzeErsatzcodes',
  `with alte as (delete from ersatzcode where person_id = :personId)
    insert into ersatzcode (person_id, hash) select :personId::uuid, decode(each, 'hex') from unnest(:hashes::text[]) each`,
)

export async function replaceErsatzcodes(db: Queryable, personId: string, hashes: readonly Uint8Array[]): Promise<void> {
  await exactly(hashes.length, db.write(newCodes, { personId, hashes: hashes.map(hexOf) }))
}

/** The drivers do not accept a list of bytes. */
const hexOf = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')

const codeBenutzen = sql(
  'anmeldung.benutzeErsatzcode',
  'update ersatzcode set verwendet_am = :now::timestamptz where person_id = :personId and hash = :hash and verwendet_am is null returning person_id',
)

export async function consumeErsatzcode(db: Queryable, { personId, hash, now }: { personId: string; hash: Uint8Array; now: string }) {
  return (await db.query(codeBenutzen, { personId, hash, now })).length === 1
}

const codesUebrig = sql(
  'anmeldung.ersatzcodesUebrig',
  'select count(*)::int as anzahl from ersatzcode where person_id = :personId and verwendet_am is null',
)

export async function countErsatzcodes(db: Queryable, personId: string): Promise<number> {
  return (await one(db.query<{ anzahl: number }>(codesUebrig, { personId }))).anzahl
}

const pflicht = sql(
  'anmeldung.setzePflicht',
  `with o as (
      update organisation set zweiter_faktor_pflicht = coalesce(:alle::boolean, zweiter_faktor_pflicht),
        leitung_pflicht_seit = case when :leitungPflicht::boolean is null then leitung_pflicht_seit when :leitungPflicht then coalesce(leitung_pflicht_seit, :now::timestamptz) end
      where id = :organisationId returning id
    )
    select pg_notify('${sessionChannel}', p.id::text) as notified from o join person p on p.organisation_id = o.id`,
)

export interface Pflicht {
  pflicht?: boolean | undefined
  leitungPflicht?: boolean | undefined
}

/** All processes look the sessions of its people up again: who has no second factor is led to set it up. */
export async function setPflicht(
  tx: Queryable,
  { organisationId, wahl: { pflicht: all, leitungPflicht }, now }: { organisationId: string; wahl: Pflicht; now: string },
): Promise<void> {
  await tx.query(pflicht, { organisationId, alle: all ?? null, leitungPflicht: leitungPflicht ?? null, now })
}
