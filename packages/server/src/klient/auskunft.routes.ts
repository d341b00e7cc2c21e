/** What leaves the organisation about a Klient, for himself: the table of contents. */
import { auskunftContract } from '@dreiklang/domain/klient/auskunft.contract'
import type { Ports } from '../ports.ts'
import { type Route, geschuetzt } from '../shared/route.ts'
import { type AuskunftQuellen, createAuskunft } from './auskunft.usecases.ts'
import { createInformation } from './information.usecases.ts'

/** @param quellen what other rooms keep about him */
export function klientAuskunftRoutes(ports: Ports, quellen: AuskunftQuellen): Route[] {
  return [
    geschuetzt(auskunftContract.export, createAuskunft(ports, quellen)),
    geschuetzt(auskunftContract.information, createInformation(ports)),
  ]
}
