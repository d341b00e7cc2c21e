import { IconArrowLeft, IconInfoCircle, IconMessages } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { z } from 'zod'
import { useGoTo, usePathParams, useSearchState } from '../../shared/searchState.ts'
import { EmptyState, ErrorState, ListSkeleton } from '../../ui/feedback.tsx'
import { EdgeDrawer } from '../../ui/EdgeDrawer.tsx'
import { IconButton, LinkButton } from '../../ui/buttons.tsx'
import { useMatches } from '../../ui/useMatches.ts'
import { chatPath, newChat, newChatPath, oneChatPath } from '../chat.paths.ts'
import { useChatTexts } from '../chat.texts.ts'
import { useQuickChatTexts } from '../quickChat.texts.ts'
import { ChatInfo } from '../components/ChatInfo.tsx'
import { ChatList, shownChats } from '../components/ChatList.tsx'
import { ChatTitle } from '../components/ChatTitle.tsx'
import { MuteButton } from '../components/MuteButton.tsx'
import { NewChat } from '../components/NewChat.tsx'
import { Talk } from '../components/Talk.tsx'
import { useChatAtWork } from '../components/useChatAtWork.ts'
import { useConversation } from '../components/useConversation.ts'
import panel from '../components/ChatPanel.module.css'
import classes from '../components/ChatPage.module.css'

const params = z.object({ chatId: z.string().max(100).optional() })
const address = z.object({
  suche: z.string().max(80).default(''),
  zeigen: z.enum(shownChats).default('alle'),
  nachricht: z.coerce.number().int().positive().nullable().default(null),
  an: z.string().max(200).default(''),
  angaben: z.coerce.boolean().default(false),
})
const besideTheList = '(width >= 960px)'
const besideTheTalk = '(width >= 1280px)'

export function ChatPage() {
  useChatAtWork()
  const { chatId } = usePathParams(params)
  const [{ suche, zeigen }, setAddress] = useSearchState(address)
  const wide = useMatches(besideTheList)
  return (
    <div className={classes.page}>
      {(wide || chatId === undefined) && <ChatList search={suche} shown={zeigen} openId={chatId} onChange={setAddress} />}
      {(wide || chatId !== undefined) && <Opened chatId={chatId} wide={wide} />}
    </div>
  )
}

function Opened({ chatId, wide }: { chatId: string | undefined; wide: boolean }) {
  const t = useChatTexts()
  const goTo = useGoTo()
  const [{ an }] = useSearchState(address)
  if (chatId === newChat) {
    return (
      <Frame wide={wide} title={<h2 className={panel.name}>{t('newChat')}</h2>}>
        <NewChat key={an} to={an} onOpened={(id) => goTo(oneChatPath(id), { replace: true })} />
      </Frame>
    )
  }
  if (chatId !== undefined) return <OneChat key={chatId} chatId={chatId} wide={wide} />
  return (
    <section className={classes.talk}>
      <div className={panel.empty}>
        <EmptyState icon={<IconMessages size={28} />} title={t('empty')} action={<LinkButton to={newChatPath}>{t('newChat')}</LinkButton>}>
          {t('emptyText')}
        </EmptyState>
      </div>
    </section>
  )
}

function OneChat({ chatId, wide }: { chatId: string; wide: boolean }) {
  const t = useChatTexts()
  const quick = useQuickChatTexts()
  const { talk, error, retry } = useConversation(chatId)
  const [{ nachricht, angaben }, setAddress] = useSearchState(address)
  const beside = useMatches(besideTheTalk)
  if (talk === null) {
    return (
      <Frame wide={wide} title={<h2 className={panel.name}>{quick('title')}</h2>}>
        <div className={panel.pad}>{error === null ? <ListSkeleton rows={6} /> : <ErrorState error={error} onRetry={retry} />}</div>
      </Frame>
    )
  }
  const close = () => setAddress({ angaben: false })
  const info = <ChatInfo chat={talk.chat} onClose={close} />
  return (
    <>
      <Frame
        wide={wide}
        title={<ChatTitle chat={talk.chat} />}
        actions={
          <>
            <MuteButton chat={talk.chat} />
            <IconButton
              label={t('info')}
              icon={<IconInfoCircle size={20} aria-hidden />}
              aria-pressed={angaben}
              onClick={() => setAddress({ angaben: !angaben })}
            />
          </>
        }
      >
        <Talk {...talk} targetNr={nachricht} />
      </Frame>
      {angaben && beside && info}
      {!beside && (
        <EdgeDrawer opened={angaben} onClose={close} label={t('info')}>
          {info}
        </EdgeDrawer>
      )}
    </>
  )
}

function Frame({ wide, title, actions, children }: { wide: boolean; title: ReactNode; actions?: ReactNode; children: ReactNode }) {
  const t = useChatTexts()
  const goTo = useGoTo()
  return (
    <section className={classes.talk}>
      <header className={panel.header}>
        {!wide && <IconButton label={t('back')} icon={<IconArrowLeft size={22} aria-hidden />} onClick={() => goTo(chatPath)} />}
        <div className={panel.title}>{title}</div>
        {actions}
      </header>
      {children}
    </section>
  )
}
