import { IconMessages } from '@tabler/icons-react'
import { type Ref, type RefObject, useEffect, useRef } from 'react'
import { Button, IconButton } from '../../ui/buttons.tsx'
import { EdgeDrawer } from '../../ui/EdgeDrawer.tsx'
import { EmptyState } from '../../ui/feedback.tsx'
import { useChatTexts } from '../chat.texts.ts'
import { useQuickChatTexts } from '../quickChat.texts.ts'
import { ChatRail } from './ChatRail.tsx'
import { Conversation } from './Conversation.tsx'
import { NewChat } from './NewChat.tsx'
import { PanelFrame } from './PanelFrame.tsx'
import { quickChat, useQuickChat } from './quickChatStore.ts'
import classes from './QuickChat.module.css'
import panelClasses from './ChatPanel.module.css'

interface ChatProps {
  headerHeight: 64 | 80
}

/** Over the page, where beside it there is no room. */
export function ChatDrawer({ opened, headerHeight }: ChatProps & { opened: boolean }) {
  const quick = useQuickChatTexts()
  return (
    <EdgeDrawer opened={opened} onClose={quickChat.close} label={quick('title')}>
      <div className={classes.inside}>
        <ChatRail />
        <ChatPanel headerHeight={headerHeight} />
      </div>
    </EdgeDrawer>
  )
}

export function ChatEdge({ headerHeight }: ChatProps) {
  const quick = useQuickChatTexts()
  const { opened } = useQuickChat()
  const edge = useRef<HTMLElement>(null)
  const toggle = useRef<HTMLButtonElement>(null)
  useFocusBack({ edge, toggle, opened })
  return (
    <aside ref={edge} aria-label={quick('title')} className={classes.edge} data-chat-rail data-opened={opened || undefined}>
      <div className={classes.inside}>
        <div className={classes.column}>
          <ChatToggle headerHeight={headerHeight} ref={toggle} />
          <ChatRail />
        </div>
        {opened && <ChatPanel headerHeight={headerHeight} />}
      </div>
    </aside>
  )
}

interface FocusBack {
  edge: RefObject<HTMLElement | null>
  toggle: RefObject<HTMLButtonElement | null>
  opened: boolean
}

/** Escape closes the chat, and the focus returns to where it was, or to the toggle when that is gone. */
function useFocusBack({ edge, toggle, opened }: FocusBack): void {
  useEffect(() => {
    const element = edge.current
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key === 'Escape' && opened) quickChat.close()
    }
    element?.addEventListener('keydown', onKeyDown)
    return () => element?.removeEventListener('keydown', onKeyDown)
  }, [edge, opened])
  useEffect(() => {
    if (!opened) return undefined
    const from = quickChat.openedFrom()
    const rail = toggle.current
    return () => {
      const back = from?.isConnected === true ? from : rail
      // What the chat leaves behind is drawn first: the button in the bar may stand there only now.
      setTimeout(() => (back?.isConnected === true ? back : chatTool())?.focus(), 0)
    }
  }, [opened, toggle])
}

const chatTool = () => document.querySelector<HTMLElement>('[data-tool="quick-chat"] button')

function ChatToggle({ headerHeight, ref }: ChatProps & { ref: Ref<HTMLButtonElement> }) {
  const t = useChatTexts()
  const quick = useQuickChatTexts()
  const { opened } = useQuickChat()
  return (
    <div className={panelClasses.toggle} data-height={headerHeight}>
      <IconButton
        ref={ref}
        label={opened ? t('close') : quick('open')}
        icon={<IconMessages size={22} aria-hidden />}
        aria-expanded={opened}
        onClick={opened ? quickChat.close : quickChat.open}
      />
    </div>
  )
}

function ChatPanel({ headerHeight }: ChatProps) {
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
