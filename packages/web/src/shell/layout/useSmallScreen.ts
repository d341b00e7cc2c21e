import { useSyncExternalStore } from 'react'
import { breakpoints } from '../../ui/tokens.ts'

const query = () => window.matchMedia(`(width < ${breakpoints.md}px)`)

function subscribe(listener: () => void): () => void {
  const media = query()
  media.addEventListener('change', listener)
  return () => media.removeEventListener('change', listener)
}

/** Below md the navigation lies over the content (product.md, section 2). */
export function useSmallScreen(): boolean {
  return useSyncExternalStore(subscribe, () => query().matches)
}
