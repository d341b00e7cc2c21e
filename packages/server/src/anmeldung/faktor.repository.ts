/** Second factors, and the steps between two requests. Anything single-use is consumed by one conditional statement. */
import type { Queryable, Statement } from '../ports.ts'
import { type BenutzerRow, benutzerSpalten, faktorSpalten } from './anmeldung.repository.ts'
import { fristDerLeitung, sitzungKanal } from './sitzung.repository.ts'

/** Wrong codes allowed per day: keeps the chance of a hit below one in ten thousand. */
const codesProTag = 20

export type Zweck = 'ZWEITER_FAKTOR' | 'PASSKEY_ANMELDEN' | 'PASSKEY_ANLEGEN'

export interface Schritt {
  hash: Uint8Array
  zweck: Zweck
  personId: string | null
  stempel: number | null
  challenge: string
  endetAm: string
}

const legeSchritt: Statement = {
  name: 'anmeldung.legeSchritt',
  text: `with alte as (delete from anmeldeschritt where endet_am < $7::timestamptz)
    insert into anmeldeschritt (hash, zweck, person_id, stempel, challenge, endet_am) values ($1, $2, $3, $4, $5, $6)`,
}

export async function speichereSchritt(db: Queryable, schritt: Schritt, jetzt: string): Promise<void> {
  const { hash, zweck, personId, stempel, challenge, endetAm } = schritt
  await db.query(legeSchritt, [hash, zweck, personId, stempel, challenge, endetAm, jetzt])
}

const schritt: Statement = {
  name: 'anmeldung.schritt',
  text: `select person_id as "personId", stempel, challenge from anmeldeschritt where hash = $1 and zweck = $2 and endet_am > $3::timestamptz`,
}

export interface SchrittRow {
  personId: string | null
  stempel: number | null
  challenge: string
}

export async function ladeSchritt(db: Queryable, { hash, zweck, jetzt }: { hash: Uint8Array; zweck: Zweck; jetzt: string }) {
  const [row] = await db.query<SchrittRow>(schritt, [hash, zweck, jetzt])
  return row ?? null
}

const loescheSchritt: Statement = { name: 'anmeldung.verbraucheSchritt', text: 'delete from anmeldeschritt where hash = $1 returning hash' }

/** True for exactly one of many concurrent callers. */
export async function verbraucheSchritt(db: Queryable, hash: Uint8Array): Promise<boolean> {
  return (await db.query(loescheSchritt, [hash])).length === 1
}

export interface FaktorPerson extends BenutzerRow {
  stempel: number
  aktiv: boolean
  passwortHash: string | null
  /** The organisation requires a second factor of everyone. */
  pflicht: boolean
  /** It requires one of its managers. */
  leitungPflicht: boolean
  /** Null for people of whom, as managers, none is required. */
  frist: string | null
  hatTotp: boolean
  hatPasskey: boolean
}

const person: Statement = {
  name: 'anmeldung.faktorPerson',
  text: `select p.stempel, p.aktiv, p.passwort_hash as "passwortHash", coalesce(o.zweiter_faktor_pflicht, false) as pflicht,
      o.leitung_pflicht_seit is not null as "leitungPflicht", ${fristDerLeitung} as frist, ${faktorSpalten}, ${benutzerSpalten}
    from person p left join organisation o on o.id = p.organisation_id where p.id = $1`,
}

export async function ladeFaktorPerson(db: Queryable, personId: string): Promise<FaktorPerson | null> {
  const [row] = await db.query<FaktorPerson>(person, [personId])
  return row ?? null
}

export interface TotpRow {
  personId: string
  organisationId: string | null
  geheimnis: string
  bestaetigt: boolean
  zuOftFalsch: boolean
}

const totp: Statement = {
  name: 'anmeldung.totp',
  text: `select p.id as "personId", p.organisation_id as "organisationId", geheimnis, bestaetigt_am is not null as bestaetigt,
      fehler >= ${codesProTag} and fehler_tag = ($2::timestamptz at time zone 'UTC')::date as "zuOftFalsch"
    from totp join person p on p.id = person_id where person_id = $1`,
}

export async function ladeTotp(db: Queryable, personId: string, jetzt: string): Promise<TotpRow | null> {
  const [row] = await db.query<TotpRow>(totp, [personId, jetzt])
  return row ?? null
}

export type OffenesTotp = Pick<TotpRow, 'personId' | 'organisationId' | 'geheimnis'>

const offeneTotp: Statement = {
  name: 'anmeldung.offeneTotp',
  text: `select t.person_id as "personId", p.organisation_id as "organisationId", t.geheimnis from totp t join person p on p.id = t.person_id
    where t.geheimnis not like 'v1.%' and ($1::uuid is null or t.person_id > $1) order by t.person_id limit $2 for update of t skip locked`,
}

/** Secrets that do not lie in the tresor yet, locked until the end of the transaction. */
export function nimmOffeneTotp(tx: Queryable, { nach, limit }: { nach: string | null; limit: number }): Promise<OffenesTotp[]> {
  return tx.query<OffenesTotp>(offeneTotp, [nach, limit])
}

