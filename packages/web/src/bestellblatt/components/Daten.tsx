import { Fragment, type ReactNode } from 'react'
import classes from './Daten.module.css'

export interface IsoDate {
  name: string
  wert: ReactNode
}

export function Data({ daten }: { daten: readonly (IsoDate | null)[] }) {
  const gesagte = daten.filter((date) => date !== null)
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

export function ifPresent(name: string, wert: ReactNode): IsoDate | null {
  return wert === null || wert === undefined || wert === '' ? null : { name, wert }
}
