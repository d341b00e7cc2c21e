import type { ConflictField, EntryAnswer } from '@dreiklang/domain/unterwegs/entry.contract'

interface Answered {
  /** A bag has no card: what others changed at its order is in nobody's way. */
  eintrag: { eintragId: string; hausbesuchId: string }
  antwort?: EntryAnswer | null
}

export interface VisitCard<A extends Answered> {
  hausbesuchId: string
  eintraege: A[]
  felder: ConflictField[]
  nachgereicht: boolean
}

/** What others changed at a visit is one thing to read, however many entries met it; whatever is the same in several is said once. */
export function oneCardPerVisit<A extends Answered>(answered: readonly A[]): VisitCard<A>[] {
  const cards = new Map<string, VisitCard<A>>()
  for (const one of answered) {
    const { hausbesuchId } = one.eintrag
    const card = cards.get(hausbesuchId) ?? { hausbesuchId, eintraege: [], felder: [], nachgereicht: false }
    const news = (one.antwort?.felder ?? []).filter((field) => !card.felder.some((known) => isSame(known, field)))
    cards.set(hausbesuchId, {
      ...card,
      eintraege: [...card.eintraege, one],
      felder: [...card.felder, ...news],
      nachgereicht: card.nachgereicht || one.antwort?.nachgereicht === true,
    })
  }
  return [...cards.values()]
}

const isSame = (one: ConflictField, other: ConflictField): boolean =>
  one.feld === other.feld && one.meins === other.meins && one.server === other.server
