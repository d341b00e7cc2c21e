/** Files of a house: all its people read, bring, move and delete them. The listing is that of apps.md, section 7. */
import { z } from 'zod'
import { own } from '../shared/access.ts'
import { defineCall } from '../shared/contract.ts'
import { id } from '../shared/schemas.ts'
import { harmless } from '../shared/words.ts'
import { attachmentContract } from './attachment.contract.ts'
import { fileDocument } from './files.document.ts'
import { maxSelected } from './files.ts'
import { fileEvent, fileItem, filesPath, fileVersion, folderOfQuery, listing } from './item.contract.ts'
import { linkContract } from './link.contract.ts'
import { linkUploadContract, uploadContract } from './upload.contract.ts'

const one = z.strictObject({ id })
const some = z.strictObject({ ids: z.array(id).min(1).max(maxSelected) })
const { name, description } = { name: fileDocument.name.schema, description: fileDocument.description.schema }
const items = z.array(fileItem)

export const filesContract = {
  list: defineCall(`GET ${filesPath}`, {
    id: 'files.list',
    summary: 'Folders and files of a folder, each sorted by name, and the way to it from the root',
    access: own,
    query: z.strictObject({ folderId: folderOfQuery }),
    answer: listing,
    errors: ['nicht_gefunden'],
  }),
  items: defineCall(`GET ${filesPath}/items`, {
    id: 'files.items',
    summary: 'What lies in a folder, folders first and each sorted by name, with all that a screen shows; and the way to it',
    access: own,
    query: z.strictObject({ folderId: folderOfQuery }),
    answer: z.strictObject({ items, path: items }),
    errors: ['nicht_gefunden'],
  }),
  folders: defineCall(`GET ${filesPath}/folders`, {
    id: 'files.folders',
    summary: 'All folders of the own house, sorted by name',
    access: own,
    answer: items,
  }),
  search: defineCall(`GET ${filesPath}/search`, {
    id: 'files.search',
    summary: 'Files and folders with all words in name or description, those that were changed last first',
    access: own,
    query: z.strictObject({ query: harmless('search', z.string().max(120)).default('') }),
    answer: items,
  }),
  trash: defineCall(`GET ${filesPath}/trash`, {
    id: 'files.trash',
    summary: 'What lies in the trash, the one that was deleted last first. After 30 days it goes by itself',
    access: own,
    answer: items,
  }),
  createFolder: defineCall(`POST ${filesPath}/folders`, {
    id: 'files.createFolder',
    summary: 'A new folder. With `reuse` a folder of this name that is there already is answered',
    access: own,
    body: z.strictObject({ folderId: id.nullable(), name, reuse: z.boolean().default(false) }),
    answer: fileItem,
    errors: ['nicht_gefunden', 'files.name_vergeben', 'files.zu_viele', 'files.zu_tief'],
  }),
  update: defineCall(`PATCH ${filesPath}/items`, {
    id: 'files.update',
    summary: 'Rename a file or folder, or describe it',
    access: own,
    body: z.strictObject({ id, name: name.optional(), description: description.optional() }),
    answer: fileItem,
    errors: ['nicht_gefunden', 'files.name_vergeben', 'files.endung_bleibt', 'files.im_papierkorb'],
  }),
  move: defineCall(`POST ${filesPath}/move`, {
    id: 'files.move',
    summary: 'Put files and folders into another folder; all or none',
    access: own,
    body: some.extend({ folderId: id.nullable() }),
    status: 204,
    errors: ['nicht_gefunden', 'files.name_vergeben', 'files.in_sich', 'files.zu_tief', 'files.im_papierkorb'],
  }),
  remove: defineCall(`POST ${filesPath}/remove`, {
    id: 'files.remove',
    summary: 'Put files and folders into the trash, with all that lies in them; their links end',
    access: own,
    body: some,
    status: 204,
    errors: ['nicht_gefunden'],
  }),
  restore: defineCall(`POST ${filesPath}/restore`, {
    id: 'files.restore',
    summary: 'Take files and folders out of the trash: to where they were, or to the root when that is gone',
    access: own,
    body: some,
    status: 204,
    errors: ['nicht_gefunden'],
  }),
  purge: defineCall(`POST ${filesPath}/purge`, {
    id: 'files.purge',
    summary: 'Delete what lies in the trash for good',
    access: own,
    body: some,
    status: 204,
    errors: ['nicht_gefunden'],
  }),
  content: defineCall(`GET ${filesPath}/content`, {
    id: 'files.content',
    summary: 'The bytes of a file, or of an older version',
    access: own,
    query: z.strictObject({ id, version: id.optional() }),
    media: 'application/octet-stream',
    errors: ['nicht_gefunden'],
  }),
  archive: defineCall(`GET ${filesPath}/archive`, {
    id: 'files.archive',
    summary: 'Files and folders as one ZIP archive',
    access: own,
    query: z.strictObject({ ids: z.union([id, z.array(id).max(maxSelected)]).transform((value) => [value].flat()) }),
    media: 'application/octet-stream',
    errors: ['nicht_gefunden'],
  }),
  versions: defineCall(`GET ${filesPath}/versions`, {
    id: 'files.versions',
    summary: 'The contents that a file has and had, the newest first',
    access: own,
    query: one,
    answer: z.array(fileVersion),
    errors: ['nicht_gefunden'],
  }),
  restoreVersion: defineCall(`POST ${filesPath}/versions`, {
    id: 'files.restoreVersion',
    summary: 'Make an older content the current one; none is lost by it',
    access: own,
    body: z.strictObject({ id, versionId: id }),
    answer: fileItem,
    errors: ['nicht_gefunden', 'files.im_papierkorb'],
  }),
  events: defineCall(`GET ${filesPath}/events`, {
    id: 'files.events',
    summary: 'Who has read and changed a file or folder in the last year, the newest first',
    access: own,
    query: one,
    answer: z.array(fileEvent),
    errors: ['nicht_gefunden'],
  }),
  ...uploadContract,
  ...attachmentContract,
  ...linkContract,
  ...linkUploadContract,
} as const
