import { IconChecks } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, Suspense, lazy, useState } from 'react'
import { useLanguage, useTexts } from '../../shared/i18n.ts'
import { useSignal } from '../../shared/signal.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { ListSkeleton } from '../../ui/States.tsx'
import { ToolPanel } from '../../ui/ToolPanel.tsx'
import { type MitteilungArt, entriesQuery, everyEntry, unreadCount, useEntryChanges } from '../notification.queries.ts'
import { notificationTexts } from '../notification.texts.ts'
import classes from './UnreadBadge.module.css'
import { useArrivals } from './useArrivals.ts'
import { usePushDevice } from './usePushDevice.ts'

const EntryList = lazy(() => import('./EntryList.tsx').then(({ EntryList: list }) => ({ default: list })))

/** Loaded on demand: the header is part of the first load. */
async function tellError(error: Error): Promise<void> {
  const { toastError } = await import('../../ui/toast.tsx')
  toastError(error)
}

interface EntriesToolProps {
  art: MitteilungArt
  icon: ReactNode
}

export function EntriesTool(props: EntriesToolProps) {
  return (
    <Suspense fallback={<span className={classes.place} />}>
      <Tool {...props} />
    </Suspense>
  )
}

function Tool({ art, icon }: EntriesToolProps) {
  const t = useTexts(notificationTexts)
  const queryClient = useQueryClient()
  const [opened, setOpened] = useState(false)
  const entries = useQuery(entriesQuery(art, useLanguage())).data
  const { markAll } = useEntryChanges(art)
  useSignal(art, () => void queryClient.invalidateQueries({ queryKey: everyEntry(art) }))
  useArrivals(art, entries)
  usePushDevice(art, entries)
  const unread = unreadCount(entries)

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
      {unread > 0 && (
        <span className={classes.badge} aria-hidden>
          {unread > 99 ? t('many') : unread}
        </span>
      )}
    </span>
  )
}
