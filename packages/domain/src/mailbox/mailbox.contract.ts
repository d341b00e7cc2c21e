/** Paths and payloads are those of apps.md, section 7; what a person needs beside them has paths of its own. A mailbox is its person's alone. */
import { z } from 'zod'
import { own } from '../shared/access.ts'
import { defineCall } from '../shared/contract.ts'
import { id } from '../shared/schemas.ts'
import { harmless } from '../shared/words.ts'
import { accountContract } from './account.contract.ts'
import { awayContract } from './away.contract.ts'
import { attachmentContract } from './attachment.contract.ts'
import { draft, mail, mails } from './mail.contract.ts'
import { slugInput } from './mailbox.document.ts'
import { mailsPerPage, maxBulk, mostPerPage } from './mailbox.ts'
import { ownMailboxContract } from './ownMailbox.contract.ts'
import { templateContract } from './template.contract.ts'

/** What a list can be narrowed to. */
export const onlySome = ['unread', 'starred', 'important', 'attachments'] as const
export type OnlySome = (typeof onlySome)[number]

const base = '/api/apps/mailbox'
const byId = z.strictObject({ id })
const ids = z.array(id).min(1).max(maxBulk)
const changed = z.strictObject({ changed: z.int() })
const labels = z.array(id).max(50)
const draftErrors = ['nicht_gefunden', 'mailbox.veraltet', 'mailbox.schon_gesendet', 'mailbox.empfaenger_unbekannt'] as const

export const mailboxContract = {
  ...accountContract,
  ...awayContract,
  ...ownMailboxContract,
  ...attachmentContract,
  ...templateContract,
  mails: defineCall(`GET ${base}/mails`, {
    id: 'mailbox.mails',
    summary:
      'A page of a folder, a filter or a label by its slug, the newest first. Without any: all but spam and trash. What is put off is in no inbox, but in the filter `snoozed`',
    access: own,
    query: z.strictObject({
      folder: slugInput.optional(),
      filter: slugInput.optional(),
      label: slugInput.optional(),
      page: z.coerce.number().int().min(1).max(100_000).default(1),
      size: z.coerce.number().int().min(1).max(mostPerPage).default(mailsPerPage),
      only: z.enum(onlySome).optional(),
    }),
    answer: mails,
  }),
  search: defineCall(`GET ${base}/search`, {
    id: 'mailbox.search',
    summary: 'Mails with all these words in people, subject or text, the newest first, without the trash; null for an empty text',
    access: own,
    query: z.strictObject({ query: harmless('search', z.string().max(120)).default('') }),
    answer: z.array(mail).nullable(),
  }),
  read: defineCall(`GET ${base}/mail`, {
    id: 'mailbox.read',
    summary: 'One mail of the own mailbox',
    access: own,
    query: byId,
    answer: mail,
    errors: ['nicht_gefunden'],
  }),
  thread: defineCall(`GET ${base}/thread`, {
    id: 'mailbox.thread',
    summary: 'The conversation that a mail belongs to, the oldest first: what of it lies in the own mailbox, without the trash',
    access: own,
    query: byId,
    answer: z.array(mail),
    errors: ['nicht_gefunden'],
  }),
  update: defineCall(`PATCH ${base}/mail`, {
    id: 'mailbox.update',
    summary: 'Change the flags, the folder or the labels of a mail in the own mailbox; other fields that come along stay as they are',
    access: own,
    body: z.strictObject({ id, mail: mail.partial().extend({ labels: labels.optional() }) }),
    answer: mail,
    errors: ['nicht_gefunden', 'mailbox.zu_viele_etiketten', 'mailbox.etikett_unbekannt', 'mailbox.ordner_unpassend'],
  }),
  bulk: defineCall(`PATCH ${base}/mails`, {
    id: 'mailbox.bulk',
    summary: 'The same change to many mails; all of them or none',
    access: own,
    body: z.strictObject({
      ids,
      change: z.strictObject({
        starred: z.boolean().optional(),
        important: z.boolean().optional(),
        unread: z.boolean().optional(),
        folder: id.optional(),
        addLabel: id.optional(),
        removeLabel: id.optional(),
      }),
    }),
    answer: changed,
    errors: ['nicht_gefunden', 'mailbox.zu_viele_etiketten', 'mailbox.etikett_unbekannt', 'mailbox.ordner_unpassend'],
  }),
  snooze: defineCall(`POST ${base}/snooze`, {
    id: 'mailbox.snooze',
    summary:
      'Take mails out of the inbox until a time, after which they stand on top, unread; null brings them back to their place. All of them or none',
    access: own,
    body: z.strictObject({ ids, until: z.iso.datetime().nullable() }),
    answer: changed,
    errors: ['nicht_gefunden', 'mailbox.ordner_unpassend', 'mailbox.zeitpunkt_vorbei'],
  }),
  remove: defineCall(`POST ${base}/remove`, {
    id: 'mailbox.remove',
    summary: 'Delete mails for good that lie in the trash; the others keep theirs',
    access: own,
    body: z.strictObject({ ids }),
    answer: changed,
    errors: ['mailbox.nicht_im_papierkorb'],
  }),
  emptyTrash: defineCall(`POST ${base}/empty-trash`, {
    id: 'mailbox.emptyTrash',
    summary: 'Delete for good what lies in the trash',
    access: own,
    answer: changed,
  }),
  createDraft: defineCall(`POST ${base}/draft`, {
    id: 'mailbox.createDraft',
    summary:
      'A new draft, seen by its writer alone. The id makes it happen once: the second time answers the first draft. `forwards` copies the attachments of the mail that it answers',
    access: own,
    body: z.strictObject({ id, draft, answers: id.optional(), forwards: z.boolean().default(false) }),
    answer: mail,
    errors: ['nicht_gefunden', 'mailbox.empfaenger_unbekannt'],
  }),
  updateDraft: defineCall(`PATCH ${base}/draft`, {
    id: 'mailbox.updateDraft',
    summary: 'Change a draft, in the version that is on the screen',
    access: own,
    body: z.strictObject({ id, version: z.int().min(1), draft }),
    answer: mail,
    errors: [...draftErrors],
  }),
  send: defineCall(`POST ${base}/send`, {
    id: 'mailbox.send',
    summary:
      'Send a draft: it is held back some seconds, or until the time that is named, and can be called back until then. Sent again it is the same mail',
    access: own,
    body: z.strictObject({
      id,
      version: z.int().min(1),
      sendAt: z.iso.datetime().optional(),
      /** The writer has seen to which addresses outside a mail about a Klient goes. */
      confirmed: z.boolean().default(false),
    }),
    answer: mail,
    errors: [...draftErrors, 'mailbox.empfaenger_fehlt', 'mailbox.zeitpunkt_vorbei', 'mailbox.kein_konto', 'mailbox.patientendaten'],
  }),
  unsend: defineCall(`POST ${base}/unsend`, {
    id: 'mailbox.unsend',
    summary: 'Call back a mail that has not left yet: it is a draft again',
    access: own,
    body: byId,
    answer: mail,
    errors: ['nicht_gefunden', 'mailbox.schon_gesendet'],
  }),
  deliver: defineCall(`POST ${base}/deliver`, {
    id: 'mailbox.deliver',
    summary: 'Let a mail that is held back leave now',
    access: own,
    body: byId,
    answer: mail,
    errors: ['nicht_gefunden', 'mailbox.nicht_bereit'],
  }),
} as const
