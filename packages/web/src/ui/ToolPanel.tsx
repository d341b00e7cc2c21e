import type { ReactNode } from 'react'
import { type ToolPanelProps, useOpener } from './useOpener.tsx'
import classes from './ToolPanel.module.css'

const loadBox = async () => (await import('./ToolPanelBox.tsx')).ToolPanelBox

/** 360 px at its button, the whole screen on a phone. Escape and a click beside it close it. */
export function ToolPanel({ trigger, ...panel }: ToolPanelProps) {
  const { opened, onClose } = panel
  const { button, opener, Opened } = useOpener({ trigger, kind: 'dialog', opened, load: loadBox, onFailed: onClose })
  return (
    <>
      {button}
      {Opened !== null && <Opened {...panel} {...opener} />}
    </>
  )
}

export function ToolPanelEmpty({ icon, title, children }: { icon: ReactNode; title: string; children: ReactNode }) {
  return (
    <div className={classes.empty}>
      <span className={classes.circle} aria-hidden>
        {icon}
      </span>
      <p className={classes.emptyTitle}>{title}</p>
      <p className={classes.emptyText}>{children}</p>
    </div>
  )
}
