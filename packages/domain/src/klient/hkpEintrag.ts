/** A Verordnung that an order has brought is written into the record; what a person wrote there is never replaced without being asked. */
import type { BereichAngaben } from './akte.decider.ts'
import { maxVerordnungen } from './hkp.ts'

export type Eintrag = BereichAngaben<'hkp'>['verordnungen'][number]

/** Which words stand where record and paper say different things. */
export const hkpVorrang = ['AKTE', 'PAPIER'] as const
export type HkpVorrang = (typeof hkpVorrang)[number]

export type Recorded =
  | { art: 'GESCHRIEBEN'; verordnungen: Eintrag[] }
  /** Names of the fields; none: the entry was removed by somebody. */
  | { art: 'ANDERS'; felder: string[] }
  | { art: 'VOLL' }

const isEmpty = (value: unknown): boolean => value === null || value === '' || (Array.isArray(value) && value.length === 0)
const same = (a: unknown, b: unknown): boolean =>
  Array.isArray(a) && Array.isArray(b) ? a.map(String).toSorted().join() === b.map(String).toSorted().join() : a === b

/** One that somebody typed before the order told of it: the same paper, as far as its days say. */
const isSamePaper = (one: Eintrag, paper: Eintrag): boolean =>
  one.positionId === null && one.ausgestelltAm === paper.ausgestelltAm && one.von === paper.von && same(one.leistungen, paper.leistungen)

function findEntry(verordnungen: readonly Eintrag[], paper: Eintrag): number {
  const linked = verordnungen.findIndex(({ positionId }) => positionId === paper.positionId)
  return linked >= 0 ? linked : verordnungen.findIndex((one) => isSamePaper(one, paper))
}

interface Told {
  /** All that is known of it by now. */
  paper: Eintrag
  /** What is told now. */
  felder: readonly (keyof Eintrag)[]
  /** True with the first word about it: nobody can have removed it yet. */
  first: boolean
  vorrang: HkpVorrang | null
}

export function recordVerordnung(verordnungen: readonly Eintrag[], { paper, felder, first, vorrang }: Told): Recorded {
  const at = findEntry(verordnungen, paper)
  const known = verordnungen[at]
  if (known === undefined) {
    if (!first && vorrang === null) return { art: 'ANDERS', felder: [] }
    if (!first && vorrang === 'AKTE') return { art: 'GESCHRIEBEN', verordnungen: [...verordnungen] }
    return verordnungen.length < maxVerordnungen ? { art: 'GESCHRIEBEN', verordnungen: [...verordnungen, paper] } : { art: 'VOLL' }
  }
  const anders = felder.filter((name) => !isEmpty(known[name]) && !same(known[name], paper[name]))
  if (anders.length > 0 && vorrang === null) return { art: 'ANDERS', felder: anders }
  const written = vorrang === 'PAPIER' ? felder : felder.filter((name) => !anders.includes(name))
  const said = Object.fromEntries(written.map((name) => [name, paper[name]]))
  return {
    art: 'GESCHRIEBEN',
    verordnungen: verordnungen.map((one, i) => (i === at ? { ...one, ...said, positionId: paper.positionId } : one)),
  }
}
