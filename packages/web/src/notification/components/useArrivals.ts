import { useEffect, useRef } from 'react'
import { useTexts } from '../../shared/i18n.ts'
import { announce } from '../../ui/LiveRegion.tsx'
import type { Mitteilung, MitteilungArt } from '../notification.queries.ts'
import { notificationTexts } from '../notification.texts.ts'

/** Tells a screen reader how many entries have come since the list was first there; what was there already is not news. */
export function useArrivals(art: MitteilungArt, entries: readonly Mitteilung[] | undefined): void {
  const t = useTexts(notificationTexts)
  const known = useRef<ReadonlySet<string> | null>(null)
  useEffect(() => {
    if (entries === undefined) return
    const before = known.current
    known.current = new Set(entries.map(({ id }) => id))
    const count = before === null ? 0 : entries.filter(({ id, read }) => !read && !before.has(id)).length
    if (count > 0) announce(t(`${art}.arrived`, { count }))
  }, [art, entries, t])
}
