/** Texts that a person writes often, kept in the own mailbox. */
import { z } from 'zod'
import { own } from '../shared/access.ts'
import { defineCall } from '../shared/contract.ts'
import { shapeOf } from '../shared/document.ts'
import { id } from '../shared/schemas.ts'
import { templateDocument } from './mailbox.document.ts'

const base = '/api/apps/mailbox'
const template = z.strictObject({ id, ...shapeOf(templateDocument) }).meta({
  id: 'MailTemplate',
  description: 'A text for mails. The subject is used where the mail has none.',
  examples: [
    {
      id: '7a1f0f4e-5a0b-4a53-9d0c-0f8d1f6f2c11',
      title: 'Lieferschein',
      subject: 'Fehlende Unterschrift',
      content: 'Guten Tag,\n\nauf dem Lieferschein fehlt die Unterschrift.',
    },
  ],
})
export type MailTemplate = z.output<typeof template>

export const templateContract = {
  templates: defineCall(`GET ${base}/templates`, {
    id: 'mailbox.templates',
    summary: 'The own templates, in the order in which they were made',
    access: own,
    answer: z.array(template),
  }),
  saveTemplate: defineCall(`POST ${base}/template`, {
    id: 'mailbox.saveTemplate',
    summary: 'A new template, or the one with this id written over',
    access: own,
    body: z.strictObject({ template }),
    answer: template,
    errors: ['mailbox.zu_viele_vorlagen'],
  }),
  removeTemplate: defineCall(`DELETE ${base}/template`, {
    id: 'mailbox.removeTemplate',
    summary: 'Delete a template',
    access: own,
    query: z.strictObject({ id }),
    answer: z.boolean(),
    errors: ['nicht_gefunden'],
  }),
} as const
