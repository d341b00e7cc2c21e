import { fristContract } from '@dreiklang/domain/frist/frist.contract'
import type { Akteur } from '@dreiklang/domain/shared/akteur'
import type { Ports, Queryable } from '../ports.ts'
import { signedInOnce } from '../shared/idempotenz.ts'
import type { OwnData } from '../shared/room.ts'
import { signedIn } from '../shared/route.ts'
import { type BestellWege, type MeldeFristen, createPraxisAnfrage, createVermerke } from './vermerk.usecases.ts'
import { createBeratung } from './beratung.usecases.ts'
import { countDue, createReading } from './read.usecases.ts'
import { loadOwnVermerke } from './vermerk.repository.ts'

const own: OwnData = {
  fristen: async (db, { organisationId, personId }) => (organisationId === null ? [] : loadOwnVermerke(db, organisationId, personId)),
}

export function fristRoom(ports: Ports, { tell, entwuerfe }: { tell: MeldeFristen; entwuerfe: BestellWege }) {
  const read = createReading(ports)
  const vermerke = createVermerke(ports, tell)
  const askPraxis = createPraxisAnfrage(ports, entwuerfe, vermerke)
  const beratung = createBeratung(ports)
  const c = fristContract

  const routes = [
    signedIn(c.list, ({ akteur, query }) => read.list(akteur, query)),
    signedIn(c.calendar, ({ akteur, query, sprache }) => read.calendar(akteur, query, sprache)),
    signedIn(c.beratung, beratung),
    signedInOnce(c.rest, (request) => vermerke.rest(request, request.body)),
    signedInOnce(c.assign, (request) => vermerke.assign(request, request.body)),
    signedInOnce(c.askPractice, (request) => askPraxis(request, request.body)),
    signedInOnce(c.cardRead, (request) => vermerke.cardRead(request, request.body)),
  ]
  return { routes, own, countDue: (db: Queryable, akteur: Akteur) => countDue(db, akteur, ports.clock.now().toISOString()) }
}
