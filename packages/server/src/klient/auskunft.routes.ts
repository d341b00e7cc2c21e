import { auskunftContract } from '@dreiklang/domain/klient/auskunft.contract'
import type { Ports } from '../ports.ts'
import { type Route, signedIn } from '../shared/route.ts'
import { type AuskunftSources, createAuskunft } from './auskunft.usecases.ts'
import { createInformation } from './information.usecases.ts'

export function klientAuskunftRoutes(ports: Ports, sources: AuskunftSources): Route[] {
  return [
    signedIn(auskunftContract.export, createAuskunft(ports, sources)),
    signedIn(auskunftContract.information, createInformation(ports)),
  ]
}
