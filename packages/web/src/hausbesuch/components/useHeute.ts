import { berlinDatum, type Datum } from '@dreiklang/domain/shared/zeit'
import { useEffect, useState } from 'react'

export const heuteInBerlin = (): Datum => berlinDatum(new Date().toISOString())

/** The calendar day in Berlin; moves on at midnight on a screen that stays open. */
export function useHeute(): Datum {
  const [heute, setHeute] = useState(heuteInBerlin)
  useEffect(() => {
    const timer = setInterval(() => setHeute(heuteInBerlin()), 60_000)
    return () => clearInterval(timer)
  }, [])
  return heute
}
