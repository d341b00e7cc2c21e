import { Outlet } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { SessionLock } from '../anmeldung/components/SessionLock.tsx'
import { useLoading } from '../shared/loading.ts'
import { LoadingBar } from '../ui/LoadingBar.tsx'
import { NewVersion } from './NewVersion.tsx'

// Not through `practice`: only a condition in this file keeps the other build from emitting these chunks.
const UebungsBar =
  import.meta.env.VITE_PRACTICE === 'on'
    ? lazy(async () => ({ default: (await import('../uebung/components/UebungsBar.tsx')).UebungsBar }))
    : null

export function Root() {
  const { visible, mode, progress } = useLoading()
  return (
    <>
      <LoadingBar visible={visible} progress={mode === 'determinate' ? progress : null} />
      <SessionLock>
        <Outlet />
      </SessionLock>
      <NewVersion />
      {UebungsBar !== null && (
        <Suspense>
          <UebungsBar />
        </Suspense>
      )}
    </>
  )
}
