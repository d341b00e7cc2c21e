import { IconBell, IconChecks, IconInbox } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, Suspense, lazy, useState, useEffect, useRef } from 'react'
import { useLanguage } from '../../shared/i18n.ts'
import { useUser } from '../../shared/session.ts'
import { useSignal } from '../../shared/signal.ts'
import { IconButton } from '../../ui/buttons.tsx'
import { announce, ListSkeleton } from '../../ui/feedback.tsx'
import { ToolPanel } from '../../ui/ToolPanel.tsx'
import { type MitteilungArt, entriesQuery, everyEntry, useEntryChanges, type Mitteilung } from '../notification.queries.ts'
import { useNotificationTexts } from '../notification.texts.ts'
import { closeShown, isOwner } from './pushDevice.ts'
import classes from './UnreadBadge.module.css'

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
  useArrivals(art, entries)
  usePushDevice(art, entries)

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

/** What has come since: unread and unknown, and not what moves up at the end of the page when another entry is removed. */
function arrivedIn(entries: readonly Mitteilung[], before: ReadonlySet<string>): number {
  const lastKnown = entries.findLastIndex(({ id }) => before.has(id))
  const newer = lastKnown === -1 ? entries : entries.slice(0, lastKnown)
  return newer.filter(({ id, read }) => !read && !before.has(id)).length
}

/** Tells a screen reader how many entries have come since the list was first there; what was there already is not news. */
function useArrivals(art: MitteilungArt, entries: readonly Mitteilung[] | undefined): void {
  const t = useNotificationTexts()
  const known = useRef<ReadonlySet<string> | null>(null)
  useEffect(() => {
    if (entries === undefined) return
    const before = known.current
    known.current = new Set(entries.map(({ id }) => id))
    const count = before === null ? 0 : arrivedIn(entries, before)
    if (count > 0) announce(t(`${art}.arrived`, { count }))
  }, [art, entries, t])
}

/** Paths of the page whose entries have all been read. Without an entry the person wants it on the device only. */
function done(entries: readonly Mitteilung[]): Set<string> {
  const links = new Set(entries.map(({ link }) => link ?? ''))
  for (const { link, read } of entries) if (!read) links.delete(link ?? '')
  return links
}

function usePushDevice(art: MitteilungArt, entries: readonly Mitteilung[] | undefined): void {
  const { id } = useUser()
  // Only notifications leave the page.
  const own = art === 'notification' && isOwner(id) && 'serviceWorker' in navigator
  useEffect(() => {
    // Without a network it is retried on the next start; the settings show the current state.
    if (own) void import('../push.queries.ts').then(({ takeUpPush }) => takeUpPush(id)).catch(() => {})
  }, [own, id])
  useEffect(() => {
    if (own && entries !== undefined) void closeShown(done(entries))
  }, [own, entries])
}
