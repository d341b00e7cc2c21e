/** What must be known about the Klient before a hand is laid on; provided by the room above that reads it, with network and without. */
import { type ComponentType, lazy } from 'react'

export interface SheetBandProps {
  hausbesuchId: string
}

let load: () => Promise<ComponentType<SheetBandProps>> = async () => Nothing

const Nothing = () => null

export function setSheetBand(way: () => Promise<ComponentType<SheetBandProps>>): void {
  load = way
}

export const SheetBand = lazy(async () => ({ default: await load() }))
