/** Cards that come again: by a rule of RFC 5545 over days in Berlin (shared/regel.ts). The next one is made by the clock on its day. */
import { type Due, dueDay, dueOnDay } from '../shared/due.ts'
import { findDayOfRegel, readRegel, writeRegel } from '../shared/regel.ts'
import { type IsoDate, plusDays } from '../shared/time.ts'

interface Recurring {
  dueDate: Due | null
  repeat: string | null
}

/** On which day the clock makes the next card: behind the one on which this one is due, and none that is over. Null: never. */
export function nextDayOf({ dueDate, repeat }: Recurring, today: IsoDate): IsoDate | null {
  const regel = repeat === null ? null : readRegel(repeat)
  if (regel === null || regel.anzahl === 1) return null
  const day = dueDate === null ? today : dueDay(dueDate)
  return findDayOfRegel(regel, day, plusDays(day > today ? day : today, 1))
}

interface NextCard extends Recurring {
  nextDay: IsoDate | null
}

/**
 * The card that is made on its day. Of days that went by while no clock ran only the last one is made; all of them count for a rule that
 * counts. Only a card that was due is due again.
 */
export function nextCardOf({ dueDate, repeat, nextDay }: NextCard, today: IsoDate): NextCard | null {
  const regel = repeat === null ? null : readRegel(repeat)
  if (regel === null || nextDay === null || nextDay > today) return null
  let day = nextDay
  let left = regel.anzahl === null ? null : regel.anzahl - 1
  let following = findDayOfRegel(regel, day, plusDays(day, 1))
  while (following !== null && following <= today && left !== 1) {
    day = following
    left = left === null ? null : left - 1
    following = findDayOfRegel(regel, day, plusDays(day, 1))
  }
  return {
    dueDate: dueDate === null ? null : dueOnDay(dueDate, day),
    repeat: writeRegel({ ...regel, anzahl: left }),
    nextDay: left === 1 ? null : following,
  }
}
