import type { Akteur } from '../shared/akteur.ts'
import type { Instant, IsoDate } from '../shared/time.ts'

export interface Zuteilung {
  personId: string
  /** The day of the visit, in Berlin. */
  tag: IsoDate
  /** When her last visit there of that day ends; null: no visit is planned. */
  bis: Instant | null
}

/**
 * No role opens it, not even the manager's, who must assign herself first: every read has a visit as its reason. A visit may end after
 * midnight: then the door is not shut before she has left. `heute`: in Berlin
 */
export function maySeeZugang({
  akteur,
  heute,
  now,
  zuteilungen,
}: {
  akteur: Pick<Akteur, 'personId'>
  heute: IsoDate
  now: Instant
  zuteilungen: readonly Zuteilung[]
}): boolean {
  return zuteilungen.some(
    ({ personId, tag, bis }) => personId === akteur.personId && (tag === heute || (tag < heute && bis !== null && now < bis)),
  )
}
