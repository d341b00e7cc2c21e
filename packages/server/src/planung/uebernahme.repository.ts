/** The SQL of what was taken over from proposals. Scoped to the caller's organisation, which is always $1. */
import type { Plan } from '@dreiklang/domain/hausbesuch/hausbesuch'
import type { Queryable, Statement } from '../ports.ts'

/** Time and people of a visit before it was moved. */
export interface Vorher extends Pick<Plan, 'datum' | 'uhrzeit' | 'dauerMinuten'> {
  personIds: string[]
}

export interface GemerkterZug {
  hausbesuchId: string
  version: number
  vorher: Vorher
}

const merken: Statement = {
  name: 'planung.merken',
  text: `insert into planung_uebernahme (organisation_id, id, person_id, am) values ($1, $2, $3, $4)`,
}
const zuege: Statement = {
  name: 'planung.zuege',
  text: `insert into planung_zug (organisation_id, uebernahme_id, hausbesuch_id, version, vorher)
    select $1, $2, z."hausbesuchId", z.version, z.vorher from jsonb_to_recordset($3::jsonb) as z ("hausbesuchId" uuid, version int, vorher jsonb)`,
}

export async function merkeUebernahme(
  tx: Queryable,
  organisationId: string,
  { id, personId, am, gemacht }: { id: string; personId: string; am: string; gemacht: readonly GemerkterZug[] },
): Promise<void> {
  await tx.query(merken, [organisationId, id, personId, am])
  await tx.query(zuege, [organisationId, id, JSON.stringify(gemacht)])
}

const halten: Statement = {
  name: 'planung.halten',
  text: `select u.zurueck_am as "zurueckAm" from planung_uebernahme u where u.organisation_id = $1 and u.id = $2 for update`,
}

/** Locked until the end of the transaction; null when the caller's organisation has taken over nothing under this id. */
export async function halteUebernahme(tx: Queryable, organisationId: string, id: string): Promise<{ zurueckAm: string | null } | null> {
  const [row] = await tx.query<{ zurueckAm: string | null }>(halten, [organisationId, id])
  return row ?? null
}

const lesen: Statement = {
  name: 'planung.gemerkteZuege',
  text: `select z.hausbesuch_id as "hausbesuchId", z.version, z.vorher from planung_zug z
    where z.organisation_id = $1 and z.uebernahme_id = $2 order by z.hausbesuch_id`,
}

export async function ladeZuege(db: Queryable, organisationId: string, id: string): Promise<GemerkterZug[]> {
  return db.query<GemerkterZug>(lesen, [organisationId, id])
}

const zurueck: Statement = {
  name: 'planung.zurueck',
  text: `update planung_uebernahme set zurueck_am = $3 where organisation_id = $1 and id = $2`,
}

export async function merkeZurueck(tx: Queryable, organisationId: string, { id, am }: { id: string; am: string }): Promise<void> {
  await tx.query(zurueck, [organisationId, id, am])
}
