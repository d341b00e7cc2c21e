import { Fragment, type ReactNode } from 'react'
import classes from './Daten.module.css'

export interface Datum {
  name: string
  wert: ReactNode
}

/** Names and values in two columns; what has no value is left out. */
export function Daten({ daten }: { daten: readonly (Datum | null)[] }) {
  const gesagte = daten.filter((datum) => datum !== null)
  if (gesagte.length === 0) return null
  return (
    <dl className={classes.daten}>
      {gesagte.map(({ name, wert }) => (
        <Fragment key={name}>
          <dt>{name}</dt>
          <dd>{wert}</dd>
        </Fragment>
      ))}
    </dl>
  )
}

/** A line that exists only when it was said. */
export function wennDa(name: string, wert: ReactNode): Datum | null {
  return wert === null || wert === undefined || wert === '' ? null : { name, wert }
}
