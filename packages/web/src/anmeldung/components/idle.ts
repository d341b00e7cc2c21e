/** How long nobody has touched this browser. The tabs tell each other, so that one in use keeps the others awake. */

const idleMs = 15 * 60_000
/** So often the server hears that somebody is here; it locks by itself after the same quarter of an hour. */
const stillHereMs = 4 * 60_000
const tellMs = 10_000
const lookMs = 5_000
const signs = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const

export interface IdleOptions {
  onIdle(): void
  /** From time to time while somebody is active. */
  onStillHere(): void
}

export function watchIdle({ onIdle, onStillHere }: IdleOptions): () => void {
  const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel('dreiklang.activity') : null
  let lastMs = Date.now()
  let toldMs = 0
  let saidMs = Date.now()
  let over = false

  const here = () => {
    lastMs = Date.now()
    if (lastMs - toldMs < tellMs) return
    toldMs = lastMs
    channel?.postMessage('here')
  }
  if (channel !== null) {
    channel.onmessage = () => {
      lastMs = Date.now()
    }
  }
  // A laptop that was asleep finds out with the first turn after it, before anybody can touch anything that answers.
  const look = () => {
    const now = Date.now()
    if (!over && now - lastMs >= idleMs) {
      over = true
      onIdle()
    } else if (lastMs > saidMs && now - saidMs >= stillHereMs) {
      saidMs = now
      onStillHere()
    }
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
