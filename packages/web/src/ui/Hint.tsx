import { cloneElement, type ReactElement } from 'react'
import { hintOf, type HintSide } from './hints.ts'

/** Without text just the child. It must never hold information found nowhere else. */
export function Hint({ text, side = 'bottom', children }: { text: string | undefined; side?: HintSide; children: ReactElement }) {
  return text === undefined ? children : cloneElement(children, hintOf(text, side))
}
