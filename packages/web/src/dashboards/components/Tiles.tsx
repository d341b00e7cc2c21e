import type { ReactNode } from 'react'
import { PlainLink } from '../../ui/buttons.tsx'
import classes from './Dashboards.module.css'

export interface Tile {
  label: string
  value: string
  more?: ReactNode
  /** The list that makes the figure. */
  to?: string
}

export function Tiles({ label, tiles }: { label: string; tiles: readonly Tile[] }) {
  return (
    <ul className={classes.tiles} aria-label={label}>
      {tiles.map((tile) => (
        <li key={tile.label}>
          <OneTile {...tile} />
        </li>
      ))}
    </ul>
  )
}

function OneTile({ label, value, more, to }: Tile) {
  const parts = (
    <>
      <span className={classes.label}>{label}</span> <span className={classes.value}>{value}</span>{' '}
      {more !== undefined && <span className={classes.more}>{more}</span>}
    </>
  )
  if (to === undefined) return <div className={classes.tile}>{parts}</div>
  return (
    <PlainLink to={to} className={classes.tile}>
      {parts}
    </PlainLink>
  )
}
