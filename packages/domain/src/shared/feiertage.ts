/** Holidays of the Bundesländer. Those that hold in single communities only are no holidays here: an organisation enters them as exceptions. */
import {
  type Instant,
  type IsoDate,
  berlinDate,
  berlinInstant,
  easterSunday,
  isFederalHoliday,
  isWeekday,
  isWorkingDay,
  plusCountedDays,
  plusDays,
} from './time.ts'

export const bundeslaender = ['BW', 'BY', 'BE', 'BB', 'HB', 'HH', 'HE', 'MV', 'NI', 'NW', 'RP', 'SL', 'SN', 'ST', 'SH', 'TH'] as const
export type Bundesland = (typeof bundeslaender)[number]

const feste: Readonly<Record<string, readonly Bundesland[]>> = {
  '01-06': ['BW', 'BY', 'ST'],
  '03-08': ['BE', 'MV'],
  '08-15': ['SL'],
  '09-20': ['TH'],
  '10-31': ['BB', 'HB', 'HH', 'MV', 'NI', 'SN', 'ST', 'SH', 'TH'],
  '11-01': ['BW', 'BY', 'NW', 'RP', 'SL'],
}
const fronleichnam: readonly Bundesland[] = ['BW', 'BY', 'HE', 'NW', 'RP', 'SL']

/** The Wednesday before the last Sunday of the church year: 16 to 22 November. */
const isBussUndBettag = (date: IsoDate): boolean =>
  date.slice(5) >= '11-16' && date.slice(5) <= '11-22' && new Date(`${date}T12:00:00Z`).getUTCDay() === 3

/** The Bundesländer in which the day is a holiday by law. */
export function holidayIn(date: IsoDate): readonly Bundesland[] {
  if (isFederalHoliday(date)) return bundeslaender
  if (date === plusDays(easterSunday(Number(date.slice(0, 4))), 60)) return fronleichnam
  if (isBussUndBettag(date)) return ['SN']
  return feste[date.slice(5)] ?? []
}

const isOpenIn = (date: IsoDate, bundesland: Bundesland | null): boolean => bundesland === null || !holidayIn(date).includes(bundesland)

/** Werktag of the law where the Bundesland is known; without it, the holidays of all of Germany alone count, so that a time ends too early at most. */
export const isWeekdayIn = (date: IsoDate, bundesland: Bundesland | null): boolean => isWeekday(date) && isOpenIn(date, bundesland)

/** Working day of the offices of a Bundesland: Monday to Friday, no holiday; where it is not known, as above. */
export const isWorkingDayIn = (date: IsoDate, bundesland: Bundesland | null): boolean => isWorkingDay(date) && isOpenIn(date, bundesland)

/** So many working days later. */
export const plusWorkingDays = (date: IsoDate, count: number, bundesland: Bundesland | null): IsoDate =>
  plusCountedDays(date, count, (tag) => isWorkingDayIn(tag, bundesland))

/** The last of so many Werktage, the first day counted when it is one itself. */
export function lastOfWerktage(from: IsoDate, count: number, bundesland: Bundesland | null): IsoDate {
  const counts = (date: IsoDate) => isWeekdayIn(date, bundesland)
  return plusCountedDays(from, counts(from) ? count - 1 : count, counts)
}

/** Milliseconds between two instants that fall on office days: the clock of escalations stands still at week-ends and on holidays. */
export function workingTimeMs(from: Instant, to: Instant, bundesland: Bundesland | null): number {
  let sum = 0
  const end = Date.parse(to)
  for (let tag = berlinDate(from), start = Date.parse(from); start < end; tag = plusDays(tag, 1)) {
    const naechster = Math.min(Date.parse(berlinInstant(plusDays(tag, 1))), end)
    if (isWorkingDayIn(tag, bundesland)) sum += naechster - start
    start = naechster
  }
  return sum
}

/** The first instant at which `workingTimeMs(from, it, bundesland)` reaches `dauerMs`. */
export function afterWorkingTime(from: Instant, dauerMs: number, bundesland: Bundesland | null): Instant {
  let open = dauerMs
  let start = Date.parse(from)
  for (let tag = berlinDate(from); ; tag = plusDays(tag, 1)) {
    const naechster = Date.parse(berlinInstant(plusDays(tag, 1)))
    if (isWorkingDayIn(tag, bundesland)) {
      if (naechster - start >= open) return new Date(start + open).toISOString()
      open -= naechster - start
    }
    start = naechster
  }
}
