/** Holidays of the Bundesländer. Those that hold in single communities only are no holidays here: an organisation enters them as exceptions. */
import { type IsoDate, isFederalHoliday, easterSunday, isWeekday, plusCountedDays, plusDays } from './time.ts'

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

/** Werktag of the law where the Bundesland is known; without it, the holidays of all of Germany alone count, so that a time ends too early at most. */
const isWeekdayIn = (date: IsoDate, bundesland: Bundesland | null): boolean =>
  isWeekday(date) && (bundesland === null || !holidayIn(date).includes(bundesland))

/** The last of so many Werktage, the first day counted when it is one itself. */
export function lastOfWerktage(from: IsoDate, count: number, bundesland: Bundesland | null): IsoDate {
  const counts = (date: IsoDate) => isWeekdayIn(date, bundesland)
  return plusCountedDays(from, counts(from) ? count - 1 : count, counts)
}
