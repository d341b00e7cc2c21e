/** To be bound before the calls with an id, which would take its name for one. */
import { loeschungContract } from '@dreiklang/domain/klient/loeschung.contract'
import type { Ports } from '../ports.ts'
import { signedInOnce } from '../shared/idempotenz.ts'
import { type Route, signedIn } from '../shared/route.ts'
import { createLoeschungen } from './loeschung.usecases.ts'

export function loeschungRoutes(ports: Ports): Route[] {
  const loeschungen = createLoeschungen(ports)
  const { list, read, restrict, lift, request, withdraw, confirm } = loeschungContract

  return [
    signedIn(list, loeschungen.liste),
    signedIn(read, loeschungen.readStore),
    signedInOnce(restrict, loeschungen.sperre),
    signedInOnce(lift, loeschungen.hebeAuf),
    signedInOnce(request, loeschungen.beantrage),
    signedInOnce(withdraw, loeschungen.nimmZurueck),
    signedInOnce(confirm, loeschungen.confirm),
  ]
}
