import type { ComponentType } from 'react'

export interface BestellungPaneProps {
  bestellungId: string
  /** Opens the sheet as a page. */
  onWhole: () => void
  onClose: () => void
  /** A step was taken in it. */
  onDone: () => void
}

/** The room of the sheet lies above this one and gives its component. */
export type BestellungPane = ComponentType<BestellungPaneProps>
