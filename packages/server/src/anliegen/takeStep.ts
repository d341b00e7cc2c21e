/** What belongs to every step of a request, whether its button was pressed or an order or a visit began. */
import { type Step, type ablehnGruende, steps } from '@dreiklang/domain/anliegen/anliegen'
import { ownOrganisation } from '@dreiklang/domain/organisation/organisation.policy'
import type { Akteur } from '@dreiklang/domain/shared/akteur'
import type { Ports, Queryable } from '../ports.ts'
import type { Tresor } from '../tresor/tresor.ts'
import { type AnliegenRow, writeStep } from './anliegen.repository.ts'
import { createAskerMail } from './askerMail.ts'

interface Taken {
  row: AnliegenRow
  schritt: Step
  grund: (typeof ablehnGruende)[number] | null
}

/** That the step is possible was checked before. */
export function createTakeStep(ports: Ports, tresor: Tresor) {
  const { tellChanged } = createAskerMail(ports, tresor)

  return async (tx: Queryable, akteur: Akteur, { row, schritt, grund }: Taken): Promise<void> => {
    const organisationId = ownOrganisation(akteur)
    const { personId: id, name } = akteur
    const status = steps[schritt].nach
    const eintrag = { schritt, name, am: ports.clock.now().toISOString(), grund }
    await writeStep(tx, organisationId, { id: row.id, status, zustaendig: status === 'NEU' ? null : { id, name }, eintrag })
    await tellChanged(tx, organisationId, { row, status, grund })
  }
}
