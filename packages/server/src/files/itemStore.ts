/** Opens files and folders as they are answered, and seals their words. For the use cases of the room only. */
import { fileDocument } from '@dreiklang/domain/files/files.document'
import { byName, isSameName, maxItems } from '@dreiklang/domain/files/files'
import { filesErrors } from '@dreiklang/domain/files/files.errors'
import { type FileItem, fileItem } from '@dreiklang/domain/files/item.contract'
import { type DocumentOf, readStored } from '@dreiklang/domain/shared/document'
import { sharedErrors } from '@dreiklang/domain/shared/shared.errors'
import { namesOfWords } from '@dreiklang/domain/shared/words'
import { one } from '../database/rows.ts'
import type { Ports, Queryable } from '../ports.ts'
import { createHouseSeal } from '../tresor/houseSeal.ts'
import type { KlientKey } from './parts.ts'
import { type FileRow, countItems, loadIn, loadOne, loadSome, loadSums } from './files.repository.ts'

export const notFound = () => sharedErrors.refuse('nicht_gefunden')

export type NamedRow = Omit<FileRow, 'daten'> & DocumentOf<typeof fileDocument>

export function createItemStore(ports: Ports) {
  const { seal, sealFor, open, openShared } = createHouseSeal(ports, { tabelle: 'file', felder: namesOfWords(fileItem) })
  const scopeOf = (organisationId: string) => ({ organisationId, now: ports.clock.now().toISOString() })

  /** With their names in words. */
  async function nameAll(db: Queryable, organisationId: string, rows: readonly FileRow[]): Promise<NamedRow[]> {
    const ofKlienten = rows.filter(({ klientId }) => klientId !== null)
    const ofHouse = rows.filter(({ klientId }) => klientId === null)
    // The key of a Klient of another house is seen by the system only; such a file lies in no folder, and who reads it comes by a thing.
    const opened = [...(await open(db, organisationId, ofHouse)), ...(await openShared(db, ofKlienten))]
    const byId = new Map(opened.map((row) => [row.id, row.daten]))
    return rows.map(({ daten: _sealed, ...row }) => ({ ...row, ...readStored(fileDocument, byId.get(row.id)) }))
  }

  async function openAll(db: Queryable, organisationId: string, rows: readonly FileRow[]): Promise<FileItem[]> {
    const ids = rows.filter(({ kind }) => kind === null).map(({ id }) => id)
    const sums = new Map((ids.length === 0 ? [] : await loadSums(db, { organisationId, ids })).map((sum) => [sum.id, sum]))
    return (await nameAll(db, organisationId, rows)).map((named) => {
      const { contentId: _content, trashId: _trash, klientId: _klient, klientHouse: _house, onlyPlaces: _only, size, ...row } = named
      return {
        ...row,
        bytes: sums.get(row.id)?.bytes ?? size,
        count: sums.get(row.id)?.count ?? 1,
      }
    })
  }

  return {
    scopeOf,
    nameAll,
    openAll,

    /** Of a file or folder that is there. */
    async readOne(db: Queryable, organisationId: string, id: string): Promise<FileItem> {
      const row = await loadOne(db, { ...scopeOf(organisationId), id })
      if (row === null) throw notFound()
      return one(openAll(db, organisationId, [row]))
    },

    /** @throws nicht_gefunden when one of them is not there */
    async demandAll(db: Queryable, organisationId: string, ids: readonly string[]): Promise<FileRow[]> {
      const rows = await loadSome(db, { ...scopeOf(organisationId), ids })
      if (rows.length !== new Set(ids).size) throw notFound()
      return rows
    },

    /** Null is the root. @throws nicht_gefunden when there is no such folder, or it lies in the trash */
    async demandFolder(db: Queryable, organisationId: string, folderId: string | null): Promise<void> {
      if (folderId === null) return
      const row = await loadOne(db, { ...scopeOf(organisationId), id: folderId })
      if (row === null || row.kind !== null || row.deletedAt !== null) throw notFound()
    },

    namesIn: async (db: Queryable, organisationId: string, folderId: string | null): Promise<NamedRow[]> =>
      nameAll(db, organisationId, await loadIn(db, { ...scopeOf(organisationId), folderId })),

    /** @throws files.zu_viele */
    async demandRoom(db: Queryable, organisationId: string): Promise<void> {
      if ((await countItems(db, organisationId)) >= maxItems) throw filesErrors.refuse('files.zu_viele')
    },

    sealWords: async (
      tx: Queryable,
      organisationId: string,
      { id, klient = null, ...daten }: DocumentOf<typeof fileDocument> & { id: string; klient?: KlientKey | null },
    ): Promise<unknown> =>
      (await one(klient === null ? seal(tx, organisationId, [{ id, daten }]) : sealFor(tx, klient, [{ id, daten }]))).daten,
  }
}

/** Folders first. */
export const sortItems = (items: readonly FileItem[]): FileItem[] => [
  ...byName(items.filter(({ kind }) => kind === null)),
  ...byName(items.filter(({ kind }) => kind !== null)),
]

export const findNamed = <Named extends { id: string; name: string }>(
  rows: readonly Named[],
  { id, name }: { id: string | null; name: string },
): Named | undefined => rows.find((row) => row.id !== id && isSameName(row.name, name))
