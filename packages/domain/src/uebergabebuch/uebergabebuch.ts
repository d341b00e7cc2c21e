/**
 * The Übergabebuch of a nursing service: who goes off duty writes down what whoever comes on duty has to know, hands it over, and the next
 * ones sign that they have read it. What was handed over is not changed any more; what was forgotten is added below, with its time.
 */
import { type Instant, type IsoDate, berlinDate, berlinInstant, plusDays } from '../shared/time.ts'

export const schichten = ['FRUEH', 'SPAET', 'NACHT'] as const
export type Schicht = (typeof schichten)[number]

/** What a line is about; the order in which a sheet is read. */
export const themen = ['ZUSTAND', 'ARZNEIMITTEL', 'WUNDE', 'ORGANISATION', 'SONSTIGES'] as const
export type Thema = (typeof themen)[number]

export const maxZeilen = 100
/** Care documentation is kept for ten years (§ 630f Abs. 3 BGB, taken over by most Rahmenverträge after § 132a SGB V). */
export const keptYears = 10

/** When each begins, by the clock in Berlin; it ends when the next one begins. */
const begins: Record<Schicht, string> = { FRUEH: '06:00', SPAET: '14:00', NACHT: '22:00' }
/** Who has just gone off duty still writes. */
const writingHours = 2

export interface Dienst {
  /** The day on which the shift begins. */
  tag: IsoDate
  schicht: Schicht
}

/** The shift after this one; after the night it is the early one of the next day. */
export function nextDienst({ tag, schicht }: Dienst): Dienst {
  const next = schichten[schichten.indexOf(schicht) + 1]
  return next === undefined ? { tag: plusDays(tag, 1), schicht: 'FRUEH' } : { tag, schicht: next }
}

const beginOf = ({ tag, schicht }: Dienst): Instant => berlinInstant(tag, begins[schicht])

/** From the first instant to the one at which the next shift begins. */
export const spanOf = (dienst: Dienst): { von: Instant; bis: Instant } => ({ von: beginOf(dienst), bis: beginOf(nextDienst(dienst)) })

/** The shift that runs at an instant. */
export function dienstAt(now: Instant): Dienst {
  const today = berlinDate(now)
  const begun = [plusDays(today, -1), today]
    .flatMap((tag) => schichten.map((schicht) => ({ tag, schicht })))
    .filter((dienst) => beginOf(dienst) <= new Date(now).toISOString())
  const last = begun.at(-1)
  if (last === undefined) throw new Error('A shift of the day before has always begun')
  return last
}

/** For which shift somebody probably writes: the one that ended a while ago, else the one that runs. */
export const findOfferedDienst = (now: Instant): Dienst => dienstAt(new Date(Date.parse(now) - writingHours * 3_600_000).toISOString())

/** The shifts of some days, the last one first, without those that have not begun. */
export function listDienste({ von, bis, now }: { von: IsoDate; bis: IsoDate; now: Instant }): Dienst[] {
  const running = beginOf(dienstAt(now))
  const dienste: Dienst[] = []
  for (let tag = von; tag <= bis; tag = plusDays(tag, 1)) dienste.push(...schichten.map((schicht) => ({ tag, schicht })))
  return dienste.filter((dienst) => beginOf(dienst) <= running).toReversed()
}

export const sameDienst = (a: Dienst, b: Dienst): boolean => a.tag === b.tag && a.schicht === b.schicht

/** How long after its end a shift is no gap yet. */
const graceMinutes = 60

/** Whether it would be a gap that nothing was handed over after the shift. */
const isOverdue = (dienst: Dienst, now: Instant): boolean => Date.parse(spanOf(dienst).bis) + graceMinutes * 60_000 <= Date.parse(now)

export interface Uebergeben extends Dienst {
  personId: string
  /** Null: still being written. */
  uebergebenAm: Instant | null
}

/** Those of the people who worked in a shift that has long ended and who have handed over nothing. */
export function findWithoutUebergabe<Worked extends { personId: string }>(
  dienst: Dienst,
  { worked, uebergaben, now }: { worked: readonly Worked[]; uebergaben: readonly Uebergeben[]; now: Instant },
): Worked[] {
  if (!isOverdue(dienst, now)) return []
  const done = new Set(uebergaben.filter((one) => sameDienst(one, dienst) && one.uebergebenAm !== null).map(({ personId }) => personId))
  return worked.filter(({ personId }) => !done.has(personId))
}

/** Whether nobody has read what was handed over, although the shift after it has ended. */
export const isUnread = ({ tag, schicht, uebergebenAm, gelesen }: Uebergeben & { gelesen: readonly unknown[] }, now: Instant): boolean =>
  uebergebenAm !== null && gelesen.length === 0 && isOverdue(nextDienst({ tag, schicht }), now)
