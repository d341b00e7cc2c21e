import { useSyncExternalStore } from 'react'

/** Specification: from lg on the quick chat is a rail beside the content. */
const query = '(width >= 1280px)'

export function useWide(): boolean {
  return useSyncExternalStore(
    (listener) => {
      const media = window.matchMedia(query)
      media.addEventListener('change', listener)
      return () => media.removeEventListener('change', listener)
    },
    () => window.matchMedia(query).matches,
  )
}
