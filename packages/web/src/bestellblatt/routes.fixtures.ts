import { bestellungRoutesWith } from '../bestellung/bestellung.routes.tsx'
import { bestellblattBeside, bestellblattRoutes } from './bestellblatt.routes.tsx'

/** The lists, and the sheet that they lead to. */
export const bestellungenRoutes = [...bestellungRoutesWith(bestellblattBeside), ...bestellblattRoutes]
