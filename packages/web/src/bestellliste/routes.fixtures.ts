import { bestellblattRoutes } from '../bestellblatt/bestellblatt.routes.tsx'
import { bestellungRoutes } from '../bestellung/bestellung.routes.tsx'
import { bestelllisteRoutes } from './bestellliste.routes.tsx'

/** The lists, and the sheet that they lead to. */
export const bestellungenRoutes = [...bestelllisteRoutes, ...bestellungRoutes, ...bestellblattRoutes]
