/** Three-way: list entries one by one, findings field by field; a conflict only where both changed the same thing. */
import { type Blatt, blattSchema } from './blatt.document.ts'
import { changedTeile } from './dokumentation.decider.ts'

type BlattTeil = keyof Blatt
export const blattTeile = Object.keys(blattSchema.shape) as BlattTeil[]

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
  Array.isArray(value) && value.every((eines: unknown) => isGroup(eines) && typeof eines['id'] === 'string')
const isSequence = (value: unknown): value is unknown[] => Array.isArray(value)

function all<Art>(stelle: Stelle<unknown>, ist: (value: unknown) => value is Art): stelle is Stelle<Art> {
  return ist(stelle.basis) && ist(stelle.mein) && ist(stelle.anderes)
}

function perField({ basis, mein, anderes }: Stelle<Group>, streite: () => void): Group {
  const fields = Object.keys({ ...anderes, ...mein })
  const values = fields.map(
    (field) => [field, valueOf({ basis: basis[field], mein: mein[field], anderes: anderes[field] }, streite)] as const,
  )
  return Object.fromEntries(values.filter(([, value]) => value !== undefined))
}

const byId = (liste: readonly Entry[]): Group => Object.fromEntries(liste.map((entry) => [entry.id, entry]))

function valueOf(stelle: Stelle<unknown>, streite: () => void): unknown {
  const { basis, mein, anderes } = stelle
  if (gleich(mein, anderes) || gleich(anderes, basis)) return mein
  if (gleich(mein, basis)) return anderes
  // An empty list is one of entries, too.
  if (all(stelle, isList))
    return Object.values(perField({ basis: byId(stelle.basis), mein: byId(stelle.mein), anderes: byId(stelle.anderes) }, streite))
  if (all(stelle, isSequence) && stelle.mein.length === stelle.anderes.length)
    return stelle.mein.map((value, i) => valueOf({ basis: stelle.basis[i], mein: value, anderes: stelle.anderes[i] }, streite))
  if (all(stelle, isGroup) && !('id' in stelle.mein)) return perField(stelle, streite)
  streite()
  // Removed by one and changed by the other: kept, because someone has to look at it.
  return mein === undefined ? anderes : mein
}

export function merge({ basis, mein, anderes }: Stelle<Blatt>): Verschmolzen {
  const conflicts = new Set<BlattTeil>()
  const teile = blattTeile.map((teil) => {
    const stelle = { basis: basis[teil], mein: mein[teil], anderes: anderes[teil] }
    return [teil, valueOf(stelle, () => conflicts.add(teil))] as const
  })
  const blatt = blattSchema.safeParse(Object.fromEntries(teile)).data
  // The merge would exceed the sheet's limits: then mine stays whole and conflicts with the other.
  return blatt === undefined ? { blatt: mein, konflikte: changedTeile(anderes, mein) } : { blatt, konflikte: [...conflicts] }
}
