import { Drawer } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './EdgeDrawer.module.css'

/** The whole screen on a phone, 384 px from 600 px on. Escape and a click beside it close it. */
export function EdgeDrawer({
  opened,
  onClose,
  label,
  children,
}: {
  opened: boolean
  onClose: () => void
  label: string
  children: ReactNode
}) {
  return (
    <Drawer.Root
      opened={opened}
      onClose={onClose}
      position="right"
      size="100%"
      padding={0}
      classNames={{ content: classes.content ?? '', body: classes.body ?? '' }}
    >
      <Drawer.Overlay backgroundOpacity={0.6} />
      <Drawer.Content aria-label={label}>
        <Drawer.Body>{children}</Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  )
}
