/** Days, times and sizes as they stand on German paper. */
import { berlinDatum, berlinUhrzeit } from '@dreiklang/domain/shared/zeit'

/** @param datum YYYY-MM-DD */
export const deutschesDatum = (datum: string): string => datum.split('-').toReversed().join('.')

/** @param instant ISO 8601; told by the clock of Berlin */
export const deutscheZeit = (instant: string): string => `${deutschesDatum(berlinDatum(instant))}, ${berlinUhrzeit(instant)}`

export const deutscheGroesse = (bytes: number): string =>
  bytes < 1_048_576 ? `${Math.max(1, Math.round(bytes / 1024))} KB` : `${(bytes / 1_048_576).toFixed(1).replace('.', ',')} MB`

export const deutscheZahl = (zahl: number): string => String(zahl).replace('.', ',')
