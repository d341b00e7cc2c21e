import { berlinTimeOfDay, type IsoDate } from '@dreiklang/domain/shared/time'
import { useEffect, useState } from 'react'
import { useToday } from '../../../shared/useToday.ts'
import { readTime, type Span } from './boardTime.ts'
import classes from './Day.module.css'

const minuteNow = () => readTime(berlinTimeOfDay(new Date().toISOString()))

/** The time of day, on the board of today only. */
export function NowLine({ tag, extent }: { tag: IsoDate; extent: Span }) {
  const today = useToday()
  const [minute, setMinute] = useState(minuteNow)
  useEffect(() => {
    const timer = setInterval(() => setMinute(minuteNow()), 60_000)
    return () => clearInterval(timer)
  }, [])
  if (tag !== today || minute < extent.from || minute > extent.to) return null
  return (
    <span
      aria-hidden
      className={classes.now}
      style={{ insetInlineStart: `${((minute - extent.from) / (extent.to - extent.from)) * 100}%` }}
    />
  )
}
