/** Wall times as minutes since midnight, and where bars stand in a row by them. Pure: the board draws what comes out. */
import type { TafelBesuch } from '@dreiklang/domain/planung/planung.contract'
import { type IsoDate, plusDays } from '@dreiklang/domain/shared/time'

const hour = 60
const minutesOfDay = 24 * hour
/** As many hours as fit beside one another; more, or fewer and wider. */
export const hourChoices = [12, 16] as const
export type Hours = (typeof hourChoices)[number]
const startHour = 6
export const steps = { wide: 15, fine: 5 } as const

export interface Span {
  from: number
  to: number
}

type Timed = Pick<TafelBesuch, 'uhrzeit' | 'dauerMinuten'>

const two = (count: number) => String(count).padStart(2, '0')

export function readTime(uhrzeit: string): number {
  const [hours = 0, minutes = 0] = uhrzeit.split(':').map(Number)
  return hours * hour + minutes
}

export const writeTime = (minutes: number): string => `${two(Math.floor(minutes / hour))}:${two(minutes % hour)}`

function spanOf({ uhrzeit, dauerMinuten }: Timed): Span {
  const from = readTime(uhrzeit)
  return { from, to: Math.min(from + dauerMinuten, minutesOfDay) }
}

/** From six o'clock on, and longer where a visit would else be out of sight: nothing on the board has to be scrolled to sideways. */
export function findExtent(besuche: readonly Timed[], hours: Hours): Span {
  const spans = besuche.map(spanOf)
  const first = Math.min(startHour * hour, ...spans.map(({ from }) => Math.floor(from / hour) * hour))
  const last = Math.max((startHour + hours) * hour, ...spans.map(({ to }) => Math.ceil(to / hour) * hour))
  return { from: first, to: last }
}

/** To the next step of the clock; who lets go near the old time keeps it, also one between two steps. */
export function fitTime(minutes: number, { before, step }: { before: number | null; step: number }): number {
  if (before !== null && Math.abs(minutes - before) < step / 2) return before
  return Math.max(0, Math.min(Math.round(minutes / step) * step, minutesOfDay - step))
}

/** Earlier or later by wall time, over midnight into the next day. */
export function shiftTime<Zug extends { datum: IsoDate; uhrzeit: string }>(zug: Zug, minutes: number): Zug {
  const neu = readTime(zug.uhrzeit) + minutes
  const days = Math.floor(neu / minutesOfDay)
  return { ...zug, datum: plusDays(zug.datum, days), uhrzeit: writeTime(neu - days * minutesOfDay) }
}

export interface Laid<One> {
  one: One
  span: Span
  lane: number
  /** How many stand beside one another there. */
  lanes: number
  /** Up to where its name may run on: the next bar. */
  until: number
}

/** Those at the same time share the height of the row. */
export function placeBars<One extends Timed>(besuche: readonly One[], extent: Span): Laid<One>[] {
  const sorted = besuche.map((one) => ({ one, span: spanOf(one) })).toSorted((a, b) => a.span.from - b.span.from || b.span.to - a.span.to)
  const groups: { end: number; ends: number[]; laid: { one: One; span: Span; lane: number }[] }[] = []
  for (const { one, span } of sorted) {
    let group = groups.at(-1)
    if (group === undefined || span.from >= group.end) {
      group = { end: span.to, ends: [], laid: [] }
      groups.push(group)
    }
    const free = group.ends.findIndex((end) => end <= span.from)
    const lane = free === -1 ? group.ends.length : free
    group.ends[lane] = span.to
    group.end = Math.max(group.end, span.to)
    group.laid.push({ one, span, lane })
  }
  return groups.flatMap(({ laid, ends }, at) => {
    const nextGroup = groups[at + 1]?.laid[0]?.span.from ?? extent.to
    return laid.map((bar) => {
      const inLane = laid.filter(({ lane, span }) => lane === bar.lane && span.from >= bar.span.to).map(({ span }) => span.from)
      return { ...bar, lanes: ends.length, until: Math.min(nextGroup, ...inLane) }
    })
  })
}
