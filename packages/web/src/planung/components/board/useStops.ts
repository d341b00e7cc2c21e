/** The board is one stop of the Tab key and the tray another: arrows go from visit to visit, up and down to the nearest in the next row. */
import { type KeyboardEvent, type RefObject, useEffect } from 'react'

const stopsIn = (part: ParentNode) => [...part.querySelectorAll<HTMLElement>('[data-stop]')]
const rowOf = (stop: HTMLElement) => stop.closest<HTMLElement>('[role="row"], [data-row-of-stops]')

const middleOf = (stop: HTMLElement): number => {
  const { left, width } = stop.getBoundingClientRect()
  return left + width / 2
}

const nearest = (stops: readonly HTMLElement[], x: number) =>
  stops.toSorted((a, b) => Math.abs(middleOf(a) - x) - Math.abs(middleOf(b) - x))[0]

function findNext(board: HTMLElement, from: HTMLElement, key: string): HTMLElement | undefined {
  const row = rowOf(from)
  if (row === null) return undefined
  const inRow = stopsIn(row).toSorted((a, b) => middleOf(a) - middleOf(b))
  switch (key) {
    case 'ArrowLeft':
      return inRow[inRow.indexOf(from) - 1]
    case 'ArrowRight':
      return inRow[inRow.indexOf(from) + 1]
    case 'Home':
      return inRow[0]
    case 'End':
      return inRow.at(-1)
    case 'ArrowUp':
    case 'ArrowDown': {
      const rows = [...new Set(stopsIn(board).map(rowOf))].filter((one) => one !== null)
      const next = rows[rows.indexOf(row) + (key === 'ArrowUp' ? -1 : 1)]
      return next === undefined ? undefined : nearest(stopsIn(next), middleOf(from))
    }
    default:
      return undefined
  }
}

function takeTab(stop: HTMLElement): void {
  const part = stop.closest<HTMLElement>('[data-stops]')
  for (const other of part === null ? [] : stopsIn(part)) other.tabIndex = other === stop ? 0 : -1
}

/** @returns what hears the keys of the board */
export function useStops(board: RefObject<HTMLDivElement | null>) {
  // Whatever was drawn anew: one of them can always be reached.
  useEffect(() => {
    const { current } = board
    if (current === null) return
    for (const part of current.querySelectorAll<HTMLElement>('[data-stops]')) {
      const stops = stopsIn(part)
      const first = stops.find(({ tabIndex }) => tabIndex === 0) ?? stops[0]
      if (first !== undefined) takeTab(first)
    }
  })
  return {
    onFocus: ({ target }: { target: EventTarget }) => {
      if (target instanceof HTMLElement && target.dataset['stop'] !== undefined) takeTab(target)
    },
    onKeyDown: (event: KeyboardEvent) => {
      const { target, key } = event
      if (board.current === null || !(target instanceof HTMLElement) || target.dataset['stop'] === undefined) return
      if (event.ctrlKey || event.altKey || event.metaKey) return
      const next = findNext(board.current, target, key)
      if (next === undefined) return
      event.preventDefault()
      next.focus()
    },
  }
}
