/** A thing that follows mouse or finger from press to release. No React in it: it runs at every move. */

/** Less than this is a press. */
const leastPx = 4

export interface Pointer {
  x: number
  y: number
  /** In small steps: with Shift. */
  fine: boolean
}

interface Followed {
  /** It moves: farther than a hand trembles. */
  onStart: () => void
  /** From then on with every frame, also while the pointer rests: the page may scroll below it. */
  onFrame: (at: Pointer) => void
  /** Once. Null: it was only a press, or it was given up by Escape or by the system. */
  onEnd: (droppedAt: Pointer | null) => void
}

const pointOf = ({ clientX, clientY, shiftKey }: PointerEvent): Pointer => ({ x: clientX, y: clientY, fine: shiftKey })

/** @returns what ends it early */
export function followPointer(start: PointerEvent, { onStart, onFrame, onEnd }: Followed): () => void {
  let moving = false
  let frame = 0
  let at = pointOf(start)

  const tick = () => {
    onFrame(at)
    frame = requestAnimationFrame(tick)
  }
  const onMove = (event: PointerEvent) => {
    if (event.pointerId !== start.pointerId) return
    at = pointOf(event)
    if (moving || Math.hypot(at.x - start.clientX, at.y - start.clientY) < leastPx) return
    moving = true
    onStart()
    tick()
  }
  const finish = (dropped: boolean) => {
    cancelAnimationFrame(frame)
    window.removeEventListener('pointermove', onMove)
    window.removeEventListener('pointerup', onUp)
    window.removeEventListener('pointercancel', onCancel)
    window.removeEventListener('keydown', onKey, true)
    if (moving) {
      if (dropped) swallowClick()
      // Who gives up by a key still holds the button.
      else window.addEventListener('pointerup', swallowClick, { capture: true, once: true })
    }
    onEnd(moving && dropped ? at : null)
  }
  const onUp = (event: PointerEvent) => {
    if (event.pointerId !== start.pointerId) return
    at = pointOf(event)
    finish(true)
  }
  const onCancel = () => finish(false)
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !moving) return
    event.preventDefault()
    event.stopPropagation()
    finish(false)
  }
  window.addEventListener('pointermove', onMove)
  window.addEventListener('pointerup', onUp)
  window.addEventListener('pointercancel', onCancel)
  window.addEventListener('keydown', onKey, true)
  return onCancel
}

/** The release would press what was dragged as well. */
function swallowClick(): void {
  const swallow = (event: MouseEvent) => {
    event.preventDefault()
    event.stopPropagation()
  }
  window.addEventListener('click', swallow, { capture: true, once: true })
  setTimeout(() => window.removeEventListener('click', swallow, { capture: true }), 0)
}

const gapPx = 14

/** Beside the pointer, inside of the window. */
export function placeBeside(label: HTMLElement | null, { x, y }: Pointer): void {
  if (label === null) return
  const { width, height } = label.getBoundingClientRect()
  const left = x + gapPx + width > window.innerWidth ? x - gapPx - width : x + gapPx
  const top = y + gapPx + height > window.innerHeight ? y - gapPx - height : y + gapPx
  label.style.transform = `translate(${Math.max(0, left)}px, ${Math.max(0, top)}px)`
}

const edgePx = 64
const scrollPx = 14

/** How far something goes along with a pointer at its edge: back, forth, or not at all. */
export function stepAtEdge(at: number, { from, to }: { from: number; to: number }): number {
  if (at < from + edgePx) return -scrollPx
  return at > to - edgePx ? scrollPx : 0
}
