/** An upload that is complete becomes a file, or a new version of one; so does a small file that the server itself brings. */
import { filesContract as c } from '@dreiklang/domain/files/files.contract'
import { type FileDeed, freeName, maxVersions } from '@dreiklang/domain/files/files'
import { kindOfName } from '@dreiklang/domain/files/fileKinds'
import type { Ports, Queryable } from '../ports.ts'
import { audit } from '../protokoll/protokoll.ts'
import { sendSignal } from '../shared/signal.ts'
import { forgetContents, insertContent, insertDeeds, loadContents } from './content.repository.ts'
import { type FileRow, holdTree, insertFile, loadOne, saveContent } from './files.repository.ts'
import { createItemStore } from './itemStore.ts'
import { klientOf } from './parts.ts'
import type { Place } from './place.ts'
import { insertPlace } from './place.repository.ts'
import type { Bringer, UploadRow } from './upload.repository.ts'

interface Complete {
  bringer: Bringer
  upload: Pick<UploadRow, 'id' | 'folderId' | 'replacesId' | 'kind' | 'length'> & Partial<Placing>
  name: string
}

type Placing = Pick<UploadRow, 'placeKind' | 'placeId' | 'part' | 'klientId' | 'klientHouse'>

export function createNewFile(ports: Ports) {
  const store = createItemStore(ports)

  async function forgetOldest(tx: Queryable, which: { organisationId: string; fileId: string; current: string }): Promise<void> {
    const old = (await loadContents(tx, { organisationId: which.organisationId, fileId: which.fileId }))
      .filter(({ id }) => id !== which.current)
      .slice(maxVersions - 1)
    if (old.length === 0) return
    await forgetContents(tx, { organisationId: which.organisationId, ids: old.map(({ id }) => id) })
  }

  async function tell(tx: Queryable, { bringer, fileId, deed }: { bringer: Bringer; fileId: string; deed: FileDeed }): Promise<void> {
    const { organisationId, personId, linkId, akteur } = bringer
    await insertDeeds(tx, { organisationId, fileIds: [fileId], deed, personId, now: ports.clock.now().toISOString() })
    const aktion = linkId === null ? c.sendBytes.id : c.sendLinkBytes.id
    await audit(tx, akteur, { aktion, art: 'AENDERN', objektArt: 'FILE', objektId: fileId, organisationId })
  }

  async function replace(tx: Queryable, { id: fileId }: FileRow, { bringer, upload }: Complete): Promise<void> {
    const { organisationId, personId } = bringer
    const now = ports.clock.now().toISOString()
    await insertContent(tx, { organisationId, id: upload.id, fileId, size: upload.length, personId, now })
    await saveContent(tx, { organisationId, personId, now, id: fileId, contentId: upload.id })
    await forgetOldest(tx, { organisationId, fileId, current: upload.id })
    await tell(tx, { bringer, fileId, deed: 'replace' })
  }

  /** A folder that went meanwhile: it comes to the root. A name that came meanwhile: both are kept. */
  async function add(tx: Queryable, { bringer, upload, name }: Complete): Promise<void> {
    const { organisationId, personId, linkId } = bringer
    const now = ports.clock.now().toISOString()
    const folder = upload.folderId === null ? null : await loadOne(tx, { ...store.scopeOf(organisationId), id: upload.folderId })
    const folderId = folder === null || folder.deletedAt !== null ? null : folder.id
    const names = (await store.namesIn(tx, organisationId, folderId)).map((row) => row.name)
    const id = ports.newId()
    const daten = await store.sealWords(tx, organisationId, { id, name: freeName(name, names), description: '' })
    await insertFile(tx, { organisationId, id, folderId, kind: upload.kind, contentId: upload.id, personId, now, daten })
    await insertContent(tx, { organisationId, id: upload.id, fileId: id, size: upload.length, personId, now })
    await tell(tx, { bringer, fileId: id, deed: linkId === null ? 'upload' : 'linkUpload' })
  }

  /** It lies in no folder, so it may be called as others are. */
  async function addAt(tx: Queryable, { bringer, upload, name }: Complete, place: Place): Promise<void> {
    const { organisationId, personId } = bringer
    const { part = null, klientId = null, klientHouse = null } = upload
    if (personId === null) throw new Error('Nobody brings a file to a thing by a link')
    const now = ports.clock.now().toISOString()
    const id = ports.newId()
    const klient = klientOf({ klientId, klientHouse })
    const daten = await store.sealWords(tx, organisationId, { id, name, description: '', klient })
    const file = { organisationId, id, folderId: null, kind: upload.kind, contentId: upload.id, personId, now, daten }
    await insertFile(tx, { ...file, klientId, klientHouse, onlyPlaces: true })
    await insertContent(tx, { organisationId, id: upload.id, fileId: id, size: upload.length, personId, now })
    await insertPlace(tx, { organisationId, id: ports.newId(), fileId: id, ...place, part, klientId, personId, now })
    await tell(tx, { bringer, fileId: id, deed: 'upload' })
  }

  return {
    /** Inside the transaction that has stored the last bytes. */
    async put(tx: Queryable, complete: Complete): Promise<void> {
      const { bringer, upload } = complete
      const { organisationId } = bringer
      await holdTree(tx, organisationId)
      const { placeKind = null, placeId = null } = upload
      if (placeKind !== null && placeId !== null) {
        await addAt(tx, complete, { kind: placeKind, placeId })
        return
      }
      const there = upload.replacesId === null ? null : await loadOne(tx, { ...store.scopeOf(organisationId), id: upload.replacesId })
      if (there !== null && there.deletedAt === null && there.kind === kindOfName(complete.name)) await replace(tx, there, complete)
      else await add(tx, complete)
      await sendSignal(tx, { art: 'files', an: [organisationId] })
    },
  }
}
