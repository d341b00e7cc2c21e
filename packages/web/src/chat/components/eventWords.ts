import type { ChatMessage } from '@dreiklang/domain/chat/chat.contract'
import type { Translate } from '../../shared/i18n.ts'
import type { texts } from '../chat.texts.de.ts'

/** What happened to a group, in one sentence. */
export function sayEvent(
  { contactName, isMine }: Pick<ChatMessage, 'contactName' | 'isMine'>,
  { kind, names }: NonNullable<ChatMessage['event']>,
  t: Translate<typeof texts>,
): string {
  const whom = names.join(', ')
  return isMine ? t(`group.eventOwn.${kind}`, { names: whom }) : t(`group.event.${kind}`, { name: contactName, names: whom })
}
