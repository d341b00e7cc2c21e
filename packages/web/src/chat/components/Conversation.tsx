import { IconArrowsDiagonal } from '@tabler/icons-react'
import { useGoTo } from '../../shared/searchState.ts'
import { IconButton } from '../../ui/buttons.tsx'
import { ErrorState, ListSkeleton } from '../../ui/feedback.tsx'
import { oneChatPath } from '../chat.paths.ts'
import { useChatTexts } from '../chat.texts.ts'
import { useQuickChatTexts } from '../quickChat.texts.ts'
import { ChatTitle } from './ChatTitle.tsx'
import { MuteButton } from './MuteButton.tsx'
import { PanelFrame } from './PanelFrame.tsx'
import { Talk } from './Talk.tsx'
import { quickChat } from './quickChatStore.ts'
import { useConversation } from './useConversation.ts'
import classes from './ChatPanel.module.css'

export function Conversation({ chatId, headerHeight }: { chatId: string; headerHeight: 64 | 80 }) {
  const t = useChatTexts()
  const quick = useQuickChatTexts()
  const goTo = useGoTo()
  const { talk, error, retry } = useConversation(chatId)
  if (talk === null) {
    return (
      <PanelFrame headerHeight={headerHeight} title={<h2 className={classes.name}>{quick('title')}</h2>}>
        <div className={classes.pad}>{error === null ? <ListSkeleton rows={4} /> : <ErrorState error={error} onRetry={retry} />}</div>
      </PanelFrame>
    )
  }
  const openWhole = () => {
    quickChat.close()
    goTo(oneChatPath(chatId))
  }
  return (
    <PanelFrame
      headerHeight={headerHeight}
      title={<ChatTitle chat={talk.chat} />}
      actions={
        <>
          <MuteButton chat={talk.chat} />
          <IconButton label={t('openWhole')} icon={<IconArrowsDiagonal size={20} aria-hidden />} onClick={openWhole} />
        </>
      }
    >
      <Talk {...talk} />
    </PanelFrame>
  )
}
