import { useSyncExternalStore } from 'react'

const query = () => window.matchMedia('(pointer: coarse)')

function subscribe(listener: () => void): () => void {
  const media = query()
  media.addEventListener('change', listener)
  return () => media.removeEventListener('change', listener)
}

/** A finger and no mouse. */
export const useCoarsePointer = (): boolean => useSyncExternalStore(subscribe, () => query().matches)
