import { auskunftContract } from '@dreiklang/domain/anmeldung/auskunft.contract'
import type { Akteur } from '@dreiklang/domain/shared/akteur'
import type { Ports } from '../ports.ts'
import type { OwnData } from '../shared/room.ts'
import { signedIn } from '../shared/route.ts'
import { shortAdresse, networkOf } from './address.ts'
import { anmeldungRoutes } from './anmeldung.routes.ts'
import { createAuskunft } from './auskunft.usecases.ts'
import { type Asked, vonOf } from './herkunft.ts'
import { createNameChange } from './kontoAngaben.usecases.ts'
import { deriveKey } from './limits.ts'
import { type MeldeKonto, createSessions } from './sessions.ts'
import { forgetOldKontospuren } from './sicherheit.usecases.ts'

export async function anmeldungRoom(ports: Ports, { tell, own }: { tell: MeldeKonto; own: () => OwnData }) {
  const sitzungen = await createSessions(ports, { reportKonto: tell })
  const auskunft = createAuskunft(ports, own)
  const changeName = createNameChange(ports, sitzungen)
  const { routes, signInVouched } = anmeldungRoutes(ports, sitzungen)
  return {
    routes: [...routes, signedIn(auskunftContract.auskunft, ({ akteur }) => auskunft(akteur))],
    jobs: { kontospuren: () => forgetOldKontospuren(ports) },
    close: () => sitzungen.close(),
    sitzungen,
    signInVouched,
    changeName: (request: Asked & { akteur: Akteur }, name: string) => changeName({ akteur: request.akteur, ...vonOf(request) }, name),
    networkOf,
    shortAddress: shortAdresse,
    keyFor: (purpose: string) => deriveKey(ports.tokenSecret.current, purpose),
  }
}
