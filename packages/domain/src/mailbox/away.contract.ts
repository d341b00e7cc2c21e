/** Out of office: told to those who write before they send, instead of an answer that comes when it is too late. */
import { z } from 'zod'
import { own } from '../shared/access.ts'
import { defineCall } from '../shared/contract.ts'
import { shapeOf } from '../shared/document.ts'
import { id, isoDate } from '../shared/schemas.ts'
import { awayDocument } from './mailbox.document.ts'

const base = '/api/apps/mailbox'
/** Days of Berlin, both counted. */
const away = z.strictObject({ from: isoDate, until: isoDate, ...shapeOf(awayDocument) }).meta({
  id: 'MailAway',
  description: 'When a person is away, and what those read who write meanwhile.',
  examples: [{ from: '2026-12-21', until: '2027-01-03', text: 'In dringenden Fällen hilft Sabine Krüger.' }],
})
export type MailAway = z.output<typeof away>

export const awayContract = {
  away: defineCall(`GET ${base}/away`, {
    id: 'mailbox.away',
    summary: 'When the person is away, past days as well; null when there is none',
    access: own,
    answer: away.nullable(),
  }),
  saveAway: defineCall(`PATCH ${base}/away`, {
    id: 'mailbox.saveAway',
    summary: 'Say when the person is away, or end it with null',
    access: own,
    body: z.strictObject({ away: away.nullable() }),
    answer: away.nullable(),
    errors: ['mailbox.abwesenheit_verkehrt'],
  }),
  awayPeople: defineCall(`GET ${base}/awayPeople`, {
    id: 'mailbox.awayPeople',
    summary: 'Who is away today, of all to whom one could write',
    access: own,
    answer: z.array(z.strictObject({ personId: id, ...away.shape })),
  }),
} as const
