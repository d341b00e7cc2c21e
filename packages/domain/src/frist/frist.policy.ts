/** Who may give a deadline to whom, and let it rest. */
import { type Person, plantFuerAlle } from '../hausbesuch/hausbesuch.policy.ts'
import { type Datum, plusTage } from '../shared/zeit.ts'
import type { FristCode } from './frist.errors.ts'
import { type FristArt, artenDerSeite, laengsteRuheTage } from './frist.ts'

/** Null when the person works on deadlines of this kind at all. */
export const artSperre = (art: FristArt, { seite }: Person): FristCode | null =>
  artenDerSeite[seite].includes(art) ? null : 'frist.nicht_eure'

/** Everyone may take a deadline on; giving it to others is for those who plan for all. */
export function zuweisenSperre(person: Person, personId: string | null): FristCode | null {
  return personId === null || personId === person.personId || plantFuerAlle(person) ? null : 'frist.nur_leitung'
}

/** A deadline that rests without an end is one that nobody sees again. */
export function ruheSperre(bis: Datum, heute: Datum): FristCode | null {
  return bis > heute && bis <= plusTage(heute, laengsteRuheTage) ? null : 'frist.ruhe_zu_lang'
}
