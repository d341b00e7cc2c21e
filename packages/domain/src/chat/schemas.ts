/** What several contracts of the chat are made of. */
import { z } from 'zod'
import { id } from '../shared/schemas.ts'
import { acceptedWords, harmless, plain } from '../shared/words.ts'

/** Any text: one that is no identifier belongs to no chat. */
export const anyId = harmless('code', z.string().min(1).max(100))

const groupMember = z
  .strictObject({
    id,
    name: plain.name,
    isMe: z.boolean(),
    /** The organisation. */
    about: plain.name,
    /** Since when, and how far this member has read. */
    since: plain.time,
    readNr: z.int(),
    readAt: plain.time.nullable(),
    /** Responsible for the group: who has been in it longest. */
    isOwner: z.boolean(),
    /** Whether the reader may take this member out. */
    removable: z.boolean(),
  })
  .meta({ id: 'ChatGroupMember', description: 'Somebody who takes part in a group now' })
export type GroupMember = z.infer<typeof groupMember>

export const group = z
  .strictObject({ title: acceptedWords, members: z.array(groupMember) })
  .meta({ id: 'ChatGroup', description: 'What a group is called and who takes part in it, who has been in it longest first' })
