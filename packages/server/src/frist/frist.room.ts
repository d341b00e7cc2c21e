import { fristContract } from '@dreiklang/domain/frist/frist.contract'
import type { Akteur } from '@dreiklang/domain/shared/akteur'
import type { Ports, Queryable } from '../ports.ts'
import { signedInOnce } from '../shared/idempotenz.ts'
import type { OwnData } from '../shared/room.ts'
import { signedIn } from '../shared/route.ts'
import { type BestellWege, type MeldeFristen, createPraxisAnfrage, createVermerke } from './vermerk.usecases.ts'
import { countDue, createReading } from './read.usecases.ts'
import { loadOwnVermerke } from './vermerk.repository.ts'

const own: OwnData = {
  fristen: async (db, { organisationId, personId }) => (organisationId === null ? [] : loadOwnVermerke(db, organisationId, personId)),
}

export function fristRoom(ports: Ports, { tell, entwuerfe }: { tell: MeldeFristen; entwuerfe: BestellWege }) {
  const lesen = createReading(ports)
  const vermerke = createVermerke(ports, tell)
  const askPraxis = createPraxisAnfrage(ports, entwuerfe, vermerke)
  const c = fristContract

  const routes = [
    signedIn(c.list, ({ akteur, query }) => lesen.list(akteur, query)),
    signedIn(c.calendar, ({ akteur, query, sprache }) => lesen.calendar(akteur, query, sprache)),
    signedInOnce(c.rest, (anfrage) => vermerke.rest(anfrage, anfrage.body)),
    signedInOnce(c.assign, (anfrage) => vermerke.assign(anfrage, anfrage.body)),
    signedInOnce(c.askPractice, (anfrage) => askPraxis(anfrage, anfrage.body)),
    signedInOnce(c.cardRead, (anfrage) => vermerke.cardRead(anfrage, anfrage.body)),
  ]
  return { routes, own, countDue: (db: Queryable, akteur: Akteur) => countDue(db, akteur, ports.clock.now().toISOString()) }
}
