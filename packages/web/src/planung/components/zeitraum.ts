/** The days that a view of the board shows, and those before and after them. */
import { type IsoDate, mondayOf, plusDays, plusMonths } from '@dreiklang/domain/shared/time'

export const ansichten = ['tag', 'woche', 'monat'] as const
export type Ansicht = (typeof ansichten)[number]

const firstOf = (tag: IsoDate): IsoDate => `${tag.slice(0, 8)}01`

/** A month with the weeks that it begins and ends in. */
export function zeitraumOf(ansicht: Ansicht, tag: IsoDate): { von: IsoDate; bis: IsoDate } {
  switch (ansicht) {
    case 'tag':
      return { von: tag, bis: tag }
    case 'woche':
      return { von: mondayOf(tag), bis: plusDays(mondayOf(tag), 6) }
    case 'monat': {
      const letzter = plusDays(plusMonths(firstOf(tag), 1), -1)
      return { von: mondayOf(firstOf(tag)), bis: plusDays(mondayOf(letzter), 6) }
    }
    default:
      return ansicht satisfies never
  }
}

export function turn(ansicht: Ansicht, tag: IsoDate, richtung: -1 | 1): IsoDate {
  switch (ansicht) {
    case 'tag':
      return plusDays(tag, richtung)
    case 'woche':
      return plusDays(tag, 7 * richtung)
    case 'monat':
      return plusMonths(firstOf(tag), richtung)
    default:
      return ansicht satisfies never
  }
}
