import { VisuallyHidden } from '@mantine/core'
import { useEffect, useState } from 'react'

type Hear = (message: string) => void
const regions = new Set<Hear>()

/** Announces a sentence to screen reader users, politely and without moving the focus. */
export function announce(message: string): void {
  for (const hear of regions) hear(message)
}

export function useAnnounce(): (message: string) => void {
  return announce
}

/** The one hidden region for announcements. The same sentence twice is spoken twice: the text is cleared in between. */
export function LiveRegion() {
  const [message, setMessage] = useState('')
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const hear: Hear = (next) => {
      setMessage('')
      clearTimeout(timer)
      timer = setTimeout(() => setMessage(next), 100)
    }
    regions.add(hear)
    return () => {
      clearTimeout(timer)
      regions.delete(hear)
    }
  }, [])
  return (
    <VisuallyHidden role="status" aria-live="polite">
      {message}
    </VisuallyHidden>
  )
}
