import type { NavigationItem } from '@dreiklang/domain/navigation/navigation'
import { useLocation, useRouter } from '@tanstack/react-router'
import { useCallback, useEffect, useEffectEvent, useId, useMemo, useState } from 'react'
import type { NavState } from './NavContext.ts'
import { activeTrail, expandedAfterNavigation, expandedAfterToggle } from './navTree.ts'

export interface NavStateOptions {
  items: readonly NavigationItem[]
  autoCollapse: boolean
  iconsOnly: boolean
  onNavigated: () => void
}

export function useNavState({ items, autoCollapse, iconsOnly, onNavigated }: NavStateOptions): NavState {
  const prefix = useId()
  const pathname = useLocation({ select: (location) => location.pathname })
  const search = useLocation({ select: (location) => location.search as Record<string, unknown> })
  const trail = useMemo(() => activeTrail(items, { pathname, search }), [items, pathname, search])
  const [aside, setAside] = useState<string | null>(null)

  const trailKey = `${pathname} ${[...trail.active].join(' ')}`
  const [open, setOpen] = useState<{ trailKey: string; expanded: ReadonlySet<string> }>({ trailKey, expanded: new Set(trail.active) })
  if (open.trailKey !== trailKey) {
    setOpen({ trailKey, expanded: expandedAfterNavigation({ expanded: open.expanded, active: trail.active, autoCollapse }) })
  }
  const onToggle = useCallback(
    (id: string) =>
      setOpen((before) => ({
        trailKey: before.trailKey,
        expanded: expandedAfterToggle({ items, expanded: before.expanded, active: trail.active, autoCollapse, id }),
      })),
    [items, trail, autoCollapse],
  )

  const router = useRouter()
  const ended = useEffectEvent(() => {
    setAside(null)
    onNavigated()
  })
  useEffect(() => router.subscribe('onResolved', ended), [router])
  const onFollow = () => {
    setAside(null)
    onNavigated()
  }
  return { prefix, trail, expanded: open.expanded, onToggle, aside, onAside: setAside, onFollow, iconsOnly }
}
