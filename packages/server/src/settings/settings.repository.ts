/** A photo is asked for in the name of the one who looks. */
import type { ServerPreferences } from '@dreiklang/domain/settings/settings.contract'
import type { UserStatus } from '@dreiklang/domain/shared/appearance'
import type { Columns } from '../database/columns.ts'
import { exactly, one } from '../database/rows.ts'
import { sql } from '../database/sql.ts'
import type { Queryable } from '../ports.ts'

const columns = `e.layout, e.theme, e.scheme, e.density, e.language, e.letter_keys as "letterKeys"`

type EinstellungRow = Columns<
  'person_einstellung',
  'layout' | 'theme' | 'scheme' | 'density' | 'language' | 'letter_keys',
  ServerPreferences
>

const read = sql('settings.lesen', `select ${columns} from person_einstellung e where e.person_id = :personId`)

const nichtsChosen: ServerPreferences = { layout: null, theme: null, scheme: null, density: null, language: null, letterKeys: true }

export async function loadEinstellungen(db: Queryable, personId: string): Promise<ServerPreferences> {
  const [row] = await db.query<EinstellungRow>(read, { personId })
  return row ?? nichtsChosen
}

/** `:namen` holds the names that change: null is a value here, too. */
const write = sql(
  'settings.schreiben',
  `insert into person_einstellung as e (person_id, updated_at, layout, theme, scheme, density, language, letter_keys)
    values (:personId, :am, :layout, :theme, :scheme, :density, :language, coalesce(:letterKeys, true))
    on conflict (person_id) do update set updated_at = excluded.updated_at,
      layout = case when 'layout' = any (:namen::text[]) then excluded.layout else e.layout end,
      theme = case when 'theme' = any (:namen::text[]) then excluded.theme else e.theme end,
      scheme = case when 'scheme' = any (:namen::text[]) then excluded.scheme else e.scheme end,
      density = case when 'density' = any (:namen::text[]) then excluded.density else e.density end,
      language = case when 'language' = any (:namen::text[]) then excluded.language else e.language end,
      letter_keys = case when 'letterKeys' = any (:namen::text[]) then excluded.letter_keys else e.letter_keys end
    returning ${columns}`,
)

/** A choice to change; undefined: not named. */
export type Change = { [K in keyof ServerPreferences]?: ServerPreferences[K] | undefined }

/** Changes the named choices only, and answers all of them. */
export async function saveEinstellungen(
  db: Queryable,
  { personId, aenderung, am }: { personId: string; aenderung: Change; am: string },
): Promise<ServerPreferences> {
  const { layout = null, theme = null, scheme = null, density = null, language = null, letterKeys = null } = aenderung
  const namen = Object.entries(aenderung).flatMap(([name, value]) => (value === undefined ? [] : [name]))
  return one(db.query<EinstellungRow>(write, { personId, am, namen, layout, theme, scheme, density, language, letterKeys }))
}

const profil = sql('settings.profil', `select p.status, p.foto_am as "fotoAm" from person_profil p where p.person_id = :personId`)

/** `fotoAm`: null without a photo, else when it was set. */
export type Profil = Columns<'person_profil', 'status' | 'foto_am', { status: UserStatus }>

export async function loadProfil(db: Queryable, personId: string): Promise<Profil> {
  const [row] = await db.query<Profil>(profil, { personId })
  return row ?? { status: 'online', fotoAm: null }
}

const status = sql(
  'settings.status',
  `insert into person_profil (person_id, status, updated_at) values (:personId, :neuer, :am)
    on conflict (person_id) do update set status = excluded.status, updated_at = excluded.updated_at`,
)

export async function saveStatus(
  db: Queryable,
  { personId, status: neuer, am }: { personId: string; status: UserStatus; am: string },
): Promise<void> {
  await exactly(1, db.write(status, { personId, neuer, am }))
}

const foto = sql(
  'settings.foto',
  `insert into person_profil (person_id, foto, foto_am, updated_at)
    values (:personId, :webp::bytea, case when :webp::bytea is not null then :am::timestamptz end, :am)
    on conflict (person_id) do update set foto = excluded.foto, foto_am = excluded.foto_am, updated_at = excluded.updated_at`,
)

/** @param webp null takes the photo away */
export async function saveFoto(
  db: Queryable,
  { personId, webp, am }: { personId: string; webp: Uint8Array | null; am: string },
): Promise<void> {
  await exactly(1, db.write(foto, { personId, webp, am }))
}

const fotoOf = sql(
  'settings.fotoVon',
  `select p.foto from person_profil p join person wer on wer.id = p.person_id
    where p.person_id = :personId and p.foto is not null and (wer.id = :leserId or wer.organisation_id = :organisationId)`,
)

/** The photo of a person, for someone of the same organisation or the person; null for everyone else and without a photo. */
export async function loadFoto(
  db: Queryable,
  {
    personId,
    leser: { personId: leserId, organisationId },
  }: { personId: string; leser: { personId: string; organisationId: string | null } },
): Promise<Uint8Array | null> {
  const [row] = await db.query<Columns<'person_profil', 'foto'>>(fotoOf, { personId, leserId, organisationId })
  return row?.foto ?? null
}
