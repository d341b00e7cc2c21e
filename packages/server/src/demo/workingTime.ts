/** Counts back through the hours in which people work: weekdays from seven to seven, in Berlin. Pure. */
import { berlinDate, berlinInstant, berlinTimeOfDay, plusDays } from '@dreiklang/domain/shared/time'
import { minutesOf, timeOf } from './today.ts'

const opens = 7 * 60
/** The last minute in which something is done. */
const closes = 19 * 60 - 1

const isWorkday = (datum: string): boolean => new Date(Date.parse(datum)).getUTCDay() % 6 !== 0

function dayBefore(datum: string): string {
  const before = plusDays(datum, -1)
  return isWorkday(before) ? before : dayBefore(before)
}

/** So many minutes of work before that; a time outside of working hours counts as the end of the working day before it. */
export function countBack(time: Date, minutes: number): Date {
  let datum = berlinDate(time.toISOString())
  let minute = minutesOf(berlinTimeOfDay(time.toISOString()))
  if (!isWorkday(datum) || minute < opens) {
    datum = dayBefore(datum)
    minute = closes
  }
  minute = Math.min(minute, closes)
  let left = Math.round(minutes)
  while (left > minute - opens) {
    left -= minute - opens
    datum = dayBefore(datum)
    minute = closes
  }
  return new Date(berlinInstant(datum, timeOf(minute - left)))
}
