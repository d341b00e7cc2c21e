import type { AbschnittStand } from '@dreiklang/domain/organisation/abschnitte.contract'
import type { Columns } from '../database/columns.ts'
import { exactly, maybe } from '../database/rows.ts'
import { sql } from '../database/sql.ts'
import type { Queryable } from '../ports.ts'

const read = sql(
  'organisation.abschnitte',
  `select a.abschnitt, a.version, a.inhalt from organisation_abschnitt a
    where a.organisation_id = :organisationId and (a.oeffentlich or :auchInterne) order by a.abschnitt`,
)

export async function loadAbschnitte(db: Queryable, organisationId: string, auchInterne: boolean): Promise<AbschnittStand[]> {
  return db.query<AbschnittStand>(read, { organisationId, auchInterne })
}

const speichern = sql(
  'organisation.speichereAbschnitt',
  `insert into organisation_abschnitt as a (organisation_id, abschnitt, version, inhalt, oeffentlich, changed_at)
    select :organisationId::uuid, :abschnitt, 1, :inhalt::jsonb, :oeffentlich::boolean, :am::timestamptz
      where :version::int = 0 or exists (select from organisation_abschnitt
      where organisation_id = :organisationId and abschnitt = :abschnitt)
    on conflict (organisation_id, abschnitt) do update
      set version = a.version + 1, inhalt = excluded.inhalt, changed_at = excluded.changed_at
      where a.version = :version::int
    returning version`,
)

/** The new version; null when the section has another one than `stand`, 0 standing for never saved. */
export async function saveAbschnitt(
  db: Queryable,
  organisationId: string,
  { stand, oeffentlich, am }: { stand: AbschnittStand; oeffentlich: boolean; am: string },
): Promise<number | null> {
  const values = { ...stand, inhalt: JSON.stringify(stand.inhalt), organisationId, oeffentlich, am }
  const [row] = await db.query<Columns<'organisation_abschnitt', 'version'>>(speichern, values)
  return row?.version ?? null
}

const praxen = sql(
  'organisation.praxen',
  `select o.id, o.name from organisation o where o.id = any (:ids::uuid[]) and o.art = 'ARZTPRAXIS'`,
)

export async function loadPraxen(db: Queryable, ids: readonly string[]): Promise<Record<string, string>> {
  if (ids.length === 0) return {}
  const rows = await db.query<Columns<'organisation', 'id' | 'name'>>(praxen, { ids })
  return Object.fromEntries(rows.map(({ id, name }) => [id, name]))
}

const logoSetzen = sql(
  'organisation.setzeLogo',
  `update organisation set logo = :webp, logo_am = case when :webp::bytea is not null then :am::timestamptz end where id = :organisationId`,
)

/** @param webp null takes the logo away */
export async function setLogo(db: Queryable, organisationId: string, { webp, am }: { webp: Uint8Array | null; am: string }): Promise<void> {
  await exactly(1, db.write(logoSetzen, { organisationId, webp, am }))
}

const logo = sql('organisation.logo', `select logo, logo_am as am from organisation where id = :organisationId`)

export async function loadLogo(db: Queryable, organisationId: string): Promise<Columns<'organisation', 'logo' | 'logo_am as am'> | null> {
  return maybe(db.query(logo, { organisationId }))
}
