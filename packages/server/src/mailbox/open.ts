/**
 * From rows to mails. The words lie under the key of the writer's house and are opened in nobody's name, after row-level security and
 * the statement have judged that the person has a copy; never inside of a person's transaction.
 */
import { isImage } from '@dreiklang/domain/datei/datei'
import { folderIdOf } from '@dreiklang/domain/mailbox/mailbox'
import { contactOf as postContactOf } from '@dreiklang/domain/mailbox/post'
import { postDocument } from '@dreiklang/domain/mailbox/post.document'
import { attachmentPath } from '@dreiklang/domain/mailbox/attachment.contract'
import type { Mail, MailAttachment, MailPost } from '@dreiklang/domain/mailbox/mail.contract'
import { attachmentDocument, mailDocument } from '@dreiklang/domain/mailbox/mailbox.document'
import type { DocumentOf, Fields } from '@dreiklang/domain/shared/document'
import type { Akteur } from '@dreiklang/domain/shared/akteur'
import type { Ports, Queryable } from '../ports.ts'
import { createRowSeal } from '../tresor/rowSeal.ts'
import { type AttachmentRow, loadAttachments } from './attachment.repository.ts'
import { type MailRow, type RecipientRow, isMineOf, loadRecipients } from './mailbox.repository.ts'

const contactOf = (name: string, house: string): string => `${name} <${house}>`
const nullIfNone = (list: string[]): string[] | null => (list.length === 0 ? null : list)

type OpenRow = Omit<MailRow, 'subject' | 'content'> & { subject: string | null; content: string | null }

/** What a list opens of it: not the formatted text. */
const headDocument = { sender: postDocument.sender, outside: postDocument.outside, left_out: postDocument.left_out } as const
type Kept = DocumentOf<typeof headDocument>
type Head = { [Name in keyof Kept]: Kept[Name] | null }

type OpenAttachment = Omit<AttachmentRow, 'name'> & { name: string | null }

function asAttachment({ mailId, id, mediaType, size, name }: OpenAttachment): MailAttachment {
  const downloadUrl = `${attachmentPath}?${new URLSearchParams({ id: mailId, attachmentId: id }).toString()}`
  return { id, type: mediaType, name: name ?? '', size, preview: isImage(mediaType) ? downloadUrl : 'pdf', downloadUrl }
}

interface Hanging {
  /** Null where it has none, or its key was destroyed. */
  head: Head | null
  recipients: readonly RecipientRow[]
  attachments: readonly OpenAttachment[]
}

/** A colleague who got the mail as well sees to whom it went openly; whether it arrived there is for its writer. */
function asPost({ direction, hasHtml, isCut, postState, fault, ...row }: OpenRow, head: Head | null, reader: string): MailPost | null {
  if (direction === null) return null
  const isWriter = row.personId === reader
  return {
    direction,
    address: head?.sender?.address ?? '',
    outside: (head?.outside ?? []).filter(({ kind }) => isWriter || kind !== 'bcc'),
    hasHtml: hasHtml === true,
    isCut: isCut === true,
    leftOut: isWriter ? (head?.left_out ?? []) : [],
    state: isWriter ? postState : null,
    fault: isWriter ? fault : null,
  }
}

/** Of one that came in from outside nobody here is the sender. */
const senderOf = ({ direction, personId, avatar, personName, hausName }: OpenRow, head: Head | null): Mail['from'] =>
  direction === 'in'
    ? { personId: null, avatar: null, contact: postContactOf(head?.sender ?? { name: '', address: '' }) }
    : { personId, avatar, contact: contactOf(personName, hausName) }

function asMail(row: OpenRow, { head, recipients, attachments }: Hanging, { personId }: Pick<Akteur, 'personId'>): Mail {
  const post = asPost(row, head, personId)
  const named = (kind: RecipientRow['kind']) => [
    ...recipients.filter((one) => one.kind === kind).map(({ name, house }) => contactOf(name, house)),
    ...(post?.outside ?? []).filter((one) => one.kind === kind).map(postContactOf),
  ]
  const [cc, bcc] = [named('cc'), named('bcc')]
  return {
    id: row.id,
    type: 'mail',
    from: senderOf(row, head),
    to: named('to').join(', '),
    cc: nullIfNone(cc),
    bcc: nullIfNone(bcc),
    ccCount: cc.length,
    bccCount: bcc.length,
    date: row.at,
    subject: row.subject ?? '',
    content: row.content ?? '',
    attachments: attachments.map(asAttachment),
    starred: row.starred,
    important: row.important,
    unread: row.unread,
    folder: folderIdOf(row.folder),
    labels: row.labels,
    recipients: recipients.map(({ kind, personId: id, name, house }) => ({ kind, personId: id, name, house })),
    status: row.status,
    sendAt: row.dueAt,
    snoozedUntil: row.snoozedUntil,
    isMine: isMineOf(row, personId),
    threadId: row.threadId,
    version: row.version,
    post,
  }
}

const ofMail = <Row extends { mailId: string }>(rows: readonly Row[], id: string): Row[] => rows.filter(({ mailId }) => mailId === id)

export function createMailSeal(ports: Ports) {
  const seal = createRowSeal(ports, { tabelle: 'mail', fields: mailDocument, idOf: ({ id }: { id: string }) => id })
  /** A row of post has the id of its mail; each reader opens the columns that it has loaded. */
  const sealOfPost = <const F extends Fields>(fields: F) =>
    createRowSeal(ports, { tabelle: 'mail_post', fields, idOf: ({ id }: { id: string }) => id })
  const headSeal = sealOfPost(headDocument)
  const attachmentSeal = createRowSeal(ports, {
    tabelle: 'mail_attachment',
    fields: attachmentDocument,
    // Whoever makes the id may give it to files of two mails.
    idOf: ({ mailId, id }: Pick<AttachmentRow, 'mailId' | 'id'>) => `${mailId} ${id}`,
  })
  return {
    seal,
    sealOfPost,
    attachmentSeal,
    /** In the order of the rows. */
    async openMails(db: Queryable, akteur: Pick<Akteur, 'personId'>, rows: readonly MailRow[]): Promise<Mail[]> {
      const ids = rows.map(({ id }) => id)
      const recipients = await loadRecipients(db, akteur.personId, ids)
      const attachments = await attachmentSeal.open(await loadAttachments(db, ids))
      const open = await seal.open(rows)
      const sealedHeads = rows.flatMap(({ id, sender, outside, left_out }) =>
        sender === null || outside === null || left_out === null ? [] : [{ id, sender, outside, left_out }],
      )
      const heads = new Map((await headSeal.open(sealedHeads)).map((head) => [head.id, head]))
      return open.map((row) => {
        const { id } = row
        return asMail(
          row,
          { head: heads.get(id) ?? null, recipients: ofMail(recipients, id), attachments: ofMail(attachments, id) },
          akteur,
        )
      })
    },
  }
}
