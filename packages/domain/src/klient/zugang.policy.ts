/** Who may see how one gets into a home. */
import type { Akteur } from '../shared/akteur.ts'
import type { Datum } from '../shared/zeit.ts'

export interface Zuteilung {
  personId: string
  /** The day of the visit, in Berlin. */
  tag: Datum
}

/**
 * Key number, code of the door and alarm are for the one who stands in front of it: only who is assigned to the Klient on this very day.
 * No role opens it, not even that of the manager, who must assign herself first; so each look has a visit as its reason.
 * @param heute the calendar day in Berlin
 */
export function darfZugangSehen({
  akteur,
  heute,
  zuteilungen,
}: {
  akteur: Pick<Akteur, 'personId'>
  heute: Datum
  zuteilungen: readonly Zuteilung[]
}): boolean {
  return zuteilungen.some(({ personId, tag }) => personId === akteur.personId && tag === heute)
}
