/** Restriction and erasure of Klienten: the table of contents. To be bound before the calls with an id, which would take its name for one. */
import { loeschungContract } from '@dreiklang/domain/klient/loeschung.contract'
import type { Ports } from '../ports.ts'
import { geschuetztEinmal } from '../shared/idempotenz.ts'
import { type Route, geschuetzt } from '../shared/route.ts'
import { createLoeschungen } from './loeschung.usecases.ts'

export function loeschungRoutes(ports: Ports): Route[] {
  const loeschungen = createLoeschungen(ports)
  const { list, read, restrict, lift, request, withdraw, confirm } = loeschungContract

  return [
    geschuetzt(list, loeschungen.liste),
    geschuetzt(read, loeschungen.lies),
    geschuetztEinmal(restrict, loeschungen.sperre),
    geschuetztEinmal(lift, loeschungen.hebeAuf),
    geschuetztEinmal(request, loeschungen.beantrage),
    geschuetztEinmal(withdraw, loeschungen.nimmZurueck),
    geschuetztEinmal(confirm, loeschungen.bestaetige),
  ]
}
