/** The texts that the law asks of the operator. */
import { rechtstextArten } from '@dreiklang/domain/rechtstexte/rechtstextArten'
import { berlinDate } from '@dreiklang/domain/shared/time'
import type { Ports, Queryable } from '../ports.ts'
import { countValid } from './rechtstexte.repository.ts'
import { rechtstexteRoutes } from './rechtstexte.routes.ts'
import type { RechtstexteEreignisse } from './rechtstexte.usecases.ts'

export function rechtstexteRoom(ports: Ports, ereignisse: RechtstexteEreignisse) {
  return {
    routes: rechtstexteRoutes(ports, ereignisse),
    countMissing: async (db: Queryable) => rechtstextArten.length - (await countValid(db, berlinDate(ports.clock.now().toISOString()))),
  }
}
