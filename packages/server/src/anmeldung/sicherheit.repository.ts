/** The own sessions, the own password, and what is forgotten after a while. */
import type { Queryable, Statement } from '../ports.ts'
import { gesperrt, sitzungKanal } from './sitzung.repository.ts'

export interface EigeneSitzungRow {
  id: string
  seit: string
  zuletztAm: string
  geraet: string | null
  adresse: string | null
  gesperrt: boolean
}

const eigene: Statement = {
  name: 'anmeldung.eigeneSitzungen',
  text: `select s.id, s.created_at as seit, coalesce(s.zuletzt_am, s.created_at) as "zuletztAm", s.geraet, s.adresse, ${gesperrt('$2')} as gesperrt
    from sitzung s join person p on p.id = s.person_id
    where s.person_id = $1 and s.beendet_am is null and s.endet_am > $2::timestamptz and s.stempel = p.stempel
    order by coalesce(s.zuletzt_am, s.created_at) desc, s.nr desc`,
}

export async function ladeEigeneSitzungen(db: Queryable, personId: string, jetzt: string): Promise<EigeneSitzungRow[]> {
  return db.query<EigeneSitzungRow>(eigene, [personId, jetzt])
}

const eine: Statement = {
  name: 'anmeldung.beendeEigeneSitzung',
  text: `update sitzung set beendet_am = $3::timestamptz where id = $1 and person_id = $2 and beendet_am is null
    returning pg_notify('${sitzungKanal}', person_id::text) as notified`,
}

/** False for a session of someone else and for one that has ended. */
export async function beendeEigene(
  db: Queryable,
  { sitzungId, personId, jetzt }: { sitzungId: string; personId: string; jetzt: string },
): Promise<boolean> {
  return (await db.query(eine, [sitzungId, personId, jetzt])).length === 1
}

const andere: Statement = {
  name: 'anmeldung.beendeAndereSitzungen',
  text: `with beendet as (update sitzung set beendet_am = $3::timestamptz where person_id = $2 and id <> $1 and beendet_am is null)
    select pg_notify('${sitzungKanal}', $2::uuid::text) as notified`,
}

export async function beendeAndere(
  db: Queryable,
  { sitzungId, personId, jetzt }: { sitzungId: string; personId: string; jetzt: string },
): Promise<void> {
  await db.query(andere, [sitzungId, personId, jetzt])
}

const passwort: Statement = {
  name: 'anmeldung.aenderePasswort',
  text: `with links as (update einmal_link set verwendet_am = $4::timestamptz where person_id = $1 and verwendet_am is null)
    update person set passwort_hash = $3 where id = $1 and passwort_hash = $2 returning id`,
}

/** Also voids links that are under way; false when the password was changed in between. */
export async function aenderePasswort(
  db: Queryable,
  { personId, alt, neu, jetzt }: { personId: string; alt: string; neu: string; jetzt: string },
): Promise<boolean> {
  return (await db.query(passwort, [personId, alt, neu, jetzt])).length === 1
}

const alteToken: Statement = {
  name: 'anmeldung.vergissToken',
  text: `delete from refresh_token where sitzung_id in (select id from sitzung where least(beendet_am, endet_am) < $1::timestamptz)`,
}
const alteSitzungen: Statement = {
  name: 'anmeldung.vergissSitzungen',
  text: `delete from sitzung s where least(s.beendet_am, s.endet_am) < $1::timestamptz
    and not exists (select from refresh_token t where t.sitzung_id = s.id)`,
}
const alteLinks: Statement = { name: 'anmeldung.vergissLinks', text: 'delete from einmal_link where endet_am < $1::timestamptz' }
const alteWechsel: Statement = {
  name: 'anmeldung.vergissWechsel',
  text: 'delete from adresswechsel where zurueck_bis < $1::timestamptz',
}
const alteWartende: Statement = {
  name: 'anmeldung.vergissWartende',
  text: `delete from wartendes_konto where coalesce(bestaetigt_am, created_at - interval '23 days') < $1::timestamptz`,
}
const altesProtokoll: Statement = { name: 'anmeldung.vergissProtokoll', text: 'select vergiss_protokoll($1) as vergessen' }

/** Sessions and links a month after their end, sign-ups a week after nobody confirmed or a month after nobody took them in. */
export async function vergissAltes(db: Queryable, vorEinemMonat: string, vorEinemJahr: string): Promise<void> {
  for (const statement of [alteToken, alteSitzungen, alteLinks, alteWechsel, alteWartende]) await db.query(statement, [vorEinemMonat])
  await db.query(altesProtokoll, [vorEinemJahr])
}
