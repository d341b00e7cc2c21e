import { IconMessages } from '@tabler/icons-react'
import type { Ref } from 'react'
import { useTexts } from '../../shared/i18n.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { chatTexts } from '../chat.texts.ts'
import classes from './ChatPanel.module.css'
import { quickChat, useQuickChat } from './quickChatStore.ts'

export function ChatToggle({ headerHeight, ref }: { headerHeight: 64 | 80; ref: Ref<HTMLButtonElement> }) {
  const t = useTexts(chatTexts)
  const { opened } = useQuickChat()
  return (
    <div className={classes.toggle} data-height={headerHeight}>
      <IconButton
        ref={ref}
        label={t(opened ? 'close' : 'open')}
        icon={<IconMessages size={22} aria-hidden />}
        aria-expanded={opened}
        onClick={opened ? quickChat.close : quickChat.open}
      />
    </div>
  )
}
