/** The draft and the published versions of the legal texts. */
import type { Angaben, RechtstextEntwurf } from '@dreiklang/domain/rechtstexte/rechtstexte'
import type { RechtstextArt } from '@dreiklang/domain/rechtstexte/rechtstextArten'
import type { Datum } from '@dreiklang/domain/shared/zeit'
import type { Queryable, Statement } from '../ports.ts'

export interface FassungRow {
  art: RechtstextArt
  nr: number
  gueltigAb: Datum
  veroeffentlichtAm: string
  von: string
}

export interface FassungMitText extends FassungRow {
  de: string
  en: string
}

const spalten = `art, nr, gueltig_ab as "gueltigAb", veroeffentlicht_am as "veroeffentlichtAm", person_name as von`

const koepfe: Statement = {
  name: 'rechtstexte.koepfe',
  text: `select ${spalten} from rechtstext_fassung where $1::text is null or art = $1 order by art, nr desc`,
}

/** The newest first. @param art null for all three */
export async function ladeFassungen(db: Queryable, art: RechtstextArt | null): Promise<FassungRow[]> {
  return db.query<FassungRow>(koepfe, [art])
}

const geltend: Statement = {
  name: 'rechtstexte.geltend',
  text: `select count(distinct art) as anzahl from rechtstext_fassung where gueltig_ab <= $1`,
}

/** How many of the texts there are on a day. */
export async function zaehleGeltende(db: Queryable, heute: Datum): Promise<number> {
  const [row] = await db.query<{ anzahl: number }>(geltend, [heute])
  return row?.anzahl ?? 0
}

const texte: Statement = {
  name: 'rechtstexte.texte',
  text: `select ${spalten}, de, en from rechtstext_fassung where art = $1 and nr = any ($2::int[])`,
}

export async function ladeTexte(db: Queryable, art: RechtstextArt, nummern: readonly number[]): Promise<FassungMitText[]> {
  return db.query<FassungMitText>(texte, [art, nummern])
}

const entwurfLesen: Statement = {
  name: 'rechtstexte.entwurf',
  text: `select version, angaben, de, en from rechtstext_entwurf where art = $1`,
}

interface EntwurfRow {
  version: number
  angaben: Angaben
  de: string
  en: string
}

/** Null as long as nobody has touched the template. */
export async function ladeEntwurf(db: Queryable, art: RechtstextArt): Promise<EntwurfRow | null> {
  const [row] = await db.query<EntwurfRow>(entwurfLesen, [art])
  return row ?? null
}

const halten: Statement = { name: 'rechtstexte.halten', text: `${entwurfLesen.text} for update` }

/** Like `ladeEntwurf`, locked until the end of the transaction. */
export async function halteEntwurf(tx: Queryable, art: RechtstextArt): Promise<EntwurfRow | null> {
  const [row] = await tx.query<EntwurfRow>(halten, [art])
  return row ?? null
}

const schreiben: Statement = {
  name: 'rechtstexte.schreiben',
  text: `insert into rechtstext_entwurf as e (art, version, angaben, de, en, updated_at) select $1, $2::int + 1, $3::jsonb, $4, $5, $6::timestamptz
    where $2 = 0 or exists (select from rechtstext_entwurf where art = $1)
    on conflict (art) do update set version = e.version + 1, angaben = excluded.angaben, de = excluded.de, en = excluded.en, updated_at = excluded.updated_at
    where e.version = $2 returning version`,
}

/** Answers the new version; null when `version` is not the newest any more. */
export async function schreibeEntwurf(
  tx: Queryable,
  { art, version, entwurf, am }: { art: RechtstextArt; version: number; entwurf: RechtstextEntwurf; am: string },
): Promise<number | null> {
  const [row] = await tx.query<{ version: number }>(schreiben, [art, version, JSON.stringify(entwurf.angaben), entwurf.de, entwurf.en, am])
  return row?.version ?? null
}

const veroeffentlichen: Statement = {
  name: 'rechtstexte.veroeffentlichen',
  text: `insert into rechtstext_fassung (art, nr, de, en, gueltig_ab, veroeffentlicht_am, person_id, person_name)
    select $1, coalesce(max(nr), 0) + 1, $2, $3, $4, $5, $6, $7 from rechtstext_fassung where art = $1 returning nr`,
}

export interface NeueFassung {
  art: RechtstextArt
  de: string
  en: string
  gueltigAb: Datum
  am: string
  von: { personId: string; name: string }
}

/** Behind the held draft, so that no two get the same number. */
export async function fuegeFassungEin(tx: Queryable, { art, de, en, gueltigAb, am, von }: NeueFassung): Promise<number> {
  const [row] = await tx.query<{ nr: number }>(veroeffentlichen, [art, de, en, gueltigAb, am, von.personId, von.name])
  if (row === undefined) throw new Error('The insert answered no number')
  return row.nr
}
