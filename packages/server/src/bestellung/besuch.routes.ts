/** Calls about what orders and visits have to do with each other. */
import { besuchLinkContract as c } from '@dreiklang/domain/bestellung/besuch.contract'
import type { Ports } from '../ports.ts'
import { type Route, geschuetzt } from '../shared/route.ts'
import { createBesuchLinks } from './besuch.usecases.ts'

export function besuchRoutes(ports: Ports): Route[] {
  const links = createBesuchLinks(ports)
  return [
    geschuetzt(c.listDesBesuchs, ({ akteur, params }) => links.listDesBesuchs(akteur, params.hausbesuchId)),
    geschuetzt(c.listBesuche, ({ akteur, params }) => links.listBesuche(akteur, params.bestellungId)),
    geschuetzt(c.listBekannte, ({ akteur, params }) => links.listBekannte(akteur, params.hausbesuchId)),
  ]
}
