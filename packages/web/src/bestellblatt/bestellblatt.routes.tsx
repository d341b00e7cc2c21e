import { lazy } from 'react'
import type { RoomRoute } from '../shared/roomRoute.ts'

export const bestellblattRoutes: readonly RoomRoute[] = [
  { path: '/bestellungen/$bestellungId', load: async () => ({ Page: (await import('./pages/BestellungPage.tsx')).BestellungPage }) },
]

/** For the lists, which show it beside their rows; loaded when the first is opened. */
export const bestellblattBeside = lazy(async () => ({ default: (await import('./components/BestellungPane.tsx')).BestellungPane }))
