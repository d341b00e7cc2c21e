/**
 * Reasons in the audit trail that somebody has written about a Klient. They lie sealed under his key: the trail is evidence and outlives the
 * record, and who reads it after an erasure finds who did what and when, but no words about the Klient any more. The chain is made of the seal, so
 * it holds before and after.
 */
import type { Ports, Queryable } from '../ports.ts'
import type { Language } from '../shared/route.ts'
import { nichtMehrReadable } from '../tresor/textSeal.ts'
import { createTresor, isSeal } from '../tresor/tresor.ts'

/** A row of the trail gets its number from the database, so a reason is bound to its Klient. */
const platzOf = (klientId: string) => ({ tabelle: 'protokoll', spalte: 'grund', zeileId: klientId })

interface WithGrund {
  klient_id: string | null
  grund: string | null
}

/** Of an opened row about a Klient, in the words of the reader. */
export const readableGrund = (grund: string | null, sprache: Language): string | null =>
  grund !== null && isSeal(grund) ? nichtMehrReadable[sprache] : grund

export function createGrundSeal(ports: Pick<Ports, 'keyRing' | 'clock' | 'newId'>) {
  const tresor = createTresor(ports)
  return {
    /** Inside the transaction of the action. @throws Vernichtet */
    seal: (tx: Queryable, whose: { organisationId: string; klientId: string }, grund: string): Promise<string> =>
      tresor.seal(tx, { ...whose, ...platzOf(whose.klientId) }, grund),

    /** Where the key was destroyed, the seal stays: two of them do not say the same. @param db sees the keys of the houses whose rows these are */
    async open<Row extends WithGrund>(db: Queryable, rows: readonly Row[]): Promise<Row[]> {
      const siegel = rows.flatMap(({ klient_id, grund }) =>
        klient_id === null || grund === null || !isSeal(grund) ? [] : [{ ...platzOf(klient_id), siegel: grund }],
      )
      if (siegel.length === 0) return [...rows]
      const texte = await tresor.openShared(db, siegel)
      const open = new Map(siegel.map((one, i) => [one.siegel, texte[i] ?? one.siegel]))
      return rows.map((row) => ({ ...row, grund: row.grund === null ? null : (open.get(row.grund) ?? row.grund) }))
    },
  }
}
export type GrundSeal = ReturnType<typeof createGrundSeal>
