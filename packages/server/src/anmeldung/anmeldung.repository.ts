import { plattformKette } from '@dreiklang/domain/protokoll/protokoll'
import type { OrganisationArt, Rolle } from '@dreiklang/domain/shared/akteur'
import type { Benutzer } from '@dreiklang/domain/shared/anmeldung.contract'
import { pseudoLanr } from '@dreiklang/domain/shared/checkDigits'
import { isPharmazeutisch } from '@dreiklang/domain/shared/rechte'
import type { Columns, Outer } from '../database/columns.ts'
import { exactly } from '../database/rows.ts'
import { sql } from '../database/sql.ts'
import type { Queryable } from '../ports.ts'
import type { Herkunft } from './herkunft.ts'
import { isoPlus } from './life.ts'
import { type Count, type Limit, windowMs } from './limits.ts'

/** The LANR with which person `p` may prescribe; the placeholder for "no number" counts as none. */
const verordnungsLanr = `nullif(p.lanr, '${pseudoLanr}')`

export const userColumns = `p.id as "personId", p.name, p.email, p.rolle, p.beruf, ${verordnungsLanr} as lanr,
  o.id as "organisationId", o.art as "organisationArt", o.name as "organisationName", coalesce(o.status = 'GESPERRT',
    false) as "hausGesperrt"`

export interface UserRow
  extends
    Columns<'person', 'id as personId' | 'name' | 'email' | 'rolle' | 'beruf', { rolle: Rolle }>,
    Outer<
      Columns<
        'organisation',
        'id as organisationId' | 'art as organisationArt' | 'name as organisationName',
        { organisationArt: OrganisationArt }
      >
    > {
  lanr: string | null
  hausGesperrt: boolean
}

export function userOf(row: UserRow): Benutzer {
  const { personId: id, name, email, rolle } = row
  // Whoever is asking is online; a status chosen by people themselves comes with the chat.
  return { id, name, email, status: 'online', roles: [rolle], ...personalOf(row) }
}

/** There is no separate staff record, so both share one id. */
function personalOf({ personId: id, beruf, lanr, organisationId, organisationArt, organisationName }: UserRow) {
  if (organisationId === null || organisationArt === null || organisationName === null) return {}
  switch (organisationArt) {
    case 'PFLEGEDIENST':
      return { pflegepersonal: { id, pflegedienst: { id: organisationId, firmenname: organisationName } } }
    case 'APOTHEKE':
      return {
        apothekepersonal: { id, istPharmazeutisch: isPharmazeutisch(beruf), apotheke: { id: organisationId, name: organisationName } },
      }
    case 'ARZTPRAXIS':
      return { arztpersonal: { id, lanr, arzt: { id: organisationId, praxis: organisationName } } }
    default:
      return organisationArt satisfies never
  }
}

const benutzer = sql(
  'anmeldung.benutzer',
  `select ${userColumns} from person p left join organisation o on o.id = p.organisation_id where p.id = :personId`,
)

export async function loadUser(db: Queryable, personId: string): Promise<Benutzer | null> {
  const [row] = await db.query<UserRow>(benutzer, { personId })
  return row === undefined ? null : userOf(row)
}

/** One row for each key in the given order: failures in the window, and the moment of the one whose end lets another attempt in. */
const zaehlstaende = `select jsonb_agg(jsonb_build_object('failures', f.anzahl, 'amMs', floor(extract(epoch from f.am) * 1000))
  order by l.nr)
  from unnest(:keys::text[], :most::int[]) with ordinality as l(schluessel, hoechstens, nr)
  cross join lateral (
    select count(*)::int as anzahl, (array_agg(v.am order by v.am desc))[l.hoechstens] as am
    from fehlversuch v where v.schluessel = l.schluessel and v.am > :seit::timestamptz
  ) f`

interface CountRow {
  failures: number
  amMs: number | null
}

const countsOf = (rows: readonly CountRow[], now: Date): Count[] =>
  rows.map(({ failures, amMs }) => ({
    failures,
    secondsToWait: Math.max(1, Math.ceil(((amMs ?? now.getTime()) + windowMs - now.getTime()) / 1000)),
  }))

const limitValues = (limits: readonly Limit[], now: Date) => ({
  keys: limits.map(({ key }) => key),
  most: limits.map(({ most }) => most),
  seit: isoPlus(now, -windowMs),
})

export interface Konto extends UserRow, Columns<'person', 'aktiv' | 'stempel' | 'passwort_hash'> {
  hatTotp: boolean
  hatPasskey: boolean
}

