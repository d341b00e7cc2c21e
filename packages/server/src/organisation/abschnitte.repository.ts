/** Sections of the records of organisations, and their logos. */
import type { AbschnittStand } from '@dreiklang/domain/organisation/abschnitte.contract'
import type { Queryable, Statement } from '../ports.ts'

const lesen: Statement = {
  name: 'organisation.abschnitte',
  text: `select a.abschnitt, a.version, a.inhalt from organisation_abschnitt a
    where a.organisation_id = $1 and (a.oeffentlich or $2) order by a.abschnitt`,
}

/** @param auchInterne the contracts and what else stays in the organisation */
export async function ladeAbschnitte(db: Queryable, organisationId: string, auchInterne: boolean): Promise<AbschnittStand[]> {
  return db.query<AbschnittStand>(lesen, [organisationId, auchInterne])
}

const speichern: Statement = {
  name: 'organisation.speichereAbschnitt',
  text: `insert into organisation_abschnitt as a (organisation_id, abschnitt, version, inhalt, oeffentlich, changed_at)
    select $1::uuid, $2, 1, $4::jsonb, $5::boolean, $6::timestamptz where $3::int = 0 or exists (select from organisation_abschnitt where organisation_id = $1 and abschnitt = $2)
    on conflict (organisation_id, abschnitt) do update set version = a.version + 1, inhalt = excluded.inhalt, changed_at = excluded.changed_at
      where a.version = $3::int
    returning version`,
}

/** The new version; null when the section has another one than `stand`, 0 standing for never saved. */
export async function speichereAbschnitt(
  db: Queryable,
  organisationId: string,
  { stand, oeffentlich, am }: { stand: AbschnittStand; oeffentlich: boolean; am: string },
): Promise<number | null> {
  const werte = [organisationId, stand.abschnitt, stand.version, JSON.stringify(stand.inhalt), oeffentlich, am]
  const [row] = await db.query<{ version: number }>(speichern, werte)
  return row?.version ?? null
}

const praxen: Statement = {
  name: 'organisation.praxen',
  text: `select o.id, o.name from organisation o where o.id = any ($1::uuid[]) and o.art = 'ARZTPRAXIS'`,
}

/** Names of practices by id; what is none is missing. */
export async function ladePraxen(db: Queryable, ids: readonly string[]): Promise<Record<string, string>> {
  if (ids.length === 0) return {}
  const rows = await db.query<{ id: string; name: string }>(praxen, [ids])
  return Object.fromEntries(rows.map(({ id, name }) => [id, name]))
}

const logoSetzen: Statement = {
  name: 'organisation.setzeLogo',
  text: `update organisation set logo = $2, logo_am = case when $2::bytea is not null then $3::timestamptz end where id = $1`,
}

/** @param webp null takes the logo away */
export async function setzeLogo(
  db: Queryable,
  organisationId: string,
  { webp, am }: { webp: Uint8Array | null; am: string },
): Promise<void> {
  await db.query(logoSetzen, [organisationId, webp, am])
}

const logo: Statement = { name: 'organisation.logo', text: `select logo, logo_am as am from organisation where id = $1` }

export async function ladeLogo(db: Queryable, organisationId: string): Promise<{ logo: Uint8Array | null; am: string | null } | null> {
  const [row] = await db.query<{ logo: Uint8Array | null; am: string | null }>(logo, [organisationId])
  return row ?? null
}
