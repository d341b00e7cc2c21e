/** What was done with mails here goes to the server; then what was done there is taken over. */
import type { Ports, Queryable } from '../../ports.ts'
import type { PostSession } from '../../postPort.ts'
import { systemContext } from '../../shared/context.ts'
import { onBehalfOf } from '../../shared/onBehalfOf.ts'
import { type Placed, adoptFlags, clearPlace, moveToTrash, saveServerFlags } from './sync.repository.ts'

/** What was done here and the server does not know yet. Null: nothing. */
function changeFor({ copyFolder, unread, starred, seen, flagged }: Placed): 'trash' | 'mark' | null {
  if (copyFolder === null || copyFolder === 'trash') return 'trash'
  return unread === seen || starred !== flagged ? 'mark' : null
}

/** Answers whether something changed here. */
export function createFlagExchange({ database, clock }: Pick<Ports, 'database' | 'clock'>) {
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

  return async (session: PostSession, placed: readonly Placed[]): Promise<boolean> =>
    takeOverChanges(session, await pushChanges(session, placed))
}
