import { Outlet } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useState } from 'react'
import { SessionLock } from '../anmeldung/components/SessionLock.tsx'
import { useLoading } from '../shared/loading.ts'
import { Button } from '../ui/buttons.tsx'
import { announce } from '../ui/feedback.tsx'
import { LoadingBar } from '../ui/LoadingBar.tsx'
import { hasNewVersion } from './newVersion.ts'
import { useShellTexts } from './shell.texts.ts'
import classes from './NewVersion.module.css'

const reload = () => window.location.reload()

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

/** Leaves the moment to the person; only a page that could not be shown at all reloads automatically. */
function NewVersion() {
  const t = useShellTexts()
  const [known, setKnown] = useState(false)
  const text = t('newVersion.text')
  useEffect(() => {
    if (known) announce(text)
  }, [known, text])
  useEffect(() => {
    const look = () => void hasNewVersion().then((isNew) => isNew && setKnown(true))
    window.addEventListener('vite:preloadError', look)
    const workers = 'serviceWorker' in navigator ? navigator.serviceWorker : null
    workers?.addEventListener('controllerchange', look)
    return () => {
      window.removeEventListener('vite:preloadError', look)
      workers?.removeEventListener('controllerchange', look)
    }
  }, [])
  if (!known) return null
  return (
    <div className={classes.bar} data-no-print>
      {text}
      <Button size="sm" onClick={reload}>
        {t('newVersion.reload')}
      </Button>
    </div>
  )
}
