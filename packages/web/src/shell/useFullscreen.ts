import { useEffect, useState } from 'react'
import { toastInfo } from '../ui/toast.tsx'
import { useShellTexts } from './shell.texts.ts'

const isFullscreen = () => document.fullscreenElement !== null

export function useFullscreen(): { active: boolean; toggle: () => void } {
  const t = useShellTexts()
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
