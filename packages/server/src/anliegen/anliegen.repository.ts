/** Public requests of one organisation, which is always $1. Their text is sealed, so it cannot be searched. */
import type { AnliegenArt, AnliegenStatus, Fragende, Schritt } from '@dreiklang/domain/anliegen/anliegen'
import type { AnliegenAkte } from '@dreiklang/domain/anliegen/anliegen.contract'
import type { Queryable, Statement } from '../ports.ts'

export interface AnliegenRow {
  id: string
  version: number
  art: AnliegenArt
  wer: Fragende
  status: AnliegenStatus
  mal: number
  inhalt: string
  zustaendigId: string | null
  zustaendigName: string | null
  klientId: string | null
  bestellungId: string | null
  fotos: string[]
  verlauf: AnliegenAkte['verlauf']
  eingegangenAm: string
}

const spalten = `a.id, a.version, a.art, a.wer, a.status, a.mal, a.inhalt, a.zustaendig_id as "zustaendigId", a.zustaendig_name as "zustaendigName",
  a.klient_id as "klientId", a.bestellung_id as "bestellungId", a.fotos, a.verlauf, a.created_at as "eingegangenAm"`

const seite: Statement = {
  name: 'anliegen.seite',
  text: `select ${spalten} from anliegen a
    where a.organisation_id = $1 and ($2::text[] is null or a.status = any ($2)) and ($3::text[] is null or a.art = any ($3))
      and ($4::uuid is null or a.zustaendig_id = $4)
      and ($5::timestamptz is null or (a.created_at, a.id) < ($5, $6::uuid))
    order by a.created_at desc, a.id desc limit $7`,
}

export interface Seitenwunsch {
  status: readonly AnliegenStatus[] | null
  art: readonly AnliegenArt[] | null
  zustaendigId: string | null
  /** Sort key and id of the last row of the previous page. */
  ab: readonly [string, string] | null
  limit: number
}

export async function ladeSeite(
  db: Queryable,
  organisationId: string,
  { status, art, zustaendigId, ab, limit }: Seitenwunsch,
): Promise<AnliegenRow[]> {
  return db.query<AnliegenRow>(seite, [organisationId, status, art, zustaendigId, ab?.[0] ?? null, ab?.[1] ?? null, limit])
}

const lesen: Statement = { name: 'anliegen.lesen', text: `select ${spalten} from anliegen a where a.organisation_id = $1 and a.id = $2` }

export async function ladeAnliegen(db: Queryable, organisationId: string, id: string): Promise<AnliegenRow | null> {
  const [row] = await db.query<AnliegenRow>(lesen, [organisationId, id])
  return row ?? null
}

const halten: Statement = { name: 'anliegen.halten', text: `${lesen.text} for update` }

/** Like `ladeAnliegen`, locked until the end of the transaction. */
export async function halteAnliegen(tx: Queryable, organisationId: string, id: string): Promise<AnliegenRow | null> {
  const [row] = await tx.query<AnliegenRow>(halten, [organisationId, id])
  return row ?? null
}

const schreiben: Statement = {
  name: 'anliegen.schritt',
  text: `update anliegen set version = version + 1, status = $3, zustaendig_id = $4, zustaendig_name = $5, verlauf = verlauf || $6::jsonb, updated_at = $7
    where organisation_id = $1 and id = $2`,
}

export interface SchrittZeile {
  id: string
  status: AnliegenStatus
  zustaendig: { id: string; name: string } | null
  eintrag: { schritt: Schritt; name: string; am: string; grund: string | null }
}

/** @throws ConstraintViolation anliegen_doppelt when reopening it would duplicate an identical new request */
export async function schreibeSchritt(
  tx: Queryable,
  organisationId: string,
  { id, status, zustaendig, eintrag }: SchrittZeile,
): Promise<void> {
  const wer = [zustaendig?.id ?? null, zustaendig?.name ?? null]
  await tx.query(schreiben, [organisationId, id, status, ...wer, JSON.stringify([eintrag]), eintrag.am])
}

const klientSetzen: Statement = {
  name: 'anliegen.klientSetzen',
  text: `update anliegen set version = version + 1, klient_id = $3, updated_at = $4 where organisation_id = $1 and id = $2`,
}

export async function setzeKlient(
  tx: Queryable,
  organisationId: string,
  { id, klientId, am }: { id: string; klientId: string | null; am: string },
): Promise<void> {
  await tx.query(klientSetzen, [organisationId, id, klientId, am])
}

const bestellungSetzen: Statement = {
  name: 'anliegen.bestellungSetzen',
  text: `update anliegen set version = version + 1, bestellung_id = $3, updated_at = $4 where organisation_id = $1 and id = $2`,
}

export async function setzeBestellung(
  tx: Queryable,
  organisationId: string,
  { id, bestellungId, am }: { id: string; bestellungId: string; am: string },
): Promise<void> {
  await tx.query(bestellungSetzen, [organisationId, id, bestellungId, am])
}

const neue: Statement = {
  name: 'anliegen.neue',
  text: `select count(*) as anzahl from anliegen where organisation_id = $1 and status = 'NEU'`,
}

export async function zaehleNeue(db: Queryable, organisationId: string): Promise<number> {
  const [row] = await db.query<{ anzahl: number }>(neue, [organisationId])
  return row?.anzahl ?? 0
}
