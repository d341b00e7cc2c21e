/** What came in becomes a mail of the mailbox: judged and cleaned before the transaction, sealed within. A mail that is known is only placed. */
import { maxAttachedBytes, maxAttachments } from '@dreiklang/domain/mailbox/mailbox'
import { maxContent, maxSubject } from '@dreiklang/domain/mailbox/mailbox.document'
import { postDocument } from '@dreiklang/domain/mailbox/post.document'
import type { PostFolder } from '@dreiklang/domain/mailbox/post'
import { safeNameOf, servedNameOf } from '@dreiklang/domain/datei/datei'
import { Refusal } from '@dreiklang/domain/shared/refusal'
import { type Datei, createDateien } from '../../datei/datei.ts'
import type { Ports, Queryable } from '../../ports.ts'
import type { ReceivedFile, ReceivedPost } from '../../postPort.ts'
import type { createAttachments } from '../attachment.usecases.ts'
import { createMailSeal } from '../open.ts'
import type { OpenAccount } from './account.usecases.ts'
import { cleanMailHtml } from './mailHtml.ts'
import { findKnown, findThread, insertReceived, savePlace } from './sync.repository.ts'

/** Tells mails of one account apart without saying their ids, which hold names of servers. */
export async function messageKeyOf(accountId: string, messageId: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`${accountId}\n${messageId}`))
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

const plainText = (text: string): string => text.replaceAll(/\r\n?/g, '\n').replaceAll(/[^\P{Cc}\n\t]/gu, '')
const plainLine = (text: string): string => plainText(text).replaceAll(/\s+/g, ' ').trim()

type Prepared = Omit<ReceivedPost, 'files'> & { files: Datei[]; leftOut: string[] }

/** The scanner is away: the mail waits for the next turn. */
const mayComeLater = new Set(['datei.pruefung_weg'])

export function createReceive(ports: Ports, { putAll }: Pick<ReturnType<typeof createAttachments>, 'putAll'>) {
  const dateien = createDateien(ports)
  const { seal, sealOfPost } = createMailSeal(ports)
  const postSeal = sealOfPost(postDocument)

  async function takeFile({ name, bytes }: ReceivedFile): Promise<Datei | null> {
    try {
      const file = await dateien.examine(bytes)
      return { ...file, name: servedNameOf(safeNameOf(name).slice(0, 150), file.mediaType), klientId: null }
    } catch (error) {
      if (error instanceof Refusal && !mayComeLater.has(error.code)) return null
      throw error
    }
  }

  return {
    /** Decodes pictures and looks for malware: not inside a transaction. */
    async prepare(mail: ReceivedPost): Promise<Prepared> {
      const files: Datei[] = []
      const leftOut: string[] = []
      let bytes = 0
      for (const received of mail.files) {
        const fits = files.length < maxAttachments && bytes + received.bytes.length <= maxAttachedBytes
        const file = fits ? await takeFile(received) : null
        if (file === null) leftOut.push(plainLine(received.name).slice(0, 200) || '?')
        else {
          files.push(file)
          bytes += file.bytes.length
        }
      }
      return { ...mail, files, leftOut }
    },

    /** In the transaction that says up to which mail the folder was read. */
    async receive(
      tx: Queryable,
      { account, folder, uidValidity }: { account: OpenAccount; folder: PostFolder; uidValidity: number },
      mail: Prepared,
    ): Promise<void> {
      const { id: accountId, personId, organisationId } = account
      const { uid, seen, flagged, files } = mail
      const messageKey = await messageKeyOf(accountId, mail.messageId ?? `${folder} ${uidValidity} ${uid}`)
      const direction = folder === 'sent' ? ('out' as const) : ('in' as const)
      const known = await findKnown(tx, { accountId, direction, messageKey })
      if (known !== null) return savePlace(tx, { mailId: known, folder, uidValidity, uid, seen, flagged })
      const id = ports.newId()
      const messageKeys = await Promise.all(mail.answers.map((one) => messageKeyOf(accountId, one)))
      const threadId = (await findThread(tx, { accountId, messageKeys })) ?? id
      const text = plainText(mail.text).trim()
      const holder = { organisationId, klientId: null }
      const subject = plainLine(mail.subject).slice(0, maxSubject)
      const words = await seal.seal(tx, holder, { id, subject, content: text.slice(0, maxContent) })
      const sealed = await postSeal.seal(tx, holder, {
        id,
        sender: mail.from,
        outside: [...mail.recipients],
        message_id: mail.messageId ?? '',
        html: mail.html === null ? null : cleanMailHtml(mail.html),
        left_out: mail.leftOut,
      })
      const { message_id: messageId, left_out: leftOut, ...rest } = sealed
      const isCut = mail.isCut || text.length > maxContent
      const place = { folder, uidValidity, uid, seen, flagged, at: mail.receivedAt }
      const whose = { id, personId, organisationId, accountId, direction, messageKey, threadId, isCut }
      await insertReceived(tx, { ...whose, ...place, ...words, ...rest, messageId, leftOut })
      await putAll(tx, { personId, organisationId }, { mailId: id, files })
    },
  }
}
