import { useEffect, useRef } from 'react'
import { useUser } from '../../shared/session.ts'
import { announce } from '../../ui/feedback.tsx'
import type { Mitteilung, MitteilungArt } from '../notification.queries.ts'
import { useNotificationTexts } from '../notification.texts.ts'
import { closeShown, isOwner } from './pushDevice.ts'
import { isSoundOn, startUrgentSound } from './urgentSound.ts'

/** Shows nothing: it tells of what arrives and keeps what the device shows in step. Loaded after the header, which is part of the first load. */
export function EntriesWatch({ art, entries }: { art: MitteilungArt; entries: readonly Mitteilung[] }) {
  useArrivals(art, entries)
  usePushDevice(art, entries)
  return null
}

/** What has come since: unread and unknown, and not what moves up at the end of the page when another entry is removed. */
function arrivedIn(entries: readonly Mitteilung[], before: ReadonlySet<string>): Mitteilung[] {
  const lastKnown = entries.findLastIndex(({ id }) => before.has(id))
  const newer = lastKnown === -1 ? entries : entries.slice(0, lastKnown)
  return newer.filter(({ id, read }) => !read && !before.has(id))
}

/** What cannot wait is heard, too. Tells a screen reader how many entries have come since the list was first there; what was there already is not news. */
function useArrivals(art: MitteilungArt, entries: readonly Mitteilung[]): void {
  const t = useNotificationTexts()
  const known = useRef<ReadonlySet<string> | null>(null)
  useEffect(() => {
    const before = known.current
    known.current = new Set(entries.map(({ id }) => id))
    const arrived = before === null ? [] : arrivedIn(entries, before)
    if (arrived.length > 0) announce(t(`${art}.arrived`, { count: arrived.length }))
    if (arrived.some(({ icon }) => icon === 'urgent') && isSoundOn()) void startUrgentSound()
  }, [art, entries, t])
}

/** Paths of the page whose entries have all been read. Without an entry the person wants it on the device only. */
function done(entries: readonly Mitteilung[]): Set<string> {
  const links = new Set(entries.map(({ link }) => link ?? ''))
  for (const { link, read } of entries) if (!read) links.delete(link ?? '')
  return links
}

function usePushDevice(art: MitteilungArt, entries: readonly Mitteilung[]): void {
  const { id } = useUser()
  // Only notifications leave the page.
  const own = art === 'notification' && isOwner(id) && 'serviceWorker' in navigator
  useEffect(() => {
    // Without a network it is retried on the next start; the settings show the current state.
    if (own) void import('../push.queries.ts').then(({ takeUpPush }) => takeUpPush(id)).catch(() => {})
  }, [own, id])
  useEffect(() => {
    if (own) void closeShown(done(entries))
  }, [own, entries])
}
