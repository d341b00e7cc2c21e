/** Days as a calendar shows them: whole weeks, each from its Monday on. */
import { type IsoDate, mondayOf, plusDays, plusMonths } from './time.ts'

export type CalendarForm = 'monat' | 'woche'

const firstOfMonth = (day: IsoDate): IsoDate => `${day.slice(0, 8)}01`

/** The days of the week or of the whole weeks of the month that a day lies in. */
export function daysShown(form: CalendarForm, day: IsoDate): IsoDate[] {
  const from = mondayOf(form === 'woche' ? day : firstOfMonth(day))
  const last = form === 'woche' ? from : mondayOf(plusDays(plusMonths(firstOfMonth(day), 1), -1))
  const days: IsoDate[] = []
  for (let next = from; next <= plusDays(last, 6); next = plusDays(next, 1)) days.push(next)
  return days
}

/** A day of the week or of the month that lies so many away. */
export const turnPages = (form: CalendarForm, day: IsoDate, pages: number): IsoDate =>
  form === 'woche' ? plusDays(day, 7 * pages) : plusMonths(day, pages)
