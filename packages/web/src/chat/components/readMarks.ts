import type { Chat, ChatMessage } from '@dreiklang/domain/chat/chat.contract'
import { lastRead } from './messageGroups.ts'

export interface ReadMark {
  name: string
  at: string
}

/** By the number of an own line: who has read that far and no further. */
export type ReadMarks = ReadonlyMap<number, readonly ReadMark[]>

/** Of two, and of an order, one mark; of a group that of each who has read an own line. */
export function readIn({ readBy, group }: Pick<Chat, 'readBy' | 'group'>, messages: readonly ChatMessage[]): ReadMarks {
  const marks =
    group === null
      ? [readBy].flatMap((mark) => mark ?? [])
      : group.members.flatMap(({ isMe, name, readNr, readAt }) => (isMe || readAt === null ? [] : [{ name, nr: readNr, at: readAt }]))
  const found = new Map<number, ReadMark[]>()
  for (const { name, nr, at } of marks) {
    const line = lastRead(messages, nr)
    if (line !== null) found.set(line, [...(found.get(line) ?? []), { name, at }])
  }
  return found
}
