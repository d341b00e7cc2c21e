import { berlinDate, type IsoDate } from '@dreiklang/domain/shared/time'
import { useEffect, useState } from 'react'

const now = (): IsoDate => berlinDate(new Date().toISOString())

/** The calendar day in Berlin; moves on at midnight on a screen that stays open. */
export function useToday(): IsoDate {
  const [today, setHeute] = useState(now)
  useEffect(() => {
    const timer = setInterval(() => setHeute(now()), 60_000)
    return () => clearInterval(timer)
  }, [])
  return today
}
