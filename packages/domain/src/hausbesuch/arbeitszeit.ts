/** What the Arbeitszeitgesetz says of a plan (ArbZG as of 2026). Warnings: the plan knows visits, not the whole of the work. */
import { type Instant, berlinDate, berlinInstant, mondayOf, plusDays } from '../shared/time.ts'
import { befund, countMinutes, nameOf } from './befund.ts'
import type { OtherBesuch, Planlage } from './planlage.ts'
import type { Befund } from './view.contract.ts'

/** Nobody may work longer than ten hours a day (§ 3 ArbZG). */
export const maxMinutesPerDay = 600
/**
 * Eight hours on each of six Werktage, on average over six months or 24 weeks (§ 3 ArbZG; § 7 lets collective agreements say otherwise). One
 * week above it breaks nothing yet: it has to be made up for.
 */
const averageMinutesPerWeek = 48 * 60
/** Between the end of a day's work and the next begin (§ 5 Abs. 1); in care ten hours, when another rest is longer instead (Abs. 2). */
const restMinutes = 660
/** More than six hours of work want 30 minutes of break, more than nine 45, in parts of at least 15 (§ 4). */
const breaks = [
  { over: 540, minutes: 45 },
  { over: 360, minutes: 30 },
] as const
const shortestBreak = 15

type Span = Pick<OtherBesuch, 'von' | 'bis'>

const startOf = (spans: readonly Span[]): Instant | undefined => spans.map(({ von }) => von).toSorted()[0]
const endOf = (spans: readonly Span[]): Instant | undefined =>
  spans
    .map(({ bis }) => bis)
    .toSorted()
    .at(-1)

/** Only time with clients, without travel and breaks: whatever exceeds the limit by that alone exceeds it in any case. */
const workOf = (spans: readonly Span[]): number => spans.reduce((minutes, { von, bis }) => minutes + countMinutes(von, bis), 0)

/** All the time between two visits counts as a break, though some of it is travel: what is too short even so is too short in any case. */
function breakOf(spans: readonly Span[]): number {
  let free = 0
  const sorted = spans.toSorted((a, b) => a.von.localeCompare(b.von))
  let until = sorted[0]?.von ?? ''
  for (const { von, bis } of sorted) {
    const gap = countMinutes(until, von)
    if (gap >= shortestBreak) free += gap
    if (bis > until) until = bis
  }
  return free
}

type Zeiten = Pick<Planlage, 'plan' | 'personen' | 'andere'>

function ofPerson(person: Planlage['personen'][number], { plan, andere }: Pick<Zeiten, 'plan' | 'andere'>): Befund[] {
  const who = nameOf(person)
  const own: Span[] = [...andere.filter(({ personIds }) => personIds.includes(person.id)), plan]
  const onDay = (tag: string) => own.filter(({ von }) => berlinDate(von) === tag)
  const today = onDay(plan.datum)
  const work = workOf(today)
  const montag = mondayOf(plan.datum)
  const week = { von: berlinInstant(montag), bis: berlinInstant(plusDays(montag, 7)) }
  const inOfWeek = workOf(own.filter(({ von }) => von >= week.von && von < week.bis))
  const grenze = person.wochenstunden === null ? null : person.wochenstunden * 60
  const wanted = breaks.find(({ over }) => work > over)?.minutes ?? 0
  const pause = breakOf(today)
  const rests = [
    [endOf(onDay(plusDays(plan.datum, -1))), startOf(today)],
    [endOf(today), startOf(onDay(plusDays(plan.datum, 1)))],
  ].flatMap(([from, to]) => (from === undefined || to === undefined ? [] : [countMinutes(from, to)]))
  const rest = rests.toSorted((a, b) => a - b)[0] ?? restMinutes
  return [
    ...(work <= maxMinutesPerDay ? [] : [befund('ARBEITSZEIT_TAG', { person: who, minuten: { ist: work, grenze: maxMinutesPerDay } })]),
    ...(grenze === null || inOfWeek <= grenze ? [] : [befund('ARBEITSZEIT_WOCHE', { person: who, minuten: { ist: inOfWeek, grenze } })]),
    ...(grenze !== null || inOfWeek <= averageMinutesPerWeek
      ? []
      : [befund('ARBEITSZEIT_SCHNITT', { person: who, minuten: { ist: inOfWeek, grenze: averageMinutesPerWeek } })]),
    ...(pause >= wanted ? [] : [befund('PAUSE_FEHLT', { person: who, minuten: { ist: pause, grenze: wanted } })]),
    ...(rest >= restMinutes ? [] : [befund('RUHEZEIT_ZU_KURZ', { person: who, minuten: { ist: rest, grenze: restMinutes } })]),
  ]
}

export const checkArbeitszeit = ({ personen, ...lage }: Zeiten): Befund[] => personen.flatMap((person) => ofPerson(person, lage))
