/** Where an upload goes: into a folder of the house, or to a thing and nowhere else. */
import { maxAtPlace } from '@dreiklang/domain/files/attachment'
import { filesErrors } from '@dreiklang/domain/files/files.errors'
import type { UploadMetadata } from '@dreiklang/domain/files/upload.contract'
import type { Ports, Queryable } from '../ports.ts'
import { createItemStore, notFound } from './itemStore.ts'
import type { createPlaceRights } from './place.ts'
import { countAt } from './place.repository.ts'
import type { Bringer, UploadRow } from './upload.repository.ts'
import { createUploadRules } from './uploadRules.ts'

export type PlaceRights = Pick<ReturnType<typeof createPlaceRights>, 'demandChange'>

export function createUploadPlaces(ports: Ports, places: PlaceRights) {
  const store = createItemStore(ports)
  const rules = createUploadRules(ports)

  /** Judged again with each request: within a week rights change. @throws nicht_gefunden, files.hier_nicht */
  async function demandPlace({ akteur }: Bringer, { placeKind: kind, placeId }: Pick<UploadRow, 'placeKind' | 'placeId'>) {
    if (kind === null || placeId === null) return null
    if (akteur === null) throw notFound()
    return places.demandChange(akteur, { kind, placeId })
  }

  async function placingOf(bringer: Bringer, metadata: UploadMetadata) {
    const { placeKind = null, placeId = null, part = null } = metadata
    const where = placeId === null ? { placeKind: null, placeId: null } : { placeKind, placeId }
    const klient = (await demandPlace(bringer, where))?.klient ?? null
    return { ...where, part, klientId: klient?.klientId ?? null, klientHouse: klient?.organisationId ?? null }
  }

  async function settle(
    tx: Queryable,
    organisationId: string,
    { metadata, placing }: { metadata: UploadMetadata; placing: Awaited<ReturnType<typeof placingOf>> },
  ) {
    const { placeKind: kind, placeId } = placing
    if (kind !== null && placeId !== null) {
      if ((await countAt(tx, { organisationId, kind, placeId })) >= maxAtPlace) throw filesErrors.refuse('files.zu_viele_hier')
      return { name: metadata.filename, folderId: null, replacesId: null }
    }
    const { folderId } = metadata
    await store.demandFolder(tx, organisationId, folderId)
    const settled = await rules.settleName(tx, organisationId, metadata)
    if (settled.replacesId === null) await store.demandRoom(tx, organisationId)
    return { ...settled, folderId }
  }

  return { demandPlace, placingOf, settle }
}
