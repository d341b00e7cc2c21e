/**
 * Uploads that go on where they stopped. Every megabyte is sealed, stored and counted in one transaction before the next is taken, so a server
 * that is killed has exactly what it says. The last one makes the file in the same transaction.
 */
import { type UploadMetadata, type WaitingUpload, uploadContract } from '@dreiklang/domain/files/upload.contract'
import { kindOfName } from '@dreiklang/domain/files/fileKinds'
import { maxFileBytes, partBytes, uploadDays } from '@dreiklang/domain/files/files'
import { filesErrors } from '@dreiklang/domain/files/files.errors'
import { Refusal } from '@dreiklang/domain/shared/refusal'
import type { Ports } from '../ports.ts'
import { contextOf, systemContext } from '../shared/context.ts'
import { onBehalfOf } from '../shared/onBehalfOf.ts'
import { sendSignal } from '../shared/signal.ts'
import { concat } from '../tresor/seal.ts'
import { markGone } from './content.repository.ts'
import { holdTree } from './files.repository.ts'
import { notFound } from './itemStore.ts'
import { createNewFile } from './newFile.ts'
import { createParts, klientOf } from './parts.ts'
import { piecesOf, readCount, readMetadata, refuseVersion, createTusAnswer } from './tus.ts'
import {
  type Bringer,
  type UploadRow,
  deleteUpload,
  holdUpload,
  insertUpload,
  loadUpload,
  loadWaiting,
  saveReceived,
} from './upload.repository.ts'
import { type PlaceRights, createUploadPlaces } from './uploadPlace.ts'
import { contentOf, createUploadRules, checkKind } from './uploadRules.ts'

interface Piece {
  offset: number
  bytes: Uint8Array
  isLast: boolean
}

/** Nobody is behind a link: what comes by it is written into the trail in the name of the system. */
const contextFor = ({ akteur }: Bringer) => (akteur === null ? systemContext : contextOf(akteur))

/** What is sealed under the key of a Klient of another house is written by the system; that the person may was judged before. */
const writingFor = (bringer: Bringer, { klientHouse }: Pick<UploadRow, 'klientHouse'>) =>
  klientHouse === null || klientHouse === bringer.organisationId ? contextFor(bringer) : systemContext

