import { berlinDate, type IsoDate } from '@dreiklang/domain/shared/time'
import { useEffect, useState } from 'react'

const jetzt = (): IsoDate => berlinDate(new Date().toISOString())

/** The calendar day in Berlin; moves on at midnight on a screen that stays open. */
export function useToday(): IsoDate {
  const [heute, setHeute] = useState(jetzt)
  useEffect(() => {
    const timer = setInterval(() => setHeute(jetzt()), 60_000)
    return () => clearInterval(timer)
  }, [])
  return heute
}
