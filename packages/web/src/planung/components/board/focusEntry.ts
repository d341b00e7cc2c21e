import { niemand } from '../stelle.ts'

/** The board has drawn itself anew by then. In the row of the person where it stands in several. */
export function focusEntry(hausbesuchId: string, row: string | null): void {
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      const entries = [...document.querySelectorAll<HTMLElement>('[data-entry]')].filter(({ dataset }) => dataset['entry'] === hausbesuchId)
      const there = entries.find(({ dataset }) => dataset['row'] === (row ?? niemand))
      ;(there ?? entries[0])?.focus()
    }),
  )
}
