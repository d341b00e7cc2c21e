import { useSyncExternalStore } from 'react'

/** Whether the query of media fits. An external store: what is printed is drawn before the sheet is laid out, an effect would be too late. */
export function useMatches(query: string): boolean {
  return useSyncExternalStore(
    (tell) => {
      const media = window.matchMedia(query)
      media.addEventListener('change', tell)
      return () => media.removeEventListener('change', tell)
    },
    () => window.matchMedia(query).matches,
  )
}
