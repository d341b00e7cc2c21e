import { fristContract } from '@dreiklang/domain/frist/frist.contract'
import type { Ports } from '../ports.ts'
import { signedInOnce } from '../shared/idempotenz.ts'
import { type Route, signedIn } from '../shared/route.ts'
import { createReading } from './read.usecases.ts'
import { type BestellWege, createPraxisAnfrage } from './praxisAnfrage.usecases.ts'
import { type MeldeFristen, createVermerke } from './vermerk.usecases.ts'

export function fristRoutes(ports: Ports, report: MeldeFristen, bestellWege: BestellWege): Route[] {
  const lesen = createReading(ports)
  const vermerke = createVermerke(ports, report)
  const askPraxis = createPraxisAnfrage(ports, bestellWege, vermerke)
  const c = fristContract

  return [
    signedIn(c.list, ({ akteur, query }) => lesen.list(akteur, query)),
    signedIn(c.calendar, ({ akteur, query, sprache }) => lesen.calendar(akteur, query, sprache)),
    signedInOnce(c.rest, (anfrage) => vermerke.rest(anfrage, anfrage.body)),
    signedInOnce(c.assign, (anfrage) => vermerke.assign(anfrage, anfrage.body)),
    signedInOnce(c.askPractice, (anfrage) => askPraxis(anfrage, anfrage.body)),
    signedInOnce(c.cardRead, (anfrage) => vermerke.cardRead(anfrage, anfrage.body)),
  ]
}