const neuesTotp: Statement = {
  name: 'anmeldung.speichereTotp',
  text: `insert into totp (person_id, geheimnis, created_at) values ($1, $2, $3)
    on conflict (person_id) do update set geheimnis = excluded.geheimnis, created_at = excluded.created_at, letzter_schritt = 0
    where totp.bestaetigt_am is null
    returning person_id`,
}

/** Replaces one that was never confirmed; false when one is in use. */
export async function speichereTotp(db: Queryable, { personId, geheimnis, jetzt }: { personId: string; geheimnis: string; jetzt: string }) {
  return (await db.query(neuesTotp, [personId, geheimnis, jetzt])).length === 1
}

const erneuern: Statement = {
  name: 'anmeldung.erneuereTotp',
  text: 'update totp set geheimnis = $3 where person_id = $1 and geheimnis = $2',
}

/** The same secret under another seal, unless it has become another one in the meantime. */
export async function erneuereTotp(db: Queryable, { personId, alt, neu }: { personId: string; alt: string; neu: string }): Promise<void> {
  await db.query(erneuern, [personId, alt, neu])
}

const benutzeCode: Statement = {
  name: 'anmeldung.benutzeCode',
  text: `update totp set letzter_schritt = $2, bestaetigt_am = coalesce(bestaetigt_am, $3::timestamptz)
    where person_id = $1 and letzter_schritt < $2 and (bestaetigt_am is null) = $4 and geheimnis = $5 returning person_id`,
}

/** True once per step, so that a code read over someone's shoulder is useless. `ersterCode` switches the app on. */
export async function benutzeSchritt(
  db: Queryable,
  {
    personId,
    step,
    jetzt,
    ersterCode,
    geheimnis,
  }: { personId: string; step: number; jetzt: string; ersterCode: boolean; geheimnis: string },
): Promise<boolean> {
  return (await db.query(benutzeCode, [personId, step, jetzt, ersterCode, geheimnis])).length === 1
}

const falscherCode: Statement = {
  name: 'anmeldung.falscherCode',
  text: `update totp set fehler = case when fehler_tag = ($2::timestamptz at time zone 'UTC')::date then fehler + 1 else 1 end,
    fehler_tag = ($2::timestamptz at time zone 'UTC')::date where person_id = $1`,
}

export async function merkeFalschenCode(db: Queryable, personId: string, jetzt: string): Promise<void> {
  await db.query(falscherCode, [personId, jetzt])
}

const ohneTotp: Statement = {
  name: 'anmeldung.loescheTotp',
  text: 'delete from totp where person_id = $1 and bestaetigt_am is not null returning person_id',
}

export async function loescheTotp(db: Queryable, personId: string): Promise<boolean> {
  return (await db.query(ohneTotp, [personId])).length === 1
}

const codesNeu: Statement = {
  name: 'anmeldung.ersetzeErsatzcodes',
  text: `with alte as (delete from ersatzcode where person_id = $1)
    insert into ersatzcode (person_id, hash) select $1::uuid, decode(each, 'hex') from unnest($2::text[]) each`,
}

/** Replaces all earlier ones; an empty list leaves none. */
export async function ersetzeErsatzcodes(db: Queryable, personId: string, hashes: readonly Uint8Array[]): Promise<void> {
  await db.query(codesNeu, [personId, hashes.map(hexOf)])
}

/** The drivers do not accept a list of bytes. */
const hexOf = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')

const codeBenutzen: Statement = {
  name: 'anmeldung.benutzeErsatzcode',
  text: 'update ersatzcode set verwendet_am = $3::timestamptz where person_id = $1 and hash = $2 and verwendet_am is null returning person_id',
}

export async function benutzeErsatzcode(db: Queryable, { personId, hash, jetzt }: { personId: string; hash: Uint8Array; jetzt: string }) {
  return (await db.query(codeBenutzen, [personId, hash, jetzt])).length === 1
}

const codesUebrig: Statement = {
  name: 'anmeldung.ersatzcodesUebrig',
  text: 'select count(*)::int as anzahl from ersatzcode where person_id = $1 and verwendet_am is null',
}

export async function zaehleErsatzcodes(db: Queryable, personId: string): Promise<number> {
  const [row] = await db.query<{ anzahl: number }>(codesUebrig, [personId])
  return row?.anzahl ?? 0
}

const pflicht: Statement = {
  name: 'anmeldung.setzePflicht',
  text: `with o as (
      update organisation set zweiter_faktor_pflicht = coalesce($2::boolean, zweiter_faktor_pflicht),
        leitung_pflicht_seit = case when $3::boolean is null then leitung_pflicht_seit when $3 then coalesce(leitung_pflicht_seit, $4::timestamptz) end
      where id = $1 returning id
    )
    select pg_notify('${sitzungKanal}', p.id::text) as notified from o join person p on p.organisation_id = o.id`,
}

export interface Pflicht {
  pflicht?: boolean | undefined
  leitungPflicht?: boolean | undefined
}

/** All processes look the sessions of its people up again: who has no second factor is led to set it up. */
export async function setzePflicht(
  tx: Queryable,
  { organisationId, wahl: { pflicht: alle, leitungPflicht }, jetzt }: { organisationId: string; wahl: Pflicht; jetzt: string },
): Promise<void> {
  await tx.query(pflicht, [organisationId, alle ?? null, leitungPflicht ?? null, jetzt])
}
