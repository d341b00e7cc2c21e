/** A day of work as it stands when the demo begins: half of it is over then, at whatever hour that is. Pure. */
import { berlinTimeOfDay } from '@dreiklang/domain/shared/time'

export const minutesOf = (uhrzeit: string): number => Number(uhrzeit.slice(0, 2)) * 60 + Number(uhrzeit.slice(3, 5))
export const timeOf = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`

const lastMinute = 23 * 60 + 55
const steps = 5
const enoughBefore = 60
const enoughAfter = 90

interface Shift {
  /** When its first and its last visit begin on an ordinary day. */
  von: string
  bis: string
  /** What is half of it. */
  mitte: string
}

/**
 * Where a visit of this shift stands today. In the middle of the shift times are as on every day; earlier or later the whole shift moves
 * along, and is pressed together at the ends of the day.
 */
export function placeToday(beginn: Date, { von, bis, mitte }: Shift): (uhrzeit: string) => string {
  const now = minutesOf(berlinTimeOfDay(beginn.toISOString()))
  const [first, last, middle] = [minutesOf(von), minutesOf(bis), minutesOf(mitte)]
  if (now >= first + enoughBefore && now <= last - enoughAfter) return (uhrzeit) => uhrzeit
  const moved = Math.round(now / steps) * steps
  const before = Math.min(1, moved / (middle - first))
  const after = Math.min(1, (lastMinute - moved) / (last - middle))
  return (uhrzeit) => {
    const from = minutesOf(uhrzeit) - middle
    return timeOf(Math.max(0, Math.min(lastMinute, Math.floor(moved + from * (from < 0 ? before : after)))))
  }
}

/** Where a visit of a shift that has not begun yet stands today: as on every day, or as late as needed to lie ahead. */
export function placeAhead(beginn: Date, { von, bis }: Pick<Shift, 'von' | 'bis'>): (uhrzeit: string) => string {
  const now = minutesOf(berlinTimeOfDay(beginn.toISOString()))
  const [first, last] = [minutesOf(von), minutesOf(bis)]
  const start = Math.max(first, Math.min(lastMinute, Math.ceil(now / steps) * steps + 30))
  if (start === first) return (uhrzeit) => uhrzeit
  const narrow = Math.min(1, (lastMinute - start) / (last - first))
  return (uhrzeit) => timeOf(Math.min(lastMinute, Math.floor(start + (minutesOf(uhrzeit) - first) * narrow)))
}
