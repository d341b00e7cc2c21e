/** Two contacts that are one, and their parting. */
import type { Kontakt, kontaktContract } from '@dreiklang/domain/kontakt/kontakt.contract'
import { kontaktFehler } from '@dreiklang/domain/kontakt/kontakt.errors'
import { eigeneOrganisation } from '@dreiklang/domain/organisation/organisation.policy'
import type { Akteur } from '@dreiklang/domain/shared/akteur'
import { sharedFehler } from '@dreiklang/domain/shared/shared.errors'
import type { Ports } from '../ports.ts'
import { protokolliere } from '../protokoll/protokoll.ts'
import { type JsonText, einmal } from '../shared/idempotenz.ts'
import type { Gerufen } from '../shared/route.ts'
import { rufe } from '../shared/zuruf.ts'
import { inDerOrganisation, kontaktSpur, mitBekanntenTags, saubereNotiz } from './kontakt.usecases.ts'
import { createLager } from './lager.ts'
import { ladeVorher, lasseAufgehen, tauscheFotos, trenne } from './zusammenfuehrung.repository.ts'

type Contract = typeof kontaktContract
export function createBestand(ports: Ports) {
  const lager = createLager(ports)
  const jetzt = () => ports.clock.now().toISOString()

  return {
    merge: ({ akteur, body, idempotenz }: Gerufen<Contract['merge']>): Promise<JsonText<Kontakt>> =>
      mitBekanntenTags(() =>
        einmal(ports, { akteur, idempotenz }, async (tx) => {
          const organisationId = eigeneOrganisation(akteur)
          const gehalten = await lager.halte(tx, organisationId, [body.id, body.other.id])
          const bleibt = gehalten.find(({ id }) => id === body.id)
          const geht = gehalten.find(({ id }) => id === body.other.id)
          if (bleibt === undefined || geht === undefined) throw sharedFehler.ablehnen('nicht_gefunden')
          if (bleibt.version !== body.version || geht.version !== body.other.version) throw kontaktFehler.ablehnen('kontakt.veraltet')
          const contact = { ...body.contact, id: bleibt.id, notes: saubereNotiz(body.contact.notes) }
          await lager.schreibe(tx, organisationId, { kontakt: contact, am: jetzt() })
          const fotoGetauscht = body.avatarOf === geht.id
          if (fotoGetauscht) await tauscheFotos(tx, organisationId, [bleibt.id, geht.id])
          const [kontakt = bleibt] = await lager.versiegle(tx, organisationId, [bleibt])
          const vorher = { kontakt, version: bleibt.version + 1, fotoGetauscht }
          await lasseAufgehen(tx, organisationId, { id: geht.id, in: bleibt.id, am: jetzt(), vorher })
          await protokolliere(
            tx,
            akteur,
            [bleibt.id, geht.id].map((id) => kontaktSpur('kontakt.merge', id)),
          )
          await rufe(tx, { art: 'kontakt', an: [organisationId] })
          return lager.lies(tx, organisationId, bleibt.id)
        }),
      ),

    undoMerge: (akteur: Akteur, id: string): Promise<Kontakt[]> =>
      inDerOrganisation(ports, akteur, async (tx, organisationId) => {
        const vorher = await ladeVorher(tx, organisationId, id)
        if (vorher === null) throw sharedFehler.ablehnen('nicht_gefunden')
        const [bleibt] = await lager.halte(tx, organisationId, [vorher.kontakt.id])
        if (bleibt?.version !== vorher.version) throw kontaktFehler.ablehnen('kontakt.veraltet')
        await lager.stelleWiederHer(tx, organisationId, { frueher: [vorher.kontakt], am: jetzt() })
        if (vorher.fotoGetauscht) await tauscheFotos(tx, organisationId, [bleibt.id, id])
        await trenne(tx, organisationId, id)
        await protokolliere(
          tx,
          akteur,
          [bleibt.id, id].map((kontaktId) => kontaktSpur('kontakt.undoMerge', kontaktId)),
        )
        return lager.genannte(tx, organisationId, [bleibt.id, id])
      }),
  }
}
