/** The directory, and the caller's organisation. */
import type {
  EigeneAngaben,
  OrganisationAenderung,
  OrganisationAngaben,
  OrganisationEintrag,
} from '@dreiklang/domain/organisation/organisation.contract'
import { organisationFehler } from '@dreiklang/domain/organisation/organisation.errors'
import { eigeneOrganisation, pruefeNachschlagen } from '@dreiklang/domain/organisation/organisation.policy'
import type { Akteur, OrganisationArt } from '@dreiklang/domain/shared/akteur'
import { sharedFehler } from '@dreiklang/domain/shared/shared.errors'
import type { Ports } from '../ports.ts'
import { protokolliere } from '../protokoll/protokoll.ts'
import { type JsonText, einmal } from '../shared/idempotenz.ts'
import { kontextVon } from '../shared/kontext.ts'
import { imNamen } from '../shared/lesen.ts'
import type { Idempotenz } from '../shared/route.ts'
import { aenderungAn } from './protokoll.ts'
import { aendereEigene, fuegeOrganisationEin, ladeEigene, sucheOrganisationen } from './organisation.repository.ts'

interface Schreiben<Body> {
  akteur: Akteur
  body: Body
  idempotenz: Idempotenz | null
}

export function createOrganisationen(ports: Ports) {
  const jetzt = () => ports.clock.now().toISOString()

  return {
    async search(
      akteur: Akteur,
      { art, suche, id }: { art: OrganisationArt; suche?: string | undefined; id?: string | undefined },
    ): Promise<{ organisationen: OrganisationEintrag[] }> {
      pruefeNachschlagen(akteur, art)
      const db = imNamen(ports.database, kontextVon(akteur))
      return {
        organisationen: await sucheOrganisationen(db, {
          art,
          id: id ?? null,
          text: suche ?? null,
          alle: akteur.rolle === 'ROLE_ADMIN' || id !== undefined,
        }),
      }
    },

    async own(akteur: Akteur): Promise<EigeneAngaben> {
      const angaben = await ladeEigene(imNamen(ports.database, kontextVon(akteur)), eigeneOrganisation(akteur))
      if (angaben === null) throw sharedFehler.ablehnen('nicht_gefunden')
      return angaben
    },

    /** @throws organisation.veraltet */
    async updateOwn(akteur: Akteur, aenderung: OrganisationAenderung): Promise<void> {
      const organisationId = eigeneOrganisation(akteur)
      await ports.database.transaction(kontextVon(akteur), async (tx) => {
        if (!(await aendereEigene(tx, organisationId, aenderung))) throw organisationFehler.ablehnen('organisation.veraltet')
        await protokolliere(
          tx,
          akteur,
          aenderungAn(organisationId, { aktion: 'organisation.updateOwn', felder: ['adresse', 'telefon', 'email'] }),
        )
      })
    },

    async create({ akteur, body, idempotenz }: Schreiben<OrganisationAngaben>): Promise<JsonText<{ id: string }>> {
      return einmal(ports, { akteur, idempotenz }, async (tx) => {
        const id = ports.newId()
        await fuegeOrganisationEin(tx, { id, angaben: body, am: jetzt() })
        await protokolliere(tx, akteur, aenderungAn(id, { aktion: 'organisation.create' }))
        return { id }
      })
    },
  }
}
