import { IconBell, IconBellOff } from '@tabler/icons-react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useTexts } from '../../shared/i18n.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { ErrorState, ListSkeleton } from '../../ui/States.tsx'
import { toastError } from '../../ui/toast.tsx'
import { chatQuery, useMuteChat } from '../chat.queries.ts'
import { chatTexts } from '../chat.texts.ts'
import { ChatAvatar } from './ChatAvatar.tsx'
import { PanelFrame } from './PanelFrame.tsx'
import classes from './ChatPanel.module.css'
import { MessageBox } from './MessageBox.tsx'
import { MessageLog } from './MessageLog.tsx'

export function Conversation({ chatId, headerHeight }: { chatId: string; headerHeight: 64 | 80 }) {
  const t = useTexts(chatTexts)
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(chatQuery(chatId))
  const mute = useMuteChat(chatId)
  const chat = data?.pages[0]
  if (data === undefined || chat === undefined) {
    return (
      <PanelFrame headerHeight={headerHeight} title={<h2 className={classes.name}>{t('title')}</h2>}>
        <div className={classes.pad}>
          {error === null ? <ListSkeleton rows={4} /> : <ErrorState error={error} onRetry={() => void refetch()} />}
        </div>
      </PanelFrame>
    )
  }
  const { contact, bestellung, muted } = chat
  return (
    <PanelFrame
      headerHeight={headerHeight}
      title={
        <>
          <ChatAvatar name={contact.name} avatar={contact.avatar} />
          <div className={classes.who}>
            <h2 className={classes.name}>{contact.name}</h2>
            <p className={classes.about}>{bestellung === null ? contact.about : t('bestellung', { nummer: bestellung.nummer })}</p>
          </div>
        </>
      }
      actions={
        <IconButton
          label={t(muted ? 'unmute' : 'mute')}
          icon={muted ? <IconBellOff size={20} aria-hidden /> : <IconBell size={20} aria-hidden />}
          onClick={() => mute.mutate(!muted, { onError: toastError })}
        />
      }
    >
      <MessageLog
        chat={chat}
        messages={data.pages.toReversed().flatMap(({ messages }) => messages)}
        onOlder={hasNextPage ? () => void fetchNextPage() : null}
        loadingOlder={isFetchingNextPage}
      />
      <MessageBox chat={chat} />
    </PanelFrame>
  )
}
