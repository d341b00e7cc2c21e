/** Where a visit may go on the board, and what the page itself knows against it before the server has answered. */
import { plannableWithoutPerson, planOf } from '@dreiklang/domain/hausbesuch/hausbesuch'
import { findAbsent, findOverlaps } from '@dreiklang/domain/hausbesuch/overlaps'
import type { Befund } from '@dreiklang/domain/hausbesuch/view.contract'
import type { Tafel, TafelBesuch, ZugOnOfTafel } from '@dreiklang/domain/planung/planung.contract'
import { niemand, type Stelle } from '../stelle.ts'

export const surnameOf = (name: string): string => name.split(', ')[0] ?? name

/** In whose row it was taken: a visit of two people stands in two rows. */
export function zugOf(besuch: TafelBesuch, from: string | null): ZugOnOfTafel {
  const { id: hausbesuchId, version, datum, uhrzeit, dauerMinuten } = besuch
  return { hausbesuchId, version, datum, uhrzeit, dauerMinuten, vonPersonId: from, nachPersonId: from, grund: null }
}

export const stelleOf = ({ datum, uhrzeit, dauerMinuten, nachPersonId }: ZugOnOfTafel): Partial<Stelle> => ({
  datum,
  uhrzeit,
  dauerMinuten,
  person: nachPersonId ?? niemand,
})

/** Back to where it stood, in the version that the move has made. */
export function backOf(besuch: TafelBesuch, zug: ZugOnOfTafel, { version, grund }: { version: number; grund: string }): ZugOnOfTafel {
  return { ...zugOf(besuch, zug.vonPersonId), vonPersonId: zug.nachPersonId, version, grund }
}

export function isMoved(besuch: TafelBesuch, { datum, uhrzeit, vonPersonId, nachPersonId }: ZugOnOfTafel): boolean {
  return datum !== besuch.datum || uhrzeit !== besuch.uhrzeit || vonPersonId !== nachPersonId
}

export type Refusal = 'needsPerson' | 'alreadyThere'

/** Why this row does not take the visit; null when it does. The server refuses the first, and by the second somebody would get lost. */
export function refusalOf({ typ, personIds }: TafelBesuch, { from, to }: { from: string | null; to: string | null }): Refusal | null {
  if (from === to) return null
  if (to === null) return plannableWithoutPerson(typ) || personIds.length > 1 ? null : 'needsPerson'
  return personIds.includes(to) ? 'alreadyThere' : null
}

const blocking: readonly TafelBesuch['status'][] = ['GEPLANT', 'UNTERWEGS', 'BEGONNEN', 'ABGESCHLOSSEN']

/** By the rules of the server, from what stands on the board. */
export function conflictsAt({ personen, besuche }: Pick<Tafel, 'personen' | 'besuche'>, zug: ZugOnOfTafel): Befund[] {
  const plan = planOf(zug)
  const who = personen.filter(({ id }) => id === zug.nachPersonId)
  const andere = besuche.filter(({ id, status }) => id !== zug.hausbesuchId && blocking.includes(status))
  return [...findOverlaps({ plan, personen: who, andere }), ...findAbsent({ plan, personen: who })]
}
