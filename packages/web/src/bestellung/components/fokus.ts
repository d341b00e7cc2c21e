import { fokussiere } from '../../liste/components/zeilenFokus.ts'

/**
 * Restores the focus after a dialog: to what opened it; if that is gone or was a shortcut, to the order's row, otherwise to the heading. A
 * focus moved in the meantime is left alone.
 */
export function stelleFokus(ziel: Element | null, bestellungId: string): void {
  // After the dialog has closed; otherwise its focus trap takes the focus back.
  setTimeout(() => {
    if (ziel instanceof HTMLElement && ziel.isConnected && ziel !== document.body) return ziel.focus()
    if (document.activeElement !== null && document.activeElement !== document.body) return
    if (!fokussiere(bestellungId)) document.querySelector<HTMLElement>('h1')?.focus()
  }, 0)
}
