import type { ReactNode } from 'react'
import classes from './Badge.module.css'
import type { Tone } from './tokens.ts'

/** A state in a word: colour, text and icon together, so that nobody depends on the colour (WCAG 1.4.1). */
export function StatusBadge({ tone, icon, children }: { tone: Tone; icon: ReactNode; children: ReactNode }) {
  return (
    <span className={classes.badge} data-tone={tone}>
      <span aria-hidden className={classes.icon}>
        {icon}
      </span>
      {children}
    </span>
  )
}

/** A word or a number beside something; says nothing by its colour. */
export function Badge({ tone = 'neutral', children }: { tone?: Tone; children: ReactNode }) {
  return (
    <span className={classes.badge} data-tone={tone}>
      {children}
    </span>
  )
}
