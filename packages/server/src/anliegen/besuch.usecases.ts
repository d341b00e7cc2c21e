import { anliegenErrors } from '@dreiklang/domain/anliegen/anliegen.errors'
import { isOpen } from '@dreiklang/domain/anliegen/anliegen'
import type { Hausbesuch } from '@dreiklang/domain/hausbesuch/hausbesuch.document'
import { ownOrganisation } from '@dreiklang/domain/organisation/organisation.policy'
import type { Akteur } from '@dreiklang/domain/shared/akteur'
import type { Ports, Queryable } from '../ports.ts'
import { audit } from '../protokoll/protokoll.ts'
import { sendSignal } from '../shared/signal.ts'
import { createTresor } from '../tresor/tresor.ts'
import { holdAnliegen, setHausbesuch } from './anliegen.repository.ts'
import { changeTrail } from './content.ts'
import { createTakeStep } from './takeStep.ts'

/** The request that a new visit follows from, in the transaction of the visit: of two who plan it at once, one makes it. */
export function createBesuchLink(ports: Ports) {
  const takeStep = createTakeStep(ports, createTresor(ports))

  /** @throws anliegen.besuch_passt_nicht for one of others, of another kind or Klient, or that is closed; anliegen.besuch_gibt_es */
  return async (tx: Queryable, akteur: Akteur, { anliegenId: id, besuch }: { anliegenId: string; besuch: Hausbesuch }): Promise<void> => {
    const organisationId = ownOrganisation(akteur)
    const row = await holdAnliegen(tx, organisationId, id)
    const fits = row !== null && row.art === 'BESUCH' && isOpen(row.status) && row.klientId === besuch.klientId
    if (!fits) throw anliegenErrors.refuse('anliegen.besuch_passt_nicht')
    if (row.hausbesuchId !== null) throw anliegenErrors.refuse('anliegen.besuch_gibt_es')
    await setHausbesuch(tx, { organisationId, id, hausbesuchId: besuch.id, am: besuch.erstelltAm })
    if (row.status === 'NEU') await takeStep(tx, akteur, { row, schritt: 'UEBERNEHMEN', grund: null })
    await audit(tx, akteur, changeTrail('anliegen.besuch', row, ['hausbesuch']))
    await sendSignal(tx, { art: 'anliegen', an: [organisationId] })
  }
}
