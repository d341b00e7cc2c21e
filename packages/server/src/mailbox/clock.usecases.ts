/** What the clock does with mails, whether a screen is still open or not. */
import { trashDays } from '@dreiklang/domain/mailbox/mailbox'
import { createDateien } from '../datei/datei.ts'
import { reportMessage } from '../notification/meldung.ts'
import type { Ports } from '../ports.ts'
import { systemContext } from '../shared/context.ts'
import { onBehalfOf } from '../shared/onBehalfOf.ts'
import { sendSignal } from '../shared/signal.ts'
import { releasePost } from './post/send.repository.ts'
import { deleteOldTrash, deleteUnheld, letLeave, loadDue, restoreMails } from './clock.repository.ts'

/** The mail is there for all of them when the transaction commits, and for none otherwise. */
export function leave(ports: Ports, id: string): Promise<void> {
  return ports.database.transaction(systemContext, async (tx) => {
    const am = ports.clock.now().toISOString()
    const left = await letLeave(tx, id, am)
    if (left === null) return
    await releasePost(tx, { id, now: am })
    for (const personId of left.recipientIds)
      await reportMessage(tx, { id: ports.newId(), personId, anlass: 'MAIL_NEU', werte: { id, wer: left.name }, am })
    await sendSignal(tx, { art: 'mailbox', an: [left.personId, ...left.recipientIds] })
  })
}

export async function sendDue(ports: Ports): Promise<void> {
  const due = await loadDue(onBehalfOf(ports.database, systemContext), ports.clock.now().toISOString())
  for (const id of due) await leave(ports, id)
}

export function restoreSnoozed(ports: Ports): Promise<void> {
  return ports.database.transaction(systemContext, async (tx) => {
    const people = await restoreMails(tx, ports.clock.now().toISOString())
    if (people.length > 0) await sendSignal(tx, { art: 'mailbox', an: people })
  })
}

/** Trashes empty themselves, and what nobody has any more goes with its files. */
export async function forgetTrash(ports: Ports): Promise<void> {
  const before = new Date(ports.clock.now().getTime() - trashDays * 86_400_000).toISOString()
  const dateien = createDateien(ports)
  await ports.database.transaction(systemContext, async (tx) => {
    await deleteOldTrash(tx, before)
    for (const file of await deleteUnheld(tx)) await dateien.delete(tx, file)
  })
}
