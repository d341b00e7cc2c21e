import { useEffect, useState } from 'react'
import { useTexts } from '../shared/i18n.ts'
import { toastInfo } from '../ui/toast.tsx'
import { shellTexts } from './shell.texts.ts'

const isFullscreen = () => document.fullscreenElement !== null

export function useFullscreen(): { active: boolean; toggle: () => void } {
  const t = useTexts(shellTexts)
  const [active, setActive] = useState(isFullscreen)
  useEffect(() => {
    const update = () => setActive(isFullscreen())
    document.addEventListener('fullscreenchange', update)
    return () => document.removeEventListener('fullscreenchange', update)
  }, [])
  const toggle = () => {
    // Missing on iPhones.
    if (!document.fullscreenEnabled) {
      toastInfo(t('header.fullscreenMissing'))
      return
    }
    if (active) {
      // It fails only if the browser has already left fullscreen, which was the goal.
      document.exitFullscreen().catch(() => setActive(isFullscreen()))
      return
    }
    document.documentElement.requestFullscreen().catch(() => toastInfo(t('header.fullscreenFailed')))
  }
  return { active, toggle }
}
