/** Plays a guide on the reader's own screen: says the step, and marks the control that it is about. It never does anything itself. */
import type { GuideReading } from '@dreiklang/domain/help/help.contract'
import { createRoot } from 'react-dom/client'
import { sessionStore } from '../../../shared/apiClient.ts'
import { GuidePanel } from './GuidePanel.tsx'

interface Playing {
  reading: GuideReading
  goTo: (path: string) => void
}

let stopPlaying = () => {}

/** In a root of its own: it stays while pages come and go, and ends with the session. */
export function startGuide({ reading, goTo }: Playing): void {
  stopPlaying()
  const place = document.createElement('div')
  document.body.append(place)
  const root = createRoot(place)
  const forget = sessionStore.onEnd(() => stopPlaying())
  stopPlaying = () => {
    stopPlaying = () => {}
    forget()
    root.unmount()
    place.remove()
  }
  root.render(<GuidePanel reading={reading} onGoTo={goTo} onClose={() => stopPlaying()} />)
}
