/** Categories, brands, vendors and tags: load, change, save and tell the colleagues. */
import { type TermKind, maxTerms } from '@dreiklang/domain/inventory/inventory'
import type { inventoryContract } from '@dreiklang/domain/inventory/inventory.contract'
import { inventoryErrors } from '@dreiklang/domain/inventory/inventory.errors'
import type { InventoryCategory, InventoryMaker, InventoryTag } from '@dreiklang/domain/inventory/product.contract'
import { ownOrganisation } from '@dreiklang/domain/organisation/organisation.policy'
import type { Akteur } from '@dreiklang/domain/shared/akteur'
import { createHouseChange } from '../organisation/houseChange.ts'
import type { Ports, Queryable } from '../ports.ts'
import { audit } from '../protokoll/protokoll.ts'
import { onBehalfOfPerson } from '../shared/onBehalfOf.ts'
import type { CalledBy } from '../shared/route.ts'
import { type InventoryStore, asCategory, notFound } from './inventoryStore.ts'
import { countTerms, deleteTerm, holdTerm, insertTerm, updateTerm } from './term.repository.ts'

type Contract = typeof inventoryContract
type Kinds = readonly TermKind[]

const makers: Kinds = ['category', 'brand', 'vendor']
const asTag = ({ id, name }: InventoryCategory): InventoryTag => ({ id, title: name })
const asMaker = ({ id, name, slug }: InventoryCategory): InventoryMaker => ({ id, name, slug })

export function createTerms(ports: Ports, store: InventoryStore) {
  const changeInHouse = createHouseChange(ports, 'inventory')
  const trail = (tx: Queryable, akteur: Akteur, { aktion, id }: { aktion: string; id: string }) =>
    audit(tx, akteur, { aktion: `inventory.${aktion}`, art: 'AENDERN', objektArt: 'PRODUCT', objektId: id, felder: ['title'] })

  const list = ({ akteur }: { akteur: Akteur }, kind: TermKind): Promise<InventoryCategory[]> =>
    store.termsOf(onBehalfOfPerson(ports.database, akteur), ownOrganisation(akteur), kind)

  interface New {
    id: string
    kind: TermKind
    name: string
    parentId: string | null
  }
  const create = (akteur: Akteur, { id, kind, name, parentId }: New): Promise<InventoryCategory> =>
    changeInHouse(akteur, async (tx, organisationId) => {
      const earlier = (await store.termsOf(tx, organisationId, kind)).find((term) => term.id === id)
      if (earlier !== undefined) return earlier
      if ((await countTerms(tx, organisationId)) >= maxTerms) throw inventoryErrors.refuse('inventory.zu_viele')
      const parent = parentId === null ? null : await holdTerm(tx, organisationId, parentId)
      if (parentId !== null && (kind !== 'category' || parent?.kind !== 'category'))
        throw inventoryErrors.refuse('inventory.zuordnung_unbekannt')
      const daten = await store.sealTerm(tx, organisationId, { id, daten: { title: name } })
      await insertTerm(tx, organisationId, { id, kind, parentId, daten })
      await trail(tx, akteur, { aktion: 'createTerm', id })
      return asCategory({ id, parentId }, name)
    })

  const rename = (akteur: Akteur, { id, name, kinds }: { id: string; name: string; kinds: Kinds }): Promise<InventoryCategory> =>
    changeInHouse(akteur, async (tx, organisationId) => {
      const held = await holdTerm(tx, organisationId, id)
      if (held === null || !kinds.includes(held.kind)) throw notFound()
      await updateTerm(tx, organisationId, { id, daten: await store.sealTerm(tx, organisationId, { id, daten: { title: name } }) })
      await trail(tx, akteur, { aktion: 'updateTerm', id })
      return asCategory(held, name)
    })

  const remove = (akteur: Akteur, id: string, kinds: Kinds): Promise<boolean> =>
    changeInHouse(akteur, async (tx, organisationId) => {
      const held = await holdTerm(tx, organisationId, id)
      if (held === null || !kinds.includes(held.kind)) throw notFound()
      await deleteTerm(tx, organisationId, held)
      await trail(tx, akteur, { aktion: 'removeTerm', id })
      return true
    })

  return {
    categories: (request: { akteur: Akteur }): Promise<InventoryCategory[]> => list(request, 'category'),
    brands: async (request: { akteur: Akteur }): Promise<InventoryMaker[]> => (await list(request, 'brand')).map(asMaker),
    vendors: async (request: { akteur: Akteur }): Promise<InventoryMaker[]> => (await list(request, 'vendor')).map(asMaker),
    tags: async (request: { akteur: Akteur }): Promise<InventoryTag[]> => (await list(request, 'tag')).map(asTag),

    createTag: async ({ akteur, body: { tag } }: CalledBy<Contract['createTag']>): Promise<InventoryTag> =>
      asTag(await create(akteur, { id: ports.newId(), kind: 'tag', name: tag.title, parentId: null })),
    updateTag: async ({ akteur, body: { id, tag } }: CalledBy<Contract['updateTag']>): Promise<InventoryTag> =>
      asTag(await rename(akteur, { id, name: tag.title, kinds: ['tag'] })),
    removeTag: ({ akteur, query }: CalledBy<Contract['removeTag']>): Promise<boolean> => remove(akteur, query.id, ['tag']),

    createTerm: ({ akteur, body: { id = ports.newId(), ...term } }: CalledBy<Contract['createTerm']>): Promise<InventoryCategory> =>
      create(akteur, { id, ...term }),
    updateTerm: ({ akteur, body }: CalledBy<Contract['updateTerm']>): Promise<InventoryCategory> =>
      rename(akteur, { ...body, kinds: makers }),
    removeTerm: ({ akteur, query }: CalledBy<Contract['removeTerm']>): Promise<boolean> => remove(akteur, query.id, makers),
  }
}
