import { Drawer } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './SideDrawer.module.css'

export interface SideDrawerProps {
  opened: boolean
  onClose: () => void
  label: string
  position: 'left' | 'right'
  /** In px. */
  width: number
  children: ReactNode
}

export function SideDrawer({ opened, onClose, label, position, width, children }: SideDrawerProps) {
  return (
    <Drawer.Root
      opened={opened}
      onClose={onClose}
      position={position}
      size={width}
      padding={0}
      zIndex={170}
      transitionProps={{ duration: 300 }}
      // By name: a class on the content itself also lands on the frame around it, which fills the screen.
      classNames={{ content: classes.content ?? '', body: classes.body ?? '' }}
    >
      <Drawer.Overlay backgroundOpacity={0.6} />
      <Drawer.Content aria-label={label}>
        <Drawer.Body>{children}</Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  )
}
