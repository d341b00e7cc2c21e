import type { VerlaufArt, VerlaufEntry } from '@dreiklang/domain/klient/verlauf.contract'
import { one } from '../database/rows.ts'
import { sql } from '../database/sql.ts'
import type { Queryable } from '../ports.ts'

const seite = sql(
  'klient.verlauf',
  `select v.id, v.am, v.art, v.was, v.objekt_id as "objektId", v.angaben, coalesce(v.person_name, p.name) as person, o.name as organisation
    from klient_verlauf v left join person p on p.id = v.person_id left join organisation o on o.id = v.organisation_id
    where v.pflegedienst_id = :pflegedienstId and v.klient_id = :klientId and (:art::text is null or v.art = :art)
      and (:nachAm::timestamptz is null or (v.am, v.id collate "C") < (:nachAm::timestamptz, :nachId::text collate "C"))
    order by v.am desc, v.id collate "C" desc limit :hoechstens`,
)

export interface VerlaufFrage {
  klientId: string
  art: VerlaufArt | null
  nach: Pick<VerlaufEntry, 'am' | 'id'> | null
  hoechstens: number
}

export function loadVerlauf(
  db: Queryable,
  pflegedienstId: string,
  { klientId, art, nach, hoechstens }: VerlaufFrage,
): Promise<VerlaufEntry[]> {
  return db.query<VerlaufEntry>(seite, { pflegedienstId, klientId, art, nachAm: nach?.am ?? null, nachId: nach?.id ?? null, hoechstens })
}

const praxen = sql('klient.praxenByName', `select id, name from organisation where id = any (:ids::uuid[]) order by id`)

/** Practices that a record names, now or before. */
export async function loadPraxisNames(db: Queryable, ids: readonly string[]): Promise<{ id: string; name: string }[]> {
  return ids.length === 0 ? [] : db.query<{ id: string; name: string }>(praxen, { ids })
}

const da = sql('klient.da', `select exists (select from klient k where k.pflegedienst_id = :pflegedienstId and k.id = :klientId) as da`)

export async function klientExists(db: Queryable, pflegedienstId: string, klientId: string): Promise<boolean> {
  return (await one(db.query<{ da: boolean }>(da, { pflegedienstId, klientId }))).da
}
