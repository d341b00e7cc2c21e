/** Days, times and sizes as they stand on German paper. */
import { berlinDate, berlinTimeOfDay } from '@dreiklang/domain/shared/time'

/** @param datum YYYY-MM-DD */
export const germanDatum = (date: string): string => date.split('-').toReversed().join('.')

/** @param instant ISO 8601; told by the clock of Berlin */
export const germanTime = (instant: string): string => `${germanDatum(berlinDate(instant))}, ${berlinTimeOfDay(instant)}`

export const germanSize = (bytes: number): string =>
  bytes < 1_048_576 ? `${Math.max(1, Math.round(bytes / 1024))} KB` : `${(bytes / 1_048_576).toFixed(1).replace('.', ',')} MB`

export const germanNumber = (count: number): string => String(count).replace('.', ',')
