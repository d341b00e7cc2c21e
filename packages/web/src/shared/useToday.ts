import { berlinDate, type IsoDate } from '@dreiklang/domain/shared/time'
import { useEffect, useState } from 'react'

export const todayInBerlin = (): IsoDate => berlinDate(new Date().toISOString())

/** The calendar day in Berlin; moves on at midnight on a screen that stays open. */
export function useToday(): IsoDate {
  const [today, setToday] = useState(todayInBerlin)
  useEffect(() => {
    const timer = setInterval(() => setToday(todayInBerlin()), 60_000)
    return () => clearInterval(timer)
  }, [])
  return today
}
