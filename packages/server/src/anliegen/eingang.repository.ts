/** Incoming public requests and their deletion when the retention period ends; runs in the name of the system. */
import type { AnliegenArt, Fragende } from '@dreiklang/domain/anliegen/anliegen'
import type { Queryable, Statement } from '../ports.ts'

const zaehlen: Statement = {
  name: 'anliegen.eingangZaehlen',
  text: `select coalesce(sum(mal) filter (where organisation_id = $1), 0)::int as organisation,
      coalesce(sum(mal) filter (where netz = $2), 0)::int as netz
    from anliegen where created_at > $3`,
}

/** How many arrived since then: for the organisation, and from this network for any organisation. */
export async function zaehleEingang(
  tx: Queryable,
  { organisationId, netz, seit }: { organisationId: string; netz: Uint8Array | null; seit: string },
): Promise<{ organisation: number; netz: number }> {
  const [row] = await tx.query<{ organisation: number; netz: number }>(zaehlen, [organisationId, netz, seit])
  return row ?? { organisation: 0, netz: 0 }
}

const kennen: Statement = { name: 'anliegen.kennen', text: `select abdruck from anliegen where organisation_id = $1 and id = $2` }

/** Digest of what was sent under this id before; null when nothing was. */
export async function ladeAbdruck(tx: Queryable, organisationId: string, id: string): Promise<Uint8Array | null> {
  const [row] = await tx.query<{ abdruck: Uint8Array }>(kennen, [organisationId, id])
  return row?.abdruck ?? null
}

const falten: Statement = {
  name: 'anliegen.falten',
  text: `update anliegen set mal = mal + (id <> $4)::int, updated_at = $3 where organisation_id = $1 and abdruck = $2 and status = 'NEU' returning id`,
}

/**
 * Folds an identical request that nobody has looked at yet into the first one; null when there is none. A second press of the button while
 * the first is still arriving counts once.
 */
export async function falte(
  tx: Queryable,
  { organisationId, id, abdruck, am }: { organisationId: string; id: string; abdruck: Uint8Array; am: string },
): Promise<string | null> {
  const [row] = await tx.query<{ id: string }>(falten, [organisationId, abdruck, am, id])
  return row?.id ?? null
}

const einfuegen: Statement = {
  name: 'anliegen.einfuegen',
  text: `insert into anliegen (organisation_id, id, art, wer, inhalt, abdruck, netz, created_at, updated_at, fotos) values ($1, $2, $3, $4, $5, $6, $7, $8, $8, $9)`,
}

export interface NeuesAnliegen {
  organisationId: string
  id: string
  art: AnliegenArt
  wer: Fragende
  inhalt: string
  abdruck: Uint8Array
  netz: Uint8Array
  am: string
  fotos: readonly string[]
}

/** @throws ConstraintViolation anliegen_pkey or anliegen_doppelt when the same request arrived at this moment */
export async function fuegeAnliegenEin(
  tx: Queryable,
  { organisationId, id, art, wer, inhalt, abdruck, netz, am, fotos }: NeuesAnliegen,
): Promise<void> {
  await tx.query(einfuegen, [organisationId, id, art, wer, inhalt, abdruck, netz, am, fotos])
}

const vergessen: Statement = {
  name: 'anliegen.vergessen',
  text: `delete from anliegen where updated_at < $1 returning id, organisation_id as "organisationId", fotos`,
}

/** Deletes everything untouched since then. */
export async function vergissAnliegen(tx: Queryable, vor: string): Promise<{ id: string; organisationId: string; fotos: string[] }[]> {
  return tx.query(vergessen, [vor])
}

const netzVergessen: Statement = {
  name: 'anliegen.netzVergessen',
  text: `update anliegen set netz = null where netz is not null and created_at < $1`,
}

export async function vergissNetze(tx: Queryable, vor: string): Promise<void> {
  await tx.query(netzVergessen, [vor])
}
