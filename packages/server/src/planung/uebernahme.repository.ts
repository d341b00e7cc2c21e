import type { Plan } from '@dreiklang/domain/hausbesuch/hausbesuch'
import type { Columns } from '../database/columns.ts'
import { exactly, maybe } from '../database/rows.ts'
import { sql } from '../database/sql.ts'
import type { Queryable } from '../ports.ts'

export interface Vorher extends Pick<Plan, 'datum' | 'uhrzeit' | 'dauerMinuten'> {
  personIds: string[]
}

export type GemerkterZug = Columns<'planung_zug', 'hausbesuch_id' | 'version' | 'vorher', { vorher: Vorher }>

const merken = sql(
  'planung.merken',
  `insert into planung_uebernahme (organisation_id, id, person_id, am) values (:organisationId, :id, :personId, :am)`,
)
const zuege = sql(
  'planung.zuege',
  `insert into planung_zug (organisation_id, uebernahme_id, hausbesuch_id, version, vorher)
    select :organisationId, :id, z."hausbesuchId", z.version, z.vorher
      from jsonb_to_recordset(:gemacht::jsonb) as z ("hausbesuchId" uuid, version int, vorher jsonb)`,
)

export async function rememberUebernahme(
  tx: Queryable,
  organisationId: string,
  { id, personId, am, gemacht }: { id: string; personId: string; am: string; gemacht: readonly GemerkterZug[] },
): Promise<void> {
  await exactly(1, tx.write(merken, { organisationId, id, personId, am }))
  await exactly(gemacht.length, tx.write(zuege, { organisationId, id, gemacht: JSON.stringify(gemacht) }))
}

const ofPerson = sql(
  'planung.derPerson',
  `select u.am, u.zurueck_am as "zurueckAm", (select count(*)::int from planung_zug z
      where z.organisation_id = u.organisation_id and z.uebernahme_id = u.id) as hausbesuche
    from planung_uebernahme u where u.organisation_id = :organisationId and u.person_id = :personId order by u.am, u.id`,
)

type PersonUebernahme = Columns<'planung_uebernahme', 'am' | 'zurueck_am'> & { hausbesuche: number }

/** For the person's own copy: which proposals for a day somebody has taken over, and how many visits that has moved. */
export function loadUebernahmenOfPerson(db: Queryable, whose: { organisationId: string; personId: string }): Promise<PersonUebernahme[]> {
  return db.query<PersonUebernahme>(ofPerson, whose)
}

const halten = sql(
  'planung.halten',
  `select u.zurueck_am as "zurueckAm" from planung_uebernahme u where u.organisation_id = :organisationId and u.id = :id for update`,
)

/** Locked until the end of the transaction; null when the caller's organisation has taken over nothing under this id. */
export async function holdUebernahme(
  tx: Queryable,
  organisationId: string,
  id: string,
): Promise<Columns<'planung_uebernahme', 'zurueck_am'> | null> {
  return maybe(tx.query<Columns<'planung_uebernahme', 'zurueck_am'>>(halten, { organisationId, id }))
}

const read = sql(
  'planung.gemerkteZuege',
  `select z.hausbesuch_id as "hausbesuchId", z.version, z.vorher from planung_zug z
    where z.organisation_id = :organisationId and z.uebernahme_id = :id order by z.hausbesuch_id`,
)

export async function loadZuege(db: Queryable, organisationId: string, id: string): Promise<GemerkterZug[]> {
  return db.query<GemerkterZug>(read, { organisationId, id })
}

const zurueck = sql(
  'planung.zurueck',
  `update planung_uebernahme set zurueck_am = :am where organisation_id = :organisationId and id = :id`,
)

export async function keepBack(tx: Queryable, organisationId: string, { id, am }: { id: string; am: string }): Promise<void> {
  await exactly(1, tx.write(zurueck, { organisationId, id, am }))
}
