import { IconMessages } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { useTexts } from '../../shared/i18n.ts'
import { EmptyState } from '../../ui/States.tsx'
import { Button } from '../../ui/Button.tsx'
import { chatTexts } from '../chat.texts.ts'
import classes from './ChatPanel.module.css'
import { Conversation } from './Conversation.tsx'
import { NewChat } from './NewChat.tsx'
import { PanelFrame } from './PanelFrame.tsx'
import { quickChat, useQuickChat } from './quickChatStore.ts'

export function ChatPanel({ headerHeight }: { headerHeight: 64 | 80 }) {
  const { view } = useQuickChat()
  if (view.kind === 'chat') return <Conversation key={view.chatId} chatId={view.chatId} headerHeight={headerHeight} />
  if (view.kind === 'new') return <NewChat headerHeight={headerHeight} />
  return <NothingChosen headerHeight={headerHeight} />
}

function NothingChosen({ headerHeight }: { headerHeight: 64 | 80 }) {
  const t = useTexts(chatTexts)
  const first = useRef<HTMLButtonElement>(null)
  useEffect(() => first.current?.focus(), [])
  return (
    <PanelFrame headerHeight={headerHeight} title={<h2 className={classes.name}>{t('title')}</h2>}>
      <div className={classes.empty}>
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
