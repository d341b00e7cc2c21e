/** Out of office: told to those who write before they send, instead of an answer that comes when it is too late. */
import { z } from 'zod'
import { own } from '../shared/access.ts'
import { defineCall } from '../shared/contract.ts'
import { shapeOf } from '../shared/document.ts'
import { id, isoDate } from '../shared/schemas.ts'
import { absenceDocument } from './mailbox.document.ts'

const base = '/api/apps/mailbox'
/** Days of Berlin, both counted. */
const absence = z.strictObject({ from: isoDate, until: isoDate, ...shapeOf(absenceDocument) }).meta({
  id: 'MailAbsence',
  description: 'When a person is away, and what those read who write meanwhile.',
  examples: [{ from: '2026-12-21', until: '2027-01-03', text: 'In dringenden Fällen hilft Sabine Krüger.' }],
})
export type MailAbsence = z.output<typeof absence>

export const absenceContract = {
  absence: defineCall(`GET ${base}/absence`, {
    id: 'mailbox.absence',
    summary: 'The own absence, past ones as well; null when there is none',
    access: own,
    answer: absence.nullable(),
  }),
  saveAbsence: defineCall(`PATCH ${base}/absence`, {
    id: 'mailbox.saveAbsence',
    summary: 'Set the own absence, or end it with null',
    access: own,
    body: z.strictObject({ absence: absence.nullable() }),
    answer: absence.nullable(),
    errors: ['mailbox.abwesenheit_verkehrt'],
  }),
  absences: defineCall(`GET ${base}/absences`, {
    id: 'mailbox.absences',
    summary: 'Who is away today, of all to whom one could write',
    access: own,
    answer: z.array(z.strictObject({ personId: id, ...absence.shape })),
  }),
} as const
