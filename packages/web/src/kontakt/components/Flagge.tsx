import type { Land } from '@dreiklang/domain/kontakt/kontakt.contract'
import classes from './Flagge.module.css'

/** A country's flag beside its name, which says everything; the two letters show through where there is none, or no picture yet. */
export function Flagge({ land: { iso, flagImagePos } }: { land: Pick<Land, 'iso' | 'flagImagePos'> }) {
  return (
    <span className={classes.flagge} aria-hidden>
      {iso}
      <span className={classes.bild} style={{ backgroundPosition: flagImagePos }} />
    </span>
  )
}
