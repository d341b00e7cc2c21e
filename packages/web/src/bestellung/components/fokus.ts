import { fokussiere } from '../../liste/components/zeilenFokus.ts'

/**
 * Puts the focus back after a dialog: on what opened it; when that is gone or was opened by a key, on the line of the order, else on the
 * heading. A focus that someone has moved in the meantime stays where it is.
 */
export function stelleFokus(ziel: Element | null, bestellungId: string): void {
  // After the dialog has left, else its focus trap takes the focus back.
  setTimeout(() => {
    if (ziel instanceof HTMLElement && ziel.isConnected && ziel !== document.body) return ziel.focus()
    if (document.activeElement !== null && document.activeElement !== document.body) return
    if (!fokussiere(bestellungId)) document.querySelector<HTMLElement>('h1')?.focus()
  }, 0)
}
