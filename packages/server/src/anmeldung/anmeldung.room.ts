import type { Ports } from '../ports.ts'
import type { OwnData } from '../shared/room.ts'
import { shortAdresse, networkOf } from './address.ts'
import { anmeldungRoutes } from './anmeldung.routes.ts'
import { auskunftRoutes } from './auskunft.routes.ts'
import { deriveKey } from './limits.ts'
import { type MeldeKonto, createSessions } from './sessions.ts'
import { forgetOldKontospuren } from './sicherheit.usecases.ts'

export async function anmeldungRoom(ports: Ports, { tell, own }: { tell: MeldeKonto; own: () => OwnData }) {
  const sitzungen = await createSessions(ports, { reportKonto: tell })
  return {
    routes: [...anmeldungRoutes(ports, sitzungen), ...auskunftRoutes(ports, own)],
    jobs: { kontospuren: () => forgetOldKontospuren(ports) },
    close: () => sitzungen.close(),
    sitzungen,
    networkOf,
    shortAddress: shortAdresse,
    keyFor: (purpose: string) => deriveKey(ports.tokenSecret.current, purpose),
  }
}
