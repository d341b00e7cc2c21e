import type { ReactNode } from 'react'
import type { Trigger } from './useOpener.tsx'

export interface ToolPanelProps {
  opened: boolean
  onClose: () => void
  title: string
  trigger: Trigger
  /** Buttons beside the close button, as `IconButton` with the look `on-dark`. */
  actions?: ReactNode
  footer?: ReactNode
  children: ReactNode
}
