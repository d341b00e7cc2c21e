/** What people chose and how they show themselves. Every statement names the person; a photo is asked for in the name of the one who looks. */
import type { ServerPreferences } from '@dreiklang/domain/settings/settings.contract'
import type { UserStatus } from '@dreiklang/domain/shared/appearance'
import type { Queryable, Statement } from '../ports.ts'

const spalten = `e.layout, e.theme, e.scheme, e.density, e.language, e.letter_keys as "letterKeys"`

const lesen: Statement = {
  name: 'settings.lesen',
  text: `select ${spalten} from person_einstellung e where e.person_id = $1`,
}

const nichtsGewaehlt: ServerPreferences = { layout: null, theme: null, scheme: null, density: null, language: null, letterKeys: true }

export async function ladeEinstellungen(db: Queryable, personId: string): Promise<ServerPreferences> {
  const [row] = await db.query<ServerPreferences>(lesen, [personId])
  return row ?? nichtsGewaehlt
}

/** `$3` holds the names that change: null is a value here, too. */
const schreiben: Statement = {
  name: 'settings.schreiben',
  text: `insert into person_einstellung as e (person_id, updated_at, layout, theme, scheme, density, language, letter_keys)
    values ($1, $2, $4, $5, $6, $7, $8, coalesce($9, true))
    on conflict (person_id) do update set updated_at = excluded.updated_at,
      layout = case when 'layout' = any ($3::text[]) then excluded.layout else e.layout end,
      theme = case when 'theme' = any ($3::text[]) then excluded.theme else e.theme end,
      scheme = case when 'scheme' = any ($3::text[]) then excluded.scheme else e.scheme end,
      density = case when 'density' = any ($3::text[]) then excluded.density else e.density end,
      language = case when 'language' = any ($3::text[]) then excluded.language else e.language end,
      letter_keys = case when 'letterKeys' = any ($3::text[]) then excluded.letter_keys else e.letter_keys end
    returning ${spalten}`,
}

/** A choice to change; undefined: not named. */
export type Aenderung = { [K in keyof ServerPreferences]?: ServerPreferences[K] | undefined }

/** Changes the named choices only, and answers all of them. */
export async function speichereEinstellungen(
  db: Queryable,
  { personId, aenderung, am }: { personId: string; aenderung: Aenderung; am: string },
): Promise<ServerPreferences> {
  const { layout = null, theme = null, scheme = null, density = null, language = null, letterKeys = null } = aenderung
  const namen = Object.entries(aenderung).flatMap(([name, wert]) => (wert === undefined ? [] : [name]))
  const [row] = await db.query<ServerPreferences>(schreiben, [personId, am, namen, layout, theme, scheme, density, language, letterKeys])
  if (row === undefined) throw new Error('An upsert always answers its row')
  return row
}

const profil: Statement = {
  name: 'settings.profil',
  text: `select p.status, p.foto_am as "fotoAm" from person_profil p where p.person_id = $1`,
}

export interface Profil {
  status: UserStatus
  /** Null without a photo; else when it was set. */
  fotoAm: string | null
}

export async function ladeProfil(db: Queryable, personId: string): Promise<Profil> {
  const [row] = await db.query<Profil>(profil, [personId])
  return row ?? { status: 'online', fotoAm: null }
}

const status: Statement = {
  name: 'settings.status',
  text: `insert into person_profil (person_id, status, updated_at) values ($1, $2, $3)
    on conflict (person_id) do update set status = excluded.status, updated_at = excluded.updated_at`,
}

export async function speichereStatus(
  db: Queryable,
  { personId, status: neuer, am }: { personId: string; status: UserStatus; am: string },
): Promise<void> {
  await db.query(status, [personId, neuer, am])
}

const foto: Statement = {
  name: 'settings.foto',
  text: `insert into person_profil (person_id, foto, foto_am, updated_at) values ($1, $2::bytea, case when $2::bytea is not null then $3::timestamptz end, $3)
    on conflict (person_id) do update set foto = excluded.foto, foto_am = excluded.foto_am, updated_at = excluded.updated_at`,
}

/** @param webp null takes the photo away */
export async function speichereFoto(
  db: Queryable,
  { personId, webp, am }: { personId: string; webp: Uint8Array | null; am: string },
): Promise<void> {
  await db.query(foto, [personId, webp, am])
}

const fotoVon: Statement = {
  name: 'settings.fotoVon',
  text: `select p.foto from person_profil p join person wer on wer.id = p.person_id
    where p.person_id = $1 and p.foto is not null and (wer.id = $2 or wer.organisation_id = $3)`,
}

/** The photo of a person, for someone of the same organisation or the person; null for everyone else and without a photo. */
export async function ladeFoto(
  db: Queryable,
  { personId, leser }: { personId: string; leser: { personId: string; organisationId: string | null } },
): Promise<Uint8Array | null> {
  const [row] = await db.query<{ foto: Uint8Array }>(fotoVon, [personId, leser.personId, leser.organisationId])
  return row?.foto ?? null
}
