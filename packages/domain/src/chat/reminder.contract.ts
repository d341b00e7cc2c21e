/** What a person wants to be reminded of: a line of a chat, at a time. Nobody else sees it. */
import { z } from 'zod'
import { allSeitenRollen } from '../shared/akteur.ts'
import { defineCall } from '../shared/contract.ts'
import { id } from '../shared/schemas.ts'
import { anyId } from './schemas.ts'
import { acceptedWords, plain } from '../shared/words.ts'

const sides = { kind: 'signed-in', rollen: allSeitenRollen, relation: 'own' } as const

/** Reminders of one person that wait. */
export const maxReminders = 100

const exampleReminder = {
  id: '5d3a1a52-0c0e-4c53-8f4e-0f6b7c8d9e10',
  chatId: 'f65d517a-6f69-4c88-81f5-416f47ce2522',
  nr: 12,
  at: '2026-12-01T07:00:00.000Z',
  line: { contactName: 'Sabine Krüger', value: 'Rezept liegt bereit', withdrawn: false },
}

const reminder = z
  .strictObject({
    id,
    chatId: id,
    nr: z.int().min(1),
    at: plain.time,
    /** As it stands now; null when the person takes no part in the chat any more. */
    line: z.strictObject({ contactName: plain.name, value: acceptedWords, withdrawn: z.boolean() }).nullable(),
  })
  .meta({ id: 'ChatReminder', description: 'A line that its person is reminded of, once, at a time', examples: [exampleReminder] })
export type ChatReminder = z.infer<typeof reminder>

export const reminderContract = {
  reminders: defineCall('GET /api/apps/chat/reminders', {
    id: 'chat.reminders',
    summary: 'The lines that the person wants to be reminded of and was not yet, the next one first',
    access: sides,
    answer: z.array(reminder),
  }),
  keepReminder: defineCall('POST /api/apps/chat/reminder', {
    id: 'chat.keepReminder',
    summary: 'Be reminded of a line at a time, or put that off. Of a line one is reminded once. Answers all that wait',
    access: sides,
    body: z.strictObject({ id, chatId: anyId, nr: z.int().min(1), at: z.iso.datetime({ offset: true }) }),
    answer: z.array(reminder),
    errors: ['chat.nicht_gefunden', 'nicht_gefunden', 'chat.zeit_vorbei', 'chat.zu_viele_erinnerungen', 'anfrage.schluessel_vergeben'],
  }),
  removeReminder: defineCall('DELETE /api/apps/chat/reminder', {
    id: 'chat.removeReminder',
    summary: 'Not be reminded. Answers those that still wait',
    access: sides,
    query: z.strictObject({ id }),
    answer: z.array(reminder),
    errors: ['nicht_gefunden'],
  }),
} as const
