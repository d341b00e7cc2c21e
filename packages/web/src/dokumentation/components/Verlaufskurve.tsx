import { formatDate, formatNumber } from '../../shared/format.ts'
import type { Kurve } from './kurve.ts'
import classes from './Verlaufskurve.module.css'

interface VerlaufskurveProps {
  kurve: Kurve
  von: string
  bis: string
  label: string
}

const pfad = (punkte: readonly { x: number; y: number }[]) => punkte.map(({ x, y }) => `${x.toFixed(2)},${y.toFixed(2)}`).join(' ')

/** The SVG stretches to the width, strokes and points do not; the scale is text beside it, readable at 320 px. */
export function Verlaufskurve({ kurve: { linien, baender, unten, oben }, von, bis, label }: VerlaufskurveProps) {
  return (
    <div className={classes.bild}>
      <div className={classes.skala} aria-hidden>
        <span>{formatNumber(oben)}</span>
        <span>{formatNumber((oben + unten) / 2)}</span>
        <span>{formatNumber(unten)}</span>
      </div>
      <svg className={classes.kurve} viewBox="0 0 100 100" preserveAspectRatio="none" role="img" aria-label={label}>
        {baender.map(({ x1, x2, y1, y2, individuell }) => (
          <rect
            key={`${x1} ${y1}`}
            className={classes.band}
            data-individuell={individuell || undefined}
            x={x1}
            y={y1}
            width={x2 - x1}
            height={y2 - y1}
          />
        ))}
        {linien.map((punkte, nr) => (
          <g key={nr} data-zweite={nr > 0 || undefined}>
            <polyline className={classes.linie} points={pfad(punkte)} />
            {/* A zero-length line with round caps: a point that does not stretch with the SVG. */}
            <path className={classes.punkte} d={punkte.map(({ x, y }) => `M ${x.toFixed(2)} ${y.toFixed(2)} h 0`).join(' ')} />
          </g>
        ))}
      </svg>
      <div className={classes.tage} aria-hidden>
        <span>{formatDate(von)}</span>
        <span>{formatDate(bis)}</span>
      </div>
    </div>
  )
}
