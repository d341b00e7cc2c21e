/** What the clock does with files: the trash empties itself, what is old goes, and the store is rid of what was deleted. */
import { trailDays, trashDays, uploadDays } from '@dreiklang/domain/files/files'
import type { Ports } from '../ports.ts'
import { systemContext } from '../shared/context.ts'
import { onBehalfOf } from '../shared/onBehalfOf.ts'
import { deleteGone, deleteOldEvents, deleteOldLinks, deleteOldUploads, loadGone, loadOldTrash } from './clock.repository.ts'
import { deleteForGood } from './files.usecases.ts'
import { createParts } from './parts.ts'

export function createFilesClock(ports: Ports) {
  const parts = createParts(ports)

  return async function tidy(): Promise<void> {
    const daysAgo = (days: number) => new Date(ports.clock.now().getTime() - days * 86_400_000).toISOString()
    await ports.database.transaction(systemContext, async (tx) => {
      for (const { organisationId, id } of await loadOldTrash(tx, daysAgo(trashDays)))
        await deleteForGood(tx, { organisationId, ids: [id] })
      await deleteOldUploads(tx, daysAgo(uploadDays))
      await deleteOldLinks(tx, daysAgo(0))
      await deleteOldEvents(tx, daysAgo(trailDays))
    })
    // After the commit: what was rolled back is still there.
    for (const { organisationId, id } of await loadGone(onBehalfOf(ports.database, systemContext)))
      await ports.database.transaction(systemContext, async (tx) => {
        await parts.remove(tx, { organisationId, contentId: id })
        await deleteGone(tx, { organisationId, id })
      })
  }
}
