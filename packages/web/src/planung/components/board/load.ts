/** How long people are with clients by the board: the same visits that the server counts against working hours, without ways and breaks. */
import { maxMinutesPerDay } from '@dreiklang/domain/hausbesuch/arbeitszeit'
import type { TafelBesuch } from '@dreiklang/domain/planung/planung.contract'
import type { IsoDate } from '@dreiklang/domain/shared/time'

export { maxMinutesPerDay }

const counted: readonly TafelBesuch['status'][] = ['GEPLANT', 'UNTERWEGS', 'BEGONNEN', 'ABGESCHLOSSEN']

/** Each person of a visit is there for as long as it lasts. `personId` null: of everyone together. */
export function countMinutes(besuche: readonly TafelBesuch[], { personId, tag }: { personId: string | null; tag?: IsoDate }): number {
  return besuche
    .filter(({ datum, status }) => counted.includes(status) && (tag === undefined || datum === tag))
    .reduce(
      (sum, { personIds, dauerMinuten }) => sum + dauerMinuten * personIds.filter((id) => personId === null || id === personId).length,
      0,
    )
}

const highFrom = 0.85

export function levelOf(minutes: number, limit: number): 'free' | 'high' | 'over' {
  if (minutes > limit) return 'over'
  return minutes >= limit * highFrom ? 'high' : 'free'
}
