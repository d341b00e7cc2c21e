import { useEffect } from 'react'
import { useUser } from '../../shared/session.ts'
import type { Mitteilung, MitteilungArt } from '../notification.queries.ts'
import { closeShown, isOwner } from './pushDevice.ts'

/** Places of which everything has been read. Where an entry is missing, the person wants it on the device only. */
function done(entries: readonly Mitteilung[]): Set<string> {
  const links = new Set(entries.map(({ link }) => link ?? ''))
  for (const { link, read } of entries) if (!read) links.delete(link ?? '')
  return links
}

/** Keeps the device of the person up: it is taken up again after a sign-in, and shows nothing that is done. */
export function usePushDevice(art: MitteilungArt, entries: readonly Mitteilung[] | undefined): void {
  const { id } = useUser()
  // Only notifications leave the page.
  const own = art === 'notification' && isOwner(id) && 'serviceWorker' in navigator
  useEffect(() => {
    // Without the network it is tried again with the next start; the switch in the settings says how it stands.
    if (own) void import('../push.queries.ts').then(({ takeUpPush }) => takeUpPush(id)).catch(() => {})
  }, [own, id])
  useEffect(() => {
    if (own && entries !== undefined) void closeShown(done(entries))
  }, [own, entries])
}
