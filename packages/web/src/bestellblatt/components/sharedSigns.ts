import { isEnd } from '@dreiklang/domain/bestellung/bestellung'
import type { RezeptOrt } from '@dreiklang/domain/bestellung/rezept'
import type { Ueberlagerung } from '@dreiklang/domain/bestellung/stand'
import type { PositionAnswer } from '@dreiklang/domain/bestellung/view.contract'

export interface SharedSigns {
  ueberlagerungen: readonly Ueberlagerung[]
  /** None of them has come to the own side yet. */
  vorschau: boolean
}

export const nothingShared: SharedSigns = { ueberlagerungen: [], vorschau: false }

/** What is true of each of several positions: said once, above them. */
export function findSharedSigns(positionen: readonly PositionAnswer[]): SharedSigns {
  const [first, ...others] = positionen
  if (first === undefined || others.length === 0) return nothingShared
  const oneWay = new Set(positionen.map(findWayToFetch)).size === 1
  return {
    ueberlagerungen: first.ueberlagerungen.filter(
      (sign) => others.every(({ ueberlagerungen }) => ueberlagerungen.includes(sign)) && (sign !== 'REZEPT_FEHLT' || oneWay),
    ),
    vorschau: positionen.every(({ vorschau, status }) => vorschau && !isEnd(status)),
  }
}

/** How the pharmacy gets the prescription; null where nobody is sent for it: what has expired is asked for anew. */
export function findWayToFetch({ ueberlagerungen, rezept }: Pick<PositionAnswer, 'ueberlagerungen' | 'rezept'>) {
  if (rezept === null || !ueberlagerungen.includes('REZEPT_FEHLT') || ueberlagerungen.includes('REZEPT_ABGELAUFEN')) return null
  return wayOf(rezept.ort)
}

function wayOf(ort: RezeptOrt) {
  switch (ort) {
    case 'PAPIER_PRAXIS':
    case 'AUSDRUCK_PRAXIS':
      return 'praxis'
    case 'FACHDIENST_EGK':
      return 'karte'
    case 'PAPIER_KLIENT':
    case 'AUSDRUCK_KLIENT':
      return 'klient'
    case 'APOTHEKE':
      return 'apotheke'
    case 'PAPIER_PFLEGE':
    case 'AUSDRUCK_PFLEGE':
    case 'KIM_PFLEGE':
    case 'PAPIER_UNTERWEGS':
      return 'pflege'
  }
}
