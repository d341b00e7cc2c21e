/** Which days the board shows. */
import { montagVon, plusMonate, plusTage, type Datum } from '@dreiklang/domain/shared/zeit'

export const ansichten = ['tag', 'woche', 'monat'] as const
export type Ansicht = (typeof ansichten)[number]

const ersterVon = (tag: Datum): Datum => `${tag.slice(0, 8)}01`

/** First and last day; a month with the weeks that it begins and ends in. */
export function zeitraumVon(ansicht: Ansicht, tag: Datum): { von: Datum; bis: Datum } {
  switch (ansicht) {
    case 'tag':
      return { von: tag, bis: tag }
    case 'woche':
      return { von: montagVon(tag), bis: plusTage(montagVon(tag), 6) }
    case 'monat': {
      const letzter = plusTage(plusMonate(ersterVon(tag), 1), -1)
      return { von: montagVon(ersterVon(tag)), bis: plusTage(montagVon(letzter), 6) }
    }
    default:
      return ansicht satisfies never
  }
}

/** The same day of the period before or after. */
export function blaettere(ansicht: Ansicht, tag: Datum, richtung: -1 | 1): Datum {
  switch (ansicht) {
    case 'tag':
      return plusTage(tag, richtung)
    case 'woche':
      return plusTage(tag, 7 * richtung)
    case 'monat':
      return plusMonate(ersterVon(tag), richtung)
    default:
      return ansicht satisfies never
  }
}
