/** The bytes of a file where it stands, and who has looked at it. The house that keeps the file learns of each look, of other houses too. */
import { filesContract as c } from '@dreiklang/domain/files/files.contract'
import { mediaTypeOf } from '@dreiklang/domain/files/fileKinds'
import type { FileEvent } from '@dreiklang/domain/files/item.contract'
import { safeNameOf } from '@dreiklang/domain/datei/datei'
import type { Akteur } from '@dreiklang/domain/shared/akteur'
import { createSaveHeaders } from '../datei/datei.ts'
import type { Ports } from '../ports.ts'
import { audit } from '../protokoll/protokoll.ts'
import { contextOf, systemContext } from '../shared/context.ts'
import { onBehalfOf } from '../shared/onBehalfOf.ts'
import type { CalledBy } from '../shared/route.ts'
import { insertDeeds, loadEvents } from './content.repository.ts'
import { notFound } from './itemStore.ts'
import { createParts, klientOf, streamOf } from './parts.ts'
import type { createPlaceRights } from './place.ts'
import { type PlacedRow, loadPlace } from './place.repository.ts'
import { createPlacedNames, isShownTo } from './placed.ts'

type Contract = typeof c

export function createAttachmentContents(ports: Ports, rights: ReturnType<typeof createPlaceRights>) {
  const parts = createParts(ports)
  const nameAll = createPlacedNames(ports)
  const system = onBehalfOf(ports.database, systemContext)

  /** @throws nicht_gefunden */
  async function demand(akteur: Akteur, id: string): Promise<{ row: PlacedRow; name: string; klientId: string | null }> {
    const row = await loadPlace(system, id)
    // What was taken off is put back first.
    if (row === null || row.removedAt !== null) throw notFound()
    const sight = await rights.see(akteur, row)
    const shown = sight === null ? [] : await isShownTo(akteur, { rows: [row], sight })
    const [named] = await nameAll(shown)
    if (named === undefined) throw notFound()
    return { ...named, klientId: sight?.klient?.klientId ?? null }
  }

  async function writeLook(akteur: Akteur, { row, klientId }: { row: PlacedRow; klientId: string | null }): Promise<void> {
    const { organisationId, fileId } = row
    const isForeign = organisationId !== akteur.organisationId
    const trail = { aktion: c.attachmentContent.id, art: 'LESEN', objektArt: 'FILE', objektId: fileId, klientId } as const
    // Into the trail of who reads, and into that of the house whose file it is.
    await ports.database.transaction(isForeign ? systemContext : contextOf(akteur), async (tx) => {
      const houseId = isForeign ? akteur.organisationId : null
      const now = ports.clock.now().toISOString()
      await insertDeeds(tx, { organisationId, fileIds: [fileId], deed: 'read', personId: akteur.personId, houseId, now })
      await audit(tx, akteur, isForeign ? [trail, { ...trail, organisationId }] : trail)
    })
  }

  return {
    async content({ akteur, query: { id } }: CalledBy<Contract['attachmentContent']>): Promise<Response> {
      const found = await demand(akteur, id)
      await writeLook(akteur, found)
      const { row, name } = found
      const { organisationId, contentId, size } = row
      const headers = { ...createSaveHeaders({ name: safeNameOf(name), mediaType: mediaTypeOf(name) }), 'content-length': String(size) }
      return new Response(streamOf(parts.bytesOf({ organisationId, contentId, size, klient: klientOf(row) })), { headers })
    },

    /** @throws nicht_gefunden, also for a file of another house: who looks there is its matter */
    async events({ akteur, query: { id } }: CalledBy<Contract['attachmentEvents']>): Promise<FileEvent[]> {
      const { row } = await demand(akteur, id)
      const { organisationId, fileId } = row
      if (organisationId !== akteur.organisationId) throw notFound()
      return loadEvents(onBehalfOf(ports.database, contextOf(akteur)), { organisationId, fileId })
    },
  }
}
