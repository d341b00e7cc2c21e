/** Files as bytes: one of them, an older version, or some of them as a ZIP archive. Who reads is written down at the file and in the trail. */
import { freeName } from '@dreiklang/domain/files/files'
import { mediaTypeOf } from '@dreiklang/domain/files/fileKinds'
import { filesContract as c } from '@dreiklang/domain/files/files.contract'
import type { FileItem } from '@dreiklang/domain/files/item.contract'
import { safeNameOf } from '@dreiklang/domain/datei/datei'
import { ownOrganisation } from '@dreiklang/domain/organisation/organisation.policy'
import type { Akteur } from '@dreiklang/domain/shared/akteur'
import { one } from '../database/rows.ts'
import { createSaveHeaders } from '../datei/datei.ts'
import type { Ports, Queryable } from '../ports.ts'
import { audit } from '../protokoll/protokoll.ts'
import { contextOf } from '../shared/context.ts'
import { onBehalfOf } from '../shared/onBehalfOf.ts'
import type { CalledBy } from '../shared/route.ts'
import { insertDeeds, loadContents } from './content.repository.ts'
import { createFileChange } from './fileChange.ts'
import { type FileRow, loadInside, loadSome, saveContent } from './files.repository.ts'
import { demandOutOfTrash } from './files.usecases.ts'
import { type NamedRow, createItemStore, notFound } from './itemStore.ts'
import { type Content, createParts, klientOf, streamOf } from './parts.ts'
import { type Entry, zipOf } from './zip.ts'

type Contract = typeof c

export function createContents(ports: Ports) {
  const store = createItemStore(ports)
  const parts = createParts(ports)
  const change = createFileChange(ports)

  const writeRead = (akteur: Akteur, { call, ids }: { call: string; ids: readonly string[] }) =>
    ports.database.transaction(contextOf(akteur), async (tx) => {
      const { personId } = akteur
      const now = ports.clock.now().toISOString()
      await insertDeeds(tx, { organisationId: ownOrganisation(akteur), fileIds: ids, deed: 'read', personId, now })
      await audit(
        tx,
        akteur,
        ids.map((objektId) => ({ aktion: call, art: 'LESEN', objektArt: 'FILE', objektId }) as const),
      )
    })

  function answer(name: string, content: Content): Response {
    const headers = {
      ...createSaveHeaders({ name: safeNameOf(name), mediaType: mediaTypeOf(name) }),
      'content-length': String(content.size),
    }
    return new Response(streamOf(parts.bytesOf(content)), { headers })
  }

  /** With what lies in the folders among them; each file under the path that it has from there on. */
  async function entriesOf(
    db: Queryable,
    organisationId: string,
    ids: readonly string[],
  ): Promise<{ entries: Entry[]; files: NamedRow[] }> {
    const inside = await loadSome(db, { ...store.scopeOf(organisationId), ids: await loadInside(db, { organisationId, ids }) })
    const rows = await store.nameAll(db, organisationId, inside)
    const byId = new Map(rows.map((row) => [row.id, row]))
    const taken: string[] = []
    const pathOf = ({ id, name, folderId }: NamedRow): string => {
      const above = ids.includes(id) || folderId === null ? undefined : byId.get(folderId)
      return above === undefined ? safeNameOf(name) : `${pathOf(above)}/${safeNameOf(name)}`
    }
    const files = rows.filter(({ kind }) => kind !== null)
    const entries = files.map((row) => {
      // What is called alike in two folders may be selected together after a search.
      const path = freeName(pathOf(row), taken)
      taken.push(path)
      const content = { organisationId, contentId: row.contentId ?? '', size: row.size, klient: klientOf(row) }
      return { path, modifiedAt: row.modifiedAt, bytes: () => parts.bytesOf(content) }
    })
    return { entries, files }
  }

  const archiveAnswer = (entries: readonly Entry[], name: string): Response =>
    new Response(streamOf(zipOf(entries)), {
      headers: createSaveHeaders({ name: `${safeNameOf(name)}.zip`, mediaType: 'application/zip' }),
    })

  return {
    async content({ akteur, query: { id, version } }: CalledBy<Contract['content']>): Promise<Response> {
      const organisationId = ownOrganisation(akteur)
      const db = onBehalfOf(ports.database, contextOf(akteur))
      const row = await one(store.nameAll(db, organisationId, await store.demandAll(db, organisationId, [id])))
      const contents = row.kind === null ? [] : await loadContents(db, { organisationId, fileId: id })
      const content = contents.find((other) => other.id === (version ?? row.contentId))
      if (content === undefined) throw notFound()
      await writeRead(akteur, { call: c.content.id, ids: [id] })
      return answer(row.name, { organisationId, contentId: content.id, size: content.size, klient: klientOf(row) })
    },

    async archive({ akteur, query: { ids } }: CalledBy<Contract['archive']>): Promise<Response> {
      const organisationId = ownOrganisation(akteur)
      const db = onBehalfOf(ports.database, contextOf(akteur))
      const asked = await store.nameAll(db, organisationId, await store.demandAll(db, organisationId, ids))
      const { entries, files } = await entriesOf(db, organisationId, ids)
      if (entries.length === 0) throw notFound()
      await writeRead(akteur, { call: c.archive.id, ids: files.map((file) => file.id) })
      const [only, ...others] = asked
      return archiveAnswer(entries, only !== undefined && others.length === 0 ? only.name : 'Dateien')
    },

    /** Of a file or a folder that a link leads to; the use of the link is written down by the one who asks. */
    async ofLink(db: Queryable, organisationId: string, row: FileRow): Promise<Response> {
      const named = await one(store.nameAll(db, organisationId, [row]))
      if (row.contentId !== null)
        return answer(named.name, { organisationId, contentId: row.contentId, size: row.size, klient: klientOf(row) })
      const { entries } = await entriesOf(db, organisationId, [row.id])
      if (entries.length === 0) throw notFound()
      return archiveAnswer(entries, named.name)
    },

    restoreVersion: ({ akteur, body: { id, versionId } }: CalledBy<Contract['restoreVersion']>): Promise<FileItem> =>
      change(akteur, async (held) => {
        const { tx, organisationId, personId, now } = held
        demandOutOfTrash(await store.demandAll(tx, organisationId, [id]))
        const contents = await loadContents(tx, { organisationId, fileId: id })
        if (!contents.some((content) => content.id === versionId)) throw notFound()
        await saveContent(tx, { organisationId, personId, now, id, contentId: versionId })
        await held.tell('replace', { call: c.restoreVersion.id, ids: [id], fields: ['version'] })
        return store.readOne(tx, organisationId, id)
      }),
  }
}
