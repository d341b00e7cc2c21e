/** Versions of the plan of medicines: only ever added. */
import type { Instant } from '@dreiklang/domain/shared/time'
import type { Columns } from '../database/columns.ts'
import { exactly, maybe } from '../database/rows.ts'
import { sql } from '../database/sql.ts'
import type { Queryable } from '../ports.ts'

type FassungRow = Columns<'medikationsplan_fassung', 'id' | 'version' | 'am' | 'inhalt'> & { name: string }

const columns = `select f.id, f.version, f.am, f.inhalt, p.name from medikationsplan_fassung f join person p on p.id = f.person_id
  where f.pflegedienst_id = :pflegedienstId and f.klient_id = :klientId`
const all = sql('klient.plaene', `${columns} order by f.version desc`)
const newest = sql('klient.neuesterPlan', `${columns} order by f.version desc limit 1`)
/** The last one that was written before `bis`; else the first one of all, which may say what was taken before somebody wrote it down. */
const until = sql(
  'klient.planBis',
  `${columns} order by f.am < :bis desc, case when f.am < :bis then -f.version else f.version end limit 1`,
)

interface Whose {
  pflegedienstId: string
  klientId: string
}

export const loadPlaene = (db: Queryable, whose: Whose): Promise<FassungRow[]> => db.query<FassungRow>(all, { ...whose })

export const loadNewestPlan = (db: Queryable, whose: Whose): Promise<FassungRow | null> => maybe(db.query<FassungRow>(newest, { ...whose }))

export const loadPlanUntil = (db: Queryable, { bis, ...whose }: Whose & { bis: Instant }): Promise<FassungRow | null> =>
  maybe(db.query<FassungRow>(until, { ...whose, bis }))

const insert = sql(
  'klient.planFassung',
  `insert into medikationsplan_fassung (id, klient_id, pflegedienst_id, version, person_id, am, inhalt)
    values (:id, :klientId, :pflegedienstId, :version, :personId, :am, :inhalt)`,
)

interface NewFassung extends Whose {
  id: string
  version: number
  personId: string
  am: Instant
  inhalt: string
}

export async function savePlanFassung(db: Queryable, fassung: NewFassung): Promise<void> {
  await exactly(1, db.write(insert, { ...fassung }))
}
