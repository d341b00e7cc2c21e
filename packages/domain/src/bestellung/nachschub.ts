/** What is open of a proposal to order again, and what became of the last one that was taken over. */
import type { Nachschub } from './nachschub.document.ts'

interface WithNachschub {
  nachschub: readonly Nachschub[]
}

/** At most one is open of a position. */
export const findOpenNachschub = ({ nachschub }: WithNachschub): Nachschub | null =>
  nachschub.find(({ antwort }) => antwort === null) ?? null

export const hasOpenNachschub = (position: WithNachschub): boolean => findOpenNachschub(position) !== null

/** The draft that the last proposal which was taken over went into. */
export const findDraftOfNachschub = ({ nachschub }: WithNachschub): string | null =>
  nachschub.findLast(({ antwort }) => antwort?.art === 'UEBERNOMMEN')?.antwort?.bestellungId ?? null
