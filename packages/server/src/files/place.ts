/** What rooms above say about the things that files stand at: who sees one, who may change its files, whom it is about. */
import type { PlaceKind } from '@dreiklang/domain/files/attachment'
import { filesErrors } from '@dreiklang/domain/files/files.errors'
import type { Akteur } from '@dreiklang/domain/shared/akteur'
import type { Queryable } from '../ports.ts'
import { notFound } from './itemStore.ts'
import type { KlientKey } from './parts.ts'

export interface PlaceSight {
  /** As the person calls it. */
  title: string
  /** Whom it is about, as long as the record is there. */
  klient: KlientKey | null
  mayAttach: boolean
  /** Organisations and people whose screens may show it. */
  hear: readonly string[]
  /** Of a thing in parts: those among these that everybody sees who sees the thing. */
  partsIn?(parts: readonly string[]): Promise<readonly string[]>
}

export interface PlaceSource {
  /** Null: it is not there, or this person does not see it. Never inside a transaction. */
  see(akteur: Akteur, placeId: string): Promise<PlaceSight | null>
  /** Those that are not there any more. In the name of the system. */
  goneOf(db: Queryable, placeIds: readonly string[]): Promise<readonly string[]>
  /** The same of parts: never written, or withdrawn. */
  goneParts?(db: Queryable, parts: readonly string[]): Promise<readonly string[]>
}

export type PlaceSources = Readonly<Record<PlaceKind, PlaceSource>>

export interface Place {
  kind: PlaceKind
  placeId: string
}

export function createPlaceRights(sources: PlaceSources) {
  const see = (akteur: Akteur, { kind, placeId }: Place): Promise<PlaceSight | null> => sources[kind].see(akteur, placeId)

  /** @throws nicht_gefunden */
  async function demand(akteur: Akteur, place: Place): Promise<PlaceSight> {
    const sight = await see(akteur, place)
    if (sight === null) throw notFound()
    return sight
  }

  return {
    see,
    demand,

    /** @throws nicht_gefunden, files.hier_nicht */
    async demandChange(akteur: Akteur, place: Place): Promise<PlaceSight> {
      const sight = await demand(akteur, place)
      if (!sight.mayAttach) throw filesErrors.refuse('files.hier_nicht')
      return sight
    },
  }
}
