import { useEffect, useState } from 'react'
import { useTexts } from '../shared/i18n.ts'
import { Button } from '../ui/Button.tsx'
import { announce } from '../ui/LiveRegion.tsx'
import classes from './NewVersion.module.css'
import { hasNewVersion } from './newVersion.ts'
import { shellTexts } from './shell.texts.ts'

const reload = () => window.location.reload()

/** Leaves the moment to the person; only a page that could not be shown at all reloads automatically. */
export function NewVersion() {
  const t = useTexts(shellTexts)
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
