import { Popover } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { useId } from 'react'
import { IconButton } from './buttons.tsx'
import { useUiTexts } from './ui.texts.ts'
import { type OpenerProps, OpenerTarget, type ToolPanelProps } from './useOpener.tsx'
import classes from './ToolPanel.module.css'

export function ToolPanelBox({
  id,
  target,
  opened,
  onClose,
  title,
  actions,
  footer,
  children,
}: OpenerProps & Omit<ToolPanelProps, 'trigger'>) {
  const t = useUiTexts()
  const titleId = useId()
  return (
    <Popover
      id={id}
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
      <Popover.Target>
        <OpenerTarget target={target} />
      </Popover.Target>
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
