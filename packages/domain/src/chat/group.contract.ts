/** Groups: several people of the own house and of one that it shares orders with. */
import { z } from 'zod'
import { allSeitenRollen } from '../shared/akteur.ts'
import { defineCall } from '../shared/contract.ts'
import { id } from '../shared/schemas.ts'
import { groupDocument } from './chat.document.ts'
import { maxGroupMembers } from './chat.ts'
import { chat } from './chat.contract.ts'
import { anyId } from './schemas.ts'

const sides = { kind: 'signed-in', rollen: allSeitenRollen, relation: 'own' } as const

const exampleId = '5d3a1a52-0c0e-4c53-8f4e-0f6b7c8d9e10'
const memberIds = z
  .array(id)
  .min(1)
  .max(maxGroupMembers - 1)

export const groupContract = {
  createGroup: defineCall('POST /api/apps/chat/group', {
    id: 'chat.createGroup',
    summary: 'A new group with its first members, all of whom the caller may write to; the same id again is the same group',
    access: sides,
    body: z.strictObject({ id, title: groupDocument.title.schema, memberIds }).meta({
      description: 'The caller is a member without being named',
      examples: [{ id: exampleId, title: 'Wundteam', memberIds: ['f65d517a-6f69-4c88-81f5-416f47ce2522'] }],
    }),
    answer: chat,
    status: 201,
    errors: ['chat.kontakt_unbekannt', 'chat.gruppe_haeuser', 'anfrage.schluessel_vergeben'],
  }),
  renameGroup: defineCall('PATCH /api/apps/chat/group', {
    id: 'chat.renameGroup',
    summary: 'Rename a group',
    access: sides,
    body: z.strictObject({ chatId: anyId, title: groupDocument.title.schema }).meta({
      examples: [{ chatId: exampleId, title: 'Wundteam Nord' }],
    }),
    answer: chat,
    errors: ['chat.nicht_gefunden'],
  }),
  addToGroup: defineCall('POST /api/apps/chat/group/members', {
    id: 'chat.addToGroup',
    summary:
      'Add people to a group whom the caller may write to. They read what is written from now on, or with `earlier` also what was written before',
    access: sides,
    body: z.strictObject({ chatId: anyId, memberIds, earlier: z.boolean().default(false) }).meta({
      examples: [{ chatId: exampleId, memberIds: ['f65d517a-6f69-4c88-81f5-416f47ce2522'], earlier: false }],
    }),
    answer: chat,
    errors: ['chat.nicht_gefunden', 'chat.kontakt_unbekannt', 'chat.gruppe_haeuser', 'chat.gruppe_voll'],
  }),
  removeFromGroup: defineCall('DELETE /api/apps/chat/group/member', {
    id: 'chat.removeFromGroup',
    summary: 'Leave a group, or take somebody out of it. Who leaves does not see it any more; what was written stays with the others',
    access: sides,
    query: z.strictObject({ chatId: anyId, personId: id }).meta({ description: 'The own id to leave' }),
    answer: z.literal(true),
    errors: ['chat.nicht_gefunden', 'nicht_gefunden', 'chat.gruppe_nur_verantwortliche'],
  }),
} as const
