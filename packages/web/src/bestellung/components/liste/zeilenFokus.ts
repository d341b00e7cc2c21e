/** Moving between the lines of a list: the focus stands on the link of a line, in the table as in the cards. */
const linkAuswahl = '[data-zeile]'

function links(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(linkAuswahl)]
}

/** The order of the line that holds the focus. */
export function zeileMitFokus(): string | null {
  const link = document.activeElement?.closest('tr, li')?.querySelector<HTMLElement>(linkAuswahl)
  return link?.dataset['zeile'] ?? null
}

/** Moves by one line from `von`; without a line the first one takes the focus. */
export function wandere(von: string | null, schritt: 1 | -1): void {
  const alle = links()
  const stelle = alle.findIndex((link) => link.dataset['zeile'] === von)
  const ziel = alle[stelle === -1 ? 0 : Math.min(Math.max(stelle + schritt, 0), alle.length - 1)]
  ziel?.focus()
}

/** Puts the focus on a line without moving the page; false when the line is not there. */
export function fokussiere(bestellungId: string): boolean {
  const link = links().find(({ dataset }) => dataset['zeile'] === bestellungId)
  link?.focus({ preventScroll: true })
  return link !== undefined
}
