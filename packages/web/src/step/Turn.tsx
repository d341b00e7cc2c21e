import { IconCircleCheck, IconHandStop, IconHourglass } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import classes from './Turn.module.css'

interface TurnProps {
  /** Where the focus goes when the pressed button is gone with its step. */
  id?: string
  label: string
  whose: 'own' | 'other' | 'nobody'
  sentence: string
  children: ReactNode
  below?: ReactNode
}

const signs = { own: IconHandStop, other: IconHourglass, nobody: IconCircleCheck }

export function Turn({ id, label, whose, sentence, children, below }: TurnProps) {
  const Sign = signs[whose]
  return (
    <section id={id} tabIndex={id === undefined ? undefined : -1} className={classes.turn} data-whose={whose} aria-label={label}>
      <div className={classes.who}>
        <Sign size={28} aria-hidden />
        <strong>{sentence}</strong>
      </div>
      {children}
      {below !== undefined && <div className={classes.below}>{below}</div>}
    </section>
  )
}
