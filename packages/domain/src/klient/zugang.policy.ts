import type { Akteur } from '../shared/akteur.ts'
import type { IsoDate } from '../shared/time.ts'

export interface Zuteilung {
  personId: string
  /** The day of the visit, in Berlin. */
  tag: IsoDate
}

/** No role opens it, not even the manager's, who must assign herself first: every read has a visit as its reason. `heute`: in Berlin */
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
