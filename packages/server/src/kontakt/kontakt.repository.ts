import type { Kontakt, KontaktAngaben } from '@dreiklang/domain/kontakt/kontakt.contract'
import type { Columns } from '../database/columns.ts'
import { exactly, one } from '../database/rows.ts'
import { sql } from '../database/sql.ts'
import type { Queryable } from '../ports.ts'

/** Order of the list and of the index `kontakt_platz`. */
const platz = `falte(k.name) collate "C", k.id`
const columns = `k.id, k.version, k.name, k.emails, k.phone_numbers as "phoneNumbers", k.title, k.company, k.birthday, k.address, k.notes,
  k.avatar_am as "avatarAm",
  array(select t.tag_id from kontakt_traegt_tag t where t.organisation_id = :organisationId and t.kontakt_id = k.id
    order by t.tag_id) as tags`

type Zeile = Columns<
  'kontakt',
  'id' | 'version' | 'name' | 'emails' | 'phone_numbers' | 'title' | 'company' | 'birthday' | 'address' | 'notes' | 'avatar_am',
  Kontakt
> &
  Pick<Kontakt, 'tags'>

/** The timestamp is part of the address, so that a new photo has a new address. */
export const avatarOf = (id: string, am: string | null): string | null =>
  am === null ? null : `/api/apps/contacts/avatar/${id}?v=${Date.parse(am)}`

/** A birthday is the same day everywhere at noon. */
function asKontakt({ avatarAm, birthday, ...row }: Zeile): Kontakt {
  return {
    ...row,
    avatar: avatarOf(row.id, avatarAm),
    background: null,
    birthday: birthday === null ? null : `${birthday}T12:00:00.000Z`,
  }
}

const all = sql(
  'kontakt.alle',
  `select ${columns} from kontakt k where k.organisation_id = :organisationId and k.geloescht_am is null order by ${platz}`,
)

export async function loadKontakte(db: Queryable, organisationId: string): Promise<Kontakt[]> {
  return (await db.query<Zeile>(all, { organisationId })).map(asKontakt)
}

const search = sql(
  'kontakt.suche',
  `select ${columns} from kontakt k
    where k.organisation_id = :organisationId and k.geloescht_am is null and strpos(falte(k.name), falte(:text)) > 0 order by ${platz}`,
)

export async function searchKontakte(db: Queryable, organisationId: string, text: string): Promise<Kontakt[]> {
  return (await db.query<Zeile>(search, { organisationId, text })).map(asKontakt)
}

const read = sql(
  'kontakt.lesen',
  `with recursive weg as (
      select k.id, k.aufgegangen_in from kontakt k where k.organisation_id = :organisationId and k.id = :id
      union select n.id, n.aufgegangen_in from kontakt n join weg on n.organisation_id = :organisationId and n.id = weg.aufgegangen_in)
    select ${columns} from kontakt k join weg on weg.id = k.id where k.organisation_id = :organisationId and k.geloescht_am is null`,
)

/** The contact, or the one that it was merged into. */
export async function loadKontakt(db: Queryable, organisationId: string, id: string): Promise<Kontakt | null> {
  const [row] = await db.query<Zeile>(read, { organisationId, id })
  return row === undefined ? null : asKontakt(row)
}

const genannte = sql(
  'kontakt.genannte',
  `select ${columns} from kontakt k where k.organisation_id = :organisationId and k.id = any (:ids::uuid[]) and k.geloescht_am is null
    order by array_position(:ids::uuid[], k.id)`,
)

/** In the order of their ids as given. */
export async function loadNamed(db: Queryable, organisationId: string, ids: readonly string[]): Promise<Kontakt[]> {
  return (await db.query<Zeile>(genannte, { organisationId, ids })).map(asKontakt)
}

const halten = sql(
  'kontakt.halten',
  `select ${columns} from kontakt k where k.organisation_id = :organisationId and k.id = any (:ids::uuid[])
    and k.geloescht_am is null order by k.id for update`,
)

/** Locks the contacts until the end of the transaction, ordered by id to avoid deadlocks. */
export async function holdKontakte(db: Queryable, organisationId: string, ids: readonly string[]): Promise<Kontakt[]> {
  return (await db.query<Zeile>(halten, { organisationId, ids })).map(asKontakt)
}

const zaehlen = sql(
  'kontakt.zaehlen',
  `select count(*) as anzahl from kontakt k where k.organisation_id = :organisationId and k.geloescht_am is null`,
)

export async function countKontakte(db: Queryable, organisationId: string): Promise<number> {
  return (await one(db.query<{ anzahl: number }>(zaehlen, { organisationId }))).anzahl
}

const insert = sql(
  'kontakt.einfuegen',
  `insert into kontakt (organisation_id, id, name, emails, phone_numbers, title, company, birthday, address, notes, import_id, created_at,
    updated_at)
    select :organisationId, x.id, x.name, x.emails, x."phoneNumbers", x.title, x.company, left(x.birthday, 10)::date, x.address, x.notes,
      :importId::uuid, :am, :am
    from jsonb_to_recordset(:kontakte::jsonb) as x(id uuid, name text, emails jsonb, "phoneNumbers" jsonb, title text, company text,
      birthday text, address text, notes text)
    on conflict do nothing returning id`,
)
const tagsAnhaengen = sql(
  'kontakt.tagsAnhaengen',
  `insert into kontakt_traegt_tag (organisation_id, kontakt_id, tag_id)
    select :organisationId, x.id, t.tag from jsonb_to_recordset(:kontakte::jsonb) as x(id uuid, tags uuid[]),
      unnest(x.tags) as t(tag) on conflict do nothing`,
)

