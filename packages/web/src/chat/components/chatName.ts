import type { Chat } from '@dreiklang/domain/chat/chat.contract'

/** What a conversation is called: the group, the person, or the other organisation. */
export const nameOfChat = ({ group, contact }: Pick<Chat, 'group' | 'contact'>): string => group?.title ?? contact.name
