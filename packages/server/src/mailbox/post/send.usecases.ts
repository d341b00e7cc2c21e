/**
 * Mails to addresses outside leave by SMTP from the account of their writer. Their Message-ID is kept before the first try; what was cut off
 * while the server had the text is never tried again by itself, because nobody knows whether it was taken.
 */
import { postDocument } from '@dreiklang/domain/mailbox/post.document'
import { sendPauseAfter } from '@dreiklang/domain/mailbox/post'
import type { Ports } from '../../ports.ts'
import { type OutgoingPost, type PostSession, PostUnreached } from '../../postPort.ts'
import { systemContext } from '../../shared/context.ts'
import { onBehalfOf } from '../../shared/onBehalfOf.ts'
import { sendSignal } from '../../shared/signal.ts'
import type { createAttachments } from '../attachment.usecases.ts'
import { createMailSeal } from '../open.ts'
import { loadAccountById, requestSync } from './account.repository.ts'
import { type OpenAccount, createAccountSeal, openAccount } from './account.usecases.ts'
import { type PostRow, loadAnswered, loadUnkept, settleLost, settlePost, takePost } from './send.repository.ts'

/** Longer than a host is patient. */
const leaseMs = 10 * 60_000

interface Outcome {
  state: 'waiting' | 'sent' | 'failed' | 'unclear'
  fault: PostUnreached['fault'] | null
  nextAt: string | null
  refused: string[]
}

export function createPostSending(ports: Ports, { readAll }: Pick<ReturnType<typeof createAttachments>, 'readAll'>) {
  const { database, clock, post } = ports
  const db = onBehalfOf(database, systemContext)
  const accountSeal = createAccountSeal(ports)
  const { seal, sealOfPost } = createMailSeal(ports)
  const { sender: ofSender, outside: ofOutside, message_id: ofId, left_out: ofRest } = postDocument
  const letterSeal = sealOfPost({ sender: ofSender, outside: ofOutside, message_id: ofId })
  const idSeal = sealOfPost({ message_id: ofId })
  const restSeal = sealOfPost({ left_out: ofRest })
  const iso = (ms = 0) => new Date(clock.now().getTime() + ms).toISOString()

  /** Null where a key of it was destroyed. */
  async function writtenOf(row: PostRow): Promise<OutgoingPost | null> {
    const [words] = await seal.open([row])
    const [opened] = await letterSeal.open([row])
    if (words === undefined || opened === undefined) return null
    const { sender, outside, message_id: messageId } = opened
    if (words.subject === null || words.content === null || sender === null || outside === null || messageId === null) return null
    const before = await loadAnswered(db, { threadId: row.threadId, personId: row.personId, id: row.id, date: row.date })
    const [answered] = before === null ? [] : await idSeal.open([before])
    return {
      messageId,
      date: row.date,
      answers: answered?.message_id ?? null,
      from: sender,
      recipients: outside,
      subject: words.subject,
      text: words.content,
      files: (await readAll(db, row.id)).map(({ name, mediaType, bytes }) => ({ name, mediaType, bytes })),
    }
  }

  async function accountOf({ accountId }: PostRow): Promise<OpenAccount | null> {
    const row = accountId === null ? null : await loadAccountById(db, accountId)
    return row === null ? null : openAccount(accountSeal, row)
  }

  function outcomeOf(error: PostUnreached, { attempts }: PostRow): Outcome {
    const { fault, isPassing } = error
    if (fault === 'unclear') return { state: 'unclear', fault, nextAt: null, refused: [] }
    const pause = isPassing ? sendPauseAfter(attempts) : null
    return pause === null
      ? { state: 'failed', fault, nextAt: null, refused: [] }
      : { state: 'waiting', fault, nextAt: iso(pause), refused: [] }
  }

  async function attempt(row: PostRow): Promise<Outcome> {
    const account = await accountOf(row)
    const mail = await writtenOf(row)
    if (account === null || mail === null) return { state: 'failed', fault: 'sender', nextAt: null, refused: [] }
    try {
      const { refused } = await post.send(account.smtp, mail)
      await requestSync(db, { id: account.id, now: iso() })
      return { state: 'sent', fault: null, nextAt: null, refused }
    } catch (error) {
      if (error instanceof PostUnreached) return outcomeOf(error, row)
      throw error
    }
  }

  const settle = (row: PostRow, { refused, ...outcome }: Outcome) =>
    database.transaction(systemContext, async (tx) => {
      const holder = { organisationId: row.organisationId, klientId: null }
      const { left_out: leftOut } = await restSeal.seal(tx, holder, { id: row.id, left_out: refused })
      await settlePost(tx, { id: row.id, ...outcome, leftOut })
      await sendSignal(tx, { art: 'mailbox', an: [row.personId] })
    })

  return {
    /** Sends one that is due; true when there may be more. */
    async sendNext(): Promise<boolean> {
      const lost = await settleLost(db, iso())
      if (lost.length > 0) await database.transaction(systemContext, (tx) => sendSignal(tx, { art: 'mailbox', an: [...new Set(lost)] }))
      const row = await takePost(db, { now: iso(), until: iso(leaseMs) })
      if (row === null) return false
      await settle(row, await attempt(row))
      return true
    },

    /** Lays what was sent from here among the sent mails at the server. What it lays there is read with them. */
    async keepSent({ session, account }: { session: PostSession; account: OpenAccount }): Promise<void> {
      const rows = await loadUnkept(db, account.id)
      if (rows.length === 0 || (await session.select('sent')) === null) return
      for (const row of rows) {
        const mail = await writtenOf(row)
        if (mail !== null) await session.keep(await post.compose(mail), mail.messageId)
      }
    },
  }
}
