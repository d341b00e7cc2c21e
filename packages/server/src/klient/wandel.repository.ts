import type { AbwesenheitArt } from '@dreiklang/domain/klient/abwesenheit'
import type { KlientStatus } from '@dreiklang/domain/klient/klient'
import type { WandelArt } from '@dreiklang/domain/klient/wandel'
import type { WandelZeile } from '@dreiklang/domain/klient/wandel.contract'
import type { IsoDate } from '@dreiklang/domain/shared/time'
import type { Columns } from '../database/columns.ts'
import { exactly, maybe, one } from '../database/rows.ts'
import { sql } from '../database/sql.ts'
import type { Queryable } from '../ports.ts'

/** A step with what its way back needs. `version`: of the thing afterwards; null: nothing was changed. */
export interface WandelSchritt extends WandelZeile {
  version: number | null
  vorher: Record<string, string | number | null> | null
}

export interface NewWandel {
  id: string
  klientId: string
  art: WandelArt
  abwesenheitArt: AbwesenheitArt | null
  abwesenheitId: string | null
  statusVorher: KlientStatus
  /** End of care as the record had it before; null: none, or not an end of care. */
  endeVorher: IsoDate | null
  am: string
  personId: string | null
}

const insert = sql(
  'klient.wandel',
  `insert into klient_wandel (id, pflegedienst_id, klient_id, art, abwesenheit_art, abwesenheit_id, status_vorher, ende_vorher, am, person_id)
    values (:id, :pflegedienstId, :klientId, :art, :abwesenheitArt, :abwesenheitId, :statusVorher, :endeVorher, :am, :personId)`,
)

const insertSchritte = sql(
  'klient.wandelSchritte',
  `insert into klient_wandel_schritt (pflegedienst_id, wandel_id, nr, objekt, objekt_id, nummer, tat, tag, uhrzeit, version, vorher)
    select :pflegedienstId, :wandelId, x.nr, x.objekt, x.id, x.nummer, x.tat, x.tag, x.uhrzeit, x.version, x.vorher
      from jsonb_to_recordset(:schritte::jsonb)
        as x(nr int, objekt text, id uuid, nummer text, tat text, tag date, uhrzeit text, version int, vorher jsonb)`,
)

export async function insertWandel(
  tx: Queryable,
  pflegedienstId: string,
  { schritte, ...wandel }: NewWandel & { schritte: readonly WandelSchritt[] },
): Promise<void> {
  await exactly(1, tx.write(insert, { pflegedienstId, ...wandel }))
  const numbered = schritte.map((schritt, nr) => ({ ...schritt, nr }))
  await exactly(numbered.length, tx.write(insertSchritte, { pflegedienstId, wandelId: wandel.id, schritte: JSON.stringify(numbered) }))
}

export interface WandelRow extends Columns<'klient_wandel', 'id' | 'am' | 'zurueck_am' | 'person_id' | 'abwesenheit_id'> {
  art: WandelArt
  abwesenheit: AbwesenheitArt | null
  statusVorher: KlientStatus
  endeVorher: IsoDate | null
  von: string | null
  schritte: WandelSchritt[]
}

const columns = `select w.id, w.art, w.abwesenheit_art as abwesenheit, w.abwesenheit_id as "abwesenheitId", w.status_vorher as "statusVorher", w.ende_vorher as "endeVorher", w.am,
    w.person_id as "personId", p.name as von, w.zurueck_am as "zurueckAm",
    coalesce((select jsonb_agg(jsonb_build_object('objekt', s.objekt, 'id', s.objekt_id, 'nummer', s.nummer, 'tat', s.tat, 'tag', s.tag,
        'uhrzeit', s.uhrzeit, 'version', s.version, 'vorher', s.vorher) order by s.nr)
      from klient_wandel_schritt s where s.wandel_id = w.id), '[]') as schritte
  from klient_wandel w left join person p on p.id = w.person_id
  where w.pflegedienst_id = :pflegedienstId and w.klient_id = :klientId`

const list = sql('klient.wandelListe', `${columns} order by w.am desc, w.id limit 20`)

export const loadWandel = (db: Queryable, pflegedienstId: string, klientId: string): Promise<WandelRow[]> =>
  db.query<WandelRow>(list, { pflegedienstId, klientId })

const openOne = sql(
  'klient.offenerWandel',
  `${columns} and w.zurueck_am is null and w.abwesenheit_id is not distinct from :abwesenheitId::uuid order by w.am desc, w.id limit 1`,
)

/** The last one that stands. @param abwesenheitId null: of an end of care */
export const loadOpenWandel = async (
  tx: Queryable,
  pflegedienstId: string,
  what: { klientId: string; abwesenheitId: string | null },
): Promise<WandelRow | null> => maybe(tx.query<WandelRow>(openOne, { pflegedienstId, ...what }))

const zurueck = sql(
  'klient.wandelZurueck',
  `update klient_wandel w set zurueck_am = :am, zurueck_von = :personId
    where w.pflegedienst_id = :pflegedienstId and w.id = :id and w.zurueck_am is null`,
)

export async function markBack(
  tx: Queryable,
  pflegedienstId: string,
  what: { id: string; am: string; personId: string | null },
): Promise<void> {
  await exactly(1, tx.write(zurueck, { pflegedienstId, ...what }))
}

const status = sql('klient.wandelStatus', `select k.status from klient k where k.pflegedienst_id = :pflegedienstId and k.id = :klientId`)

export async function loadStatus(db: Queryable, pflegedienstId: string, klientId: string): Promise<KlientStatus> {
  return (await one(db.query<{ status: KlientStatus }>(status, { pflegedienstId, klientId }))).status
}

const withdraw = sql(
  'klient.nimmAbwesenheitZurueck',
  `update abwesenheit a set begonnen_am = null, abgesagt_am = :am, abgesagt_von = :personId
    where a.pflegedienst_id = :pflegedienstId and a.id = :abwesenheitId and a.bis is null and a.abgesagt_am is null`,
)

/** It was a slip: he never left. False when he is back already. */
export async function withdrawAbwesenheit(
  tx: Queryable,
  pflegedienstId: string,
  what: { abwesenheitId: string; am: string; personId: string },
): Promise<void> {
  await tx.write(withdraw, { pflegedienstId, ...what })
}

const names = sql('klient.wandelHaeuser', `select o.id, o.name from organisation o where o.id = any (:ids::uuid[]) order by o.name, o.id`)

export const loadHaeuser = (db: Queryable, ids: readonly string[]): Promise<Columns<'organisation', 'id' | 'name'>[]> =>
  db.query(names, { ids })
