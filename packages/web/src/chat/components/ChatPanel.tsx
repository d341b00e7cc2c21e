import { IconMessages } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { Button } from '../../ui/buttons.tsx'
import { EmptyState } from '../../ui/feedback.tsx'
import { useChatTexts } from '../chat.texts.ts'
import { useQuickChatTexts } from '../quickChat.texts.ts'
import { Conversation } from './Conversation.tsx'
import { NewChat } from './NewChat.tsx'
import { PanelFrame } from './PanelFrame.tsx'
import { quickChat, useQuickChat } from './quickChatStore.ts'
import panelClasses from './ChatPanel.module.css'

interface ChatProps {
  headerHeight: 64 | 80
}

/** What is open in the quick chat: a conversation, the choice of somebody, or nothing yet. */
export function ChatPanel({ headerHeight }: ChatProps) {
  const { view } = useQuickChat()
  if (view.kind === 'chat') return <Conversation key={view.chatId} chatId={view.chatId} headerHeight={headerHeight} />
  if (view.kind === 'new') return <Choice headerHeight={headerHeight} />
  return <NothingChosen headerHeight={headerHeight} />
}

function Choice({ headerHeight }: ChatProps) {
  const t = useChatTexts()
  return (
    <PanelFrame headerHeight={headerHeight} title={<h2 className={panelClasses.name}>{t('newChat')}</h2>}>
      <NewChat onOpened={(chatId) => quickChat.show({ kind: 'chat', chatId })} />
    </PanelFrame>
  )
}

function NothingChosen({ headerHeight }: ChatProps) {
  const t = useChatTexts()
  const quick = useQuickChatTexts()
  const first = useRef<HTMLButtonElement>(null)
  useEffect(() => first.current?.focus(), [])
  return (
    <PanelFrame headerHeight={headerHeight} title={<h2 className={panelClasses.name}>{quick('title')}</h2>}>
      <div className={panelClasses.empty}>
        <EmptyState
          icon={<IconMessages size={28} />}
          title={t('empty')}
          action={
            <Button ref={first} data-autofocus onClick={() => quickChat.show({ kind: 'new' })}>
              {t('newChat')}
            </Button>
          }
        >
          {t('emptyText')}
        </EmptyState>
      </div>
    </PanelFrame>
  )
}
