import { admit } from '@dreiklang/domain/kontakt/abgleich'
import type { ImportRow, Kontakt, kontaktContract } from '@dreiklang/domain/kontakt/kontakt.contract'
import { ownOrganisation } from '@dreiklang/domain/organisation/organisation.policy'
import type { Akteur } from '@dreiklang/domain/shared/akteur'
import { sharedErrors } from '@dreiklang/domain/shared/shared.errors'
import type { z } from 'zod'
import type { Ports, Queryable } from '../ports.ts'
import { audit } from '../protokoll/protokoll.ts'
import { type JsonText, once } from '../shared/idempotenz.ts'
import type { CalledBy } from '../shared/route.ts'
import { sendSignal } from '../shared/signal.ts'
import { rememberBeforeImport, takeFromBeforeImport } from './import.repository.ts'
import { deleteImport } from './kontakt.repository.ts'
import { inOrganisation, kontaktTrail, checkPlatz, cleanNotiz } from './kontakt.usecases.ts'
import { createKontaktStore } from './lager.ts'
import { loadTags, ensureTags } from './tag.repository.ts'

type Contract = typeof kontaktContract
type Auftrag = z.output<Contract['import']['body']>['contacts'][number]

const schluesselOf = (title: string) => title.toLowerCase()

export function createImport(ports: Ports) {
  const lager = createKontaktStore(ports)
  const now = () => ports.clock.now().toISOString()

  /** Ids of the tags by their titles; those that are missing are made. */
  async function tagIds(tx: Queryable, organisationId: string, rows: readonly ImportRow[]): Promise<Map<string, string>> {
    const titel = new Map(rows.flatMap(({ tags }) => tags).map((title) => [schluesselOf(title), title]))
    if (titel.size > 0)
      await ensureTags(
        tx,
        organisationId,
        [...titel.values()].map((title) => ({ id: ports.newId(), title })),
      )
    return new Map((await loadTags(tx, organisationId)).map(({ id, title }) => [schluesselOf(title), id]))
  }

  return {
    import: ({ akteur, body, idempotenz }: CalledBy<Contract['import']>): Promise<JsonText<z.output<Contract['import']['answer']>>> =>
      once(ports, { akteur, idempotenz }, async (tx) => {
        const organisationId = ownOrganisation(akteur)
        const added = body.contacts.filter(({ ziel }) => ziel === null)
        await checkPlatz(tx, organisationId, added.length)
        const ids = await tagIds(tx, organisationId, body.contacts)
        const withIds = ({ tags, notes, ziel, ...row }: Auftrag) => ({
          ...row,
          id: ziel?.id ?? ports.newId(),
          notes: cleanNotiz(notes),
          tags: tags.flatMap((title) => ids.get(schluesselOf(title)) ?? []),
        })
        const count =
          added.length === 0 ? 0 : await lager.insert(tx, organisationId, { kontakte: added.map(withIds), am: now(), importId: body.id })
        const gehalten = new Map(
          (
            await lager.halte(
              tx,
              organisationId,
              body.contacts.flatMap(({ ziel }) => ziel?.id ?? []),
            )
          ).map((one) => [one.id, one]),
        )
        const changed: Kontakt[] = []
        for (const auftrag of body.contacts) {
          const alt = gehalten.get(auftrag.ziel?.id ?? '')
          if (alt === undefined || alt.version !== auftrag.ziel?.version) continue
          const { tags, ...angaben } = admit(alt, withIds(auftrag), alt.tags)
          await lager.write(tx, organisationId, { kontakt: { ...angaben, id: alt.id, tags: [...tags] }, am: now() })
          // A second line for the same contact was compared with one that no longer exists.
          gehalten.delete(alt.id)
          changed.push(alt)
        }
        const vorher = (await lager.seal(tx, organisationId, changed)).map((kontakt) => ({ kontakt, version: kontakt.version + 1 }))
        await rememberBeforeImport(tx, organisationId, { importId: body.id, vorher, am: now() })
        await audit(tx, akteur, kontaktTrail('kontakt.import', body.id))
        await sendSignal(tx, { art: 'kontakt', an: [organisationId] })
        return { count, updated: changed.length, kept: body.contacts.length - added.length - changed.length }
      }),

    undoImport: (akteur: Akteur, importId: string): Promise<z.output<Contract['undoImport']['answer']>> =>
      inOrganisation(ports, akteur, async (tx, organisationId) => {
        const weg = await deleteImport(tx, organisationId, { importId, am: now() })
        const before = await takeFromBeforeImport(tx, organisationId, importId)
        if (weg === null && before.length === 0) throw sharedErrors.refuse('nicht_gefunden')
        const gehalten = await lager.halte(
          tx,
          organisationId,
          before.map(({ kontakt }) => kontakt.id),
        )
        const unberuehrt = before.filter(({ kontakt, version }) => gehalten.some((one) => one.id === kontakt.id && one.version === version))
        await lager.restore(tx, organisationId, { frueher: unberuehrt.map(({ kontakt }) => kontakt), am: now() })
        await audit(tx, akteur, kontaktTrail('kontakt.undoImport', importId))
        return {
          removed: weg?.removed ?? 0,
          restored: unberuehrt.length,
          kept: (weg?.kept ?? 0) + before.length - unberuehrt.length,
        }
      }),
  }
}
