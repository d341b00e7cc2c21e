/** After the action: that telling failed must not look as if the action had. The list and the menu show what waits. */
import type { AnordnungAnlass } from '@dreiklang/domain/dokumentation/anordnung.policy'
import { loadTaetige } from '../organisation/personen.repository.ts'
import type { Ports, Queryable } from '../ports.ts'
import { systemContext } from '../shared/context.ts'

/** The room of messages is above this one and is passed in by server.ts. */
export type MeldeAnordnung = (
  tx: Queryable,
  meldung: { personId: string; anlass: AnordnungAnlass; werte: Readonly<Record<string, string>>; am: string },
) => Promise<void>

/** In the name of the system, because they work in two organisations. */
export function createAnordnungMeldung({ database, clock, log }: Pick<Ports, 'database' | 'clock' | 'log'>, report: MeldeAnordnung) {
  async function versuche(
    an: (tx: Queryable) => Promise<readonly string[]>,
    was: { anlass: AnordnungAnlass; nummer: string },
  ): Promise<void> {
    const { anlass, nummer } = was
    const am = clock.now().toISOString()
    try {
      await database.transaction(systemContext, async (tx) => {
        for (const personId of await an(tx)) await report(tx, { personId, anlass, werte: { nummer }, am })
      })
    } catch (error) {
      log.warn({ error: error instanceof Error ? error.name : 'unknown' }, 'people were not told of an instruction')
    }
  }

  return {
    anAerzte: (praxisIds: readonly string[], nummer: string): Promise<void> =>
      versuche(async (tx) => (await loadTaetige(tx, praxisIds)).filter(({ lanr }) => lanr !== null).map(({ personId }) => personId), {
        anlass: 'ANORDNUNG_OFFEN',
        nummer,
      }),
    anVerfasser: (personId: string, was: { anlass: AnordnungAnlass; nummer: string }): Promise<void> =>
      versuche(async () => [personId], was),
  }
}