export function createUploads(ports: Ports, places: PlaceRights) {
  const { database, clock, newId } = ports
  const parts = createParts(ports)
  const newFile = createNewFile(ports)
  const rules = createUploadRules(ports)
  const { demandPlace, placingOf, settle } = createUploadPlaces(ports, places)
  const read = (bringer: Bringer, id: string) => loadUpload(onBehalfOf(database, contextFor(bringer)), bringer, id)

  /** Answers how much there is then. @throws files.stelle when somebody else has sent bytes meanwhile */
  const keep = (bringer: Bringer, begun: UploadRow, { offset, bytes, isLast }: Piece): Promise<number> =>
    database.transaction(writingFor(bringer, begun), async (tx) => {
      const { id } = begun
      // First the tree and then the upload, as those do who delete: none waits for the other.
      if (isLast) await holdTree(tx, bringer.organisationId)
      const upload = await holdUpload(tx, bringer, id)
      if (upload === null) throw notFound()
      if (upload.received !== offset || offset + bytes.length > upload.length) throw filesErrors.refuse('files.stelle')
      const content = contentOf(bringer, upload)
      const nr = Math.floor(offset / partBytes)
      const within = offset % partBytes
      // What was stored and not counted before a server was killed is cut off.
      const before = within === 0 ? new Uint8Array() : (await parts.read(tx, { content, nr })).subarray(0, within)
      const part = concat(before, bytes)
      if (nr === 0) checkKind(upload.kind, upload, part)
      await parts.write(tx, { content, nr, bytes: part })
      const received = offset + bytes.length
      await saveReceived(tx, { organisationId: bringer.organisationId, id, received, doneAt: isLast ? clock.now().toISOString() : null })
      if (isLast) await newFile.put(tx, { bringer, upload, name: await rules.nameOf(tx, bringer.organisationId, upload) })
      return received
    })

  async function giveUp(bringer: Bringer, id: string): Promise<void> {
    await database.transaction(contextFor(bringer), async (tx) => {
      if (!(await deleteUpload(tx, bringer, id))) throw notFound()
      await markGone(tx, { organisationId: bringer.organisationId, contentId: id })
    })
  }

  async function receive(bringer: Bringer, upload: UploadRow, request: Request): Promise<number> {
    let offset = upload.received
    for await (const bytes of piecesOf(request, offset)) {
      const isLast = offset + bytes.length === upload.length
      if (isLast) {
        await rules.demandHarmless(bringer, { ...upload, received: offset }, bytes)
        await rules.demandScanned(bringer, { ...upload, received: offset }, bytes)
      }
      offset = await keep(bringer, upload, { offset, bytes, isLast })
    }
    return offset
  }

  return {
    async waiting(bringer: Bringer): Promise<WaitingUpload[]> {
      const db = onBehalfOf(database, contextFor(bringer))
      const rows = await loadWaiting(db, bringer)
      return Promise.all(
        rows.map(async (row) => {
          const { id, folderId, placeId, length, received, lastModified, createdAt } = row
          const name = await rules.nameOf(onBehalfOf(database, writingFor(bringer, row)), bringer.organisationId, row)
          return { id, name, folderId, placeId, length, received, lastModified, createdAt }
        }),
      )
    },

    /** `place`: where a link leads to; the person says it in the metadata. */
    async create(bringer: Bringer, request: Request, place?: Pick<UploadMetadata, 'folderId' | 'nameRule'>): Promise<Response> {
      const length = readCount(request, 'upload-length')
      const refused = refuseVersion(request)
      if (refused !== null) return refused
      const metadata = { ...readMetadata(request), ...place }
      const kind = kindOfName(metadata.filename)
      if (length > maxFileBytes) throw filesErrors.refuse('files.zu_gross')
      if (kind === null || length === 0) throw filesErrors.refuse('files.art_unbekannt')
      const id = newId()
      const now = clock.now().toISOString()
      const placing = await placingOf(bringer, metadata)
      await database.transaction(writingFor(bringer, placing), async (tx) => {
        const { organisationId } = bringer
        const { name, folderId, replacesId } = await settle(tx, organisationId, { metadata, placing })
        const daten = await rules.sealName(tx, organisationId, { id, name, klient: klientOf(placing) })
        const lastModified = metadata.lastModified ?? null
        await insertUpload(tx, bringer, { id, folderId, replacesId, kind, length, lastModified, now, daten, ...placing })
      })
      const location = `${new URL(request.url).pathname}/${id}`
      const ends = new Date(clock.now().getTime() + uploadDays * 86_400_000).toUTCString()
      return createTusAnswer(201, { location, 'upload-offset': '0', 'upload-expires': ends })
    },

    async state(bringer: Bringer, id: string): Promise<Response> {
      const upload = await read(bringer, id)
      if (upload === null) throw notFound()
      return createTusAnswer(200, { 'upload-offset': String(upload.received), 'upload-length': String(upload.length) })
    },

    /** What does not become a file is given up at once. */
    async send(bringer: Bringer, id: string, request: Request): Promise<Response> {
      const upload = await read(bringer, id)
      if (upload === null) throw notFound()
      const refused = refuseVersion(request)
      if (refused !== null) return refused
      if (request.headers.get('content-type') !== uploadContract.sendBytes.upload?.types[0]) return createTusAnswer(415)
      const sight = await demandPlace(bringer, upload)
      if (readCount(request, 'upload-offset') !== upload.received) throw filesErrors.refuse('files.stelle')
      try {
        const received = await receive(bringer, upload, request)
        if (sight !== null && received === upload.length)
          await sendSignal(onBehalfOf(database, contextFor(bringer)), { art: 'files', id: upload.placeId, an: sight.hear })
        return createTusAnswer(204, { 'upload-offset': String(received) })
      } catch (error) {
        if (isRefusedContent(error)) await giveUp(bringer, id)
        throw error
      }
    },

    async giveUp(bringer: Bringer, id: string): Promise<Response> {
      await giveUp(bringer, id)
      return createTusAnswer(204)
    },
  }
}

const isRefusedContent = (error: unknown): boolean =>
  error instanceof Refusal &&
  ['files.art_unbekannt', 'files.aktiver_inhalt', 'datei.schadsoftware', 'datei.zu_gross_zum_pruefen'].includes(error.code)
