/** What a mail, a page of mails and a draft look like on the wire (apps.md, sections 3 and 7). */
import { z } from 'zod'
import { dateiTypen } from '../datei/datei.ts'
import { shapeOf } from '../shared/document.ts'
import { id } from '../shared/schemas.ts'
import { acceptedWords, plain } from '../shared/words.ts'
import { mailDocument } from './mailbox.document.ts'
import { mailStates, maxRecipients, recipientKinds } from './mailbox.ts'
import { outsider } from './post.document.ts'
import { postFaults, postStates } from './post.ts'

const recipient = z.strictObject({ kind: z.enum(recipientKinds), personId: id, name: plain.name, house: plain.name })
export type MailRecipient = z.output<typeof recipient>
const attachment = z
  .strictObject({
    id,
    type: z.enum(dateiTypen),
    name: acceptedWords,
    /** In bytes. */
    size: z.int(),
    /** Where the picture is, or `pdf`. */
    preview: plain.link,
    downloadUrl: plain.link,
  })
  .meta({
    id: 'MailAttachment',
    description: 'A file that goes along with a mail. Both addresses need the session.',
    examples: [
      {
        id: '0d0c7d0e-90d6-4a1c-8a52-1c6a5b1f7a55',
        type: 'application/pdf',
        name: 'Dienstplan Dezember.pdf',
        size: 48_213,
        preview: 'pdf',
        downloadUrl:
          '/api/apps/mailbox/attachment?id=5d3a1a52-0c0e-4c53-8f4e-0f6b7c8d9e10&attachmentId=0d0c7d0e-90d6-4a1c-8a52-1c6a5b1f7a55',
      },
    ],
  })
export type MailAttachment = z.output<typeof attachment>

const post = z
  .strictObject({
    direction: z.enum(['in', 'out']),
    /** Of who has written it. */
    address: plain.contact,
    outside: z.array(z.strictObject({ kind: z.enum(recipientKinds), name: acceptedWords, address: plain.contact })),
    hasHtml: z.boolean(),
    /** Something of it is missing: it was too long, or could not be read in full. */
    isCut: z.boolean(),
    /** Files that came along and were not taken; of a mail of ours, the addresses that the server did not take. */
    leftOut: z.array(acceptedWords),
    /** Null for one that came in, and for whoever has not written it. */
    state: z.enum(postStates).nullable(),
    fault: z.enum(postFaults).nullable(),
  })
  .meta({
    id: 'MailPost',
    description: 'What a mail has beside that came from a mail server or goes to addresses outside.',
    examples: [
      {
        direction: 'in',
        address: 'praxis@sommer.example',
        outside: [{ kind: 'to', name: 'Nadia Öztürk', address: 'nadia@sonnenhof.example' }],
        hasHtml: true,
        isCut: false,
        leftOut: [],
        state: null,
        fault: null,
      },
    ],
  })
export type MailPost = z.output<typeof post>

const addressed = z.array(plain.name).nullable()
export const mail = z
  .strictObject({
    id,
    type: z.literal('mail'),
    from: z.strictObject({ personId: id.nullable(), avatar: plain.link.nullable(), contact: plain.name }),
    to: plain.name,
    cc: addressed,
    bcc: addressed,
    ccCount: z.int(),
    bccCount: z.int(),
    date: plain.time,
    subject: acceptedWords,
    content: acceptedWords,
    attachments: z.array(attachment),
    starred: z.boolean(),
    important: z.boolean(),
    unread: z.boolean(),
    folder: id,
    labels: z.array(id),
    /** Those whom the reader may know: a hidden one is seen by the sender and by himself. */
    recipients: z.array(recipient),
    status: z.enum(mailStates),
    /** When it leaves, while it is on its way. */
    sendAt: plain.time.nullable(),
    /** Out of the own inbox until then. */
    snoozedUntil: plain.time.nullable(),
    isMine: z.boolean(),
    /** The same for a mail and all answers to it. */
    threadId: id,
    version: z.int().min(1),
    /** Null for one between people of Dreiklang. */
    post: post.nullable(),
  })
  .meta({
    id: 'Mail',
    description:
      'A mail as it lies in the own mailbox. Names stand with their house as `Name <House>`, those from outside with their address.',
    examples: [
      {
        id: '5d3a1a52-0c0e-4c53-8f4e-0f6b7c8d9e10',
        type: 'mail',
        from: { personId: 'f65d517a-6f69-4c88-81f5-416f47ce2522', avatar: null, contact: 'Felix Brandt <Apotheke am Markt>' },
        to: 'Nadia Öztürk <Pflegedienst Sonnenhof>',
        cc: null,
        bcc: null,
        ccCount: 0,
        bccCount: 0,
        date: '2026-11-18T09:00:00.000Z',
        subject: 'Lieferung am Freitag',
        content: 'Guten Morgen, wir kommen am Freitag schon um acht Uhr.',
        attachments: [],
        starred: false,
        important: false,
        unread: true,
        folder: '7c004a19-4506-48ef-93ab-f16381302e3b',
        labels: [],
        recipients: [],
        status: 'sent',
        sendAt: null,
        snoozedUntil: null,
        isMine: false,
        threadId: '5d3a1a52-0c0e-4c53-8f4e-0f6b7c8d9e10',
        version: 1,
        post: null,
      },
    ],
  })
export type Mail = z.output<typeof mail>

const page = z.strictObject({ lastPage: z.int() })
const fullPage = page.extend({
  totalResults: z.int(),
  resultsPerPage: z.int(),
  currentPage: z.int(),
  startIndex: z.int(),
  endIndex: z.int(),
})
export const mails = z
  .union([z.strictObject({ mails: z.array(mail), pagination: fullPage }), z.strictObject({ mails: z.null(), pagination: page })])
  .meta({
    id: 'MailPage',
    description: 'A page of the list. Past the end the mails are null, and only the last page is told.',
    examples: [{ mails: null, pagination: { lastPage: 1 } }],
  })

const people = z.array(id).max(maxRecipients)
/** `outside`: whom it goes to by SMTP, from the own account. */
export const draft = z.strictObject({
  to: people,
  cc: people,
  bcc: people,
  outside: z.array(outsider).max(maxRecipients).optional(),
  ...shapeOf(mailDocument),
})
export type MailDraft = z.output<typeof draft>
