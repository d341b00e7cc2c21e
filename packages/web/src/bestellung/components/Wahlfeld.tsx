import { useId } from 'react'
import { Checkbox } from '../../form/choiceFields.tsx'
import classes from './Wahlfeld.module.css'

/** A checkbox without visible label; the area around it is clickable, so that a thumb hits it. */
export function Wahlfeld({ name, gewaehlt, onChange }: { name: string; gewaehlt: boolean; onChange: () => void }) {
  const id = useId()
  return (
    <label htmlFor={id} className={classes.feld} data-no-print>
      <Checkbox id={id} label="" aria-label={name} checked={gewaehlt} onChange={onChange} />
    </label>
  )
}
