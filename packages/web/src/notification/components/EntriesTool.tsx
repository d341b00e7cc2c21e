import { IconBell, IconChecks, IconInbox } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, Suspense, lazy, useState } from 'react'
import { useLanguage } from '../../shared/i18n.ts'
import { useSignal } from '../../shared/signal.ts'
import { IconButton } from '../../ui/buttons.tsx'
import { ListSkeleton } from '../../ui/feedback.tsx'
import { ToolPanel } from '../../ui/ToolPanel.tsx'
import { type MitteilungArt, entriesQuery, everyEntry, useEntryChanges } from '../notification.queries.ts'
import { useNotificationTexts } from '../notification.texts.ts'
import classes from './UnreadBadge.module.css'

const EntryList = lazy(() => import('./EntryList.tsx').then(({ EntryList: list }) => ({ default: list })))

const EntriesWatch = lazy(async () => ({ default: (await import('./EntriesWatch.tsx')).EntriesWatch }))

/** Loaded on demand: the header is part of the first load. */
async function tellError(error: Error): Promise<void> {
  const { toastError } = await import('../../ui/toast.tsx')
  toastError(error)
}

interface EntriesToolProps {
  art: MitteilungArt
  icon: ReactNode
}

export const MessagesTool = () => <EntriesTool art="message" icon={<IconInbox size={22} aria-hidden />} />
export const NotificationsTool = () => <EntriesTool art="notification" icon={<IconBell size={22} aria-hidden />} />

function EntriesTool(props: EntriesToolProps) {
  return (
    <Suspense fallback={<span className={classes.place} />}>
      <Tool {...props} />
    </Suspense>
  )
}

function Tool({ art, icon }: EntriesToolProps) {
  const t = useNotificationTexts()
  const queryClient = useQueryClient()
  const [opened, setOpened] = useState(false)
  const { entries, unread = 0 } = useQuery(entriesQuery(art, useLanguage())).data ?? {}
  const { markAll } = useEntryChanges(art)
  useSignal(art, () => void queryClient.invalidateQueries({ queryKey: everyEntry(art) }))

  const button = (
    <IconButton
      label={unread > 0 ? t(`${art}.unread`, { count: unread }) : t(`${art}.open`)}
      tooltip={t(`${art}.title`)}
      icon={icon}
      onClick={() => setOpened((open) => !open)}
    />
  )
  return (
    <span className={classes.tool}>
      <ToolPanel
        opened={opened}
        onClose={() => setOpened(false)}
        title={t(`${art}.title`)}
        trigger={button}
        actions={
          <IconButton
            label={t('markAllAsRead')}
            look="on-dark"
            icon={<IconChecks size={20} aria-hidden />}
            disabled={unread === 0}
            onClick={() => markAll.mutate(undefined, { onError: (error) => void tellError(error) })}
          />
        }
      >
        <Suspense fallback={<ListSkeleton rows={4} height={80} />}>
          <EntryList art={art} onLeave={() => setOpened(false)} />
        </Suspense>
      </ToolPanel>
      <Suspense>{entries !== undefined && <EntriesWatch art={art} entries={entries} />}</Suspense>
      {unread > 0 && (
        <span className={classes.badge} aria-hidden>
          {unread > 99 ? t('many') : unread}
        </span>
      )}
    </span>
  )
}
