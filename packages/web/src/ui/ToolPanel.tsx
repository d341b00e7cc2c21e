import { Popover } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { type ReactElement, type ReactNode, useId } from 'react'
import { useTexts } from '../shared/i18n.ts'
import { IconButton } from './IconButton.tsx'
import classes from './ToolPanel.module.css'
import { uiTexts } from './ui.texts.ts'

export interface ToolPanelProps {
  opened: boolean
  onClose: () => void
  title: string
  /** The button in the header that opens it, with its own `onClick`; the focus comes back to it. */
  trigger: ReactElement
  /** Buttons beside the close button, as `IconButton` with the look `on-dark`. */
  actions?: ReactNode
  /** Stands still under the content that scrolls. */
  footer?: ReactNode
  children: ReactNode
}

/** What a tool of the header opens: 360 px at its button, the whole screen on a phone. Escape and a click beside it close it. */
export function ToolPanel({ opened, onClose, title, trigger, actions, footer, children }: ToolPanelProps) {
  const t = useTexts(uiTexts)
  const titleId = useId()
  return (
    <Popover
      opened={opened}
      // The library also calls it when it is closed already.
      onChange={(open) => !open && onClose()}
      position="bottom-end"
      width={360}
      radius="xl"
      shadow="xl"
      trapFocus
      returnFocus
      hideDetached={false}
    >
      <Popover.Target>{trigger}</Popover.Target>
      <Popover.Dropdown aria-labelledby={titleId} className={classes.panel ?? ''} data-no-print>
        <div className={classes.header}>
          {/* The focus begins at the title: a screen reader says where one is, and nothing is pressed by mistake. */}
          <h2 id={titleId} className={classes.title} tabIndex={-1} data-autofocus>
            {title}
          </h2>
          {actions}
          <IconButton label={t('close')} look="on-dark" icon={<IconX size={20} aria-hidden />} onClick={onClose} />
        </div>
        <div className={classes.content}>{children}</div>
        {footer !== undefined && <div className={classes.footer}>{footer}</div>}
      </Popover.Dropdown>
    </Popover>
  )
}

/** Nothing in the panel yet, and what will be there. */
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
