import { formatHours } from '../../../shared/format.ts'
import { usePlanungTexts } from '../../planung.texts.ts'
import classes from './LoadLine.module.css'
import { levelOf, maxMinutesPerDay } from './load.ts'

interface LoadLineProps {
  minutes: number
  /** Day: what the law allows. Week: what the contract says; null where it is not known, and nothing is said of it then. */
  of: 'day' | 'week'
  limit?: number | null
}

/** Figures beside a line; how full it is stands in the stripes and the notch, not in the colour alone. */
export function LoadLine({ minutes, of, limit = of === 'day' ? maxMinutesPerDay : null }: LoadLineProps) {
  const t = usePlanungTexts()
  const ist = formatHours(minutes)
  const grenze = limit === null ? '' : formatHours(limit)
  return (
    <span className={classes.load} data-level={limit === null ? undefined : levelOf(minutes, limit)}>
      {limit !== null && limit > 0 && (
        <span className={classes.line} data-line aria-hidden>
          <span className={classes.filled} style={{ width: `${Math.min(100, (minutes / limit) * 100)}%` }} />
        </span>
      )}
      <span aria-hidden className={classes.figures}>
        {limit === null ? t('last.kurz', { ist }) : `${ist} / ${grenze}`}
      </span>
      <span className="unseen">{limit === null ? t('last.ohne', { ist }) : t(`last.${of}`, { ist, grenze })}</span>
    </span>
  )
}
