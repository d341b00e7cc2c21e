/** Tasks that come again: by a rule of RFC 5545 over days in Berlin (shared/regel.ts). */
import { type Regel, daysOfRegel, readRegel, writeRegel } from '../shared/regel.ts'
import { type Instant, type IsoDate, berlinDate, berlinInstant, berlinTimeOfDay, daysBetween, plusDays } from '../shared/time.ts'

/** A day, or an instant where the hour matters. */
type Due = string

/** The day in Berlin, of a day or an instant. */
export const dueDay = (dueDate: Due): IsoDate => (dueDate.length === 10 ? dueDate : berlinDate(dueDate))

/** The same hour of another day; a day stays a day. */
const onDay = (dueDate: Due, day: IsoDate): Due => (dueDate.length === 10 ? day : berlinInstant(day, berlinTimeOfDay(dueDate)))

const stepDays = 400
/** The fifth Tuesday of every 99th month comes within this time, and what does not come by then never does. */
const longestDays = 400 * 80

function firstDayFrom(regel: Regel, erster: IsoDate, from: IsoDate): IsoDate | null {
  for (let days = 0; days < longestDays; days += stepDays) {
    const [found] = daysOfRegel(regel, erster, { von: plusDays(from, days), bis: plusDays(from, days + stepDays - 1) })
    if (found !== undefined) return found
  }
  return null
}

interface Repeating {
  dueDate: Due | null
  reminder: Instant | null
  repeat: string | null
}

/**
 * What is due after this one was done: the next day of the rule behind its own, and none that has passed already. A reminder keeps its
 * distance. Null when it does not come again.
 */
export function nextOf({ dueDate, reminder, repeat }: Repeating, today: IsoDate): Repeating | null {
  const regel = repeat === null ? null : readRegel(repeat)
  if (regel === null || regel.anzahl === 1) return null
  const day = dueDate === null ? today : dueDay(dueDate)
  const tomorrow = plusDays(day, 1)
  const next = firstDayFrom({ ...regel, anzahl: null }, day, tomorrow > today ? tomorrow : today)
  if (next === null) return null
  const later = (instant: Instant) => onDay(instant, plusDays(berlinDate(instant), daysBetween(day, next)))
  return {
    dueDate: dueDate === null ? next : onDay(dueDate, next),
    reminder: reminder === null ? null : later(reminder),
    repeat: writeRegel({ ...regel, anzahl: regel.anzahl === null ? null : regel.anzahl - 1 }),
  }
}
