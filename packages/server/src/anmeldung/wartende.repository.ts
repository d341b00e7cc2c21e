/** Accounts waiting for the link in their mail, then for a manager who adds them. */
import type { Queryable, Statement } from '../ports.ts'
import type { WartendesKonto } from '../shared/sitzungen.ts'

export interface NeuesKonto {
  id: string
  email: string
  name: string
  angabe: string | null
  passwortHash: string
  linkHash: Uint8Array
  linkBis: string
  jetzt: string
}

const anlegen: Statement = {
  name: 'anmeldung.legeWartendesAn',
  text: `insert into wartendes_konto (id, email, name, angabe, passwort_hash, link_hash, link_bis, created_at)
    values ($1, $2, $3, $4, $5, $6, $7, $8)
    on conflict (email) do update set name = excluded.name, angabe = excluded.angabe, passwort_hash = excluded.passwort_hash,
      link_hash = excluded.link_hash, link_bis = excluded.link_bis, created_at = excluded.created_at
    where wartendes_konto.bestaetigt_am is null
    returning id`,
}

/** Replaces an earlier unconfirmed one of the address; false when a confirmed one is waiting, which a stranger must not change. */
export async function legeWartendesAn(db: Queryable, neu: NeuesKonto): Promise<boolean> {
  const { id, email, name, angabe, passwortHash, linkHash, linkBis, jetzt } = neu
  return (await db.query(anlegen, [id, email, name, angabe, passwortHash, linkHash, linkBis, jetzt])).length === 1
}

const neuerLink: Statement = {
  name: 'anmeldung.neuerLinkFuerWartendes',
  text: `update wartendes_konto set link_hash = $2, link_bis = $3 where email = $1 and bestaetigt_am is null returning id`,
}

/** False when nobody waits for confirmation under the address. */
export async function erneuereLink(
  db: Queryable,
  { email, linkHash, linkBis }: { email: string; linkHash: Uint8Array; linkBis: string },
): Promise<boolean> {
  return (await db.query(neuerLink, [email, linkHash, linkBis])).length === 1
}

const zumBestaetigen: Statement = {
  name: 'anmeldung.wartendesZumLink',
  text: `select id, email, passwort_hash as "passwortHash" from wartendes_konto
    where link_hash = $1 and bestaetigt_am is null and link_bis > $2::timestamptz`,
}

export async function ladeZumLink(
  db: Queryable,
  linkHash: Uint8Array,
  jetzt: string,
): Promise<{ id: string; email: string; passwortHash: string } | null> {
  const [row] = await db.query<{ id: string; email: string; passwortHash: string }>(zumBestaetigen, [linkHash, jetzt])
  return row ?? null
}

const bestaetige: Statement = {
  name: 'anmeldung.bestaetigeWartendes',
  text: `update wartendes_konto set bestaetigt_am = $2::timestamptz
    where link_hash = $1 and bestaetigt_am is null and link_bis > $2::timestamptz returning id`,
}

/** True for one of many who use the link at once. */
export async function bestaetigeWartendes(db: Queryable, linkHash: Uint8Array, jetzt: string): Promise<boolean> {
  return (await db.query(bestaetige, [linkHash, jetzt])).length === 1
}

const bestaetigtes: Statement = {
  name: 'anmeldung.bestaetigtesKonto',
  text: 'select name, angabe, created_at as seit from wartendes_konto where email = $1 and bestaetigt_am is not null',
}

export async function ladeBestaetigtes(db: Queryable, email: string): Promise<WartendesKonto | null> {
  const [row] = await db.query<WartendesKonto>(bestaetigtes, [email])
  return row ?? null
}

const uebernahme: Statement = {
  name: 'anmeldung.uebernimmWartendes',
  text: `with wartend as (delete from wartendes_konto where email = $1 and bestaetigt_am is not null returning passwort_hash)
    update person set passwort_hash = wartend.passwort_hash from wartend where person.id = $2 and person.email = $1 returning person.id`,
}

/** The password of the sign-up becomes the person's; false when nobody waits. */
export async function uebernimmPasswort(tx: Queryable, email: string, personId: string): Promise<boolean> {
  return (await tx.query(uebernahme, [email, personId])).length === 1
}

const person: Statement = { name: 'anmeldung.personMitAdresse', text: 'select id, aktiv from person where email = $1' }

export async function ladePersonMitAdresse(db: Queryable, email: string): Promise<{ id: string; aktiv: boolean } | null> {
  const [row] = await db.query<{ id: string; aktiv: boolean }>(person, [email])
  return row ?? null
}

const vergiss: Statement = { name: 'anmeldung.vergissWartendes', text: 'delete from wartendes_konto where email = $1' }

/** In nobody's name: the account with this address has begun by another way. */
export async function vergissWartendes(tx: Queryable, email: string): Promise<void> {
  await tx.query(vergiss, [email])
}
