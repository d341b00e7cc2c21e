import type { Kontakt, kontaktContract } from '@dreiklang/domain/kontakt/kontakt.contract'
import { kontaktErrors } from '@dreiklang/domain/kontakt/kontakt.errors'
import { ownOrganisation } from '@dreiklang/domain/organisation/organisation.policy'
import type { Akteur } from '@dreiklang/domain/shared/akteur'
import { sharedErrors } from '@dreiklang/domain/shared/shared.errors'
import type { Ports } from '../ports.ts'
import { audit } from '../protokoll/protokoll.ts'
import { type JsonText, once } from '../shared/idempotenz.ts'
import type { CalledBy } from '../shared/route.ts'
import { sendSignal } from '../shared/signal.ts'
import { inOrganisation, kontaktTrail, withKnownTags, cleanNotiz } from './kontakt.usecases.ts'
import { createKontaktStore } from './lager.ts'
import { loadBefore, dissolve, swapFotos, split } from './zusammenfuehrung.repository.ts'

type Contract = typeof kontaktContract
export function createMerging(ports: Ports) {
  const lager = createKontaktStore(ports)
  const now = () => ports.clock.now().toISOString()

  return {
    merge: ({ akteur, body, idempotenz }: CalledBy<Contract['merge']>): Promise<JsonText<Kontakt>> =>
      withKnownTags(() =>
        once(ports, { akteur, idempotenz }, async (tx) => {
          const organisationId = ownOrganisation(akteur)
          const gehalten = await lager.halte(tx, organisationId, [body.id, body.other.id])
          const bleibt = gehalten.find(({ id }) => id === body.id)
          const geht = gehalten.find(({ id }) => id === body.other.id)
          if (bleibt === undefined || geht === undefined) throw sharedErrors.refuse('nicht_gefunden')
          if (bleibt.version !== body.version || geht.version !== body.other.version) throw kontaktErrors.refuse('kontakt.veraltet')
          const contact = { ...body.contact, id: bleibt.id, notes: cleanNotiz(body.contact.notes) }
          await lager.write(tx, organisationId, { kontakt: contact, am: now() })
          const fotoGetauscht = body.avatarOf === geht.id
          if (fotoGetauscht) await swapFotos(tx, organisationId, [bleibt.id, geht.id])
          const [kontakt = bleibt] = await lager.seal(tx, organisationId, [bleibt])
          const vorher = { kontakt, version: bleibt.version + 1, fotoGetauscht }
          await dissolve(tx, organisationId, { id: geht.id, in: bleibt.id, am: now(), vorher })
          await audit(
            tx,
            akteur,
            [bleibt.id, geht.id].map((id) => kontaktTrail('kontakt.merge', id)),
          )
          await sendSignal(tx, { art: 'kontakt', an: [organisationId] })
          return lager.readStore(tx, organisationId, bleibt.id)
        }),
      ),

    undoMerge: (akteur: Akteur, id: string): Promise<Kontakt[]> =>
      inOrganisation(ports, akteur, async (tx, organisationId) => {
        const before = await loadBefore(tx, organisationId, id)
        if (before === null) throw sharedErrors.refuse('nicht_gefunden')
        const [bleibt] = await lager.halte(tx, organisationId, [before.kontakt.id])
        if (bleibt?.version !== before.version) throw kontaktErrors.refuse('kontakt.veraltet')
        await lager.restore(tx, organisationId, { frueher: [before.kontakt], am: now() })
        if (before.fotoGetauscht) await swapFotos(tx, organisationId, [bleibt.id, id])
        await split(tx, organisationId, id)
        await audit(
          tx,
          akteur,
          [bleibt.id, id].map((kontaktId) => kontaktTrail('kontakt.undoMerge', kontaktId)),
        )
        return lager.named(tx, organisationId, [bleibt.id, id])
      }),
  }
}
