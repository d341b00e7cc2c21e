import { Tooltip } from '@mantine/core'
import type { ReactElement } from 'react'

/** A few words beside a thing under the mouse or the focus; without words the thing alone. It never holds what is said nowhere else. */
export function Hint({
  text,
  side = 'bottom',
  children,
}: {
  text: string | undefined
  side?: 'bottom' | 'right' | 'left'
  children: ReactElement
}) {
  if (text === undefined) return children
  return (
    <Tooltip label={text} position={side}>
      {children}
    </Tooltip>
  )
}
