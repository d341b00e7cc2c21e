/** Numbers that a style sheet reckons with. */
import type { CSSProperties } from 'react'

export const withNumbers = (style: CSSProperties & Record<`--${string}`, number>): CSSProperties => style
