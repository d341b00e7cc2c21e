import { lazy, Suspense, useSyncExternalStore } from 'react'
import { merker } from './merker.ts'

const WartendeMarke = lazy(async () => ({ default: (await import('./WartendeMarke.tsx')).WartendeMarke }))

/** Nothing at all for whoever has taken nothing along. */
export function UnterwegsTool() {
  const da = useSyncExternalStore(merker.hoere, merker.gesetzt)
  return (
    da && (
      <Suspense>
        <WartendeMarke />
      </Suspense>
    )
  )
}
