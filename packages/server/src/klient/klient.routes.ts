/** The room of Klienten: its table of contents. */
import { klientContract } from '@dreiklang/domain/klient/klient.contract'
import type { Ports } from '../ports.ts'
import { geschuetztEinmal } from '../shared/idempotenz.ts'
import { type Route, geschuetzt } from '../shared/route.ts'
import { type KlientEreignisse, createKlienten } from './klient.usecases.ts'

const niemandHoert: KlientEreignisse = { klientGeaendert: async () => {} }

/** @param ereignisse who above repeats what is said here about a Klient */
export function klientRoutes(ports: Ports, ereignisse: KlientEreignisse = niemandHoert): Route[] {
  const klienten = createKlienten(ports, ereignisse)
  const { search, read, create, update, chooseApotheke, addEinwilligung, withdrawEinwilligung } = klientContract

  return [
    geschuetzt(search, klienten.search),
    geschuetzt(read, klienten.read),
    geschuetztEinmal(create, klienten.create),
    geschuetztEinmal(update, klienten.update),
    geschuetztEinmal(chooseApotheke, klienten.waehleApotheke),
    geschuetztEinmal(addEinwilligung, klienten.willigeEin),
    geschuetztEinmal(withdrawEinwilligung, klienten.widerrufe),
  ]
}
