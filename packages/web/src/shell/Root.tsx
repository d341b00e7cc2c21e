import { Outlet } from '@tanstack/react-router'
import { SessionLock } from '../anmeldung/components/SessionLock.tsx'
import { useLoading } from '../shared/loading.ts'
import { LoadingBar } from '../ui/LoadingBar.tsx'

/** Around every page: the loading bar. */
export function Root() {
  const { visible, mode, progress } = useLoading()
  return (
    <>
      <LoadingBar visible={visible} progress={mode === 'determinate' ? progress : null} />
      <SessionLock>
        <Outlet />
      </SessionLock>
    </>
  )
}
