import type { Columns } from '../database/columns.ts'
import { maybe, one } from '../database/rows.ts'
import { sql } from '../database/sql.ts'
import type { Queryable } from '../ports.ts'
import type { WaitingKonto } from '../shared/sessions.ts'

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

const anlegen = sql(
  'anmeldung.legeWartendesAn',
  `with andere as (select exists (select from wartendes_konto where email = :email and bestaetigt_am is not null) as wartet),
    neu as (
      insert into wartendes_konto (id, email, name, angabe, passwort_hash, link_hash, link_bis, created_at)
      values (:id, :email, :name, :angabe, :passwortHash, :linkHash, :linkBis, :now)
      on conflict (email) where bestaetigt_am is null do update set name = excluded.name, angabe = excluded.angabe,
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
    where link_hash = :linkHash and bestaetigt_am is null and link_bis > :now::timestamptz returning id`,
)

/** True for one of many who use the link at once. */
export async function confirmWaiting(db: Queryable, linkHash: Uint8Array, now: string): Promise<boolean> {
  return (await db.query(bestaetige, { linkHash, now })).length === 1
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
