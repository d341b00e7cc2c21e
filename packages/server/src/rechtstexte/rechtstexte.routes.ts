import { rechtstexteContract } from '@dreiklang/domain/rechtstexte/rechtstexte.contract'
import type { Ports } from '../ports.ts'
import { signedInOnce } from '../shared/idempotenz.ts'
import { type Route, signedIn, route } from '../shared/route.ts'
import { type RechtstexteEreignisse, createRechtstexte } from './rechtstexte.usecases.ts'

export function rechtstexteRoutes(ports: Ports, ereignisse: RechtstexteEreignisse): Route[] {
  const texte = createRechtstexte(ports, ereignisse)
  const { read, stand, readEntwurf, saveEntwurf, publish } = rechtstexteContract

  return [
    route(read, ({ params, query }) => texte.read(params.art, query.nr)),
    signedIn(stand, () => texte.stand()),
    signedIn(readEntwurf, ({ akteur, params }) => texte.readEntwurf(akteur, params.art)),
    signedIn(saveEntwurf, ({ akteur, params, body }) => texte.saveEntwurf(akteur, params.art, body)),
    signedInOnce(publish, (request) => texte.publish(request, request.params.art, request.body)),
  ]
}
