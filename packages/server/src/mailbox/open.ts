/**
 * From rows to mails. The words lie under the key of the writer's house and are opened in nobody's name, after row-level security and
 * the statement have judged that the person has a copy; never inside of a person's transaction.
 */
import { isImage } from '@dreiklang/domain/datei/datei'
import { folderIdOf } from '@dreiklang/domain/mailbox/mailbox'
import { attachmentPath } from '@dreiklang/domain/mailbox/attachment.contract'
import type { Mail, MailAttachment } from '@dreiklang/domain/mailbox/mail.contract'
import { attachmentDocument, mailDocument } from '@dreiklang/domain/mailbox/mailbox.document'
import type { Akteur } from '@dreiklang/domain/shared/akteur'
import type { Ports, Queryable } from '../ports.ts'
import { createRowSeal } from '../tresor/rowSeal.ts'
import { type AttachmentRow, loadAttachments } from './attachment.repository.ts'
import { type MailRow, type RecipientRow, loadRecipients } from './mailbox.repository.ts'

const contactOf = (name: string, house: string): string => `${name} <${house}>`
const nullIfNone = (list: string[]): string[] | null => (list.length === 0 ? null : list)

type OpenRow = Omit<MailRow, 'subject' | 'content'> & { subject: string | null; content: string | null }

type OpenAttachment = Omit<AttachmentRow, 'name'> & { name: string | null }

function asAttachment({ mailId, id, mediaType, size, name }: OpenAttachment): MailAttachment {
  const downloadUrl = `${attachmentPath}?${new URLSearchParams({ id: mailId, attachmentId: id }).toString()}`
  return { id, type: mediaType, name: name ?? '', size, preview: isImage(mediaType) ? downloadUrl : 'pdf', downloadUrl }
}

interface Hanging {
  recipients: readonly RecipientRow[]
  attachments: readonly OpenAttachment[]
}

function asMail(row: OpenRow, { recipients, attachments }: Hanging, { personId }: Pick<Akteur, 'personId'>): Mail {
  const named = (kind: RecipientRow['kind']) =>
    recipients.filter((one) => one.kind === kind).map(({ name, house }) => contactOf(name, house))
  const [cc, bcc] = [named('cc'), named('bcc')]
  return {
    id: row.id,
    type: 'mail',
    from: { personId: row.personId, avatar: row.avatar, contact: contactOf(row.personName, row.hausName) },
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
    isMine: row.personId === personId,
    threadId: row.threadId,
    version: row.version,
  }
}

const ofMail = <Row extends { mailId: string }>(rows: readonly Row[], id: string): Row[] => rows.filter(({ mailId }) => mailId === id)

export function createMailSeal(ports: Ports) {
  const seal = createRowSeal(ports, { tabelle: 'mail', fields: mailDocument, idOf: ({ id }: { id: string }) => id })
  const attachmentSeal = createRowSeal(ports, {
    tabelle: 'mail_attachment',
    fields: attachmentDocument,
    // Whoever makes the id may give it to files of two mails.
    idOf: ({ mailId, id }: Pick<AttachmentRow, 'mailId' | 'id'>) => `${mailId} ${id}`,
  })
  return {
    seal,
    attachmentSeal,
    /** In the order of the rows. */
    async openMails(db: Queryable, akteur: Pick<Akteur, 'personId'>, rows: readonly MailRow[]): Promise<Mail[]> {
      const ids = rows.map(({ id }) => id)
      const recipients = await loadRecipients(db, akteur.personId, ids)
      const attachments = await attachmentSeal.open(await loadAttachments(db, ids))
      const open = await seal.open(rows)
      return open.map((row) => asMail(row, { recipients: ofMail(recipients, row.id), attachments: ofMail(attachments, row.id) }, akteur))
    },
  }
}
