import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/** True while the page is being put on paper; changes in time for the print, which does not wait. */
export function usePrinting(): boolean {
  const [printing, setPrinting] = useState(false)
  useEffect(() => {
    const set = (next: boolean) => flushSync(() => setPrinting(next))
    const before = () => set(true)
    const after = () => set(false)
    const medium = window.matchMedia('print')
    const change = ({ matches }: MediaQueryListEvent) => set(matches)
    window.addEventListener('beforeprint', before)
    window.addEventListener('afterprint', after)
    medium.addEventListener('change', change)
    return () => {
      window.removeEventListener('beforeprint', before)
      window.removeEventListener('afterprint', after)
      medium.removeEventListener('change', change)
    }
  }, [])
  return printing
}
