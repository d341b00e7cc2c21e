import { useId } from 'react'
import { type ChartData, seriesColours, seriesDashes } from './chartData.ts'
import classes from './Chart.module.css'

/** What the marks mean, in the order in which they stand. */
export function Legend({ series, kind }: Pick<ChartData, 'series' | 'kind'>) {
  const id = useId()
  return (
    <div className={classes.legend} aria-hidden>
      {series.map(({ name }, i) => (
        <span key={name} className={classes.mark}>
          <svg width="20" height="12">
            {kind === 'line' ? (
              <line x1="0" y1="6" x2="20" y2="6" stroke={seriesColours[i]} strokeWidth="2" strokeDasharray={seriesDashes[i]} />
            ) : (
              <>
                <defs>
                  <Pattern id={`${id}-${i}`} nr={i} />
                </defs>
                <rect width="20" height="12" rx="2" fill={`url(#${id}-${i})`} />
              </>
            )}
          </svg>
          {name}
        </span>
      ))}
    </div>
  )
}

/** Full, striped, dotted. */
export function Pattern({ id, nr }: { id: string; nr: number }) {
  const colour = seriesColours[nr] ?? seriesColours[0]
  return (
    <pattern id={id} width="8" height="8" patternUnits="userSpaceOnUse" patternTransform={nr === 1 ? 'rotate(45)' : undefined}>
      <rect width="8" height="8" fill={colour} fillOpacity={nr === 0 ? 1 : 0.25} />
      {nr === 1 && <rect width="4" height="8" fill={colour} />}
      {nr === 2 && <circle cx="4" cy="4" r="2" fill={colour} />}
    </pattern>
  )
}
