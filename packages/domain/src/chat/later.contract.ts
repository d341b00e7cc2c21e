/** What a person writes now and has sent later. Nobody else sees it until then. */
import { z } from 'zod'
import { allSeitenRollen, rollen } from '../shared/akteur.ts'
import { defineCall } from '../shared/contract.ts'
import { acceptedWords, plain } from '../shared/words.ts'
import { laterDocument, messageDocument } from './chat.document.ts'
import { anyId } from './schemas.ts'
import { shapeOf } from '../shared/document.ts'

const everybody = { kind: 'signed-in', rollen, relation: 'own' } as const
const sides = { kind: 'signed-in', rollen: allSeitenRollen, relation: 'own' } as const
const message = shapeOf(messageDocument)

/** Waiting for its time; or with the time at which it could not be sent, because its writer could not write there any more, or its key is gone. */
const laterMessage = z.strictObject({ id: message.id, value: acceptedWords, sendAt: plain.time, refusedAt: plain.time.nullable() })
export type LaterMessage = z.infer<typeof laterMessage>
/** Messages of one person that wait in one chat. */
export const maxLater = 20

export const laterContract = {
  later: defineCall('GET /api/apps/chat/later', {
    id: 'chat.later',
    summary: 'The own messages of a chat that are still to be sent, and those that could not be; nobody else sees them',
    access: everybody,
    query: z.strictObject({ id: anyId }),
    answer: z.array(laterMessage),
    errors: ['chat.nicht_gefunden'],
  }),
  keepLater: defineCall('POST /api/apps/chat/later', {
    id: 'chat.keepLater',
    summary: 'Have a message sent at a time, or change one that waits. Answers all that wait',
    access: sides,
    body: z.strictObject({ id: message.id, chatId: anyId, value: laterDocument.value.schema, sendAt: z.iso.datetime({ offset: true }) }),
    answer: z.array(laterMessage),
    errors: ['chat.nicht_gefunden', 'chat.geschlossen', 'chat.zeit_vorbei', 'chat.zu_viele_geplant', 'anfrage.schluessel_vergeben'],
  }),
  removeLater: defineCall('DELETE /api/apps/chat/later', {
    id: 'chat.removeLater',
    summary: 'Do not send a message that waits; its words are gone. Answers those that still wait',
    access: sides,
    query: z.strictObject({ id: message.id, chatId: anyId }),
    answer: z.array(laterMessage),
    errors: ['chat.nicht_gefunden', 'nicht_gefunden'],
  }),
} as const
