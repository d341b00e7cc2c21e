import { auskunftContract } from '@dreiklang/domain/anmeldung/auskunft.contract'
import type { Ports } from '../ports.ts'
import type { OwnData } from '../shared/room.ts'
import { type Route, signedIn } from '../shared/route.ts'
import { createAuskunft } from './auskunft.usecases.ts'

export function auskunftRoutes(ports: Ports, sources: () => OwnData): Route[] {
  const auskunft = createAuskunft(ports, sources)
  return [signedIn(auskunftContract.auskunft, ({ akteur }) => auskunft(akteur))]
}
