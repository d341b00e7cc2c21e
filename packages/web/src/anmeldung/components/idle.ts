/** How long nobody has touched this browser. The tabs tell each other, so that one in use keeps the others awake. */
import { tabChannel } from '../../shared/tabs.ts'

/** So long before the lock the person is asked (WCAG 2.2.1 wants 20 seconds at least). */
const warnMs = 2 * 60_000
/** So often at most the server hears that someone is here. The last word always comes after the last movement, so it never locks first. */
const stillHereMs = 60_000
const tellMs = 10_000
const lookMs = 1_000
/** Also what assistive technology does without a pointer or a key: it clicks, it puts in text. */
const signs = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart', 'click', 'input'] as const

export interface IdleOptions {
  /** Asked at every look: it may change while the screen is open. */
  idleMs(): number
  /** Two minutes before the lock with the moment of it; null when someone is here again. */
  onWarn(lockAtMs: number | null): void
  onIdle(): void
  /** From time to time while someone is active, and at once when someone answers the warning. */
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
    // The window that opens under a resting pointer is not a movement of it.
    if (over || (event.type === 'pointermove' && (event as PointerEvent).movementX === 0 && (event as PointerEvent).movementY === 0)) return
    const answered = wake()
    // The key that answers the warning closes nothing else: behind it a form may be open.
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
  // A laptop that was asleep finds out with the first turn after it, before anyone can touch anything that answers.
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
