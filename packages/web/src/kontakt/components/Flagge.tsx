import type { Land } from '@dreiklang/domain/kontakt/kontakt.contract'
import classes from './Flagge.module.css'

export function Flagge({ land: { iso, flagImagePos } }: { land: Pick<Land, 'iso' | 'flagImagePos'> }) {
  return (
    <span className={classes.flagge} aria-hidden>
      {iso}
      <span className={classes.bild} style={{ backgroundPosition: flagImagePos }} />
    </span>
  )
}
