/** Tags of the caller's organisation. */
import type { KontaktTag } from '@dreiklang/domain/kontakt/kontakt.contract'
import { kontaktFehler } from '@dreiklang/domain/kontakt/kontakt.errors'
import { eigeneOrganisation } from '@dreiklang/domain/organisation/organisation.policy'
import type { Akteur } from '@dreiklang/domain/shared/akteur'
import { sharedFehler } from '@dreiklang/domain/shared/shared.errors'
import { ConstraintViolation, type Ports } from '../ports.ts'
import { kontextVon } from '../shared/kontext.ts'
import { imNamen } from '../shared/lesen.ts'
import { inDerOrganisation } from './kontakt.usecases.ts'
import { aendereTag, fuegeTagEin, ladeTags, loescheTag } from './tag.repository.ts'

/** Tag titles are unique; two people who create the same one concurrently share it. */
async function mitEigenemTitel<Ergebnis>(schreibe: () => Promise<Ergebnis>): Promise<Ergebnis> {
  try {
    return await schreibe()
  } catch (fehler) {
    if (!(fehler instanceof ConstraintViolation) || fehler.constraint !== 'kontakt_tag_title') throw fehler
    throw kontaktFehler.ablehnen('kontakt.tag_vergeben', { felder: [{ path: 'tag.title', code: 'falsch', message: 'falsch' }] })
  }
}

export function createTags(ports: Ports) {
  return {
    list: async (akteur: Akteur): Promise<KontaktTag[]> =>
      ladeTags(imNamen(ports.database, kontextVon(akteur)), eigeneOrganisation(akteur)),

    create: (akteur: Akteur, title: string): Promise<KontaktTag> =>
      mitEigenemTitel(() =>
        inDerOrganisation(ports, akteur, async (tx, organisationId) => {
          const tag = { id: ports.newId(), title }
          await fuegeTagEin(tx, organisationId, tag)
          return tag
        }),
      ),

    update: (akteur: Akteur, tag: KontaktTag): Promise<KontaktTag> =>
      mitEigenemTitel(() =>
        inDerOrganisation(ports, akteur, async (tx, organisationId) => {
          if (!(await aendereTag(tx, organisationId, tag))) throw sharedFehler.ablehnen('nicht_gefunden')
          return tag
        }),
      ),

    remove: (akteur: Akteur, id: string): Promise<boolean> =>
      inDerOrganisation(ports, akteur, async (tx, organisationId) => {
        if (!(await loescheTag(tx, organisationId, id))) throw sharedFehler.ablehnen('nicht_gefunden')
        return true
      }),
  }
}
