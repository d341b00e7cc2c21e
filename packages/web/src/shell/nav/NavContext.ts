import { createContext, useContext } from 'react'
import type { ActiveTrail } from './navTree.ts'

export interface NavState {
  /** Before the ids of its elements: the same items may stand on the page twice. */
  prefix: string
  trail: ActiveTrail
  expanded: ReadonlySet<string>
  onToggle: (id: string) => void
  aside: string | null
  onAside: (id: string | null) => void
  /** A link has been followed, also one to the page that is shown already. */
  onFollow: () => void
  /** The names stand beside the icons as tooltips, because there is no room for them. */
  iconsOnly: boolean
}

const NavContext = createContext<NavState | null>(null)
export const NavProvider = NavContext.Provider

export function useNav(): NavState {
  const state = useContext(NavContext)
  if (state === null) throw new Error('An item of the navigation stands outside of one')
  return state
}
