/** Folders and files: create, rename, move, trash, restore, delete for good. A file of another house is answered as one that does not exist. */
import { chainOf, freeName, maxDepth } from '@dreiklang/domain/files/files'
import { endingOf } from '@dreiklang/domain/files/fileKinds'
import { filesContract as c } from '@dreiklang/domain/files/files.contract'
import { filesErrors } from '@dreiklang/domain/files/files.errors'
import type { FileItem } from '@dreiklang/domain/files/item.contract'
import { one } from '../database/rows.ts'
import type { Ports, Queryable } from '../ports.ts'
import type { CalledBy } from '../shared/route.ts'
import { forgetContentsOf } from './content.repository.ts'
import { createFileChange, type Held } from './fileChange.ts'
import {
  type FileRow,
  deleteFiles,
  insertFile,
  loadFolders,
  loadInside,
  putIntoTrash,
  saveFolder,
  saveWords,
  takeOutOfTrash,
} from './files.repository.ts'
import { createItemStore, findNamed, notFound } from './itemStore.ts'
import { deleteLinksOf } from './link.repository.ts'
import { klientOf } from './parts.ts'
import { leaveAtPlaces } from './place.repository.ts'

type Contract = typeof c

const isThrownAway = ({ deletedAt }: FileRow): boolean => deletedAt !== null

export function demandOutOfTrash(rows: readonly FileRow[]): void {
  if (rows.some(isThrownAway)) throw filesErrors.refuse('files.im_papierkorb')
}

/** But for files that stand at something: those leave the folders, and stay where they stand. */
export async function deleteForGood(
  tx: Queryable,
  { organisationId, ids }: { organisationId: string; ids: readonly string[] },
): Promise<void> {
  const found = await loadInside(tx, { organisationId, ids })
  const left = new Set(await leaveAtPlaces(tx, { organisationId, ids: found }))
  const inside = found.filter((id) => !left.has(id))
  await deleteLinksOf(tx, { organisationId, fileIds: inside })
  await forgetContentsOf(tx, { organisationId, fileIds: inside })
  await deleteFiles(tx, { organisationId, ids: inside })
}

function createTreeRules(store: ReturnType<typeof createItemStore>) {
  async function demandFreeName(
    tx: Queryable,
    organisationId: string,
    place: { folderId: string | null; id: string | null; name: string },
  ) {
    if (findNamed(await store.namesIn(tx, organisationId, place.folderId), place) !== undefined)
      throw filesErrors.refuse('files.name_vergeben')
  }

  async function demandPlace({ tx, organisationId }: Held, folderId: string | null, moved: readonly string[]): Promise<void> {
    await store.demandFolder(tx, organisationId, folderId)
    const folders = new Map((await loadFolders(tx, store.scopeOf(organisationId))).map((row) => [row.id, row]))
    const chain = chainOf(folders, folderId)
    if (chain.some(({ id }) => moved.includes(id))) throw filesErrors.refuse('files.in_sich')
    // Without any a new one comes.
    const deepest = Math.max(moved.length === 0 ? 1 : 0, ...[...folders.keys()].map((id) => depthUnder(chainOf(folders, id), moved)))
    if (chain.length + deepest > maxDepth) throw filesErrors.refuse('files.zu_tief')
  }

  /** @throws nicht_gefunden when one of them does not lie in the trash by itself */
  async function demandThrownAway({ tx, organisationId }: Held, ids: readonly string[]): Promise<void> {
    const rows = await store.demandAll(tx, organisationId, ids)
    if (rows.some(({ id, trashId }) => trashId !== id)) throw notFound()
  }

  async function restoreOne({ tx, organisationId, personId, now }: Held, id: string): Promise<void> {
    await takeOutOfTrash(tx, { organisationId, trashId: id })
    const row = await one(store.nameAll(tx, organisationId, await store.demandAll(tx, organisationId, [id])))
    const others = (await store.namesIn(tx, organisationId, row.folderId)).filter((other) => other.id !== id)
    const { description } = row
    const name = freeName(
      row.name,
      others.map((other) => other.name),
    )
    if (name === row.name) return
    const daten = await store.sealWords(tx, organisationId, { id, name, description, klient: klientOf(row) })
    await saveWords(tx, { organisationId, personId, now, id, daten })
  }

  return { demandFreeName, demandPlace, demandThrownAway, restoreOne }
}

