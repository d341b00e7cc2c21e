import { useOwnUser } from '../settings/settings.queries.ts'
import { HouseMark } from './HouseMark.tsx'
import classes from './PrintHead.module.css'
import { organisationOf } from './organisationOf.ts'

export function PrintHead() {
  const house = organisationOf(useOwnUser())
  if (house === null) return null
  return (
    <div className={classes.head} data-text={house} aria-hidden>
      <HouseMark size={40} />
    </div>
  )
}
