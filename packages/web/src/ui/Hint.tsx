import { cloneElement, type ReactElement } from 'react'
import { hintOf, type HintSide } from './hints.ts'

/** A few words beside a thing under the mouse or the focus; without words the thing alone. It never holds what is said nowhere else. */
export function Hint({ text, side = 'bottom', children }: { text: string | undefined; side?: HintSide; children: ReactElement }) {
  return text === undefined ? children : cloneElement(children, hintOf(text, side))
}
