import { IconMessages } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { IconButton } from '../../ui/buttons.tsx'
import { chatsQuery, unreadIn } from '../chat.queries.ts'
import { useQuickChatTexts } from '../quickChat.texts.ts'
import { useOnChatPage } from './useOnChatPage.ts'
import { quickChat } from './quickChatStore.ts'
import classes from './QuickChatTool.module.css'

export function QuickChatTool() {
  const t = useQuickChatTexts()
  const { data } = useQuery(chatsQuery())
  const unread = unreadIn(data)
  if (useOnChatPage()) return null
  return (
    <span className={classes.tool}>
      <IconButton
        label={unread === 0 ? t('open') : t('openUnread', { count: unread })}
        tooltip={t('title')}
        icon={<IconMessages size={22} aria-hidden />}
        onClick={quickChat.open}
      />
      {unread > 0 && (
        <span className={classes.count} aria-hidden>
          {unread > 99 ? '99+' : unread}
        </span>
      )}
    </span>
  )
}
