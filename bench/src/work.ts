/** The six works, and who does them on which connection. */
export type Work = 'list' | 'read' | 'create' | 'change' | 'search' | 'signIn'
export const works: readonly Work[] = ['list', 'read', 'create', 'change', 'search', 'signIn']

/** The part of the limit's requests a second that the product is to reach. */
export const goals: Record<Work, number> = { list: 0.8, read: 0.65, create: 0.55, change: 0.4, search: 0.85, signIn: 0.9 }
/** The part of the requests a second of the smallest size that is to be left at the largest. */
export const growthGoal = 0.9

/** Pharmacies read, nursing services write. */
export const personOf = (work: Work, nr: number): number =>
  work === 'list' || work === 'read' || work === 'search' ? 3001 + (nr % 8) : 1001 + (nr % 16)

export const mailOf = (person: number): string => `bench${person}@dreiklang.example`

/** The family name of Klienten that this pharmacy has orders of (`daten.ts` and `limit/fill.ts` give out the same names). */
export const searchedBy = (person: number): string => `Name${(101 * ((person % 1000) - 1)) % 300}`
