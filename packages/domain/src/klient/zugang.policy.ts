/** Who may see how one gets into a home. */
import type { Akteur } from '../shared/akteur.ts'
import type { IsoDate } from '../shared/time.ts'

export interface Zuteilung {
  personId: string
  /** The day of the visit, in Berlin. */
  tag: IsoDate
}

/**
 * Key number, door code and alarm are only for whoever is standing in front of the door: people assigned to the client on this very day. No
 * role opens it, not even the manager's, who must assign herself first; so every read has a visit as its reason.
 * @param heute the calendar day in Berlin
 */
export function maySeeZugang({
  akteur,
  heute,
  zuteilungen,
}: {
  akteur: Pick<Akteur, 'personId'>
  heute: IsoDate
  zuteilungen: readonly Zuteilung[]
}): boolean {
  return zuteilungen.some(({ personId, tag }) => personId === akteur.personId && tag === heute)
}
