import { type KeyboardEvent, type MouseEvent, type PointerEvent, useRef, useState } from 'react'

interface Drag {
  id: string
  pointerId: number
  x: number
  y: number
  moved: boolean
}

/** Farther than a hand trembles. */
const dragPx = 8
type Steps = Readonly<Record<string, number>>
export const twoColumns: Steps = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -2, ArrowDown: 2 }
export const oneColumn: Steps = { ArrowUp: -1, ArrowDown: 1 }

/** The list with one thing moved to another place; the same list when there is no such place. */
export function withMoved(ids: readonly string[], id: string, to: number): readonly string[] {
  const from = ids.indexOf(id)
  if (from === -1 || to === from || to < 0 || to >= ids.length) return ids
  const rest = ids.filter((other) => other !== id)
  return [...rest.slice(0, to), id, ...rest.slice(to)]
}

const tileAt = (x: number, y: number): string | null =>
  document.elementFromPoint(x, y)?.closest('[data-sort]')?.getAttribute('data-sort') ?? null

interface Sorting {
  ids: readonly string[]
  steps: Steps
  onSort: (ids: readonly string[], moved: string) => void
}

/** Each thing carries its id in `data-sort`; `onSort` is told the whole sequence, and at the end of a drag only. */
export function useSorting({ ids, steps, onSort }: Sorting) {
  const [preview, setPreview] = useState<{ ids: readonly string[]; dragged: string } | null>(null)
  const drag = useRef<Drag | null>(null)
  const justDragged = useRef(false)
  const shown = preview?.ids ?? ids

  const end = (commit: boolean) => {
    const ended = drag.current
    drag.current = null
    setPreview(null)
    if (ended === null || !ended.moved) return
    justDragged.current = true
    setTimeout(() => {
      justDragged.current = false
    })
    if (commit && shown.some((id, place) => id !== ids[place])) onSort(shown, ended.id)
  }

  const handlersOf = (id: string) => ({
    onPointerDown(event: PointerEvent<HTMLElement>) {
      // A finger scrolls, unless it takes the grip.
      const byGrip = event.target instanceof Element && event.target.closest('[data-grip]') !== null
      if (event.button !== 0 || (event.pointerType !== 'mouse' && !byGrip)) return
      drag.current = { id, pointerId: event.pointerId, x: event.clientX, y: event.clientY, moved: false }
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const running = drag.current
      if (running === null || running.pointerId !== event.pointerId) return
      if (!running.moved && Math.hypot(event.clientX - running.x, event.clientY - running.y) < dragPx) return
      if (!running.moved) event.currentTarget.setPointerCapture(event.pointerId)
      running.moved = true
      const over = tileAt(event.clientX, event.clientY)
      setPreview({ ids: over === null ? shown : withMoved(shown, running.id, shown.indexOf(over)), dragged: running.id })
    },
    onClickCapture(event: MouseEvent) {
      // The click that ends a drag presses nothing.
      if (justDragged.current) event.stopPropagation()
    },
    onPointerUp: () => end(true),
    onPointerCancel: () => end(false),
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      const by = steps[event.key]
      if (by === undefined || event.altKey || event.ctrlKey || event.metaKey) return
      event.preventDefault()
      const next = withMoved(ids, id, ids.indexOf(id) + by)
      if (next !== ids) onSort(next, id)
    },
  })

  return { shown, dragged: preview?.dragged ?? null, handlersOf }
}
