import type { KontaktTag } from '@dreiklang/domain/kontakt/kontakt.contract'
import { kontaktErrors } from '@dreiklang/domain/kontakt/kontakt.errors'
import { ownOrganisation } from '@dreiklang/domain/organisation/organisation.policy'
import type { Akteur } from '@dreiklang/domain/shared/akteur'
import { sharedErrors } from '@dreiklang/domain/shared/shared.errors'
import { ConstraintViolation, type Ports } from '../ports.ts'
import { contextOf } from '../shared/context.ts'
import { onBehalfOf } from '../shared/onBehalfOf.ts'
import { inOrganisation } from './kontakt.usecases.ts'
import { changeTag, insertTag, loadTags, deleteTag } from './tag.repository.ts'

/** Tag titles are unique; two people who create the same one concurrently share it. */
async function withOwnTitle<Result>(write: () => Promise<Result>): Promise<Result> {
  try {
    return await write()
  } catch (error) {
    if (!(error instanceof ConstraintViolation) || error.constraint !== 'kontakt_tag_title') throw error
    throw kontaktErrors.refuse('kontakt.tag_vergeben', { felder: [{ path: 'tag.title', code: 'falsch', message: 'falsch' }] })
  }
}

export function createTags(ports: Ports) {
  return {
    list: async (akteur: Akteur): Promise<KontaktTag[]> => loadTags(onBehalfOf(ports.database, contextOf(akteur)), ownOrganisation(akteur)),

    create: (akteur: Akteur, title: string): Promise<KontaktTag> =>
      withOwnTitle(() =>
        inOrganisation(ports, akteur, async (tx, organisationId) => {
          const tag = { id: ports.newId(), title }
          await insertTag(tx, organisationId, tag)
          return tag
        }),
      ),

    update: (akteur: Akteur, tag: KontaktTag): Promise<KontaktTag> =>
      withOwnTitle(() =>
        inOrganisation(ports, akteur, async (tx, organisationId) => {
          if (!(await changeTag(tx, organisationId, tag))) throw sharedErrors.refuse('nicht_gefunden')
          return tag
        }),
      ),

    remove: (akteur: Akteur, id: string): Promise<boolean> =>
      inOrganisation(ports, akteur, async (tx, organisationId) => {
        if (!(await deleteTag(tx, organisationId, id))) throw sharedErrors.refuse('nicht_gefunden')
        return true
      }),
  }
}
