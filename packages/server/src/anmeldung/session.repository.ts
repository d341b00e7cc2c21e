/** Each change is one statement, so that a second caller finds what the first one did. */
import { leerlaufMinutes } from '@dreiklang/domain/anmeldung/idle.contract'
import { isVerwaltung } from '@dreiklang/domain/organisation/organisation.policy'
import { type Rolle, rollen } from '@dreiklang/domain/shared/akteur'
import type { Columns } from '../database/columns.ts'
import { maybe } from '../database/rows.ts'
import { sql } from '../database/sql.ts'
import type { Queryable } from '../ports.ts'
import { type AusbildungRow, ausbildungColumns } from '../shared/rechte.ts'
import { type UserRow, userColumns } from './anmeldung.repository.ts'
import { type Herkunft } from './herkunft.ts'
import { leitungFristDays, sessionsPerPerson } from './life.ts'

/** Notifications of it carry the id of a person whose sessions may have ended. */
export const sessionChannel = 'sitzung'

/** Being among the newest is part of it: two concurrent sign-ins do not see each other's session and would end too few. */
const lives = (now: string) => `s.beendet_am is null and s.endet_am > ${now}::timestamptz and p.aktiv and p.stempel = s.stempel
  and (select count(*) from sitzung n where n.person_id = s.person_id and n.beendet_am is null and n.nr > s.nr) < ${sessionsPerPerson}`

/** Minutes without activity after which a session of the person `p` is locked: of two, the shorter. The platform has no organisation. */
export const leerlauf = `coalesce(least(p.leerlauf_minuten, (select l.leerlauf_minuten from organisation l
  where l.id = p.organisation_id)), ${leerlaufMinutes.ueblich})`

export const isLocked = (now: string) =>
  `(s.gesperrt_am is not null or coalesce(s.zuletzt_am, s.created_at) <= ${now}::timestamptz - ${leerlauf} * interval '1 minute')`

const leitungen = rollen.filter(isVerwaltung).map((rolle) => `'${rolle}'`)

/** Until when manager `p` of organisation `o` may go without a second factor; null where none is required of managers, and for others. */
export const fristOfLeitung = `case when p.rolle in (${leitungen.join(', ')}) and o.leitung_pflicht_seit is not null
  then greatest(o.leitung_pflicht_seit, p.created_at) + interval '${leitungFristDays} days' end`

export interface SessionRow
  extends
    Columns<'sitzung', 'id as sitzungId' | 'person_id' | 'stempel' | 'endet_am'>,
    Columns<'person', 'rolle' | 'organisation_id' | 'name', { rolle: Rolle }>,
    AusbildungRow {
  gesperrt: boolean
  ohneFaktor: boolean
  zuletztAm: string
}

const lebende = sql(
  'anmeldung.lebendeSitzungen',
  `select s.id as "sitzungId", s.person_id as "personId", s.stempel, s.endet_am as "endetAm",
      p.rolle, p.organisation_id as "organisationId", p.name, ${ausbildungColumns},
      ${isLocked(':now')} as gesperrt, coalesce(s.zuletzt_am, s.created_at) as "zuletztAm",
      (coalesce(o.zweiter_faktor_pflicht, false) or coalesce(${fristOfLeitung} <= :now::timestamptz, false))
        and not exists (select from totp t where t.person_id = p.id and t.bestaetigt_am is not null)
        and not exists (select from passkey k where k.person_id = p.id) as "ohneFaktor"
    from sitzung s join person p on p.id = s.person_id left join organisation o on o.id = p.organisation_id
    where s.id = any (:sitzungIds::uuid[]) and ${lives(':now')}`,
)

export async function loadLiving(db: Queryable, sitzungIds: readonly string[], now: string): Promise<SessionRow[]> {
  return db.query<SessionRow>(lebende, { sitzungIds, now })
}

export interface NewSession {
  sitzungId: string
  personId: string
  stempel: number
  tokenHash: Uint8Array
  now: string
  endetAm: string
  herkunft: Herkunft
}

/** A locked row is being ended by somebody else at this moment; waiting for it would hold up every statement behind this one. */
const eroeffnung = sql(
  'anmeldung.eroeffneSitzung',
  `with person_noch_da as (select id, stempel from person where id = :personId and aktiv and stempel = :stempel),
    ueberzaehlige as (
      update sitzung set beendet_am = :now::timestamptz
      where id in (
        select id from sitzung where beendet_am is null and id in (
          select id from sitzung where person_id = :personId and beendet_am is null order by nr desc offset ${sessionsPerPerson - 1}
        ) for update skip locked
      )
      returning id
    ),
    neue as (
      insert into sitzung (id, person_id, stempel, created_at, endet_am, zuletzt_am, adresse, geraet)
      select :sitzungId::uuid, id, stempel, :now::timestamptz, :endetAm::timestamptz, :now::timestamptz, :adresse, :geraet
        from person_noch_da
      returning id
    ),
    token as (
      insert into refresh_token (hash, sitzung_id, generation, created_at) select :tokenHash::bytea, id, 1, :now::timestamptz from neue
    ),
    eintrag as (
      insert into konto_protokoll (person_id, art, adresse, geraet, am, anfrage_id)
      select id, 'ANMELDUNG', :adresse, :geraet, :now::timestamptz, :anfrageId::uuid from person_noch_da
    )
    select array(select id from ueberzaehlige) as "beendet" from neue`,
)

