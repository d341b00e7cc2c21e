/** Two contacts become one, and two again. Every statement is scoped by the organisation of the actor, which is always $1. */
import type { Queryable, Statement } from '../ports.ts'
import type { NeuerKontakt } from './kontakt.repository.ts'

/** What is needed to separate them: the remaining contact as it was, and its version right after the merge. */
export interface Vorher {
  kontakt: NeuerKontakt
  version: number
  fotoGetauscht: boolean
}

const aufgehen: Statement = {
  name: 'kontakt.aufgehen',
  text: `update kontakt set geloescht_am = $3, aufgegangen_in = $4, vorher = $5::jsonb where organisation_id = $1 and id = $2`,
}

export async function lasseAufgehen(
  db: Queryable,
  organisationId: string,
  { id, in: bleibt, am, vorher }: { id: string; in: string; am: string; vorher: Vorher },
): Promise<void> {
  await db.query(aufgehen, [organisationId, id, am, bleibt, JSON.stringify(vorher)])
}

const aufgegangen: Statement = {
  name: 'kontakt.aufgegangen',
  text: `select k.vorher from kontakt k where k.organisation_id = $1 and k.id = $2 and k.aufgegangen_in is not null for update`,
}

export async function ladeVorher(db: Queryable, organisationId: string, id: string): Promise<Vorher | null> {
  const [zeile] = await db.query<{ vorher: Vorher }>(aufgegangen, [organisationId, id])
  return zeile?.vorher ?? null
}

const trennen: Statement = {
  name: 'kontakt.trennen',
  text: `update kontakt set geloescht_am = null, aufgegangen_in = null, vorher = null where organisation_id = $1 and id = $2`,
}

export async function trenne(db: Queryable, organisationId: string, id: string): Promise<void> {
  await db.query(trennen, [organisationId, id])
}

const fotosTauschen: Statement = {
  name: 'kontakt.fotosTauschen',
  text: `update kontakt k set avatar = n.avatar, avatar_am = n.avatar_am from kontakt n
    where k.organisation_id = $1 and n.organisation_id = $1 and ((k.id = $2 and n.id = $3) or (k.id = $3 and n.id = $2))`,
}

/** Swaps the photos, so that none is lost. */
export async function tauscheFotos(db: Queryable, organisationId: string, [einer, anderer]: readonly [string, string]): Promise<void> {
  await db.query(fotosTauschen, [organisationId, einer, anderer])
}
