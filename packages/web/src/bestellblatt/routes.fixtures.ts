import { bestellungRoutes } from '../bestellung/bestellung.routes.tsx'
import { bestellblattRoutes } from './bestellblatt.routes.tsx'

/** The lists, and the sheet that they lead to. */
export const bestellungenRoutes = [...bestellungRoutes, ...bestellblattRoutes]
