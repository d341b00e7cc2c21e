import classes from './Chart.module.css'

export interface Share {
  name: string
  /** Of a hundred. */
  percent: number
  said: string
}

/** Parts of a whole, each a bar beside its words: the words say it all. */
export function Shares({ label, shares }: { label: string; shares: readonly Share[] }) {
  return (
    <ul className={classes.shares} aria-label={label}>
      {shares.map(({ name, percent, said }) => (
        <li key={name} className={classes.share}>
          <span>{name}</span>
          <span className={classes.number}>{said}</span>
          <svg className={classes.bar} aria-hidden preserveAspectRatio="none">
            <rect className={classes.whole} width="100%" height="100%" rx="4" />
            <rect className={classes.part} width={`${Math.min(100, Math.max(0, percent))}%`} height="100%" rx="4" />
          </svg>
        </li>
      ))}
    </ul>
  )
}
