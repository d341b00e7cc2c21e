import { berlinDatum, type Datum } from '@dreiklang/domain/shared/zeit'
import { useEffect, useState } from 'react'

const jetzt = (): Datum => berlinDatum(new Date().toISOString())

/** The calendar day in Berlin; moves on at midnight on a screen that stays open. */
export function useHeute(): Datum {
  const [heute, setHeute] = useState(jetzt)
  useEffect(() => {
    const timer = setInterval(() => setHeute(jetzt()), 60_000)
    return () => clearInterval(timer)
  }, [])
  return heute
}
