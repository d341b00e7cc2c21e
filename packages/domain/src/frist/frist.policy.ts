import { type Person, plansForAll } from '../hausbesuch/hausbesuch.policy.ts'
import { type IsoDate, plusDays } from '../shared/time.ts'
import type { FristCode } from './frist.errors.ts'
import { type FristArt, artenOfSeite, longestRuheDays } from './frist.ts'

/** Null when the person works on deadlines of this kind at all. */
export const artSperre = (art: FristArt, { seite }: Person): FristCode | null =>
  artenOfSeite[seite].includes(art) ? null : 'frist.nicht_eure'

/** Everyone may take a deadline on; giving it to others is for those who plan for all. */
export function zuweisenSperre(person: Person, personId: string | null): FristCode | null {
  return personId === null || personId === person.personId || plansForAll(person) ? null : 'frist.nur_leitung'
}

/** A deadline that rests without an end is one that nobody sees again. */
export function ruheSperre(to: IsoDate, today: IsoDate): FristCode | null {
  return to > today && to <= plusDays(today, longestRuheDays) ? null : 'frist.ruhe_zu_lang'
}
