import { IconMessages } from '@tabler/icons-react'
import { type ReactNode, type Ref, type RefObject, useEffect, useRef } from 'react'
import { IconButton } from '../../ui/buttons.tsx'
import { EdgeDrawer } from '../../ui/EdgeDrawer.tsx'
import { useChatTexts } from '../chat.texts.ts'
import { useQuickChatTexts } from '../quickChat.texts.ts'
import { ChatRail } from './ChatRail.tsx'
import { quickChat, useQuickChat } from './quickChatStore.ts'
import classes from './QuickChat.module.css'
import panelClasses from './ChatPanel.module.css'

interface ChatProps {
  headerHeight: 64 | 80
  /** What is open beside the rail; null until it is loaded. */
  panel: ReactNode
}

/** Over the page, where beside it there is no room. */
export function ChatDrawer({ opened, panel }: Pick<ChatProps, 'panel'> & { opened: boolean }) {
  const quick = useQuickChatTexts()
  return (
    <EdgeDrawer opened={opened} onClose={quickChat.close} label={quick('title')}>
      <div className={classes.inside}>
        <ChatRail />
        {panel}
      </div>
    </EdgeDrawer>
  )
}

export function ChatEdge({ headerHeight, panel }: ChatProps) {
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
        {opened && panel}
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

function ChatToggle({ headerHeight, ref }: Pick<ChatProps, 'headerHeight'> & { ref: Ref<HTMLButtonElement> }) {
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
