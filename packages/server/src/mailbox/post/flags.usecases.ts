/** What was done with mails here goes to the server; then what was done there is taken over. */
import { postDocument } from '@dreiklang/domain/mailbox/post.document'
import type { PostFolder } from '@dreiklang/domain/mailbox/post'
import type { Ports, Queryable } from '../../ports.ts'
import type { PostSession } from '../../postPort.ts'
import { systemContext } from '../../shared/context.ts'
import { onBehalfOf } from '../../shared/onBehalfOf.ts'
import { createMailSeal } from '../open.ts'
import { type Placed, adoptFlags, clearPlace, loadRestored, moveToTrash, saveRestored, saveServerFlags } from './sync.repository.ts'

/** What was done here and the server does not know yet. Null: nothing. */
function changeFor({ copyFolder, unread, starred, seen, flagged }: Placed): 'trash' | 'mark' | null {
  if (copyFolder === null || copyFolder === 'trash') return 'trash'
  return unread === seen || starred !== flagged ? 'mark' : null
}

/** In one turn. */
const mostRestored = 100

export function createFlagExchange(ports: Ports) {
  const { database, clock } = ports
  const idSeal = createMailSeal(ports).sealOfPost({ message_id: postDocument.message_id })
  const db = onBehalfOf(database, systemContext)

  async function pushChanges(session: PostSession, placed: readonly Placed[]): Promise<Placed[]> {
    const rest: Placed[] = []
    for (const one of placed) {
      const { mailId, uid, unread, starred } = one
      const change = changeFor(one)
      if (change === 'trash') {
        await session.trash(uid)
        await clearPlace(db, mailId)
        continue
      }
      const flags = { seen: !unread, flagged: starred }
      if (change === 'mark') {
        await session.mark(uid, flags)
        await saveServerFlags(db, { mailId, ...flags })
      }
      rest.push({ ...one, ...flags })
    }
    return rest
  }

  async function takeOverChanges(session: PostSession, placed: readonly Placed[]): Promise<boolean> {
    if (placed.length === 0) return false
    const there = await session.flagsFrom(Math.min(...placed.map(({ uid }) => uid)))
    const changed = placed.filter(({ uid, seen, flagged }) => {
      const flags = there.get(uid)
      return flags === undefined || flags.seen !== seen || flags.flagged !== flagged
    })
    for (const { mailId, uid } of changed) {
      const flags = there.get(uid)
      await database.transaction(systemContext, (tx: Queryable) =>
        flags === undefined ? moveToTrash(tx, { mailId, now: clock.now().toISOString() }) : adoptFlags(tx, { mailId, ...flags }),
      )
    }
    return changed.length > 0
  }

  return {
    /** What was taken out of the trash here comes back into its folder there, where the next fetch finds it. One without an id stays in the trash. */
    async pushRestored(session: PostSession, which: { accountId: string; folder: PostFolder }): Promise<void> {
      for (const { id, message_id: messageId } of await idSeal.open(await loadRestored(db, { ...which, most: mostRestored }))) {
        if (messageId !== null && messageId !== '') await session.restore(messageId)
        await saveRestored(db, id)
      }
    },
    /** Answers whether something changed here. */
    exchange: async (session: PostSession, placed: readonly Placed[]): Promise<boolean> =>
      takeOverChanges(session, await pushChanges(session, placed)),
  }
}
