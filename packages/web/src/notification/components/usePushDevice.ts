import { useEffect } from 'react'
import { useUser } from '../../shared/session.ts'
import type { Mitteilung, MitteilungArt } from '../notification.queries.ts'
import { closeShown, isOwner } from './pushDevice.ts'

/** Paths whose entries have all been read. Without an entry the person wants it on the device only. */
function done(entries: readonly Mitteilung[]): Set<string> {
  const links = new Set(entries.map(({ link }) => link ?? ''))
  for (const { link, read } of entries) if (!read) links.delete(link ?? '')
  return links
}

export function usePushDevice(art: MitteilungArt, entries: readonly Mitteilung[] | undefined): void {
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
