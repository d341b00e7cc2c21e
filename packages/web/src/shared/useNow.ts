import { useEffect, useState } from 'react'

/** The instant, told anew every minute: what has passed is not promised any more. */
export function useNow(): string {
  const [now, setNow] = useState(() => new Date().toISOString())
  useEffect(() => {
    const clock = setInterval(() => setNow(new Date().toISOString()), 60_000)
    return () => clearInterval(clock)
  }, [])
  return now
}
