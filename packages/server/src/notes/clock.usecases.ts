/** What the clock does with notes: reminders ring once, and the trash empties itself. */
import { trashDays } from '@dreiklang/domain/notes/notes'
import { createDateien } from '../datei/datei.ts'
import type { Ports } from '../ports.ts'
import { systemContext } from '../shared/context.ts'
import { createReminders } from '../shared/reminders.ts'
import { deleteOld } from './clock.repository.ts'

export const sendReminders = createReminders({ table: 'note', waits: 'deleted_at is null', anlass: 'NOTIZ_ERINNERUNG' })

export async function emptyTrash(ports: Ports): Promise<void> {
  const before = new Date(ports.clock.now().getTime() - trashDays * 86_400_000).toISOString()
  const dateien = createDateien(ports)
  await ports.database.transaction(systemContext, async (tx) => {
    for (const { organisationId, image } of await deleteOld(tx, before))
      if (image !== null) await dateien.delete(tx, { organisationId, dateiId: image })
  })
}
