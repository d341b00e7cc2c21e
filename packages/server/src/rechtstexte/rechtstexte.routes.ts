import { rechtstexteContract } from '@dreiklang/domain/rechtstexte/rechtstexte.contract'
import type { Ports } from '../ports.ts'
import { geschuetztEinmal } from '../shared/idempotenz.ts'
import { type Route, geschuetzt, route } from '../shared/route.ts'
import { type RechtstexteEreignisse, createRechtstexte } from './rechtstexte.usecases.ts'

export function rechtstexteRoutes(ports: Ports, ereignisse: RechtstexteEreignisse): Route[] {
  const texte = createRechtstexte(ports, ereignisse)
  const { read, stand, readEntwurf, saveEntwurf, publish } = rechtstexteContract

  return [
    route(read, ({ params, query }) => texte.read(params.art, query.nr)),
    geschuetzt(stand, () => texte.stand()),
    geschuetzt(readEntwurf, ({ akteur, params }) => texte.readEntwurf(akteur, params.art)),
    geschuetzt(saveEntwurf, ({ akteur, params, body }) => texte.saveEntwurf(akteur, params.art, body)),
    geschuetztEinmal(publish, (anfrage) => texte.publish(anfrage, anfrage.params.art, anfrage.body)),
  ]
}