export const factorColumns = `exists (select from totp t where t.person_id = p.id and t.bestaetigt_am is not null) as "hatTotp",
  exists (select from passkey k where k.person_id = p.id) as "hatPasskey"`

export interface Applicant {
  konto: Konto | null
  /** Of who signed up, confirmed the address and belongs to no organisation yet. */
  waitingHash: string | null
  /** Of the latest sign-up that nobody confirmed. It lies there beside an account, too: anybody can sign up with any address. */
  unconfirmedHash: string | null
}

interface AnmeldungRow extends Konto, Omit<Applicant, 'konto'> {
  counts: CountRow[]
}

const kontoWithZaehlern = sql(
  'anmeldung.kontoMitZaehlern',
  `select (${zaehlstaende}) as counts, p.aktiv, p.stempel, p.passwort_hash as "passwortHash", ${factorColumns}, ${userColumns},
      w.passwort_hash as "waitingHash", u.passwort_hash as "unconfirmedHash"
    from (select 1) as immer left join person p on p.email = :email left join organisation o on o.id = p.organisation_id
      left join wartendes_konto w on w.email = :email and w.bestaetigt_am is not null
      left join wartendes_konto u on u.email = :email and u.bestaetigt_am is null`,
)

/** Everything sign-in asks the database before comparing, in one statement, whether or not the account exists. */
export async function loadKonto(
  db: Queryable,
  { email, limits, now }: { email: string; limits: readonly Limit[]; now: Date },
): Promise<{ counts: Count[]; loaded: Applicant }> {
  const [row] = await db.query<AnmeldungRow | (Omit<AnmeldungRow, 'personId'> & { personId: null })>(kontoWithZaehlern, {
    ...limitValues(limits, now),
    email,
  })
  if (row === undefined) throw new Error('The statement always answers a row')
  const { waitingHash, unconfirmedHash } = row
  return { counts: countsOf(row.counts, now), loaded: { konto: row.personId === null ? null : row, waitingHash, unconfirmedHash } }
}

const counter = sql('anmeldung.zaehler', `select (${zaehlstaende}) as counts`)

export async function loadCounter(db: Queryable, limits: readonly Limit[], now: Date): Promise<Count[]> {
  const [row] = await db.query<{ counts: CountRow[] }>(counter, limitValues(limits, now))
  return countsOf(row?.counts ?? [], now)
}

/** Who fails also sweeps: at most 50 old rows, so that the table stays as small as the last minutes were busy. */
const failedAttempt = sql(
  'anmeldung.fehlversuch',
  `with alte as (
      delete from fehlversuch where ctid = any (array(select ctid from fehlversuch where am < :vor::timestamptz order by am limit 50))
    ),
    eintrag as (
      insert into konto_protokoll (person_id, art, adresse, geraet, am, anfrage_id)
      select :personId::uuid, 'FEHLVERSUCH', :adresse, :geraet, :now::timestamptz, :anfrageId::uuid where :personId::uuid is not null
    ),
    -- Nobody's account: nothing of what was typed, which may be a password in the wrong field.
    unbekannt as (
      insert into protokoll (organisation_id, aktion, art, objekt_art, objekt_id, anfrage_id, adresse)
      select '${plattformKette}', 'anmeldung.fehlversuch', 'KONTO', 'KONTO_FEHLVERSUCH', 'unbekannt', :anfrageId::uuid, :adresse
      where :personId::uuid is null and :anfrageId::uuid is not null
    )
    insert into fehlversuch (schluessel, am) select schluessel, :now::timestamptz from unnest(:keys::text[]) as schluessel`,
)

const withoutHerkunft: Herkunft = { adresse: null, geraet: null, anfrageId: null }

export interface FailedAttempt {
  limits: readonly Limit[]
  now: Date
  /** The person whose log records it; null when there is no such account. */
  personId?: string | null
  herkunft?: Herkunft
}

export async function countFailedAttempt(
  db: Queryable,
  { limits, now, personId = null, herkunft = withoutHerkunft }: FailedAttempt,
): Promise<void> {
  const keys = limits.map(({ key }) => key)
  const values = { keys, now: now.toISOString(), vor: isoPlus(now, -2 * windowMs), personId, ...herkunft }
  await exactly(keys.length, db.write(failedAttempt, values))
}

const begruessung = sql(
  'anmeldung.begruesse',
  `update person set begruesst_am = :now::timestamptz where id = :personId and begruesst_am is null returning id`,
)

/** True only on the very first call. */
export async function greet(tx: Queryable, personId: string, now: string): Promise<boolean> {
  return (await tx.query(begruessung, { personId, now })).length === 1
}
