import type { Columns } from '../database/columns.ts'
import { maybe, one } from '../database/rows.ts'
import { sql } from '../database/sql.ts'
import type { Queryable } from '../ports.ts'
import type { WaitingKonto, WaitingRow } from '../shared/sessions.ts'

export interface NewKonto {
  id: string
  email: string
  name: string
  angabe: string | null
  passwortHash: string
  linkHash: Uint8Array
  linkBis: string
  now: string
}

/** Words that say what kind of organisation it is, not which. */
const kindWords = `'{pflegedienst,pflege,ambulante,ambulanter,apotheke,praxis,arztpraxis,hausarztpraxis,dr,gmbh,der,die,am,an,im,in,und}'`
const tellingWords = (text: string) =>
  `array(select w from regexp_split_to_table(btrim(suchform(${text})), ' +') w where w <> '' and w <> all (${kindWords}::text[]))`

/** The one whose name has all telling words of what the person wrote, or the other way round; of several none, because names lie beside it. */
const organisationNamed = `(select (array_agg(n.id))[1]
  from (select o.id, ${tellingWords('o.name')} as words from organisation o) n, (select ${tellingWords(':angabe')} as words) a
  where cardinality(n.words) > 0 and cardinality(a.words) > 0 and (n.words @> a.words or n.words <@ a.words) having count(*) = 1)`

const anlegen = sql(
  'anmeldung.legeWartendesAn',
  `with andere as (select exists (select from wartendes_konto where email = :email and bestaetigt_am is not null) as wartet),
    neu as (
      insert into wartendes_konto (id, email, name, angabe, passwort_hash, link_hash, link_bis, created_at, organisation_id)
      values (:id, :email, :name, :angabe, :passwortHash, :linkHash, :linkBis, :now, ${organisationNamed})
      on conflict (email) where bestaetigt_am is null do update set name = excluded.name, angabe = excluded.angabe, organisation_id = excluded.organisation_id,
        passwort_hash = excluded.passwort_hash, link_hash = excluded.link_hash, link_bis = excluded.link_bis, created_at = excluded.created_at
    )
    select wartet from andere`,
)

/** Replaces an earlier unconfirmed one of the address; true when a confirmed one waits beside it, which a stranger must not change. */
export async function createWaiting(db: Queryable, neu: NewKonto): Promise<boolean> {
  return (await one(db.query<{ wartet: boolean }>(anlegen, { ...neu }))).wartet
}

const newLink = sql(
  'anmeldung.neuerLinkFuerWartendes',
  `update wartendes_konto w set link_hash = :linkHash, link_bis = :linkBis where email = :email and bestaetigt_am is null
      and not exists (select from person p where p.email = w.email)
      and not exists (select from wartendes_konto b where b.email = w.email and b.bestaetigt_am is not null)
    returning id`,
)

/** False where only a stranger can have signed up: the address has an account, or a confirmed one waits. */
export async function renewLink(db: Queryable, link: { email: string; linkHash: Uint8Array; linkBis: string }): Promise<boolean> {
  return (await db.query(newLink, link)).length === 1
}

const zumBestaetigen = sql(
  'anmeldung.wartendesZumLink',
  `select id, email, name, passwort_hash as "passwortHash" from wartendes_konto
    where link_hash = :linkHash and bestaetigt_am is null and link_bis > :now::timestamptz`,
)

export async function loadForLink(
  db: Queryable,
  linkHash: Uint8Array,
  now: string,
): Promise<Columns<'wartendes_konto', 'id' | 'email' | 'name' | 'passwort_hash'> | null> {
  return maybe(db.query<Columns<'wartendes_konto', 'id' | 'email' | 'name' | 'passwort_hash'>>(zumBestaetigen, { linkHash, now }))
}

const bestaetige = sql(
  'anmeldung.bestaetigeWartendes',
  `update wartendes_konto set bestaetigt_am = :now::timestamptz
    where link_hash = :linkHash and bestaetigt_am is null and link_bis > :now::timestamptz
    returning name, organisation_id as "organisationId"`,
)

type Confirmed = Columns<'wartendes_konto', 'name' | 'organisation_id'>

/** Null for all but one of many who use the link at once. */
export async function confirmWaiting(db: Queryable, linkHash: Uint8Array, now: string): Promise<Confirmed | null> {
  return maybe(db.query<Confirmed>(bestaetige, { linkHash, now }))
}

const warten = `organisation_id = :organisationId and bestaetigt_am is not null`
const wartende = sql(
  'anmeldung.wartende',
  `select id, name, email, angabe, created_at as seit from wartendes_konto where ${warten} order by created_at, id limit 200`,
)

/** Who waits for this organisation. */
export async function listWaiting(db: Queryable, organisationId: string): Promise<WaitingRow[]> {
  return db.query<WaitingRow>(wartende, { organisationId })
}

const anzahl = sql('anmeldung.zaehleWartende', `select count(*)::int as anzahl from wartendes_konto where ${warten}`)

export async function countWaiting(db: Queryable, organisationId: string): Promise<number> {
  return (await one(db.query<{ anzahl: number }>(anzahl, { organisationId }))).anzahl
}

const ablehnen = sql('anmeldung.lehneWartendesAb', `delete from wartendes_konto where ${warten} and id = :id returning email, name`)

/** Null when the person does not wait for this organisation, or no longer. */
export async function deleteWaiting(
  tx: Queryable,
  which: { organisationId: string; id: string },
): Promise<Columns<'wartendes_konto', 'email' | 'name'> | null> {
  return maybe(tx.query<Columns<'wartendes_konto', 'email' | 'name'>>(ablehnen, which))
}

const bestaetigtes = sql(
  'anmeldung.bestaetigtesKonto',
  'select name, angabe, created_at as seit from wartendes_konto where email = :email and bestaetigt_am is not null',
)

export async function loadConfirmed(db: Queryable, email: string): Promise<WaitingKonto | null> {
  return maybe(db.query<Columns<'wartendes_konto', 'name' | 'angabe' | 'created_at as seit'>>(bestaetigtes, { email }))
}

const uebernahme = sql(
  'anmeldung.uebernimmWartendes',
  `with wartend as (delete from wartendes_konto where email = :email returning passwort_hash, bestaetigt_am)
    update person set passwort_hash = wartend.passwort_hash from wartend
      where person.id = :personId and person.email = :email and wartend.bestaetigt_am is not null
      returning person.id`,
)

export async function takeOverPassword(tx: Queryable, email: string, personId: string): Promise<boolean> {
  return (await tx.query(uebernahme, { email, personId })).length === 1
}

const person = sql('anmeldung.personMitAdresse', 'select id, aktiv, name from person where email = :email')

export async function loadPersonWithAdresse(db: Queryable, email: string): Promise<Columns<'person', 'id' | 'aktiv' | 'name'> | null> {
  return maybe(db.query<Columns<'person', 'id' | 'aktiv' | 'name'>>(person, { email }))
}

const vergiss = sql('anmeldung.vergissWartendes', 'delete from wartendes_konto where email = :email')

/** In nobody's name: the account with this address has begun by another way. */
export async function forgetWaiting(tx: Queryable, email: string): Promise<void> {
  await tx.write(vergiss, { email })
}
