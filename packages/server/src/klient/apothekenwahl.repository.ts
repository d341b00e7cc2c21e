/** Rows are only added. */
import type { ApothekenwahlAngaben, WahlEntry, WahlEndeAngaben } from '@dreiklang/domain/klient/apothekenwahl.contract'
import type { IsoDate } from '@dreiklang/domain/shared/time'
import type { Columns } from '../database/columns.ts'
import { exactly, maybe } from '../database/rows.ts'
import { sql } from '../database/sql.ts'
import type { Queryable } from '../ports.ts'

/** SQL of the choice of `klient k` that holds on a day, or null; the later word of a day counts, and it may be that none is wanted. */
export const apothekenwahlOn = (tag: string): string => `(
  select case when w.apotheke_id is not null then jsonb_build_object('apothekeId', w.apotheke_id, 'name', a.name, 'gewaehltAm',
    w.gewaehlt_am,
    'erklaertVon', w.erklaert_von, 'form', w.form) end
  from apothekenwahl w left join organisation a on a.id = w.apotheke_id
  where w.pflegedienst_id = :pflegedienstId and w.klient_id = k.id and w.gewaehlt_am <= ${tag}
  order by w.gewaehlt_am desc, w.created_at desc, w.nr desc limit 1)`

export type WahlRow = Columns<
  'apothekenwahl',
  'id' | 'gewaehlt_am as von' | 'erklaert_von' | 'rolle' | 'form' | 'nachweis_id' | 'unterschrift' | 'created_at as erfasstAm',
  WahlEntry
> &
  Pick<WahlEntry, 'apotheke' | 'bis' | 'erfasstVon'>

const list = sql(
  'klient.apothekenwahlen',
  `select w.id, case when a.id is not null then jsonb_build_object('id', a.id, 'name', a.name) end as apotheke, w.gewaehlt_am as von,
      lead(w.gewaehlt_am) over (order by w.gewaehlt_am, w.created_at, w.nr) as bis, w.erklaert_von as "erklaertVon", w.rolle, w.form,
      w.nachweis_id as "nachweisId", w.unterschrift, w.created_at as "erfasstAm", p.name as "erfasstVon"
    from apothekenwahl w left join organisation a on a.id = w.apotheke_id left join person p on p.id = w.erfasst_von
    where w.pflegedienst_id = :pflegedienstId and w.klient_id = :klientId order by w.gewaehlt_am desc, w.created_at desc, w.nr desc`,
)

export function loadApothekenwahlen(db: Queryable, pflegedienstId: string, klientId: string): Promise<WahlRow[]> {
  return db.query<WahlRow>(list, { pflegedienstId, klientId })
}

const jetzige = sql(
  'klient.jetzigeApothekenwahl',
  `select w.apotheke_id as "apothekeId", w.gewaehlt_am as "gewaehltAm" from apothekenwahl w
    where w.pflegedienst_id = :pflegedienstId and w.klient_id = :klientId and w.gewaehlt_am <= :heute
      order by w.gewaehlt_am desc, w.created_at desc, w.nr desc limit 1`,
)

/** The newest word of the Klient up to a day; null when he has said nothing yet. */
export async function loadApothekenwahl(
  db: Queryable,
  pflegedienstId: string,
  { klientId, heute }: { klientId: string; heute: IsoDate },
): Promise<Columns<'apothekenwahl', 'apotheke_id' | 'gewaehlt_am'> | null> {
  return maybe(db.query<Columns<'apothekenwahl', 'apotheke_id' | 'gewaehlt_am'>>(jetzige, { pflegedienstId, klientId, heute }))
}

const insert = sql(
  'klient.apothekenwahl',
  `insert into apothekenwahl (pflegedienst_id, klient_id, id, apotheke_id, gewaehlt_am, erklaert_von, rolle, form, nachweis_id,
    unterschrift,
      erfasst_von, created_at)
    values (:pflegedienstId, :klientId, :id, :apothekeId, :gewaehltAm, :erklaertVon, :rolle, :form, :nachweisId, :unterschrift, :personId,
      :am)`,
)

export interface NewWahl {
  klientId: string
  id: string
  /** Null: from this day on none is chosen. */
  apothekeId: string | null
  gewaehltAm: IsoDate
  /** `unterschrift` is sealed. */
  erklaerung: Pick<ApothekenwahlAngaben & WahlEndeAngaben, 'erklaertVon' | 'rolle' | 'form' | 'nachweisId' | 'unterschrift'>
  personId: string
  am: string
}

export async function insertApothekenwahl(db: Queryable, pflegedienstId: string, { erklaerung, ...wahl }: NewWahl): Promise<void> {
  await exactly(1, db.write(insert, { pflegedienstId, ...wahl, ...erklaerung }))
}
