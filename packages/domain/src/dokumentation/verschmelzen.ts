/** Three-way: list entries one by one, findings field by field; a conflict only where both changed the same thing. */
import { keysOf } from '../shared/keys.ts'
import { type Blatt, blattSchema } from './blatt.document.ts'
import { changedTeile } from './dokumentation.decider.ts'

type BlattTeil = keyof Blatt
export const blattTeile: readonly BlattTeil[] = keysOf(blattSchema.shape)

export interface Verschmolzen {
  blatt: Blatt
  /** Parts in which both have written something else at the same place; there my words stand. */
  konflikte: BlattTeil[]
}

interface Stelle<Value> {
  basis: Value
  mein: Value
  anderes: Value
}

const gleich = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

type Entry = { id: string }
type Group = Record<string, unknown>
const isGroup = (value: unknown): value is Group => typeof value === 'object' && value !== null && !Array.isArray(value)
const isList = (value: unknown): value is Entry[] =>
  Array.isArray(value) && value.every((one: unknown) => isGroup(one) && typeof one['id'] === 'string')
const isSequence = (value: unknown): value is unknown[] => Array.isArray(value)

function all<Art>(place: Stelle<unknown>, ist: (value: unknown) => value is Art): place is Stelle<Art> {
  return ist(place.basis) && ist(place.mein) && ist(place.anderes)
}

function perField({ basis, mein, anderes }: Stelle<Group>, streite: () => void): Group {
  const fields = Object.keys({ ...anderes, ...mein })
  const values = fields.map(
    (field) => [field, valueOf({ basis: basis[field], mein: mein[field], anderes: anderes[field] }, streite)] as const,
  )
  return Object.fromEntries(values.filter(([, value]) => value !== undefined))
}

const byId = (list: readonly Entry[]): Group => Object.fromEntries(list.map((entry) => [entry.id, entry]))

function valueOf(place: Stelle<unknown>, streite: () => void): unknown {
  const { basis, mein, anderes } = place
  if (gleich(mein, anderes) || gleich(anderes, basis)) return mein
  if (gleich(mein, basis)) return anderes
  // An empty list is one of entries, too.
  if (all(place, isList))
    return Object.values(perField({ basis: byId(place.basis), mein: byId(place.mein), anderes: byId(place.anderes) }, streite))
  if (all(place, isSequence) && place.mein.length === place.anderes.length)
    return place.mein.map((value, i) => valueOf({ basis: place.basis[i], mein: value, anderes: place.anderes[i] }, streite))
  if (all(place, isGroup) && !('id' in place.mein)) return perField(place, streite)
  streite()
  // Removed by one and changed by the other: kept, because someone has to look at it.
  return mein === undefined ? anderes : mein
}

export function merge({ basis, mein, anderes }: Stelle<Blatt>): Verschmolzen {
  const conflicts = new Set<BlattTeil>()
  const parts = blattTeile.map((part) => {
    const place = { basis: basis[part], mein: mein[part], anderes: anderes[part] }
    return [part, valueOf(place, () => conflicts.add(part))] as const
  })
  const blatt = blattSchema.safeParse(Object.fromEntries(parts)).data
  // The merge would exceed the sheet's limits: then mine stays whole and conflicts with the other.
  return blatt === undefined ? { blatt: mein, konflikte: changedTeile(anderes, mein) } : { blatt, konflikte: [...conflicts] }
}
