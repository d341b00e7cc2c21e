/** Settings, folders, filters and labels of the own mailbox: its part of the contract that knows no mail. */
import { z } from 'zod'
import { own } from '../shared/access.ts'
import { defineCall } from '../shared/contract.ts'
import { shapeOf } from '../shared/document.ts'
import { id } from '../shared/schemas.ts'
import { acceptedWords, plain } from '../shared/words.ts'
import { labelDocument, settingsDocument } from './mailbox.document.ts'
import { folderSlugs } from './mailbox.ts'

const base = '/api/apps/mailbox'
const byId = z.strictObject({ id })

const settings = z.strictObject(shapeOf(settingsDocument)).meta({
  id: 'MailboxSettings',
  description: 'How the own mailbox looks, and what stands below each new mail.',
  examples: [{ messageLayout: 'right', signature: 'Nadia Öztürk\nPflegedienst Sonnenhof' }],
})
export type MailboxSettings = z.output<typeof settings>

const place = { id, slug: plain.code, title: plain.sentence, icon: plain.code }
const folder = z.strictObject({ ...place, slug: z.enum(folderSlugs), count: z.int().min(0) }).meta({
  id: 'MailFolder',
  description: 'Count: none for sent and trash, all mails for drafts and spam, the unread ones for the others.',
  examples: [{ id: '7c004a19-4506-48ef-93ab-f16381302e3b', slug: 'inbox', title: 'Inbox', icon: 'inbox', count: 3 }],
})
export type MailFolder = z.output<typeof folder>
const filter = z.strictObject(place).meta({
  id: 'MailFilter',
  description: 'What is kept in view over all folders.',
  examples: [{ id: 'de1b41f6-6839-4f1b-9d2c-07e55f6f8f82', slug: 'starred', title: 'Starred', icon: 'star' }],
})

const exampleLabel = { id: '745cf30e-ca84-47a1-a553-b70eb630d8e7', title: 'Work', slug: 'work', color: 'indigo' as const }
const label = z.strictObject({ id, ...shapeOf(labelDocument), slug: acceptedWords }).meta({
  id: 'MailLabel',
  description: 'A label of the own mailbox. The slug is made of the title.',
  examples: [exampleLabel],
})
export type MailLabel = z.output<typeof label>
/** The template sends the whole label; id and slug are given by the server. */
const labelBody = z.strictObject({
  id: id.nullable().optional(),
  slug: acceptedWords.optional(),
  title: labelDocument.title.schema,
  color: labelDocument.color.schema.optional(),
})

export const ownMailboxContract = {
  settings: defineCall(`GET ${base}/settings`, {
    id: 'mailbox.settings',
    summary: 'The settings of the own mailbox',
    access: own,
    answer: settings,
  }),
  updateSettings: defineCall(`PATCH ${base}/settings`, {
    id: 'mailbox.updateSettings',
    summary: 'Change the named settings of the own mailbox',
    access: own,
    body: z.strictObject({ settings: settings.partial() }),
    answer: settings,
  }),
  folders: defineCall(`GET ${base}/folders`, {
    id: 'mailbox.folders',
    summary: 'The five folders with their counts',
    access: own,
    answer: z.array(folder),
  }),
  filters: defineCall(`GET ${base}/filters`, {
    id: 'mailbox.filters',
    summary: 'The filters: starred and important',
    access: own,
    answer: z.array(filter),
  }),
  labels: defineCall(`GET ${base}/labels`, {
    id: 'mailbox.labels',
    summary: 'The labels of the own mailbox; six are there from the beginning',
    access: own,
    answer: z.array(label),
  }),
  createLabel: defineCall(`POST ${base}/label`, {
    id: 'mailbox.createLabel',
    summary: 'A new label. An id makes it happen once: the second time answers the first label',
    access: own,
    body: z.strictObject({ label: labelBody }),
    answer: label,
    errors: ['mailbox.zu_viele'],
  }),
  updateLabel: defineCall(`PATCH ${base}/label`, {
    id: 'mailbox.updateLabel',
    summary: 'Change title or colour of a label; a new title makes a new slug',
    access: own,
    body: z.strictObject({ id, label: labelBody.partial() }),
    answer: label,
    errors: ['nicht_gefunden'],
  }),
  removeLabel: defineCall(`DELETE ${base}/label`, {
    id: 'mailbox.removeLabel',
    summary: 'Delete a label; every mail that carries it loses it',
    access: own,
    query: byId,
    answer: z.boolean(),
    errors: ['nicht_gefunden'],
  }),
} as const
