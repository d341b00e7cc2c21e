/** What must be known about the Klient before a hand is laid on; provided by the room above that reads it, with network and without. */
import { type ComponentType, createElement, lazy } from 'react'

export interface SheetBandProps {
  hausbesuchId: string
}

let Provided: ComponentType<SheetBandProps> = () => null

export function setSheetBand(way: () => Promise<ComponentType<SheetBandProps>>): void {
  Provided = lazy(async () => ({ default: await way() }))
}

/** Asked for with each drawing: a sheet that was shown before the band was provided must not stay without it. */
export const SheetBand = (props: SheetBandProps) => createElement(Provided, props)
