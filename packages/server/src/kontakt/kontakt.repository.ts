/** Contacts of one organisation. Every statement is scoped by the organisation of the actor, which is always $1. */
import type { Kontakt, KontaktAngaben } from '@dreiklang/domain/kontakt/kontakt.contract'
import type { Queryable, Statement } from '../ports.ts'

/** Order of the list and of the index `kontakt_platz`. */
const platz = `falte(k.name) collate "C", k.id`
const spalten = `k.id, k.version, k.name, k.emails, k.phone_numbers as "phoneNumbers", k.title, k.company, k.birthday, k.address, k.notes,
  k.avatar_am as "avatarAm",
  array(select t.tag_id from kontakt_traegt_tag t where t.organisation_id = $1 and t.kontakt_id = k.id order by t.tag_id) as tags`

interface Zeile extends Omit<Kontakt, 'avatar' | 'background'> {
  avatarAm: string | null
}

/** The timestamp is part of the address, so that a new photo has a new address. */
export const avatarVon = (id: string, am: string | null): string | null =>
  am === null ? null : `/api/apps/contacts/avatar/${id}?v=${Date.parse(am)}`

/** A birthday is the same day everywhere at noon. */
function alsKontakt({ avatarAm, birthday, ...zeile }: Zeile): Kontakt {
  return {
    ...zeile,
    avatar: avatarVon(zeile.id, avatarAm),
    background: null,
    birthday: birthday === null ? null : `${birthday}T12:00:00.000Z`,
  }
}

const alle: Statement = {
  name: 'kontakt.alle',
  text: `select ${spalten} from kontakt k where k.organisation_id = $1 and k.geloescht_am is null order by ${platz}`,
}

export async function ladeKontakte(db: Queryable, organisationId: string): Promise<Kontakt[]> {
  return (await db.query<Zeile>(alle, [organisationId])).map(alsKontakt)
}

const suche: Statement = {
  name: 'kontakt.suche',
  text: `select ${spalten} from kontakt k
    where k.organisation_id = $1 and k.geloescht_am is null and strpos(falte(k.name), falte($2)) > 0 order by ${platz}`,
}

export async function sucheKontakte(db: Queryable, organisationId: string, text: string): Promise<Kontakt[]> {
  return (await db.query<Zeile>(suche, [organisationId, text])).map(alsKontakt)
}

const lesen: Statement = {
  name: 'kontakt.lesen',
  text: `with recursive weg as (
      select k.id, k.aufgegangen_in from kontakt k where k.organisation_id = $1 and k.id = $2
      union select n.id, n.aufgegangen_in from kontakt n join weg on n.organisation_id = $1 and n.id = weg.aufgegangen_in)
    select ${spalten} from kontakt k join weg on weg.id = k.id where k.organisation_id = $1 and k.geloescht_am is null`,
}

/** The contact, or the one that it was merged into. */
export async function ladeKontakt(db: Queryable, organisationId: string, id: string): Promise<Kontakt | null> {
  const [zeile] = await db.query<Zeile>(lesen, [organisationId, id])
  return zeile === undefined ? null : alsKontakt(zeile)
}

const genannte: Statement = {
  name: 'kontakt.genannte',
  text: `select ${spalten} from kontakt k where k.organisation_id = $1 and k.id = any ($2::uuid[]) and k.geloescht_am is null
    order by array_position($2::uuid[], k.id)`,
}

/** In the order of their ids as given. */
export async function ladeGenannte(db: Queryable, organisationId: string, ids: readonly string[]): Promise<Kontakt[]> {
  return (await db.query<Zeile>(genannte, [organisationId, ids])).map(alsKontakt)
}

const halten: Statement = {
  name: 'kontakt.halten',
  text: `select ${spalten} from kontakt k where k.organisation_id = $1 and k.id = any ($2::uuid[]) and k.geloescht_am is null order by k.id for update`,
}

/** Locks the contacts until the end of the transaction, ordered by id to avoid deadlocks. */
export async function halteKontakte(db: Queryable, organisationId: string, ids: readonly string[]): Promise<Kontakt[]> {
  return (await db.query<Zeile>(halten, [organisationId, ids])).map(alsKontakt)
}

const zaehlen: Statement = {
  name: 'kontakt.zaehlen',
  text: `select count(*) as anzahl from kontakt k where k.organisation_id = $1 and k.geloescht_am is null`,
}

export async function zaehleKontakte(db: Queryable, organisationId: string): Promise<number> {
  const [zeile] = await db.query<{ anzahl: number }>(zaehlen, [organisationId])
  return zeile?.anzahl ?? 0
}

const einfuegen: Statement = {
  name: 'kontakt.einfuegen',
  text: `insert into kontakt (organisation_id, id, name, emails, phone_numbers, title, company, birthday, address, notes, import_id, created_at, updated_at)
    select $1, x.id, x.name, x.emails, x."phoneNumbers", x.title, x.company, left(x.birthday, 10)::date, x.address, x.notes, $4::uuid, $3, $3
    from jsonb_to_recordset($2::jsonb) as x(id uuid, name text, emails jsonb, "phoneNumbers" jsonb, title text, company text, birthday text, address text, notes text)
    on conflict do nothing returning id`,
}
const tagsAnhaengen: Statement = {
  name: 'kontakt.tagsAnhaengen',
  text: `insert into kontakt_traegt_tag (organisation_id, kontakt_id, tag_id)
    select $1, x.id, t.tag from jsonb_to_recordset($2::jsonb) as x(id uuid, tags uuid[]), unnest(x.tags) as t(tag) on conflict do nothing`,
}

export type NeuerKontakt = KontaktAngaben & { id: string }

