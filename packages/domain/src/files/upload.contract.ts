/**
 * Uploads that can be resumed, as tus 1.0 has it (tus.io): creation, offset, bytes, termination. What is sent stands in headers: a length and
 * metadata at the beginning, an offset with each part. `HEAD` is the call that reads.
 */
import { z } from 'zod'
import { scanErrors } from '../datei/datei.contract.ts'
import { own } from '../shared/access.ts'
import { defineCall } from '../shared/contract.ts'
import { id } from '../shared/schemas.ts'
import { acceptedWords, harmless, plain } from '../shared/words.ts'
import { placeKind } from './attachment.contract.ts'
import { itemName } from './files.document.ts'
import { maxFileBytes, nameRules } from './files.ts'
import { bytes, filesPath, folderOfQuery, instant } from './item.contract.ts'

/** What stands in `Upload-Metadata`, each value in base64. */
export const uploadMetadata = z.object({
  filename: itemName,
  folderId: folderOfQuery,
  nameRule: z.enum(nameRules).default('ask'),
  /** Where it will stand, and nowhere else; the folder and what is called alike do not matter then. */
  placeKind: placeKind.optional(),
  placeId: id.optional(),
  /** Of a chat: the message. */
  part: id.optional(),
  /** When the file was changed where it comes from: with name and size it tells whether an upload can go on. */
  lastModified: harmless('time', z.iso.datetime()).optional(),
})
export type UploadMetadata = z.output<typeof uploadMetadata>

const waitingUpload = z
  .strictObject({
    id,
    name: acceptedWords,
    folderId: id.nullable(),
    /** Null: it goes to the files of the house. */
    placeId: id.nullable(),
    length: bytes,
    /** What the server has. */
    received: bytes,
    lastModified: plain.time.nullable(),
    createdAt: instant,
  })
  .meta({
    id: 'WaitingUpload',
    description: 'An upload of the person that is not complete.',
    examples: [
      {
        id: 'c2b6f1de-0a5b-4f2e-8a71-3d4e5f607182',
        name: 'Film.mp4',
        folderId: null,
        placeId: null,
        length: 300_000_000,
        received: 104_857_600,
        lastModified: null,
        createdAt: '2026-11-18T10:00:00.000Z',
      },
    ],
  })
export type WaitingUpload = z.output<typeof waitingUpload>

const offsetBytes = { types: ['application/offset+octet-stream'], mostBytes: maxFileBytes }
const created = { upload: { types: [], mostBytes: 0 }, status: 201 } as const
const refusedFile = ['files.zu_gross', 'files.art_unbekannt', 'files.zu_viele']
const refusedPlace = ['files.zu_viele_hier', 'files.hier_nicht', 'tresor.vernichtet']
const refusedBytes = ['nicht_gefunden', 'files.stelle', 'files.art_unbekannt', 'files.aktiver_inhalt', 'dienst.dateien_weg', ...scanErrors]

const uploadsPath = `${filesPath}/uploads` as const
const params = z.strictObject({ uploadId: id })

export const uploadContract = {
  uploads: defineCall(`GET ${uploadsPath}`, {
    id: 'files.uploads',
    summary: 'Own uploads that are not complete, the newest first. After seven days they go by themselves',
    access: own,
    answer: z.array(waitingUpload),
  }),
  createUpload: defineCall(`POST ${uploadsPath}`, {
    id: 'files.createUpload',
    summary:
      'Begin an upload (tus creation): `Upload-Length`, and in `Upload-Metadata` filename, folderId, nameRule and lastModified. `Location` says where the bytes go',
    access: own,
    ...created,
    errors: ['nicht_gefunden', 'files.name_vergeben', ...refusedFile, ...refusedPlace],
  }),
  readUpload: defineCall(`GET ${uploadsPath}/:uploadId`, {
    id: 'files.readUpload',
    summary: 'How much the server has: `Upload-Offset` and `Upload-Length` (tus asks with HEAD)',
    access: own,
    params,
    errors: ['nicht_gefunden'],
  }),
  sendBytes: defineCall(`PATCH ${uploadsPath}/:uploadId`, {
    id: 'files.sendBytes',
    summary: 'Bytes from `Upload-Offset` on. What the answer acknowledges is kept; the last bytes make the file',
    access: own,
    params,
    upload: offsetBytes,
    status: 204,
    errors: refusedBytes,
  }),
  removeUpload: defineCall(`DELETE ${uploadsPath}/:uploadId`, {
    id: 'files.removeUpload',
    summary: 'Give an upload up (tus termination)',
    access: own,
    params,
    status: 204,
    errors: ['nicht_gefunden'],
  }),
} as const

const byLink = { kind: 'open', reason: '256 bits of chance in the link are the proof, and the password where it has one' } as const
const linkPath = '/api/public/files/:token/uploads' as const
const token = harmless('secret', z.string().regex(/^[\w-]{43}$/))
const ofLink = z.strictObject({ token })
const oneOfLink = ofLink.extend({ uploadId: id })

export const linkUploadContract = {
  createLinkUpload: defineCall(`POST ${linkPath}`, {
    id: 'files.createLinkUpload',
    summary: 'Begin an upload into the folder of a link (tus creation); the password, where the link has one, in `X-Link-Password`',
    access: byLink,
    params: ofLink,
    ...created,
    errors: ['nicht_gefunden', 'files.passwort', ...refusedFile],
  }),
  readLinkUpload: defineCall(`GET ${linkPath}/:uploadId`, {
    id: 'files.readLinkUpload',
    summary: 'How much the server has of an upload by a link',
    access: byLink,
    params: oneOfLink,
    errors: ['nicht_gefunden'],
  }),
  sendLinkBytes: defineCall(`PATCH ${linkPath}/:uploadId`, {
    id: 'files.sendLinkBytes',
    summary: 'Bytes of an upload by a link',
    access: byLink,
    params: oneOfLink,
    upload: offsetBytes,
    status: 204,
    errors: refusedBytes,
  }),
  removeLinkUpload: defineCall(`DELETE ${linkPath}/:uploadId`, {
    id: 'files.removeLinkUpload',
    summary: 'Give an upload by a link up',
    access: byLink,
    params: oneOfLink,
    status: 204,
    errors: ['nicht_gefunden'],
  }),
} as const
