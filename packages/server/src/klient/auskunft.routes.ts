/** What leaves the organisation about a Klient, for himself: the table of contents. */
import { auskunftContract } from '@dreiklang/domain/klient/auskunft.contract'
import type { Ports } from '../ports.ts'
import { type Route, signedIn } from '../shared/route.ts'
import { type AuskunftSources, createAuskunft } from './auskunft.usecases.ts'
import { createInformation } from './information.usecases.ts'

/** @param quellen what other rooms keep about him */
export function klientAuskunftRoutes(ports: Ports, sources: AuskunftSources): Route[] {
  return [
    signedIn(auskunftContract.export, createAuskunft(ports, sources)),
    signedIn(auskunftContract.information, createInformation(ports)),
  ]
}
