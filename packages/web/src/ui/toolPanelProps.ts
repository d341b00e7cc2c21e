import type { ReactNode } from 'react'
import type { Trigger } from './useOpener.tsx'

export interface ToolPanelProps {
  opened: boolean
  onClose: () => void
  title: string
  /** The button in the header that opens it, with its own `onClick`; the focus comes back to it. */
  trigger: Trigger
  /** Buttons beside the close button, as `IconButton` with the look `on-dark`. */
  actions?: ReactNode
  /** Stands still under the content that scrolls. */
  footer?: ReactNode
  children: ReactNode
}
