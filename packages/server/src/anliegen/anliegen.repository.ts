/** What was written is sealed; nothing can be searched in it. */
import type { AnliegenArt, AnliegenStatus, Fragende, Step } from '@dreiklang/domain/anliegen/anliegen'
import type { AnliegenAkte } from '@dreiklang/domain/anliegen/anliegen.contract'
import type { Columns } from '../database/columns.ts'
import { exactly, maybe, one } from '../database/rows.ts'
import { sql } from '../database/sql.ts'
import type { Queryable } from '../ports.ts'
import type { Language } from '../shared/route.ts'

export type AnliegenRow = Columns<
  'anliegen',
  | 'id'
  | 'version'
  | 'art'
  | 'wer'
  | 'status'
  | 'mal'
  | 'inhalt'
  | 'zustaendig_id'
  | 'zustaendig_name'
  | 'klient_id'
  | 'bestellung_id'
  | 'hausbesuch_id'
  | 'sprache'
  | 'fotos'
  | 'verlauf'
  | 'created_at as eingegangenAm',
  { art: AnliegenArt; wer: Fragende; status: AnliegenStatus; sprache: Language; verlauf: AnliegenAkte['verlauf'] }
>

const columns = `a.id, a.version, a.art, a.wer, a.status, a.mal, a.inhalt, a.zustaendig_id as "zustaendigId",
  a.zustaendig_name as "zustaendigName",
  a.klient_id as "klientId", a.bestellung_id as "bestellungId", a.hausbesuch_id as "hausbesuchId", a.sprache, a.fotos, a.verlauf,
  a.created_at as "eingegangenAm"`

const seite = sql(
  'anliegen.seite',
  `select ${columns} from anliegen a
    where a.organisation_id = :organisationId and (:status::text[] is null or a.status = any (:status)) and (:art::text[] is null
      or a.art = any (:art))
      and (:zustaendigId::uuid is null or a.zustaendig_id = :zustaendigId)
      and (:abAm::timestamptz is null or (a.created_at, a.id) < (:abAm, :abId::uuid))
    order by a.created_at desc, a.id desc limit :limit`,
)

export interface Seitenwunsch {
  status: readonly AnliegenStatus[] | null
  art: readonly AnliegenArt[] | null
  zustaendigId: string | null
  ab: readonly [string, string] | null
  limit: number
}

export async function loadPage(
  db: Queryable,
  organisationId: string,
  { status, art, zustaendigId, ab, limit }: Seitenwunsch,
): Promise<AnliegenRow[]> {
  return db.query<AnliegenRow>(seite, { organisationId, status, art, zustaendigId, abAm: ab?.[0] ?? null, abId: ab?.[1] ?? null, limit })
}

const lesenText = `select ${columns} from anliegen a where a.organisation_id = :organisationId and a.id = :id`
const read = sql('anliegen.lesen', lesenText)

export async function loadAnliegen(db: Queryable, organisationId: string, id: string): Promise<AnliegenRow | null> {
  return maybe(db.query<AnliegenRow>(read, { organisationId, id }))
}

const ofKlient = sql(
  'anliegen.desKlienten',
  `select ${columns} from anliegen a where a.organisation_id = :organisationId and a.klient_id = :klientId order by a.created_at desc, a.id desc`,
)

/** Those that somebody has assigned to him. */
export function loadAllOfKlient(db: Queryable, organisationId: string, klientId: string): Promise<AnliegenRow[]> {
  return db.query<AnliegenRow>(ofKlient, { organisationId, klientId })
}

const halten = sql('anliegen.halten', `${lesenText} for update`)

/** Locked until the end of the transaction. */
export async function holdAnliegen(tx: Queryable, organisationId: string, id: string): Promise<AnliegenRow | null> {
  return maybe(tx.query<AnliegenRow>(halten, { organisationId, id }))
}

const write = sql(
  'anliegen.schritt',
  `update anliegen set version = version + 1, status = :status, zustaendig_id = :zustaendigId, zustaendig_name = :zustaendigName,
    verlauf = verlauf || :verlauf::jsonb, updated_at = :am
    where organisation_id = :organisationId and id = :id`,
)

export interface StepRow {
  id: string
  status: AnliegenStatus
  zustaendig: { id: string; name: string } | null
  eintrag: { schritt: Step; name: string; am: string; grund: string | null }
}

/** @throws ConstraintViolation anliegen_doppelt when reopening it would duplicate an identical new request */
export async function writeStep(tx: Queryable, organisationId: string, { id, status, zustaendig, eintrag }: StepRow): Promise<void> {
  const who = { zustaendigId: zustaendig?.id ?? null, zustaendigName: zustaendig?.name ?? null }
  await exactly(1, tx.write(write, { organisationId, id, status, ...who, verlauf: JSON.stringify([eintrag]), am: eintrag.am }))
}

const klientSetzen = sql(
  'anliegen.klientSetzen',
  `update anliegen set version = version + 1, klient_id = :klientId, updated_at = :am where organisation_id = :organisationId and id = :id`,
)

interface Change {
  organisationId: string
  id: string
  am: string
}

export async function setKlient(tx: Queryable, change: Change & { klientId: string | null }): Promise<void> {
  await exactly(1, tx.write(klientSetzen, { ...change }))
}

const bestellungSetzen = sql(
  'anliegen.bestellungSetzen',
  `update anliegen set version = version + 1, bestellung_id = :bestellungId, updated_at = :am
    where organisation_id = :organisationId and id = :id`,
)

export async function setBestellung(tx: Queryable, change: Change & { bestellungId: string }): Promise<void> {
  await exactly(1, tx.write(bestellungSetzen, { ...change }))
}

const hausbesuchSetzen = sql(
  'anliegen.hausbesuchSetzen',
  `update anliegen set version = version + 1, hausbesuch_id = :hausbesuchId, updated_at = :am
    where organisation_id = :organisationId and id = :id`,
)

export async function setHausbesuch(tx: Queryable, change: Change & { hausbesuchId: string }): Promise<void> {
  await exactly(1, tx.write(hausbesuchSetzen, { ...change }))
}

const added = sql('anliegen.neue', `select count(*) as anzahl from anliegen where organisation_id = :organisationId and status = 'NEU'`)

export async function countNew(db: Queryable, organisationId: string): Promise<number> {
  return (await one(db.query<{ anzahl: number }>(added, { organisationId }))).anzahl
}