/** Skips contacts whose id already exists. Answers how many are new. @throws ConstraintViolation kontakt_traegt_tag_tag */
export async function fuegeKontakteEin(
  db: Queryable,
  organisationId: string,
  { kontakte, am, importId = null }: { kontakte: readonly NeuerKontakt[]; am: string; importId?: string | null },
): Promise<number> {
  const neue = await db.query<{ id: string }>(einfuegen, [organisationId, JSON.stringify(kontakte), am, importId])
  const ids = new Set(neue.map(({ id }) => id))
  const mitTags = kontakte.filter(({ id, tags }) => ids.has(id) && tags.length > 0)
  if (mitTags.length > 0) await db.query(tagsAnhaengen, [organisationId, JSON.stringify(mitTags)])
  return neue.length
}

const schreiben: Statement = {
  name: 'kontakt.schreiben',
  text: `update kontakt set version = version + 1, updated_at = $3, name = $4, emails = $5::jsonb, phone_numbers = $6::jsonb, title = $7, company = $8,
      birthday = left($9, 10)::date, address = $10, notes = $11
    where organisation_id = $1 and id = $2`,
}
const tagsLoesen: Statement = {
  name: 'kontakt.tagsLoesen',
  text: `delete from kontakt_traegt_tag where organisation_id = $1 and kontakt_id = $2`,
}

/** Writes all fields and the tags of a contact that is held. @throws ConstraintViolation kontakt_traegt_tag_tag */
export async function schreibeKontakt(
  db: Queryable,
  organisationId: string,
  { kontakt, am }: { kontakt: NeuerKontakt; am: string },
): Promise<void> {
  const { id, name, emails, phoneNumbers, title, company, birthday, address, notes } = kontakt
  const werte = [name, JSON.stringify(emails), JSON.stringify(phoneNumbers), title, company, birthday, address, notes]
  await db.query(schreiben, [organisationId, id, am, ...werte])
  await db.query(tagsLoesen, [organisationId, id])
  if (kontakt.tags.length > 0) await db.query(tagsAnhaengen, [organisationId, JSON.stringify([kontakt])])
}

const fotoSetzen: Statement = {
  name: 'kontakt.fotoSetzen',
  text: `update kontakt set avatar = $3::bytea, avatar_am = case when $3::bytea is not null then $4::timestamptz end, version = version + 1, updated_at = $4
    where organisation_id = $1 and id = $2 and geloescht_am is null returning id`,
}

/** @param webp null removes the photo. False when there is no such contact. */
export async function setzeFoto(
  db: Queryable,
  organisationId: string,
  { id, webp, am }: { id: string; webp: Uint8Array | null; am: string },
): Promise<boolean> {
  return (await db.query(fotoSetzen, [organisationId, id, webp, am])).length === 1
}

const fotoLesen: Statement = {
  name: 'kontakt.fotoLesen',
  text: `select k.avatar from kontakt k where k.organisation_id = $1 and k.id = $2 and k.avatar is not null and k.geloescht_am is null`,
}

export async function ladeFoto(db: Queryable, organisationId: string, id: string): Promise<Uint8Array | null> {
  const [zeile] = await db.query<{ avatar: Uint8Array }>(fotoLesen, [organisationId, id])
  return zeile?.avatar ?? null
}

const loeschen: Statement = {
  name: 'kontakt.loeschen',
  text: `update kontakt set geloescht_am = $3 where organisation_id = $1 and id = $2 and geloescht_am is null returning id`,
}

export async function loescheKontakt(db: Queryable, organisationId: string, { id, am }: { id: string; am: string }): Promise<boolean> {
  return (await db.query(loeschen, [organisationId, id, am])).length === 1
}

const zurueckholen: Statement = {
  name: 'kontakt.zurueckholen',
  text: `update kontakt set geloescht_am = null where organisation_id = $1 and id = $2 and aufgegangen_in is null returning id`,
}

/** True also for one that was not deleted: restoring is idempotent. */
export async function holeZurueck(db: Queryable, organisationId: string, id: string): Promise<boolean> {
  return (await db.query(zurueckholen, [organisationId, id])).length === 1
}

const importLoeschen: Statement = {
  name: 'kontakt.importLoeschen',
  text: `with betroffen as (
      select k.id, k.version = 1 and not exists (
          select from kontakt n where n.organisation_id = $1 and n.aufgegangen_in = k.id) as unberuehrt
      from kontakt k where k.organisation_id = $1 and k.import_id = $2 and k.aufgegangen_in is null and (k.geloescht_am is null or k.version = 1) for update of k),
    weg as (
      update kontakt k set geloescht_am = coalesce(k.geloescht_am, $3) from betroffen b
      where k.organisation_id = $1 and k.id = b.id and b.unberuehrt returning k.id)
    select (select count(*) from betroffen) as alle, (select count(*) from weg) as weg`,
}

/** Null when nothing came with this import. */
export async function loescheImport(
  db: Queryable,
  organisationId: string,
  { importId, am }: { importId: string; am: string },
): Promise<{ removed: number; kept: number } | null> {
  const [zeile] = await db.query<{ alle: number; weg: number }>(importLoeschen, [organisationId, importId, am])
  if (zeile === undefined || zeile.alle === 0) return null
  return { removed: zeile.weg, kept: zeile.alle - zeile.weg }
}

const leeren: Statement = { name: 'kontakt.leeren', text: `delete from kontakt where geloescht_am < $1` }

/** In the name of the system: permanently deletes what was deleted before this moment, in all organisations. */
export async function vergissGeloeschte(db: Queryable, vor: string): Promise<void> {
  await db.query(leeren, [vor])
}
