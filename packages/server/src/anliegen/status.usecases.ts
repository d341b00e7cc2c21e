import { idEndOf, numberOf, statusSteps } from '@dreiklang/domain/anliegen/anliegen'
import { anliegenErrors } from '@dreiklang/domain/anliegen/anliegen.errors'
import { sharedErrors } from '@dreiklang/domain/shared/shared.errors'
import { createGate } from '../anmeldung/gate.ts'
import { createLimits } from '../anmeldung/limits.ts'
import { loadOwn } from '../organisation/organisation.repository.ts'
import type { Ports } from '../ports.ts'
import { systemContext } from '../shared/context.ts'
import { onBehalfOf } from '../shared/onBehalfOf.ts'
import { loadStatus } from './status.repository.ts'

export function createStatus(ports: Ports) {
  const db = onBehalfOf(ports.database, systemContext)
  const gate = createGate(ports)
  const limits = createLimits(ports)

  /**
   * How far a request has got, for whoever has its number. Neither who works on it nor why it was declined: that could tell who is cared
   * for by whom. Only wrong numbers count towards the limit. @throws anliegen.nummer_unbekannt, zu_viele_anfragen
   */
  return async function readStatus(nummer: string, from: string) {
    const applying = await limits.forLink(from, 'anliegen')
    return gate.passWith(
      applying,
      () => loadStatus(db, idEndOf(nummer)),
      async (row) => {
        if (row === null) {
          await gate.fail(applying)
          throw anliegenErrors.refuse('anliegen.nummer_unbekannt')
        }
        const organisation = await loadOwn(db, row.organisationId)
        if (organisation === null) throw sharedErrors.refuse('nicht_gefunden')
        const { name, telefon } = organisation
        return { nummer: numberOf(row.id), name, telefon, verlauf: statusSteps(row) }
      },
    )
  }
}
