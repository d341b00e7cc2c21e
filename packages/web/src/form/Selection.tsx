/** Selecting rows or cards: the mark of each, and the bar with what can be done with the selected ones. */
import { type ComponentProps, type ReactNode, useId } from 'react'
import { Checkbox } from './Checkbox.tsx'
import classes from './Selection.module.css'

/** A checkbox without visible label; the area around it is clickable, so that a thumb hits it. */
export function SelectionMark(props: Pick<ComponentProps<typeof Checkbox>, 'aria-label' | 'checked' | 'indeterminate' | 'onChange'>) {
  const id = useId()
  return (
    <label htmlFor={id} className={classes.mark} data-no-print>
      <Checkbox id={id} label="" {...props} />
    </label>
  )
}

export function SelectionBar({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={classes.bar} data-own-foot role="region" aria-label={label} data-no-print>
      {children}
    </div>
  )
}