export type NewKontakt = KontaktAngaben & { id: string }

/** Skips contacts whose id already exists. Answers how many are new. @throws ConstraintViolation kontakt_traegt_tag_tag */
export async function insertKontakte(
  db: Queryable,
  organisationId: string,
  { kontakte, am, importId = null }: { kontakte: readonly NewKontakt[]; am: string; importId?: string | null },
): Promise<number> {
  const added = await db.query<{ id: string }>(insert, { organisationId, kontakte: JSON.stringify(kontakte), am, importId })
  const ids = new Set(added.map(({ id }) => id))
  const withTags = kontakte.filter(({ id, tags }) => ids.has(id) && tags.length > 0)
  if (withTags.length > 0) await db.write(tagsAnhaengen, { organisationId, kontakte: JSON.stringify(withTags) })
  return added.length
}

const write = sql(
  'kontakt.schreiben',
  `update kontakt set version = version + 1, updated_at = :am, name = :name, emails = :emails::jsonb, phone_numbers = :phoneNumbers::jsonb,
    title = :title, company = :company,
      birthday = left(:birthday, 10)::date, address = :address, notes = :notes
    where organisation_id = :organisationId and id = :id`,
)
const tagsLoesen = sql('kontakt.tagsLoesen', `delete from kontakt_traegt_tag where organisation_id = :organisationId and kontakt_id = :id`)

/** Writes all fields and the tags of a contact that is held. @throws ConstraintViolation kontakt_traegt_tag_tag */
export async function writeKontakt(
  db: Queryable,
  organisationId: string,
  { kontakt, am }: { kontakt: NewKontakt; am: string },
): Promise<void> {
  const { id, name, emails, phoneNumbers, title, company, birthday, address, notes } = kontakt
  const values = {
    name,
    emails: JSON.stringify(emails),
    phoneNumbers: JSON.stringify(phoneNumbers),
    title,
    company,
    birthday,
    address,
    notes,
  }
  await exactly(1, db.write(write, { organisationId, id, am, ...values }))
  await db.write(tagsLoesen, { organisationId, id })
  if (kontakt.tags.length > 0) await db.write(tagsAnhaengen, { organisationId, kontakte: JSON.stringify([kontakt]) })
}

const fotoSetzen = sql(
  'kontakt.fotoSetzen',
  `update kontakt set avatar = :webp::bytea, avatar_am = case when :webp::bytea is not null then :am::timestamptz end,
    version = version + 1, updated_at = :am
    where organisation_id = :organisationId and id = :id and geloescht_am is null returning id`,
)

/** @param webp null removes the photo. False when there is no such contact. */
export async function setFoto(
  db: Queryable,
  organisationId: string,
  what: { id: string; webp: Uint8Array | null; am: string },
): Promise<boolean> {
  return (await db.query(fotoSetzen, { organisationId, ...what })).length === 1
}

const fotoLesen = sql(
  'kontakt.fotoLesen',
  `select k.avatar from kontakt k where k.organisation_id = :organisationId and k.id = :id and k.avatar is not null
    and k.geloescht_am is null`,
)

export async function loadFoto(db: Queryable, organisationId: string, id: string): Promise<Uint8Array | null> {
  const [row] = await db.query<Columns<'kontakt', 'avatar'>>(fotoLesen, { organisationId, id })
  return row?.avatar ?? null
}

const loeschen = sql(
  'kontakt.loeschen',
  `update kontakt set geloescht_am = :am where organisation_id = :organisationId and id = :id and geloescht_am is null returning id`,
)

export async function deleteKontakt(db: Queryable, organisationId: string, what: { id: string; am: string }): Promise<boolean> {
  return (await db.query(loeschen, { organisationId, ...what })).length === 1
}

const zurueckholen = sql(
  'kontakt.zurueckholen',
  `update kontakt set geloescht_am = null where organisation_id = :organisationId and id = :id and aufgegangen_in is null returning id`,
)

/** True also for one that was not deleted: restoring is idempotent. */
export async function restore(db: Queryable, organisationId: string, id: string): Promise<boolean> {
  return (await db.query(zurueckholen, { organisationId, id })).length === 1
}

const importLoeschen = sql(
  'kontakt.importLoeschen',
  `with betroffen as (
      select k.id, k.version = 1 and not exists (
          select from kontakt n where n.organisation_id = :organisationId and n.aufgegangen_in = k.id) as unberuehrt
      from kontakt k where k.organisation_id = :organisationId and k.import_id = :importId and k.aufgegangen_in is null
        and (k.geloescht_am is null or k.version = 1) for update of k),
    weg as (
      update kontakt k set geloescht_am = coalesce(k.geloescht_am, :am) from betroffen b
      where k.organisation_id = :organisationId and k.id = b.id and b.unberuehrt returning k.id)
    select (select count(*) from betroffen) as alle, (select count(*) from weg) as weg`,
)

/** Null when nothing came with this import. */
export async function deleteImport(
  db: Queryable,
  organisationId: string,
  { importId, am }: { importId: string; am: string },
): Promise<{ removed: number; kept: number } | null> {
  const [row] = await db.query<{ alle: number; weg: number }>(importLoeschen, { organisationId, importId, am })
  if (row === undefined || row.alle === 0) return null
  return { removed: row.weg, kept: row.alle - row.weg }
}

const leeren = sql('kontakt.leeren', `delete from kontakt where geloescht_am < :vor`)

/** In the name of the system: permanently deletes what was deleted before this moment, in all organisations. */
export async function forgetGeloeschte(db: Queryable, vor: string): Promise<void> {
  await db.write(leeren, { vor })
}
