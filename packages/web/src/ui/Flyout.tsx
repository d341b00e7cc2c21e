import { Popover } from '@mantine/core'
import { type KeyboardEvent, type ReactElement, type ReactNode, useRef } from 'react'

export interface FlyoutProps {
  opened: boolean
  onClose: () => void
  /** The button that opens it, with its own `onClick`; it also names the panel. */
  trigger: ReactElement
  children: ReactNode
}

/** Right after its button in the order of the keys. Escape and a click beside it close it. */
export function Flyout({ opened, onClose, trigger, children }: FlyoutProps) {
  const around = useRef<HTMLDivElement>(null)
  // The library only listens inside the panel, and the focus is still on the button when it opens.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !opened) return
    event.stopPropagation()
    onClose()
    around.current?.querySelector('button')?.focus()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- it hears the keys of the button and the panel inside
    <div ref={around} onKeyDown={onKeyDown}>
      <Popover
        opened={opened}
        onChange={(open) => !open && onClose()}
        position="bottom-start"
        shadow="lg"
        radius="md"
        withinPortal={false}
        closeOnEscape={false}
        zIndex={160}
      >
        <Popover.Target>{trigger}</Popover.Target>
        <Popover.Dropdown p={8} miw={200}>
          {children}
        </Popover.Dropdown>
      </Popover>
    </div>
  )
}
