/** Runs in the name of the system. */
import type { AnliegenArt, Fragende } from '@dreiklang/domain/anliegen/anliegen'
import type { Columns } from '../database/columns.ts'
import { exactly, one } from '../database/rows.ts'
import { sql } from '../database/sql.ts'
import type { Queryable } from '../ports.ts'
import type { Language } from '../shared/route.ts'

const zaehlen = sql(
  'anliegen.eingangZaehlen',
  `select coalesce(sum(mal) filter (where organisation_id = :organisationId), 0)::int as organisation,
      coalesce(sum(mal) filter (where netz = :netz), 0)::int as netz,
      min(created_at) filter (where organisation_id = :organisationId) as "organisationAb",
      min(created_at) filter (where netz = :netz) as "netzAb"
    from anliegen where created_at > :seit`,
)

export interface Eingang {
  organisation: number
  netz: number
  /** The first of those counted: when it is older, there is room again. */
  organisationAb: string | null
  netzAb: string | null
}

export async function countEingang(tx: Queryable, of: { organisationId: string; netz: Uint8Array | null; seit: string }): Promise<Eingang> {
  return one(tx.query<Eingang>(zaehlen, of))
}

const kennen = sql('anliegen.kennen', `select abdruck from anliegen where organisation_id = :organisationId and id = :id`)

/** Digest of what was sent under this id before; null when nothing was. */
export async function loadAbdruck(tx: Queryable, organisationId: string, id: string): Promise<Uint8Array | null> {
  const [row] = await tx.query<Columns<'anliegen', 'abdruck'>>(kennen, { organisationId, id })
  return row?.abdruck ?? null
}

const falten = sql(
  'anliegen.falten',
  `update anliegen set mal = mal + (id <> :id)::int, updated_at = :am
    where organisation_id = :organisationId and abdruck = :abdruck and status = 'NEU' returning id`,
)

/** Null when there is none that nobody has looked at yet. A second press while the first is still arriving counts once. */
export async function fold(
  tx: Queryable,
  same: { organisationId: string; id: string; abdruck: Uint8Array; am: string },
): Promise<string | null> {
  const [row] = await tx.query<Columns<'anliegen', 'id'>>(falten, same)
  return row?.id ?? null
}

const insert = sql(
  'anliegen.einfuegen',
  `insert into anliegen (organisation_id, id, art, wer, inhalt, abdruck, netz, created_at, updated_at, fotos, sprache)
    values (:organisationId, :id, :art, :wer, :inhalt, :abdruck, :netz, :am, :am, :fotos, :sprache)`,
)

export interface NewAnliegen {
  organisationId: string
  id: string
  art: AnliegenArt
  wer: Fragende
  inhalt: string
  abdruck: Uint8Array
  netz: Uint8Array
  am: string
  fotos: readonly string[]
  sprache: Language
}

/** @throws ConstraintViolation anliegen_pkey or anliegen_doppelt when the same request arrived at this moment */
export async function insertAnliegen(tx: Queryable, neu: NewAnliegen): Promise<void> {
  await exactly(1, tx.write(insert, { ...neu }))
}

const vergessen = sql(
  'anliegen.vergessen',
  `delete from anliegen where updated_at < :vor returning id, organisation_id as "organisationId", fotos`,
)

export async function forgetAnliegen(tx: Queryable, vor: string): Promise<Columns<'anliegen', 'id' | 'organisation_id' | 'fotos'>[]> {
  return tx.query(vergessen, { vor })
}

const networkVergessen = sql('anliegen.netzVergessen', `update anliegen set netz = null where netz is not null and created_at < :vor`)

export async function forgetNetworks(tx: Queryable, vor: string): Promise<void> {
  await tx.write(networkVergessen, { vor })
}
