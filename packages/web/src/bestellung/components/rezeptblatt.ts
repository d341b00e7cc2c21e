/** What else stands on the same sheet of paper, as far as the own side sees it. */
import { isEnd } from '@dreiklang/domain/bestellung/bestellung'
import { findOnSameRezeptblatt } from '@dreiklang/domain/bestellung/rezeptblatt'
import type { BestellungAnswer, PositionAnswer } from '@dreiklang/domain/bestellung/view.contract'
import { useBegriffeTexts } from '../bestellung.texts.ts'
import { validProdukt } from './schritte/defaults.ts'

/** One with the whole of its sheet; the others alone. In the order in which the positions stand. */
export function groupByRezeptblatt(positionen: readonly PositionAnswer[]): PositionAnswer[][] {
  return positionen.flatMap((position) => {
    const others = findOnSameRezeptblatt({ positionen }, position)
    const whole = positionen.filter((one) => one === position || others.includes(one))
    return whole[0] === position ? [whole] : []
  })
}

/** The positions on the same sheets that are not among these. */
export function findOthersOnRezeptblatt(
  bestellung: Pick<BestellungAnswer, 'positionen'>,
  positionen: readonly PositionAnswer[],
): PositionAnswer[] {
  const found = new Set(positionen.flatMap((position) => findOnSameRezeptblatt(bestellung, position)))
  return bestellung.positionen.filter((one) => found.has(one) && !positionen.includes(one))
}

/** What is over is named as that: it stands on the paper all the same. */
export function useRezeptblattNames(): (positionen: readonly PositionAnswer[]) => string {
  const b = useBegriffeTexts()
  return (positionen) =>
    positionen
      .map((position) => {
        const { bezeichnung } = validProdukt(position)
        return isEnd(position.status) ? `${bezeichnung} (${b(`status.${position.status}`)})` : bezeichnung
      })
      .join(', ')
}
