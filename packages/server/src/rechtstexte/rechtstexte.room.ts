/** The texts that the law asks of the operator. */
import { rechtstextArten } from '@dreiklang/domain/rechtstexte/rechtstextArten'
import { rechtstexteContract } from '@dreiklang/domain/rechtstexte/rechtstexte.contract'
import { berlinDate } from '@dreiklang/domain/shared/time'
import type { Ports, Queryable } from '../ports.ts'
import { signedInOnce } from '../shared/idempotenz.ts'
import { signedIn, route } from '../shared/route.ts'
import { countValid } from './rechtstexte.repository.ts'
import { type RechtstexteEreignisse, createRechtstexte } from './rechtstexte.usecases.ts'

export function rechtstexteRoom(ports: Ports, ereignisse: RechtstexteEreignisse) {
  const texte = createRechtstexte(ports, ereignisse)
  const { read, stand, readEntwurf, saveEntwurf, publish } = rechtstexteContract
  return {
    routes: [
      route(read, ({ params, query }) => texte.read(params.art, query.nr)),
      signedIn(stand, () => texte.stand()),
      signedIn(readEntwurf, ({ akteur, params }) => texte.readEntwurf(akteur, params.art)),
      signedIn(saveEntwurf, ({ akteur, params, body }) => texte.saveEntwurf(akteur, params.art, body)),
      signedInOnce(publish, (request) => texte.publish(request, request.params.art, request.body)),
    ],
    countMissing: async (db: Queryable) => rechtstextArten.length - (await countValid(db, berlinDate(ports.clock.now().toISOString()))),
  }
}
