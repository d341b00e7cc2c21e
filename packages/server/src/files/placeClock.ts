/** What becomes of files when what they stand at goes: nobody sees them there at once, and here they are taken away. */
import { detachedDays } from '@dreiklang/domain/files/attachment'
import { uploadDays } from '@dreiklang/domain/files/files'
import type { Ports, Queryable } from '../ports.ts'
import { systemContext } from '../shared/context.ts'
import {
  type LookedPlace,
  deleteOldPlaces,
  deletePlaces,
  deletePlacesOfFiles,
  deleteUploadsOfKlient,
  loadIdsOfKlient,
  loadOrphans,
  takePlaces,
} from './clock.repository.ts'
import { deleteForGood } from './files.usecases.ts'
import type { PlaceSources } from './place.ts'

const lookEveryMs = 3_600_000
const dayMs = 86_400_000

const unique = (ids: readonly string[]) => [...new Set(ids)]

function byHouse<One extends { organisationId: string }>(rows: readonly One[]): Map<string, One[]> {
  const houses = new Map<string, One[]>()
  for (const row of rows) houses.set(row.organisationId, [...(houses.get(row.organisationId) ?? []), row])
  return houses
}

async function deleteOrphans(tx: Queryable, which: { organisationId: string; ids: readonly string[] }): Promise<void> {
  const ids = await loadOrphans(tx, which)
  if (ids.length > 0) await deleteForGood(tx, { organisationId: which.organisationId, ids })
}

export function createPlaceClock(ports: Ports, sources: PlaceSources) {
  async function isGone(tx: Queryable, looked: readonly LookedPlace[], writtenBefore: string): Promise<LookedPlace[]> {
    const gone = new Set<string>()
    const note = (ids: readonly string[]) => {
      for (const id of ids) gone.add(id)
    }
    for (const kind of new Set(looked.map((place) => place.kind))) {
      const places = looked.filter((place) => place.kind === kind)
      note(await sources[kind].goneOf(tx, unique(places.map(({ placeId }) => placeId))))
      // What waits for its message waits as long as an upload.
      const parts = places.filter(({ addedAt }) => addedAt < writtenBefore).flatMap(({ part }) => part ?? [])
      note((await sources[kind].goneParts?.(tx, unique(parts))) ?? [])
    }
    note(await sources.klient.goneOf(tx, unique(looked.flatMap(({ klientId }) => klientId ?? []))))
    return looked.filter(({ placeId, part, klientId }) => [placeId, part, klientId].some((id) => id !== null && gone.has(id)))
  }

  return {
    tidy: (): Promise<void> =>
      ports.database.transaction(systemContext, async (tx) => {
        const now = ports.clock.now().getTime()
        const at = (ms: number) => new Date(now - ms).toISOString()
        const looked = await takePlaces(tx, { now: at(0), before: at(lookEveryMs) })
        for (const [organisationId, places] of byHouse(await isGone(tx, looked, at(uploadDays * dayMs))))
          await deleteOrphans(tx, { organisationId, ids: await deletePlaces(tx, { organisationId, ids: places.map(({ id }) => id) }) })
        for (const [organisationId, files] of byHouse(await deleteOldPlaces(tx, at(detachedDays * dayMs))))
          await deleteOrphans(tx, { organisationId, ids: files.map(({ id }) => id) })
      }),

    /** With the record of a Klient the files of the own house go that are the Klient's, wherever they stand. */
    async forgetKlient(tx: Queryable, whose: { organisationId: string; klientId: string }): Promise<void> {
      const ids = await loadIdsOfKlient(tx, whose)
      const { organisationId } = whose
      await deletePlacesOfFiles(tx, { organisationId, ids })
      await deleteForGood(tx, { organisationId, ids })
      await deleteUploadsOfKlient(tx, whose)
    },
  }
}
