/** Figures from the prepared list of steps (bestellweg); every statement is scoped to the organisation and to a range of days. */
import type { Ablehnungsgrund, Figure, Uebergabe } from '@dreiklang/domain/dashboards/bestellweg'
import type { Prioritaet } from '@dreiklang/domain/bestellung/bestellung'
import type { Instant, IsoDate } from '@dreiklang/domain/shared/time'
import type { Columns, Outer } from '../database/columns.ts'
import { one } from '../database/rows.ts'
import { sql } from '../database/sql.ts'
import type { Queryable } from '../ports.ts'

export interface Range {
  organisationId: string
  von: IsoDate
  bis: IsoDate
  partnerId: string | null
  /** False: a practice is not to know the pharmacy (§ 31 Abs. 1 SGB V), not even by asking for one after the other. */
  alsoByDeed: boolean
  prioritaet: Prioritaet | null
}

const inRange = `w.organisation_id = :organisationId and w.tag between :von::date and :bis::date
  and (w.schritt is not null or w.gesamt_minuten is not null)
  and (:prioritaet::text is null or w.prioritaet = :prioritaet)
  and (:partnerId::uuid is null or w.pflegedienst_id = :partnerId or (:alsoByDeed and w.tat_organisation_id = :partnerId))`

interface Duration {
  anzahl: number
  median: number | null
  p90: number | null
}

const percentiles = (column: string) =>
  `count(*)::int as anzahl, percentile_disc(0.5) within group (order by ${column}) as median,
    percentile_disc(0.9) within group (order by ${column}) as p90`

const steps = sql(
  'dashboards.steps',
  `select w.schritt, ${percentiles('w.dauer_minuten')} from bestellweg w
    where ${inRange} and w.schritt <> 'ABGELEHNT' and w.dauer_minuten is not null group by w.schritt`,
)
const whole = sql(
  'dashboards.whole',
  `select ${percentiles('w.gesamt_minuten')}, (count(*) filter (where w.verspaetet))::int as verspaetet,
      (count(*) filter (where not w.umweg))::int as "ohneUmweg"
    from bestellweg w where ${inRange} and w.gesamt_minuten is not null`,
)
const refusals = sql(
  'dashboards.refusals',
  `select w.grund, count(*)::int as anzahl from bestellweg w where ${inRange} and w.schritt = 'ABGELEHNT' and w.grund is not null
    group by w.grund order by count(*) desc, w.grund collate "C"`,
)
const weeks = sql(
  'dashboards.weeks',
  `select date_trunc('week', w.tag)::date as montag, (count(w.gesamt_minuten))::int as geliefert,
      (count(*) filter (where w.verspaetet))::int as verspaetet,
      (count(*) filter (where w.schritt = 'ABGELEHNT' and w.grund is not null))::int as abgelehnt
    from bestellweg w where ${inRange} group by 1`,
)
const partners = sql(
  'dashboards.partners',
  `select o.id, o.name from zusammenarbeit z join organisation o on o.id = z.partner_id
    where z.organisation_id = :organisationId and (:alsoByDeed or o.art = 'PFLEGEDIENST') order by o.name, o.id limit 200`,
)

export const loadDurations = (db: Queryable, range: Range) => db.query<Duration & { schritt: Uebergabe }>(steps, { ...range })
export const loadWhole = (db: Queryable, range: Range) =>
  one(db.query<Duration & { verspaetet: number; ohneUmweg: number }>(whole, { ...range }))
export const loadRefusals = (db: Queryable, range: Range) => db.query<{ grund: Ablehnungsgrund; anzahl: number }>(refusals, { ...range })
export const loadWeeks = (db: Queryable, range: Range) =>
  db.query<{ montag: IsoDate; geliefert: number; verspaetet: number; abgelehnt: number }>(weeks, { ...range })
export const loadPartners = (db: Queryable, { organisationId, alsoByDeed }: Pick<Range, 'organisationId' | 'alsoByDeed'>) =>
  db.query<{ id: string; name: string }>(partners, { organisationId, alsoByDeed })

const conditions: Record<Figure, string> = {
  VERORDNET: `w.schritt = 'VERORDNET' and w.dauer_minuten is not null`,
  AN_APOTHEKE: `w.schritt = 'AN_APOTHEKE' and w.dauer_minuten is not null`,
  ANGENOMMEN: `w.schritt = 'ANGENOMMEN' and w.dauer_minuten is not null`,
  BEREITGESTELLT: `w.schritt = 'BEREITGESTELLT' and w.dauer_minuten is not null`,
  GELIEFERT: `w.schritt = 'GELIEFERT' and w.dauer_minuten is not null`,
  GESAMT: 'w.gesamt_minuten is not null',
  VERSPAETET: 'w.gesamt_minuten is not null and w.verspaetet',
  OHNE_UMWEG: 'w.gesamt_minuten is not null and not w.umweg',
  ABGELEHNT: `w.schritt = 'ABGELEHNT' and w.grund is not null and (:grund::text is null or w.grund = :grund)`,
}
/** Which of the two times a list shows. */
const isWhole = (figur: Figure): boolean => figur === 'GESAMT' || figur === 'VERSPAETET' || figur === 'OHNE_UMWEG'

export type StepOfList = Columns<
  'bestellweg',
  'seq' | 'bestellung_id' | 'am' | 'grund' | 'verspaetet' | 'umweg',
  { grund: Ablehnungsgrund }
> &
  Outer<Columns<'bestellung', 'nummer'>> & { minuten: number | null }

interface StepWish extends Range {
  figur: Figure
  grund: Ablehnungsgrund | null
  /** The last of the page before. */
  ab: readonly [am: Instant, seq: number] | null
  limit: number
}

/** The steps that a figure counts, the newest first. */
export function loadSteps(db: Queryable, { figur, grund, ab, ...wish }: StepWish): Promise<StepOfList[]> {
  const statement = sql(
    `dashboards.stepsOf.${figur}`,
    `select w.seq, w.bestellung_id as "bestellungId", w.grund, w.verspaetet, w.umweg, w.am, b.nummer,
        ${isWhole(figur) ? 'w.gesamt_minuten' : 'w.dauer_minuten'} as minuten
      from bestellweg w left join bestellung b on b.id = w.bestellung_id
      where ${inRange} and ${conditions[figur]} and (:abAm::timestamptz is null or (w.am, w.seq) < (:abAm, :abSeq::bigint))
      order by w.am desc, w.seq desc limit :limit`,
  )
  return db.query<StepOfList>(statement, {
    ...wish,
    abAm: ab?.[0] ?? null,
    abSeq: ab?.[1] ?? null,
    ...(figur === 'ABGELEHNT' ? { grund } : {}),
  })
}
