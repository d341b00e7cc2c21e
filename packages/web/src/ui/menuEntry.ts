import type { ReactNode } from 'react'

export interface MenuEntry {
  id: string
  label: string
  icon?: ReactNode
  danger?: boolean
  /** Why it cannot be chosen now; the entry then stays visible and says so. */
  blockedReason?: string | null
  checked?: boolean
  to?: string
  onSelect?: () => void
}

export type MenuGroups = readonly { heading?: string; entries: readonly MenuEntry[] }[]
