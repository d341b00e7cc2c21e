/** Times at which people like to be reminded of something or to see it again. */
import { berlinDate, berlinInstant, mondayOf, plusDays } from './time.ts'

export const reminderOffers = ['today', 'tomorrow', 'nextWeek'] as const
export type ReminderOffer = (typeof reminderOffers)[number]

const morning = '08:00'
const todayTimes = [morning, '13:00', '18:00'] as const

/** What a screen offers, in Berlin: the next of eight, one and six o'clock that is still to come today, tomorrow and next Monday at eight. */
export function offersAt(now: string): { offer: ReminderOffer; at: string }[] {
  const today = berlinDate(now)
  const later = todayTimes.map((time) => berlinInstant(today, time)).find((at) => Date.parse(at) > Date.parse(now))
  const [tomorrow, monday] = [plusDays(today, 1), plusDays(mondayOf(today), 7)]
  return [
    ...(later === undefined ? [] : [{ offer: 'today' as const, at: later }]),
    { offer: 'tomorrow', at: berlinInstant(tomorrow, morning) },
    // On a Sunday tomorrow is next week.
    ...(monday === tomorrow ? [] : [{ offer: 'nextWeek' as const, at: berlinInstant(monday, morning) }]),
  ]
}