/** Opens a session and ends the oldest beyond the limit; answers their ids, or null when the person's rights changed in between. */
export async function createSession(db: Queryable, neu: NewSession): Promise<string[] | null> {
  const { herkunft, ...session } = neu
  const [row] = await db.query<{ beendet: string[] }>(eroeffnung, { ...session, ...herkunft })
  return row?.beendet ?? null
}

export interface RotationRow extends UserRow, Columns<'refresh_token', 'sitzung_id'>, Columns<'sitzung', 'stempel' | 'endet_am'> {}

const rotation = sql(
  'anmeldung.rotiereToken',
  `with verwendet as (
      update refresh_token t set verwendet_am = :now::timestamptz, nachfolger = :nachfolger::bytea
      from sitzung s join person p on p.id = s.person_id
      where t.hash = :hash::bytea and t.verwendet_am is null and s.id = t.sitzung_id and ${lives(':now')} and not ${isLocked(':now')}
      returning t.sitzung_id, t.generation, s.person_id, s.stempel, s.endet_am
    ),
    neuer as (
      insert into refresh_token (hash, sitzung_id, generation, created_at)
        select :nachfolgerHash::bytea, sitzung_id, generation + 1, :now::timestamptz from verwendet
    )
    select v.sitzung_id as "sitzungId", v.stempel, v.endet_am as "endetAm", ${userColumns}
    from verwendet v join person p on p.id = v.person_id left join organisation o on o.id = p.organisation_id`,
)

/** Uses an unused token of a living session and stores its successor. Null for everyone but the first caller. */
export async function rotateToken(
  db: Queryable,
  { hash, now, nachfolger, nachfolgerHash }: { hash: Uint8Array; now: string; nachfolger: Uint8Array; nachfolgerHash: Uint8Array },
): Promise<RotationRow | null> {
  return maybe(db.query<RotationRow>(rotation, { hash, now, nachfolger, nachfolgerHash }))
}

export interface VerwendeterToken extends RotationRow, Columns<'refresh_token', 'verwendet_am' | 'nachfolger'>, Columns<'person', 'aktiv'> {
  lebt: boolean
  /** Nothing else has ended it: the person has another role, profession or LANR, or was locked out and let in again. */
  rechteGeaendert: boolean
  gesperrt: boolean
  nachfolgerVerwendet: boolean
}

const verwendeter = sql(
  'anmeldung.verwendeterToken',
  `select t.sitzung_id as "sitzungId", s.stempel, s.endet_am as "endetAm", ${userColumns},
      (${lives(':now')}) as lebt, p.aktiv, s.beendet_am is null and p.stempel <> s.stempel as "rechteGeaendert", ${isLocked(':now')} as gesperrt, t.verwendet_am as "verwendetAm", t.nachfolger,
      exists (
        select from refresh_token n where n.sitzung_id = t.sitzung_id and n.generation = t.generation + 1 and n.verwendet_am is not null
      ) as "nachfolgerVerwendet"
    from refresh_token t join sitzung s on s.id = t.sitzung_id join person p on p.id = s.person_id
      left join organisation o on o.id = p.organisation_id
    where t.hash = :hash::bytea`,
)

export async function loadUsed(db: Queryable, hash: Uint8Array, now: string): Promise<VerwendeterToken | null> {
  return maybe(db.query<VerwendeterToken>(verwendeter, { hash, now }))
}

const end = sql(
  'anmeldung.beendeSitzung',
  `with beendet as (
      update sitzung set beendet_am = :now::timestamptz
      where beendet_am is null and (id = :sitzungId::uuid or id in (select sitzung_id from refresh_token where hash = :tokenHash::bytea))
      returning person_id
    )
    select person_id as "personId", pg_notify('${sessionChannel}', person_id::text) as notified from beendet`,
)

/** Ends the session with this id or with this refresh token of any generation and tells all processes; answers whose it was. */
export async function endSession(
  db: Queryable,
  { sitzungId, tokenHash, now }: { sitzungId: string | null; tokenHash: Uint8Array | null; now: string },
): Promise<string[]> {
  return (await db.query<Columns<'sitzung', 'person_id'>>(end, { sitzungId, tokenHash, now })).map(({ personId }) => personId)
}

const meldung = sql('anmeldung.meldeRechte', `select pg_notify('${sessionChannel}', :personId)`)

/** Delivered to all processes with the commit of the transaction. */
export async function reportRechte(tx: Queryable, personId: string): Promise<void> {
  await tx.query(meldung, { personId })
}
