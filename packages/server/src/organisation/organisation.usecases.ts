import type {
  OwnAngaben,
  OrganisationChange,
  OrganisationAngaben,
  OrganisationEntry,
} from '@dreiklang/domain/organisation/organisation.contract'
import { organisationErrors } from '@dreiklang/domain/organisation/organisation.errors'
import { ownOrganisation, checkNachschlagen } from '@dreiklang/domain/organisation/organisation.policy'
import type { Akteur, OrganisationArt } from '@dreiklang/domain/shared/akteur'
import { sharedErrors } from '@dreiklang/domain/shared/shared.errors'
import type { Ports } from '../ports.ts'
import { audit } from '../protokoll/protokoll.ts'
import { contextOf } from '../shared/context.ts'
import { type JsonText, once } from '../shared/idempotenz.ts'
import { onBehalfOf } from '../shared/onBehalfOf.ts'
import { changeOwn, insertOrganisation, loadOwn, searchOrganisationen } from './organisation.repository.ts'
import type { Schreiben } from './partnerschaft.usecases.ts'
import { changeAn } from './protokoll.ts'

export function createOrganisationen(ports: Ports) {
  const now = () => ports.clock.now().toISOString()

  return {
    async search(
      akteur: Akteur,
      { art, suche, id }: { art: OrganisationArt; suche?: string | undefined; id?: string | undefined },
    ): Promise<{ organisationen: OrganisationEntry[] }> {
      checkNachschlagen(akteur, art)
      const db = onBehalfOf(ports.database, contextOf(akteur))
      return {
        organisationen: await searchOrganisationen(db, {
          art,
          id: id ?? null,
          text: suche ?? null,
          alle: akteur.rolle === 'ROLE_ADMIN' || id !== undefined,
        }),
      }
    },

    async own(akteur: Akteur): Promise<OwnAngaben> {
      const angaben = await loadOwn(onBehalfOf(ports.database, contextOf(akteur)), ownOrganisation(akteur))
      if (angaben === null) throw sharedErrors.refuse('nicht_gefunden')
      return angaben
    },

    /** @throws organisation.veraltet */
    async updateOwn(akteur: Akteur, change: OrganisationChange): Promise<void> {
      const organisationId = ownOrganisation(akteur)
      await ports.database.transaction(contextOf(akteur), async (tx) => {
        if (!(await changeOwn(tx, organisationId, change))) throw organisationErrors.refuse('organisation.veraltet')
        await audit(tx, akteur, changeAn(organisationId, { aktion: 'organisation.updateOwn', felder: ['adresse', 'telefon', 'email'] }))
      })
    },

    async create({ akteur, body, idempotenz }: Schreiben<OrganisationAngaben>): Promise<JsonText<{ id: string }>> {
      return once(ports, { akteur, idempotenz }, async (tx) => {
        const id = ports.newId()
        await insertOrganisation(tx, { id, angaben: body, am: now() })
        await audit(tx, akteur, changeAn(id, { aktion: 'organisation.create' }))
        return { id }
      })
    },
  }
}
