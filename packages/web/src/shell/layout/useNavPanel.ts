import type { LayoutName } from '@dreiklang/domain/shared/appearance'
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import { breakpoints } from '../../ui/tokens.ts'
import type { Appearance, LayoutSpec } from './layoutSpecs.ts'

const query = () => window.matchMedia(`(width < ${breakpoints.md}px)`)

/** Product.md, section 9: no transitions for this long after a change of mode. */
const stillMs = 500

export interface NavPanel {
  small: boolean
  /** Beside the content, on large screens. */
  opened: boolean
  appearance: Appearance
  /** Over the content, on small screens. */
  drawerOpened: boolean
  closeDrawer: () => void
  /** Null: this layout has nothing to show or hide. */
  toggle: (() => void) | null
  /** Null: the navigation knows one width only. */
  toggleDense: (() => void) | null
  still: boolean
}

/** A newly chosen layout starts with it open. */
export function useNavPanel(name: LayoutName, spec: LayoutSpec): NavPanel {
  const small = useSmallScreen()
  const mode = `${name} ${small ? 'over' : 'side'}`
  const fresh = { mode, opened: true, wide: false, drawerOpened: false }
  const [state, setState] = useState(fresh)
  if (state.mode !== mode) setState(fresh)
  const [settled, setSettled] = useState(mode)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(mode), stillMs)
    return () => clearTimeout(timer)
  }, [mode])

  const toggleSide = useCallback(() => setState((before) => ({ ...before, opened: !before.opened })), [])
  const toggleDrawer = useCallback(() => setState((before) => ({ ...before, drawerOpened: !before.drawerOpened })), [])
  const closeDrawer = useCallback(() => setState((before) => ({ ...before, drawerOpened: false })), [])
  const toggleWide = useCallback(() => setState((before) => ({ ...before, wide: !before.wide })), [])

  const vertical = spec.frame === 'vertical' ? spec.nav : null
  const toggleLarge = vertical === null ? null : toggleSide
  const toggleSmall = spec.frame === 'empty' ? null : toggleDrawer
  return {
    small,
    opened: state.opened,
    appearance: vertical?.densitySwitch === true && state.wide ? 'default' : (vertical?.appearance ?? 'default'),
    drawerOpened: small && state.drawerOpened,
    closeDrawer,
    toggle: small ? toggleSmall : toggleLarge,
    toggleDense: vertical?.densitySwitch === true && !small ? toggleWide : null,
    still: settled !== mode,
  }
}

function subscribe(listener: () => void): () => void {
  const media = query()
  media.addEventListener('change', listener)
  return () => media.removeEventListener('change', listener)
}

/** Below md the navigation lies over the content (product.md, section 2). */
function useSmallScreen(): boolean {
  return useSyncExternalStore(subscribe, () => query().matches)
}
