/** Moving between the lines of a list: the focus stands on the link of a line, in the table as in the cards. */
const linkAuswahl = '[data-zeile]'

function links(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(linkAuswahl)]
}

let letzte: string | null = null
document.addEventListener('focusin', () => {
  letzte = zeileMitFokus() ?? letzte
})

/** The line that holds the focus. */
function zeileMitFokus(): string | null {
  const link = document.activeElement?.closest('tr, li')?.querySelector<HTMLElement>(linkAuswahl)
  return link?.dataset['zeile'] ?? null
}

/** The line that holds the focus, or held it last: a dialog that closed may have lost it. */
export function letzteZeile(): string | null {
  return zeileMitFokus() ?? letzte
}

/** Moves by one line from the one touched last; without any the first one takes the focus. */
export function wandere(schritt: 1 | -1): void {
  const alle = links()
  const von = letzteZeile()
  const stelle = alle.findIndex((link) => link.dataset['zeile'] === von)
  const ziel = alle[stelle === -1 ? 0 : Math.min(Math.max(stelle + schritt, 0), alle.length - 1)]
  ziel?.focus()
}

/** Puts the focus on a line without moving the page; false when the line is not there. */
export function fokussiere(zeileId: string): boolean {
  const link = links().find(({ dataset }) => dataset['zeile'] === zeileId)
  link?.focus({ preventScroll: true })
  return link !== undefined
}
