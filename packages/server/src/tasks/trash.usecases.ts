/** Deleting tasks, for a day with a way back; and what goes by itself. */
import { trashHours, doneDays } from '@dreiklang/domain/tasks/tasks'
import type { tasksContract } from '@dreiklang/domain/tasks/tasks.contract'
import type { Akteur } from '@dreiklang/domain/shared/akteur'
import { createHouseChange } from '../organisation/houseChange.ts'
import type { Ports, Queryable } from '../ports.ts'
import { audit } from '../protokoll/protokoll.ts'
import { systemContext } from '../shared/context.ts'
import { onBehalfOf } from '../shared/onBehalfOf.ts'
import type { CalledBy } from '../shared/route.ts'
import { notFound } from './taskStore.ts'
import { deleteDone, deleteTrash, removeTasks, restoreTasks } from './tasks.repository.ts'

type Contract = typeof tasksContract

export function createTrash(ports: Ports) {
  const changeInHouse = createHouseChange(ports, 'tasks')
  const now = () => ports.clock.now().toISOString()
  const trail = (tx: Queryable, akteur: Akteur, { aktion, ids }: { aktion: string; ids: readonly string[] }) =>
    audit(
      tx,
      akteur,
      ids.map((objektId) => ({ aktion, art: 'AENDERN' as const, objektArt: 'TASK' as const, objektId })),
    )

  /** What cannot be seen any more has to be found in the trail. */
  const remove = (akteur: Akteur, ids: readonly string[]): Promise<string[]> =>
    changeInHouse(akteur, async (tx, organisationId) => {
      const removed = await removeTasks(tx, organisationId, { ids, now: now() })
      if (removed.length > 0) await trail(tx, akteur, { aktion: 'tasks.remove', ids: removed })
      return removed
    })

  return {
    async remove({ akteur, query }: CalledBy<Contract['remove']>): Promise<boolean> {
      const removed = await remove(akteur, [query.id])
      if (removed.length === 0) throw notFound()
      return true
    },

    removeMany: ({ akteur, body }: CalledBy<Contract['removeMany']>): Promise<string[]> => remove(akteur, body.ids),

    restore: ({ akteur, body }: CalledBy<Contract['restore']>): Promise<string[]> =>
      changeInHouse(akteur, async (tx, organisationId) => {
        const back = await restoreTasks(tx, organisationId, body.ids)
        if (back.length > 0) await trail(tx, akteur, { aktion: 'tasks.restore', ids: back })
        return back
      }),
  }
}

/** What is done is gone for good after a year, and what was deleted after a day. */
export async function forgetTasks({ database, clock }: Pick<Ports, 'database' | 'clock'>): Promise<void> {
  const db = onBehalfOf(database, systemContext)
  const hoursAgo = (hours: number) => new Date(clock.now().getTime() - hours * 3_600_000).toISOString()
  await deleteDone(db, hoursAgo(doneDays * 24))
  await deleteTrash(db, hoursAgo(trashHours))
}
