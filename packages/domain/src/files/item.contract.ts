/** Files and folders as they are answered. */
import { z } from 'zod'
import { shapeOf } from '../shared/document.ts'
import { id } from '../shared/schemas.ts'
import { acceptedWords, harmless, plain } from '../shared/words.ts'
import { fileKinds, type FileKind } from './fileKinds.ts'
import { fileDeeds } from './files.ts'
import { fileDocument } from './files.document.ts'

export const filesPath = '/api/apps/file-manager'
export const instant = harmless('time', z.iso.datetime({ offset: true }))
export const bytes = z.int().min(0)

/** The text `null` means the root (apps.md, section 7), and so does nothing. */
export const folderOfQuery = z
  .union([z.literal('null'), id])
  .default('null')
  .transform((value) => (value === 'null' ? null : value))

const exampleFolder = {
  id: 'c2b6f1de-0a5b-4f2e-8a71-3d4e5f607182',
  folderId: null,
  name: 'Dienstpläne',
  createdBy: 'Nina Berger',
  createdAt: '2026-11-18T10:00:00.000Z',
  modifiedAt: '2026-11-18T10:00:00.000Z',
  size: '87 MB',
  type: 'folder' as const,
  contents: '57 files',
  description: '',
}
const exampleFile = {
  ...exampleFolder,
  id: '7a1d2c3b-4e5f-4a6b-8c7d-9e0f1a2b3c4d',
  name: 'Januar.pdf',
  type: 'PDF' as const,
  contents: null,
}

/** As apps.md, section 3 has it. */
const listedItem = z
  .strictObject({
    id,
    folderId: id.nullable(),
    name: acceptedWords,
    /** The name of the person; '' when it is not known any more. */
    createdBy: plain.name,
    createdAt: instant,
    modifiedAt: instant,
    size: harmless('code', z.string()),
    type: z.enum(['folder', ...fileKinds]),
    contents: harmless('code', z.string()).nullable(),
    description: acceptedWords,
  })
  .meta({ id: 'FileManagerItem', description: 'A file or a folder, with size and contents as texts.', examples: [exampleFile] })

export const listing = z.strictObject({ folders: z.array(listedItem), files: z.array(listedItem), path: z.array(listedItem) }).meta({
  id: 'FileManagerListing',
  description: 'What lies in a folder, folders and files each sorted by name, and the folders above it from the root on.',
  examples: [{ folders: [], files: [{ ...exampleFile, folderId: exampleFolder.id }], path: [exampleFolder] }],
})
export type Listing = z.output<typeof listing>

export const fileItem = z
  .strictObject({
    id,
    folderId: id.nullable(),
    ...shapeOf(fileDocument),
    /** Null: a folder. */
    kind: z.enum(fileKinds).nullable(),
    /** Of a folder: of all files in it. */
    bytes,
    /** Of a folder: files in it and in the folders inside. */
    count: z.int().min(0),
    /** Contents that it had and has. */
    versions: z.int().min(0),
    /** Links that somebody may use now. */
    links: z.int().min(0),
    /** Things that it stands at: there it stays when it is deleted here. */
    places: z.int().min(0),
    version: z.int().min(1),
    /** Null: it came by a link. */
    createdBy: id.nullable(),
    createdByName: plain.name.nullable(),
    changedByName: plain.name.nullable(),
    createdAt: instant,
    modifiedAt: instant,
    /** Since when it lies in the trash. */
    deletedAt: instant.nullable(),
  })
  .meta({
    id: 'FileItem',
    description: 'A file or, without a kind, a folder.',
    examples: [
      {
        id: exampleFile.id,
        folderId: exampleFolder.id,
        name: exampleFile.name,
        description: '',
        kind: 'PDF' as FileKind,
        bytes: 87_000_000,
        count: 1,
        versions: 1,
        links: 0,
        places: 0,
        version: 1,
        createdBy: 'f65d517a-6f69-4c88-81f5-416f47ce2522',
        createdByName: 'Nina Berger',
        changedByName: 'Nina Berger',
        createdAt: exampleFile.createdAt,
        modifiedAt: exampleFile.modifiedAt,
        deletedAt: null,
      },
    ],
  })
export type FileItem = z.output<typeof fileItem>

export const fileVersion = z
  .strictObject({ id, bytes, createdAt: instant, createdByName: plain.name.nullable(), isCurrent: z.boolean() })
  .meta({
    id: 'FileVersion',
    description: 'A content that a file has or had.',
    examples: [
      { id: exampleFolder.id, bytes: 1200, createdAt: exampleFile.createdAt, createdByName: exampleFile.createdBy, isCurrent: true },
    ],
  })
export type FileVersion = z.output<typeof fileVersion>

export const fileEvent = z
  .strictObject({
    id,
    deed: z.enum(fileDeeds),
    /** Null: somebody with a link, or a person whose name is not known any more. */
    personName: plain.name.nullable(),
    byLink: z.boolean(),
    /** Of another house: its name; its people it does not name. */
    houseName: plain.name.nullable(),
    at: instant,
  })
  .meta({
    id: 'FileEvent',
    description: 'Who has read or changed a file, and when.',
    examples: [
      {
        id: exampleFolder.id,
        deed: 'read' as const,
        personName: exampleFile.createdBy,
        byLink: false,
        houseName: null,
        at: exampleFile.createdAt,
      },
    ],
  })
export type FileEvent = z.output<typeof fileEvent>
