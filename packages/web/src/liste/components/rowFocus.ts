import type { KeyboardEvent } from 'react'

const linkSelection = '[data-zeile]'

function links(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(linkSelection)]
}

let last: string | null = null
document.addEventListener('focusin', () => {
  last = rowWithFocus() ?? last
})

function rowWithFocus(): string | null {
  const link = document.activeElement?.closest('tr, li')?.querySelector<HTMLElement>(linkSelection)
  return link?.dataset['zeile'] ?? null
}

/** The line that holds the focus, or held it last: a dialog that closed may have lost it. */
export function lastRow(): string | null {
  return rowWithFocus() ?? last
}

export function moveFocus(step: 1 | -1): void {
  const all = links()
  const from = lastRow()
  const place = all.findIndex((link) => link.dataset['zeile'] === from)
  const target = all[place === -1 ? 0 : Math.min(Math.max(place + step, 0), all.length - 1)]
  target?.focus()
}

/** Puts the focus on a line without moving the page; false when the line is not there. */
export function focus(rowId: string | null): boolean {
  const link = links().find(({ dataset }) => dataset['zeile'] === rowId)
  link?.focus({ preventScroll: true })
  return link !== undefined
}

/** The first that can be pressed in the heads, where the list is a table: the tick of all rows, or a column to sort by. False without any. */
export function focusHead(): boolean {
  const first = document.querySelector<HTMLElement>('main thead :is(input[type="checkbox"], button)')
  first?.focus({ preventScroll: true })
  return first !== null
}

/** From row to row, and above the first row to the heads. */
export function moveByArrow(event: KeyboardEvent): void {
  const { key, target } = event
  if ((key !== 'ArrowDown' && key !== 'ArrowUp') || event.shiftKey || event.ctrlKey || !(target instanceof HTMLElement)) return
  const inHead = target.closest('thead') !== null
  if (!inHead && !target.matches(linkSelection)) return
  event.preventDefault()
  if (inHead) {
    if (key === 'ArrowDown') links()[0]?.focus()
    return
  }
  if (key === 'ArrowUp' && target === links()[0] && focusHead()) return
  moveFocus(key === 'ArrowDown' ? 1 : -1)
}
