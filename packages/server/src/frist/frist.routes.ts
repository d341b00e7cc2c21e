import { fristContract } from '@dreiklang/domain/frist/frist.contract'
import type { Ports } from '../ports.ts'
import { geschuetztEinmal } from '../shared/idempotenz.ts'
import { type Route, geschuetzt } from '../shared/route.ts'
import { createLesen } from './lesen.usecases.ts'
import { type BestellWege, createPraxisAnfrage } from './praxisAnfrage.usecases.ts'
import { type MeldeFristen, createVermerke } from './vermerk.usecases.ts'

export function fristRoutes(ports: Ports, melde: MeldeFristen, bestellWege: BestellWege): Route[] {
  const lesen = createLesen(ports)
  const vermerke = createVermerke(ports, melde)
  const fragePraxis = createPraxisAnfrage(ports, bestellWege, vermerke)
  const c = fristContract

  return [
    geschuetzt(c.list, ({ akteur, query }) => lesen.list(akteur, query)),
    geschuetzt(c.calendar, ({ akteur, query, sprache }) => lesen.calendar(akteur, query, sprache)),
    geschuetztEinmal(c.rest, (anfrage) => vermerke.rest(anfrage, anfrage.body)),
    geschuetztEinmal(c.assign, (anfrage) => vermerke.assign(anfrage, anfrage.body)),
    geschuetztEinmal(c.askPractice, (anfrage) => fragePraxis(anfrage, anfrage.body)),
    geschuetztEinmal(c.cardRead, (anfrage) => vermerke.cardRead(anfrage, anfrage.body)),
  ]
}
