/** What the clock does with notes: reminders ring once, and the trash empties itself. */
import { trashDays } from '@dreiklang/domain/notes/notes'
import { createDateien } from '../datei/datei.ts'
import type { Ports, Queryable } from '../ports.ts'
import { systemContext } from '../shared/context.ts'
import { deleteOld, takeDue } from './clock.repository.ts'

/** The room of messages is above this one and is passed in. Neither title nor text of the note goes along: a message may leave the house. */
export type TellReminder = (
  tx: Queryable,
  message: { personId: string; anlass: 'NOTIZ_ERINNERUNG'; werte: Readonly<Record<string, string>>; am: string },
) => Promise<void>

/** Marked and told in one transaction: of two servers one rings, and what was not told rings at the next turn. */
export async function sendReminders({ database, clock }: Ports, tell: TellReminder): Promise<void> {
  const now = clock.now().toISOString()
  await database.transaction(systemContext, async (tx) => {
    for (const { id, personId } of await takeDue(tx, now)) await tell(tx, { personId, anlass: 'NOTIZ_ERINNERUNG', werte: { id }, am: now })
  })
}

export async function emptyTrash(ports: Ports): Promise<void> {
  const before = new Date(ports.clock.now().getTime() - trashDays * 86_400_000).toISOString()
  const dateien = createDateien(ports)
  await ports.database.transaction(systemContext, async (tx) => {
    for (const { organisationId, image } of await deleteOld(tx, before))
      if (image !== null) await dateien.delete(tx, { organisationId, dateiId: image })
  })
}
