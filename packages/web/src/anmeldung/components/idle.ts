/** Tabs tell each other, so that one in use keeps the others awake. */
import { tabChannel } from '../../shared/tabs.ts'

/** How long before the lock the person is warned (WCAG 2.2.1 requires at least 20 seconds). */
const warnMs = 2 * 60_000
/** Minimum interval between reports of activity. The last report always follows the last input, so the server never locks first. */
const stillHereMs = 60_000
const tellMs = 10_000
const lookMs = 1_000
/** Includes what assistive technology does without pointer or keyboard: it clicks and inserts text. */
const signs = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart', 'click', 'input'] as const

export interface IdleOptions {
  /** Read on every check: it may change while the screen is open. */
  idleMs(): number
  /** `null` when someone is active again. */
  onWarn(lockAtMs: number | null): void
  onIdle(): void
  onStillHere(): void
}

type Word = 'here' | 'said'

export function watchIdle({ idleMs, onWarn, onIdle, onStillHere }: IdleOptions): () => void {
  const channel = tabChannel('dreiklang.activity')
  const tell = (word: Word) => channel?.postMessage(word)
  let lastMs = Date.now()
  let toldMs = 0
  let saidMs = Date.now()
  let warned = false
  let over = false

  const say = () => {
    saidMs = Date.now()
    tell('said')
    onStillHere()
  }
  const wake = () => {
    lastMs = Date.now()
    if (!warned) return false
    warned = false
    onWarn(null)
    return true
  }
  const here = (event: Event) => {
    // A window opening under a resting pointer is not a movement.
    if (over || (event.type === 'pointermove' && (event as PointerEvent).movementX === 0 && (event as PointerEvent).movementY === 0)) return
    const answered = wake()
    // The key that dismisses the warning closes nothing else: a form may be open behind it.
    if (answered && (event as KeyboardEvent).key === 'Escape') event.stopImmediatePropagation()
    if (answered || lastMs - toldMs >= tellMs) {
      toldMs = lastMs
      tell('here')
    }
    if (answered) say()
  }
  if (channel !== null) {
    channel.onmessage = ({ data }: MessageEvent<Word>) => {
      if (data === 'said') saidMs = Date.now()
      else if (!over) wake()
    }
  }
  // A laptop waking from sleep notices on the first tick, before anyone can touch anything.
  const look = () => {
    if (over) return
    const now = Date.now()
    const lockAtMs = lastMs + idleMs()
    if (now >= lockAtMs) {
      over = true
      onIdle()
    } else if (now >= lockAtMs - warnMs !== warned) {
      warned = !warned
      onWarn(warned ? lockAtMs : null)
    } else if (lastMs > saidMs && now - saidMs >= stillHereMs) say()
  }
  for (const sign of signs) addEventListener(sign, here, { passive: true, capture: true })
  const timer = setInterval(look, lookMs)
  document.addEventListener('visibilitychange', look)
  return () => {
    for (const sign of signs) removeEventListener(sign, here, { capture: true })
    document.removeEventListener('visibilitychange', look)
    clearInterval(timer)
    channel?.close()
  }
}
