/** A change of what a house shares: in one transaction, and the screens of its people hear of it with the commit. */
import { ownOrganisation } from '@dreiklang/domain/organisation/organisation.policy'
import type { Akteur } from '@dreiklang/domain/shared/akteur'
import type { SignalArt } from '@dreiklang/domain/shared/signal.contract'
import type { Ports, Queryable } from '../ports.ts'
import { contextOf } from '../shared/context.ts'
import { sendSignal } from '../shared/signal.ts'

/** `art`: what the screens are told has changed. */
export function createHouseChange(ports: Ports, art: SignalArt) {
  return <Result>(akteur: Akteur, change: (tx: Queryable, organisationId: string) => Promise<Result>): Promise<Result> => {
    const organisationId = ownOrganisation(akteur)
    return ports.database.transaction(contextOf(akteur), async (tx) => {
      const result = await change(tx, organisationId)
      await sendSignal(tx, { art, an: [organisationId] })
      return result
    })
  }
}
