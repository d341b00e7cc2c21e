import type { HausbesuchCode } from '../hausbesuch/hausbesuch.errors.ts'
import { type Person, plansForAll, planSperre } from '../hausbesuch/hausbesuch.policy.ts'
import { type Besuchsserie, serienTypen } from './serie.ts'

/** Null when it is open to the person; without leading the organisation, a series of the own tour only. */
export function serienSperre({ typ, personIds }: Pick<Besuchsserie, 'typ' | 'personIds'>, person: Person): HausbesuchCode | null {
  if (!serienTypen.includes(typ)) return 'hausbesuch.typ_nicht_moeglich'
  const gesperrt = planSperre(typ, person, personIds)
  if (gesperrt !== null) return gesperrt
  return plansForAll(person) || personIds.length > 0 ? null : 'hausbesuch.nur_leitung'
}
