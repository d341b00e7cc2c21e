import type { Columns } from '../database/columns.ts'
import { exactly } from '../database/rows.ts'
import { sql } from '../database/sql.ts'
import type { Queryable } from '../ports.ts'
import type { NewKontakt } from './kontakt.repository.ts'

export interface Vorher {
  kontakt: NewKontakt
  version: number
  fotoGetauscht: boolean
}

const aufgehen = sql(
  'kontakt.aufgehen',
  `update kontakt set geloescht_am = :am, aufgegangen_in = :bleibt, vorher = :vorher::jsonb
    where organisation_id = :organisationId and id = :id`,
)

export async function dissolve(
  db: Queryable,
  organisationId: string,
  { id, in: bleibt, am, vorher }: { id: string; in: string; am: string; vorher: Vorher },
): Promise<void> {
  await exactly(1, db.write(aufgehen, { organisationId, id, am, bleibt, vorher: JSON.stringify(vorher) }))
}

const aufgegangen = sql(
  'kontakt.aufgegangen',
  `select k.vorher from kontakt k where k.organisation_id = :organisationId and k.id = :id and k.aufgegangen_in is not null for update`,
)

export async function loadBefore(db: Queryable, organisationId: string, id: string): Promise<Vorher | null> {
  const [row] = await db.query<Columns<'kontakt', 'vorher', { vorher: Vorher }>>(aufgegangen, { organisationId, id })
  return row?.vorher ?? null
}

const trennen = sql(
  'kontakt.trennen',
  `update kontakt set geloescht_am = null, aufgegangen_in = null, vorher = null where organisation_id = :organisationId and id = :id`,
)

export async function split(db: Queryable, organisationId: string, id: string): Promise<void> {
  await exactly(1, db.write(trennen, { organisationId, id }))
}

const fotosTauschen = sql(
  'kontakt.fotosTauschen',
  `update kontakt k set avatar = n.avatar, avatar_am = n.avatar_am from kontakt n
    where k.organisation_id = :organisationId and n.organisation_id = :organisationId and ((k.id = :einer and n.id = :anderer)
      or (k.id = :anderer and n.id = :einer))`,
)

/** Swaps the photos, so that none is lost. */
export async function swapFotos(db: Queryable, organisationId: string, [einer, anderer]: readonly [string, string]): Promise<void> {
  await exactly(2, db.write(fotosTauschen, { organisationId, einer, anderer }))
}
