/** What lies where: the listing of the specification, that of the screen, search, trash, versions, and who has seen a file. */
import { byName, chainOf, formatContents, findItems, formatSize } from '@dreiklang/domain/files/files'
import type { filesContract } from '@dreiklang/domain/files/files.contract'
import type { FileEvent, FileItem, FileVersion, Listing } from '@dreiklang/domain/files/item.contract'
import { ownOrganisation } from '@dreiklang/domain/organisation/organisation.policy'
import type { Akteur } from '@dreiklang/domain/shared/akteur'
import type { Ports, Queryable } from '../ports.ts'
import { contextOf, systemContext } from '../shared/context.ts'
import { onBehalfOf } from '../shared/onBehalfOf.ts'
import type { CalledBy } from '../shared/route.ts'
import { loadContents, loadEvents } from './content.repository.ts'
import { loadAll, loadFolders, loadIn, loadOfPerson, loadOne, loadTrash } from './files.repository.ts'
import { createItemStore, notFound, sortItems } from './itemStore.ts'

type Contract = typeof filesContract

const asListed = ({ id, folderId, name, description, kind, bytes, count, createdByName, createdAt, modifiedAt }: FileItem) => ({
  id,
  folderId,
  name,
  createdBy: createdByName ?? '',
  createdAt,
  modifiedAt,
  size: formatSize(bytes),
  type: kind ?? ('folder' as const),
  contents: kind === null ? formatContents(count) : null,
  description,
})

export function createFileReading(ports: Ports) {
  const store = createItemStore(ports)
  const whose = (akteur: Akteur) => ({ db: onBehalfOf(ports.database, contextOf(akteur)), organisationId: ownOrganisation(akteur) })

  async function readFolder(akteur: Akteur, folderId: string | null): Promise<{ items: FileItem[]; path: FileItem[] }> {
    const { db, organisationId } = whose(akteur)
    await store.demandFolder(db, organisationId, folderId)
    const scope = store.scopeOf(organisationId)
    const above = folderId === null ? [] : chainOf(new Map((await loadFolders(db, scope)).map((row) => [row.id, row])), folderId)
    const inside = await loadIn(db, { ...scope, folderId })
    const opened = await store.openAll(db, organisationId, [...above, ...inside])
    return { path: opened.slice(0, above.length), items: sortItems(opened.slice(above.length)) }
  }

  /** A file that is there, also in the trash. */
  async function demand({ akteur, query: { id } }: { akteur: Akteur; query: { id: string } }) {
    const { db, organisationId } = whose(akteur)
    const row = await loadOne(db, { ...store.scopeOf(organisationId), id })
    if (row === null) throw notFound()
    return { db, row, which: { organisationId, fileId: id } }
  }

  return {
    async list({ akteur, query: { folderId } }: CalledBy<Contract['list']>): Promise<Listing> {
      const { items, path } = await readFolder(akteur, folderId)
      const listed = items.map(asListed)
      return {
        folders: listed.filter(({ type }) => type === 'folder'),
        files: listed.filter(({ type }) => type !== 'folder'),
        path: path.map(asListed),
      }
    },

    items: ({ akteur, query: { folderId } }: CalledBy<Contract['items']>) => readFolder(akteur, folderId),

    async folders({ akteur }: CalledBy<Contract['folders']>): Promise<FileItem[]> {
      const { db, organisationId } = whose(akteur)
      return byName(await store.openAll(db, organisationId, await loadFolders(db, store.scopeOf(organisationId))))
    },

    async search({ akteur, query: { query } }: CalledBy<Contract['search']>): Promise<FileItem[]> {
      if (query.trim() === '') return []
      const { db, organisationId } = whose(akteur)
      const rows = await loadAll(db, store.scopeOf(organisationId))
      const found = new Set(findItems(await store.nameAll(db, organisationId, rows), query).map(({ id }) => id))
      const items = await store.openAll(
        db,
        organisationId,
        rows.filter(({ id }) => found.has(id)),
      )
      return items.toSorted((a, b) => b.modifiedAt.localeCompare(a.modifiedAt)).slice(0, 200)
    },

    async trash({ akteur }: CalledBy<Contract['trash']>): Promise<FileItem[]> {
      const { db, organisationId } = whose(akteur)
      return store.openAll(db, organisationId, await loadTrash(db, store.scopeOf(organisationId)))
    },

    async versions(request: CalledBy<Contract['versions']>): Promise<FileVersion[]> {
      const { db, row, which } = await demand(request)
      return (await loadContents(db, which)).map(({ fileId: _file, size, ...content }) => ({
        ...content,
        bytes: size,
        isCurrent: content.id === row.contentId,
      }))
    },

    async events(request: CalledBy<Contract['events']>): Promise<FileEvent[]> {
      const { db, which } = await demand(request)
      return loadEvents(db, which)
    },

    /** What a person has brought, for the person's own copy. */
    async ofPerson(db: Queryable, { organisationId, personId }: Akteur): Promise<FileItem[]> {
      if (organisationId === null) return []
      const rows = await loadOfPerson(db, { ...store.scopeOf(organisationId), personId })
      // What was brought to an order lies under the key of the Klient, which is another house's; without it nothing is left to tell.
      const items = await store.openAll(onBehalfOf(ports.database, systemContext), organisationId, rows)
      return items.filter(({ name }) => name !== '')
    },
  }
}