export function createFiles(ports: Ports) {
  const store = createItemStore(ports)
  const change = createFileChange(ports)

  const { demandFreeName, demandPlace, demandThrownAway, restoreOne } = createTreeRules(store)

  return {
    createFolder: ({ akteur, body: { folderId, name, reuse } }: CalledBy<Contract['createFolder']>): Promise<FileItem> =>
      change(akteur, async (held) => {
        const { tx, organisationId, personId, now } = held
        await demandPlace(held, folderId, [])
        const there = findNamed(await store.namesIn(tx, organisationId, folderId), { id: null, name })
        if (there !== undefined && there.kind === null && reuse) return store.readOne(tx, organisationId, there.id)
        if (there !== undefined) throw filesErrors.refuse('files.name_vergeben')
        await store.demandRoom(tx, organisationId)
        const id = ports.newId()
        const daten = await store.sealWords(tx, organisationId, { id, name, description: '' })
        await insertFile(tx, { organisationId, id, folderId, kind: null, contentId: null, personId, now, daten })
        await held.tell('upload', { call: c.createFolder.id, ids: [id] })
        return store.readOne(tx, organisationId, id)
      }),

    update: ({ akteur, body: { id, ...named } }: CalledBy<Contract['update']>): Promise<FileItem> =>
      change(akteur, async (held) => {
        const { tx, organisationId, personId, now } = held
        const rows = await store.demandAll(tx, organisationId, [id])
        demandOutOfTrash(rows)
        const before = await one(store.nameAll(tx, organisationId, rows))
        const after = { name: named.name ?? before.name, description: named.description ?? before.description }
        const fields = (['name', 'description'] as const).filter((field) => after[field] !== before[field])
        if (fields.length === 0) return store.readOne(tx, organisationId, id)
        if (before.kind !== null && endingOf(after.name) !== endingOf(before.name)) throw filesErrors.refuse('files.endung_bleibt')
        await demandFreeName(tx, organisationId, { folderId: before.folderId, id, name: after.name })
        const daten = await store.sealWords(tx, organisationId, { id, ...after, klient: klientOf(before) })
        await saveWords(tx, { organisationId, personId, now, id, daten })
        await held.tell('rename', { call: c.update.id, ids: [id], fields })
        return store.readOne(tx, organisationId, id)
      }),

    move: ({ akteur, body: { ids, folderId } }: CalledBy<Contract['move']>): Promise<void> =>
      change(akteur, async (held) => {
        const { tx, organisationId, personId, now } = held
        const rows = await store.demandAll(tx, organisationId, ids)
        demandOutOfTrash(rows)
        await demandPlace(held, folderId, ids)
        const moved = await store.nameAll(
          tx,
          organisationId,
          rows.filter((row) => row.folderId !== folderId),
        )
        const names = await store.namesIn(tx, organisationId, folderId)
        for (const row of moved) {
          if (findNamed(names, row) !== undefined) throw filesErrors.refuse('files.name_vergeben')
          names.push(row)
        }
        const movedIds = moved.map(({ id }) => id)
        await saveFolder(tx, { organisationId, personId, now, ids: movedIds, folderId })
        await held.tell('move', { call: c.move.id, ids: movedIds, fields: ['folderId'] })
      }),

    remove: ({ akteur, body: { ids } }: CalledBy<Contract['remove']>): Promise<void> =>
      change(akteur, async (held) => {
        const { tx, organisationId, now } = held
        // A second time, or within a folder that went before it: it lies there already.
        const rows = (await store.demandAll(tx, organisationId, ids)).filter((row) => !isThrownAway(row))
        const done: string[] = []
        for (const { id } of rows) {
          const inside = (await loadInside(tx, { organisationId, ids: [id] })).filter((other) => !done.includes(other))
          if (inside.length === 0) continue
          await putIntoTrash(tx, { organisationId, ids: inside, trashId: id, now })
          await deleteLinksOf(tx, { organisationId, fileIds: inside })
          done.push(...inside)
        }
        const asked = rows.map(({ id }) => id)
        await held.tell('trash', { call: c.remove.id, ids: asked })
      }),

    restore: ({ akteur, body: { ids } }: CalledBy<Contract['restore']>): Promise<void> =>
      change(akteur, async (held) => {
        await demandThrownAway(held, ids)
        for (const id of ids) await restoreOne(held, id)
        await held.tell('restore', { call: c.restore.id, ids })
      }),

    purge: ({ akteur, body: { ids } }: CalledBy<Contract['purge']>): Promise<void> =>
      change(akteur, async (held) => {
        await demandThrownAway(held, ids)
        // Before they are gone: what cannot be seen any more has to be found in the trail.
        await held.tell('trash', { call: c.purge.id, ids })
        await deleteForGood(held.tx, { organisationId: held.organisationId, ids })
      }),
  }
}

/** How many folders deep a folder lies, counted from the one that is moved; 0 when none of them is above it. */
function depthUnder(chain: readonly { id: string }[], moved: readonly string[]): number {
  const at = chain.findIndex(({ id }) => moved.includes(id))
  return at === -1 ? 0 : chain.length - at
}
