import type { Columns } from '../database/columns.ts'
import { sql } from '../database/sql.ts'
import type { Queryable } from '../ports.ts'
import { isLocked, sessionChannel } from './session.repository.ts'

export interface OwnSessionRow extends Columns<'sitzung', 'id' | 'created_at as seit' | 'geraet' | 'adresse'> {
  zuletztAm: string
  gesperrt: boolean
}

const own = sql(
  'anmeldung.eigeneSitzungen',
  `select s.id, s.created_at as seit, coalesce(s.zuletzt_am, s.created_at) as "zuletztAm", s.geraet, s.adresse,
    ${isLocked(':now')} as gesperrt
    from sitzung s join person p on p.id = s.person_id
    where s.person_id = :personId and s.beendet_am is null and s.endet_am > :now::timestamptz and s.stempel = p.stempel
    order by coalesce(s.zuletzt_am, s.created_at) desc, s.nr desc`,
)

export async function loadOwnSessions(db: Queryable, personId: string, now: string): Promise<OwnSessionRow[]> {
  return db.query<OwnSessionRow>(own, { personId, now })
}

const one = sql(
  'anmeldung.beendeEigeneSitzung',
  `update sitzung set beendet_am = :now::timestamptz where id = :sitzungId and person_id = :personId and beendet_am is null
    returning pg_notify('${sessionChannel}', person_id::text) as notified`,
)

export async function endOwn(
  db: Queryable,
  { sitzungId, personId, now }: { sitzungId: string; personId: string; now: string },
): Promise<boolean> {
  return (await db.query(one, { sitzungId, personId, now })).length === 1
}

const others = sql(
  'anmeldung.beendeAndereSitzungen',
  `with beendet as (update sitzung set beendet_am = :now::timestamptz
    where person_id = :personId and id <> :sitzungId and beendet_am is null)
    select pg_notify('${sessionChannel}', :personId::uuid::text) as notified`,
)

export async function endOthers(
  db: Queryable,
  { sitzungId, personId, now }: { sitzungId: string; personId: string; now: string },
): Promise<void> {
  await db.query(others, { sitzungId, personId, now })
}

const password = sql(
  'anmeldung.aenderePasswort',
  `with links as (update einmal_link set verwendet_am = :now::timestamptz where person_id = :personId and verwendet_am is null)
    update person set passwort_hash = :neu where id = :personId and passwort_hash = :alt returning id`,
)

/** Also voids links that are under way; false when the password was changed in between. */
export async function changePassword(
  db: Queryable,
  { personId, alt, neu, now }: { personId: string; alt: string; neu: string; now: string },
): Promise<boolean> {
  return (await db.query(password, { personId, alt, neu, now })).length === 1
}

const oldToken = sql(
  'anmeldung.vergissToken',
  `delete from refresh_token where sitzung_id in (select id from sitzung where least(beendet_am, endet_am) < :vor::timestamptz)`,
)
const oldSessions = sql(
  'anmeldung.vergissSitzungen',
  `delete from sitzung s where least(s.beendet_am, s.endet_am) < :vor::timestamptz
    and not exists (select from refresh_token t where t.sitzung_id = s.id)`,
)
const oldLinks = sql('anmeldung.vergissLinks', 'delete from einmal_link where endet_am < :vor::timestamptz')
const oldWechsel = sql('anmeldung.vergissWechsel', 'delete from adresswechsel where zurueck_bis < :vor::timestamptz')
const oldWaiting = sql(
  'anmeldung.vergissWartende',
  `delete from wartendes_konto where coalesce(bestaetigt_am, created_at - interval '23 days') < :vor::timestamptz`,
)
const oldProtokoll = sql('anmeldung.vergissProtokoll', 'select vergiss_protokoll(:vor) as vergessen')

/** Sessions and links a month after their end, sign-ups a week after nobody confirmed or a month after nobody took them in. */
export async function forgetOld(db: Queryable, vorEinemMonth: string, vorEinemYear: string): Promise<void> {
  for (const statement of [oldToken, oldSessions, oldLinks, oldWechsel, oldWaiting]) await db.write(statement, { vor: vorEinemMonth })
  await db.query(oldProtokoll, { vor: vorEinemYear })
}
