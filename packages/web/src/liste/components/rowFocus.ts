const linkSelection = '[data-zeile]'

function links(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(linkSelection)]
}

let letzte: string | null = null
document.addEventListener('focusin', () => {
  letzte = rowWithFocus() ?? letzte
})

function rowWithFocus(): string | null {
  const link = document.activeElement?.closest('tr, li')?.querySelector<HTMLElement>(linkSelection)
  return link?.dataset['zeile'] ?? null
}

/** The line that holds the focus, or held it last: a dialog that closed may have lost it. */
export function lastRow(): string | null {
  return rowWithFocus() ?? letzte
}

export function moveFocus(step: 1 | -1): void {
  const alle = links()
  const von = lastRow()
  const stelle = alle.findIndex((link) => link.dataset['zeile'] === von)
  const ziel = alle[stelle === -1 ? 0 : Math.min(Math.max(stelle + step, 0), alle.length - 1)]
  ziel?.focus()
}

/** Puts the focus on a line without moving the page; false when the line is not there. */
export function focus(rowId: string): boolean {
  const link = links().find(({ dataset }) => dataset['zeile'] === rowId)
  link?.focus({ preventScroll: true })
  return link !== undefined
}
