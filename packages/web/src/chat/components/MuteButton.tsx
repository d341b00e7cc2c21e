import type { Chat } from '@dreiklang/domain/chat/chat.contract'
import { IconBell, IconBellOff } from '@tabler/icons-react'
import { IconButton } from '../../ui/buttons.tsx'
import { toastError } from '../../ui/toast.tsx'
import { useMuteChat } from '../chat.queries.ts'
import { useChatTexts } from '../chat.texts.ts'

export function MuteButton({ chat: { id, muted } }: { chat: Pick<Chat, 'id' | 'muted'> }) {
  const t = useChatTexts()
  const mute = useMuteChat(id)
  return (
    <IconButton
      label={t(muted ? 'unmute' : 'mute')}
      icon={muted ? <IconBellOff size={20} aria-hidden /> : <IconBell size={20} aria-hidden />}
      onClick={() => mute.mutate(!muted, { onError: toastError })}
    />
  )
}
