/** Tasks that come again: by a rule of RFC 5545 over days in Berlin (shared/regel.ts). */
import { type Due, dueDay, dueOnDay } from '../shared/due.ts'
import { findDayOfRegel, readRegel, writeRegel } from '../shared/regel.ts'
import { type Instant, type IsoDate, berlinDate, daysBetween, plusDays } from '../shared/time.ts'

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
  const next = findDayOfRegel(regel, day, tomorrow > today ? tomorrow : today)
  if (next === null) return null
  const later = (instant: Instant) => dueOnDay(instant, plusDays(berlinDate(instant), daysBetween(day, next)))
  return {
    dueDate: dueDate === null ? next : dueOnDay(dueDate, next),
    reminder: reminder === null ? null : later(reminder),
    repeat: writeRegel({ ...regel, anzahl: regel.anzahl === null ? null : regel.anzahl - 1 }),
  }
}
