/**
 * Accounts are synchronised in the background, each by one server at a time, a folder after the other in small transactions: what is cut off
 * goes on where it was. What was done here goes to the server first; then what was done there is taken over.
 */
import { type PostFault, type PostFolder, mostAtFirst, postFolders, syncPauseAfter, syncPauseMs } from '@dreiklang/domain/mailbox/post'
import type { Ports } from '../../ports.ts'
import { type PostSession, PostUnreached } from '../../postPort.ts'
import { systemContext } from '../../shared/context.ts'
import { onBehalfOf } from '../../shared/onBehalfOf.ts'
import { sendSignal } from '../../shared/signal.ts'
import type { createAttachments } from '../attachment.usecases.ts'
import { type AccountRow, settleAccount, takeDueAccounts } from './account.repository.ts'
import { type OpenAccount, createAccountSeal, openAccount } from './account.usecases.ts'
import { createFlagExchange } from './flags.usecases.ts'
import { createReceive } from './receive.ts'
import { forgetPlaces, loadPlaced, loadStand, saveStand } from './sync.repository.ts'

/** Longer than a turn of one account takes. */
const leaseMs = 10 * 60_000
const together = 4
/** Of one folder; a fetch that began before may still take its time. */
const mostTurnMs = 3 * 60_000
/** Fetches of one turn; the rest is at the next one. */
const mostFetches = 40

/** The account was removed while it was read. */
class Removed extends Error {}

interface Taken {
  row: AccountRow
  /** As long as it is nobody else's. */
  heldUntil: string
}

interface Turn {
  session: PostSession
  account: OpenAccount
  folder: PostFolder
}

export function createSync(
  ports: Ports,
  { putAll, keepSent }: Pick<ReturnType<typeof createAttachments>, 'putAll'> & { keepSent: (turn: Omit<Turn, 'folder'>) => Promise<void> },
) {
  const { database, clock } = ports
  const db = onBehalfOf(database, systemContext)
  const seal = createAccountSeal(ports)
  const { pushRestored, exchange } = createFlagExchange(ports)
  const { prepare, receive } = createReceive(ports, { putAll })
  const iso = (ms = 0) => new Date(clock.now().getTime() + ms).toISOString()

  const tell = (account: OpenAccount) =>
    database.transaction(systemContext, (tx) => sendSignal(tx, { art: 'mailbox', an: [account.personId] }))

  /** Where the reading goes on, after the changes of what was read before. */
  async function beginFolder({ session, account, folder }: Turn, uidValidity: number): Promise<{ lastUid: number; changed: boolean }> {
    const which = { accountId: account.id, folder }
    const stand = await loadStand(db, which)
    if (stand?.uidValidity === uidValidity) {
      await pushRestored(session, which)
      const placed = await loadPlaced(db, { ...which, most: mostAtFirst })
      const changed = await exchange(session, placed)
      return { lastUid: stand.lastUid, changed }
    }
    const lastUid = await session.startBefore(mostAtFirst)
    await database.transaction(systemContext, async (tx) => {
      await forgetPlaces(tx, which)
      if (!(await saveStand(tx, { ...which, uidValidity, lastUid }))) throw new Removed()
    })
    return { lastUid, changed: false }
  }

  /** Answers whether there may be more. */
  async function syncFolder(turn: Turn): Promise<boolean> {
    const { session, account, folder } = turn
    const uidValidity = await session.select(folder)
    if (uidValidity === null) {
      if (folder === 'inbox') throw new PostUnreached('no-folder', { isPassing: false })
      return false
    }
    const { lastUid: begin, changed } = await beginFolder(turn, uidValidity)
    if (changed) await tell(account)
    let lastUid = begin
    const endMs = clock.now().getTime() + mostTurnMs
    for (let fetches = 0; fetches < mostFetches && clock.now().getTime() < endMs; fetches += 1) {
      const mails = await session.fetchAfter(lastUid)
      const last = mails.at(-1)
      if (last === undefined) return false
      const prepared: Awaited<ReturnType<typeof prepare>>[] = []
      for (const mail of mails) prepared.push(await prepare(mail))
      await database.transaction(systemContext, async (tx) => {
        if (!(await saveStand(tx, { accountId: account.id, folder, uidValidity, lastUid: last.uid }))) throw new Removed()
        for (const mail of prepared) await receive(tx, { account, folder, uidValidity }, mail)
        await sendSignal(tx, { art: 'mailbox', an: [account.personId] })
      })
      lastUid = last.uid
    }
    return true
  }

  async function syncAccount(account: OpenAccount): Promise<boolean> {
    const session = await ports.post.open(account.imap)
    try {
      await keepSent({ session, account })
      let hasMore = false
      for (const folder of postFolders) hasMore = (await syncFolder({ session, account, folder })) || hasMore
      return hasMore
    } finally {
      await session.close()
    }
  }

  async function settle({ row, heldUntil }: Taken, { fault, hasMore }: { fault: PostFault | null; hasMore: boolean }): Promise<void> {
    const failures = fault === null ? 0 : row.failures + 1
    const pause = fault === null ? syncPauseMs : syncPauseAfter(failures)
    await settleAccount(db, {
      id: row.id,
      heldUntil,
      nextAt: iso(hasMore ? 0 : pause),
      syncedAt: fault === null ? iso() : null,
      failures,
      fault,
    })
  }

  async function turnOf(taken: Taken): Promise<boolean> {
    const { row } = taken
    const account = await openAccount(seal, row)
    if (account === null) return false
    try {
      const hasMore = await syncAccount(account)
      await settle(taken, { fault: null, hasMore })
      if (row.fault !== null || row.syncedAt === null) await tell(account)
      return hasMore
    } catch (error) {
      if (error instanceof Removed) return false
      const fault = error instanceof PostUnreached ? error.fault : null
      // What is broken here is ours: the account says that it was not read, and the log why.
      if (fault === null) ports.log.error({ error: String(error) }, 'an account could not be read and is tried again')
      await settle(taken, { fault: fault ?? 'internal', hasMore: false })
      if (row.fault !== (fault ?? 'internal')) await tell(account)
      return false
    }
  }

  /** One round over the accounts that are due; true when there may be more. */
  return async (): Promise<boolean> => {
    const heldUntil = iso(leaseMs)
    const rows = await takeDueAccounts(db, { now: iso(), until: heldUntil, most: together })
    const more = await Promise.all(rows.map((row) => turnOf({ row, heldUntil })))
    return rows.length === together || more.includes(true)
  }
}
