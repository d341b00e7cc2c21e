import type { RechtstextArt } from '@dreiklang/domain/rechtstexte/rechtstextArten'
import type { Angaben, RechtstextEntwurf } from '@dreiklang/domain/rechtstexte/rechtstexte'
import type { IsoDate } from '@dreiklang/domain/shared/time'
import type { Columns } from '../database/columns.ts'
import { maybe, one } from '../database/rows.ts'
import { sql } from '../database/sql.ts'
import type { Queryable } from '../ports.ts'

export type FassungRow = Columns<
  'rechtstext_fassung',
  'art' | 'nr' | 'gueltig_ab' | 'veroeffentlicht_am' | 'person_name as von',
  { art: RechtstextArt }
>

export type FassungWithText = FassungRow & Columns<'rechtstext_fassung', 'de' | 'en'>

const columns = `art, nr, gueltig_ab as "gueltigAb", veroeffentlicht_am as "veroeffentlichtAm", person_name as von`

const koepfe = sql(
  'rechtstexte.koepfe',
  `select ${columns} from rechtstext_fassung where :art::text is null or art = :art order by art, nr desc`,
)

/** The newest first. @param art null for all three */
export async function loadFassungen(db: Queryable, art: RechtstextArt | null): Promise<FassungRow[]> {
  return db.query<FassungRow>(koepfe, { art })
}

const geltend = sql('rechtstexte.geltend', `select count(distinct art) as anzahl from rechtstext_fassung where gueltig_ab <= :heute`)

export async function countValid(db: Queryable, heute: IsoDate): Promise<number> {
  return (await one(db.query<{ anzahl: number }>(geltend, { heute }))).anzahl
}

const texte = sql('rechtstexte.texte', `select ${columns}, de, en from rechtstext_fassung where art = :art and nr = any (:nummern::int[])`)

export async function loadTexts(db: Queryable, art: RechtstextArt, nummern: readonly number[]): Promise<FassungWithText[]> {
  return db.query<FassungWithText>(texte, { art, nummern })
}

const entwurfLesenText = `select version, angaben, de, en from rechtstext_entwurf where art = :art`
const entwurfLesen = sql('rechtstexte.entwurf', entwurfLesenText)

type EntwurfRow = Columns<'rechtstext_entwurf', 'version' | 'angaben' | 'de' | 'en', { angaben: Angaben }>

/** Null as long as nobody has touched the template. */
export async function loadEntwurf(db: Queryable, art: RechtstextArt): Promise<EntwurfRow | null> {
  return maybe(db.query<EntwurfRow>(entwurfLesen, { art }))
}

const halten = sql('rechtstexte.halten', `${entwurfLesenText} for update`)

/** Locked until the end of the transaction. */
export async function holdEntwurf(tx: Queryable, art: RechtstextArt): Promise<EntwurfRow | null> {
  return maybe(tx.query<EntwurfRow>(halten, { art }))
}

const write = sql(
  'rechtstexte.schreiben',
  `insert into rechtstext_entwurf as e (art, version, angaben, de, en, updated_at)
    select :art, :version::int + 1, :angaben::jsonb, :de, :en, :am::timestamptz
    where :version = 0 or exists (select from rechtstext_entwurf where art = :art)
    on conflict (art) do update set version = e.version + 1, angaben = excluded.angaben, de = excluded.de, en = excluded.en,
      updated_at = excluded.updated_at
    where e.version = :version returning version`,
)

/** Answers the new version; null when `version` is not the newest any more. */
export async function writeEntwurf(
  tx: Queryable,
  { art, version, entwurf, am }: { art: RechtstextArt; version: number; entwurf: RechtstextEntwurf; am: string },
): Promise<number | null> {
  const [row] = await tx.query<Columns<'rechtstext_entwurf', 'version'>>(write, {
    art,
    version,
    angaben: JSON.stringify(entwurf.angaben),
    de: entwurf.de,
    en: entwurf.en,
    am,
  })
  return row?.version ?? null
}

const veroeffentlichen = sql(
  'rechtstexte.veroeffentlichen',
  `insert into rechtstext_fassung (art, nr, de, en, gueltig_ab, veroeffentlicht_am, person_id, person_name)
    select :art, coalesce(max(nr), 0) + 1, :de, :en, :gueltigAb, :am, :personId, :personName from rechtstext_fassung
      where art = :art returning nr`,
)

export interface NewFassung {
  art: RechtstextArt
  de: string
  en: string
  gueltigAb: IsoDate
  am: string
  von: { personId: string; name: string }
}

/** Behind the held draft, so that no two get the same number. */
export async function insertFassung(tx: Queryable, { art, de, en, gueltigAb, am, von }: NewFassung): Promise<number> {
  const [row] = await tx.query<Columns<'rechtstext_fassung', 'nr'>>(veroeffentlichen, {
    art,
    de,
    en,
    gueltigAb,
    am,
    personId: von.personId,
    personName: von.name,
  })
  if (row === undefined) throw new Error('The insert answered no number')
  return row.nr
}
