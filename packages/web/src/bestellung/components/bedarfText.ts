import type { IsoDate } from '@dreiklang/domain/shared/time'
import { formatDate } from '../../shared/format.ts'

export interface Bedarfstermin {
  bedarfBis: IsoDate
  bedarfUhrzeit: string | null
}

/** `24.12.2026, 18:00`: an emergency of tomorrow is one only by its hour; most orders have none. */
export function formatBedarf({ bedarfBis, bedarfUhrzeit }: Bedarfstermin): string {
  return bedarfUhrzeit === null ? formatDate(bedarfBis) : `${formatDate(bedarfBis)}, ${bedarfUhrzeit}`
}
