import { lazy, Suspense, useSyncExternalStore } from 'react'
import { merker } from './merker.ts'

const WaitingMarke = lazy(async () => ({ default: (await import('./WaitingMarke.tsx')).WaitingMarke }))

export function UnterwegsTool() {
  const da = useSyncExternalStore(merker.listen, merker.gesetzt)
  return (
    da && (
      <Suspense>
        <WaitingMarke />
      </Suspense>
    )
  )
}
