import type { ReactNode } from 'react'

export interface MenuEntry {
  id: string
  label: string
  icon?: ReactNode
  danger?: boolean
  /** Why it cannot be chosen now; the entry then stays visible and says so. */
  blockedReason?: string | null
  /** One of several of which one counts: said as such, and marked. */
  checked?: boolean
  /** Address inside the application, or what happens. */
  to?: string
  onSelect?: () => void
}

/** Entries under one heading stand in one group. */
export type MenuGroups = readonly { heading?: string; entries: readonly MenuEntry[] }[]
