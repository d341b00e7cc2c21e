import { adresseVorschlag, oldAdresseDays } from '@dreiklang/domain/anliegen/anliegen'
import type { anliegenContract } from '@dreiklang/domain/anliegen/anliegen.contract'
import { anliegenErrors } from '@dreiklang/domain/anliegen/anliegen.errors'
import { ownOrganisation } from '@dreiklang/domain/organisation/organisation.policy'
import type { Akteur } from '@dreiklang/domain/shared/akteur'
import type { z } from 'zod'
import { loadOwn } from '../organisation/organisation.repository.ts'
import { type Ports, type Queryable, ConstraintViolation } from '../ports.ts'
import { audit } from '../protokoll/protokoll.ts'
import { type JsonText, once } from '../shared/idempotenz.ts'
import { onBehalfOfPerson } from '../shared/onBehalfOf.ts'
import type { CalledBy } from './anliegen.usecases.ts'
import { loadFormular, loadEarlier, writeFormular, setAdresse } from './formular.repository.ts'

type Contract = typeof anliegenContract

export function createFormular(ports: Ports) {
  const now = () => ports.clock.now().toISOString()

  async function save(tx: Queryable, akteur: Akteur, angaben: z.output<Contract['saveForm']['body']>): Promise<{ version: number }> {
    const organisationId = ownOrganisation(akteur)
    const { adresse, ...rest } = angaben
    const version = await writeFormular(tx, { ...rest, organisationId })
    if (version === null) throw anliegenErrors.refuse('anliegen.veraltet')
    const giltBis = new Date(ports.clock.now().getTime() + oldAdresseDays * 86_400_000).toISOString()
    await setAdresse(tx, organisationId, { adresse, giltBis })
    await audit(tx, akteur, {
      aktion: 'anliegen.saveForm',
      art: 'AENDERN',
      objektArt: 'ORGANISATION',
      objektId: organisationId,
      felder: ['formular'],
    })
    return { version }
  }

  return {
    async readForm(akteur: Akteur): Promise<z.input<Contract['readForm']['answer']>> {
      const organisationId = ownOrganisation(akteur)
      const db = onBehalfOfPerson(ports.database, akteur)
      const [formular, fruehere, organisation] = await Promise.all([
        loadFormular(db, organisationId),
        loadEarlier(db, organisationId, now()),
        loadOwn(db, organisationId),
      ])
      const { version = 0, adresse = null, stand = 'AUS', arten = ['NACHBESTELLUNG', 'RUECKRUF'], hinweis = null } = formular ?? {}
      return { version, adresse, stand, arten: [...arten], hinweis, vorschlag: adresseVorschlag(organisation?.name ?? ''), fruehere }
    },

    saveForm: ({ akteur, idempotenz }: CalledBy, angaben: z.output<Contract['saveForm']['body']>): Promise<JsonText<{ version: number }>> =>
      once(ports, { akteur, idempotenz }, (tx) => save(tx, akteur, angaben)).catch((error: unknown) => {
        if (!(error instanceof ConstraintViolation) || error.constraint !== 'anliegen_adresse_pkey') throw error
        const felder = [{ path: 'adresse', code: 'anliegen.vergeben', message: 'anliegen.vergeben' }]
        throw anliegenErrors.refuse('anliegen.adresse_vergeben', { felder })
      }),
  }
}
