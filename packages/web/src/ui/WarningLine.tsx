import { IconAlertTriangle } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import classes from './WarningLine.module.css'

/** What should be noticed and stops nobody: a line where an alert would be a box. */
export function WarningLine({ children }: { children: ReactNode }) {
  return (
    <p className={classes.line}>
      <IconAlertTriangle size={16} aria-hidden />
      <span>{children}</span>
    </p>
  )
}
