import type { Columns, Outer } from '../database/columns.ts'
import { exactly, maybe } from '../database/rows.ts'
import { sql } from '../database/sql.ts'
import type { Queryable } from '../ports.ts'
import { sessionChannel } from './session.repository.ts'

const newLink = sql(
  'anmeldung.neuerLink',
  `with alte as (update einmal_link set verwendet_am = :now::timestamptz where person_id = :personId::uuid and verwendet_am is null)
    insert into einmal_link (hash, zweck, person_id, email, created_at, endet_am)
    select :hash::bytea, 'PASSWORT', p.id, p.email, :now::timestamptz,
      :now::timestamptz + case when p.passwort_hash is null then interval '7 days' else interval '30 minutes' end
    from person p where p.id = :personId::uuid
    returning endet_am as bis`,
)

/** Stores a link in place of all earlier ones and answers when it ends; null when there is no such person. */
export async function createLink(
  db: Queryable,
  { hash, personId, now }: { hash: Uint8Array; personId: string; now: string },
): Promise<string | null> {
  return (await maybe(db.query<Columns<'einmal_link', 'endet_am as bis'>>(newLink, { hash, personId, now })))?.bis ?? null
}

/** Bound to the address it was issued for: once the address changes, the old mailbox is useless. */
const valid = (now: string) =>
  `l.zweck = 'PASSWORT' and l.verwendet_am is null and l.endet_am > ${now}::timestamptz and p.aktiv and p.email = l.email`

export interface LinkPerson
  extends Columns<'person', 'id as personId' | 'email' | 'name'>, Outer<Columns<'organisation', 'name as organisation'>> {
  /** Has never had a password: the account begins with this one. */
  neu: boolean
}

const gueltigerLink = sql(
  'anmeldung.gueltigerLink',
  `select p.id as "personId", p.email, p.name, o.name as organisation, p.passwort_hash is null as neu
    from einmal_link l join person p on p.id = l.person_id left join organisation o on o.id = p.organisation_id
    where l.hash = :hash::bytea and ${valid(':now')}`,
)

export async function loadLinkPerson(db: Queryable, hash: Uint8Array, now: string): Promise<LinkPerson | null> {
  return maybe(db.query<LinkPerson>(gueltigerLink, { hash, now }))
}

const einloesung = sql(
  'anmeldung.setzePasswort',
  `with link as (
      update einmal_link l set verwendet_am = :now::timestamptz from person p
      where l.hash = :linkHash::bytea and p.id = l.person_id and ${valid(':now')}
      returning l.person_id
    ),
    person_neu as (
      update person set passwort_hash = :passwortHash, stempel = stempel + 1 from link where person.id = link.person_id returning person.id
    ),
    beendete as (
      update sitzung set beendet_am = :now::timestamptz from person_neu where sitzung.person_id = person_neu.id and beendet_am is null
    )
    select id as "personId", pg_notify('${sessionChannel}', id::text) as notified from person_neu`,
)

/** Raises the stamp and ends all sessions. Answers the person's id, or null when the link is no longer valid. */
export async function storePassword(
  db: Queryable,
  { linkHash, passwortHash, now }: { linkHash: Uint8Array; passwortHash: string; now: string },
): Promise<string | null> {
  const [row] = await db.query<Columns<'person', 'id as personId'>>(einloesung, { linkHash, now, passwortHash })
  return row?.personId ?? null
}

const newHash = sql('anmeldung.ersetzeHash', 'update person set passwort_hash = :neu where id = :personId and passwort_hash = :alt')

/** Rehashes the same password at a higher cost; does nothing when it was changed in between. */
export async function replaceHash(db: Queryable, { personId, alt, neu }: { personId: string; alt: string; neu: string }): Promise<void> {
  await db.write(newHash, { personId, alt, neu })
}

/** Two processes that start at once must not make two first administrators. */
const eineAfterOfAnderen = sql('anmeldung.sperreErsteVerwaltung', 'select pg_advisory_xact_lock(7315042612) as locked')

const verwaltung = sql(
  'anmeldung.plattformVerwaltung',
  `select id, passwort_hash is not null as "hatPasswort" from person where rolle = 'ROLE_ADMIN'
    order by passwort_hash is null, created_at limit 1`,
)

/** The administrator of the platform, one with a password first; nobody else can look for one until the transaction ends. */
export async function loadVerwaltung(tx: Queryable): Promise<(Columns<'person', 'id'> & { hatPasswort: boolean }) | null> {
  await tx.query(eineAfterOfAnderen, {})
  return maybe(tx.query<Columns<'person', 'id'> & { hatPasswort: boolean }>(verwaltung, {}))
}

const verwaltungAnlegen = sql(
  'anmeldung.legeVerwaltungAn',
  `insert into person (id, email, name, rolle, created_at) values (:id, :email, :name, 'ROLE_ADMIN', :now)
    on conflict (id) do update set email = excluded.email, name = excluded.name`,
)

/** @throws ConstraintViolation person_email when the address has another account */
export async function saveVerwaltung(
  tx: Queryable,
  { id, email, name, now }: { id: string; email: string; name: string; now: string },
): Promise<void> {
  await exactly(1, tx.write(verwaltungAnlegen, { id, email, name, now }))
}
