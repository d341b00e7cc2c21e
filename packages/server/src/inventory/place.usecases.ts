/** Rooms, cars and Klienten with whom something lies. */
import { maxLocations } from '@dreiklang/domain/inventory/inventory'
import type { inventoryContract } from '@dreiklang/domain/inventory/inventory.contract'
import { inventoryErrors } from '@dreiklang/domain/inventory/inventory.errors'
import type { StockLocation } from '@dreiklang/domain/inventory/stock.contract'
import { ownOrganisation } from '@dreiklang/domain/organisation/organisation.policy'
import type { Akteur } from '@dreiklang/domain/shared/akteur'
import { one } from '../database/rows.ts'
import { holdKlient } from '../klient/hold.ts'
import { createHouseChange } from '../organisation/houseChange.ts'
import type { Ports, Queryable } from '../ports.ts'
import { audit } from '../protokoll/protokoll.ts'
import type { CalledBy } from '../shared/route.ts'
import { type InventoryStore, notFound } from './inventoryStore.ts'
import {
  countLocations,
  findLocationOfKlient,
  holdLocation,
  insertLocation,
  loadLocation,
  removeLocation,
  renameLocation,
} from './location.repository.ts'

type Contract = typeof inventoryContract

/** The place at a Klient, made when something comes there for the first time. `id`: of a new one. */
export async function ensurePlaceOfKlient(
  tx: Queryable,
  { organisationId, klientId, id }: { organisationId: string; klientId: string; id: string },
): Promise<string> {
  const known = await findLocationOfKlient(tx, organisationId, klientId)
  if (known !== null) return known
  await insertLocation(tx, { organisationId, id, kind: 'klient', klientId, daten: null })
  return (await findLocationOfKlient(tx, organisationId, klientId)) ?? id
}

export function createPlaces(ports: Ports, store: InventoryStore) {
  const changeInHouse = createHouseChange(ports, 'inventory')

  const trail = (tx: Queryable, akteur: Akteur, { aktion, id }: { aktion: string; id: string }) =>
    audit(tx, akteur, { aktion: `inventory.${aktion}`, art: 'AENDERN', objektArt: 'STOCK_PLACE', objektId: id })

  async function read(tx: Queryable, organisationId: string, id: string): Promise<StockLocation> {
    const row = await loadLocation(tx, organisationId, id)
    if (row === null) throw notFound()
    return one(store.openLocations(tx, organisationId, [row]))
  }

  async function createForKlient(tx: Queryable, akteur: Akteur, klientId: string): Promise<StockLocation> {
    const organisationId = ownOrganisation(akteur)
    await holdKlient(tx, akteur, klientId)
    const id = await ensurePlaceOfKlient(tx, { organisationId, klientId, id: ports.newId() })
    await audit(tx, akteur, { aktion: 'inventory.createLocation', art: 'LESEN', objektArt: 'KLIENT', objektId: klientId, klientId })
    return read(tx, organisationId, id)
  }

  return {
    create({ akteur, body }: CalledBy<Contract['createLocation']>): Promise<StockLocation> {
      return changeInHouse(akteur, async (tx, organisationId) => {
        if (body.kind === 'klient') return createForKlient(tx, akteur, body.klientId)
        const { id = ports.newId(), kind, name } = body
        if ((await loadLocation(tx, organisationId, id)) !== null) return read(tx, organisationId, id)
        if ((await countLocations(tx, organisationId)) >= maxLocations) throw inventoryErrors.refuse('inventory.zu_viele')
        const daten = await store.sealPlace(tx, organisationId, { id, daten: { title: name } })
        await insertLocation(tx, { organisationId, id, kind, klientId: null, daten })
        await trail(tx, akteur, { aktion: 'createLocation', id })
        return read(tx, organisationId, id)
      })
    },

    update({ akteur, body: { id, name } }: CalledBy<Contract['updateLocation']>): Promise<StockLocation> {
      return changeInHouse(akteur, async (tx, organisationId) => {
        const held = (await holdLocation(tx, organisationId, id)) ? await read(tx, organisationId, id) : null
        if (held === null || held.kind === 'klient') throw notFound()
        await renameLocation(tx, organisationId, { id, daten: await store.sealPlace(tx, organisationId, { id, daten: { title: name } }) })
        await trail(tx, akteur, { aktion: 'updateLocation', id })
        return read(tx, organisationId, id)
      })
    },

    remove({ akteur, query: { id } }: CalledBy<Contract['removeLocation']>): Promise<boolean> {
      return changeInHouse(akteur, async (tx, organisationId) => {
        const held = (await holdLocation(tx, organisationId, id)) ? await read(tx, organisationId, id) : null
        if (held === null || held.kind === 'klient') throw notFound()
        if (held.products > 0) throw inventoryErrors.refuse('inventory.ort_belegt')
        await removeLocation(tx, { organisationId, id, now: ports.clock.now().toISOString() })
        await trail(tx, akteur, { aktion: 'removeLocation', id })
        return true
      })
    },
  }
}
