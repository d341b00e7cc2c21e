/** Files at an order, a visit, a Klient, a chat, a task, a card or a note: one file, many places. Its rights are those of the place. */
import { z } from 'zod'
import { own, participant } from '../shared/access.ts'
import { defineCall } from '../shared/contract.ts'
import { id } from '../shared/schemas.ts'
import { acceptedWords, plain } from '../shared/words.ts'
import { placeKinds } from './attachment.ts'
import { fileKinds } from './fileKinds.ts'
import { bytes, fileEvent, filesPath, instant } from './item.contract.ts'

export const placeKind = z.enum(placeKinds)
const place = { kind: placeKind, placeId: id }

export const attachment = z
  .strictObject({
    id,
    fileId: id,
    /** Of a chat: the message that it came with. */
    part: id.nullable(),
    name: acceptedWords,
    kind: z.enum(fileKinds),
    bytes,
    /** Of the file. */
    version: z.int().min(1),
    addedAt: instant,
    /** Null: of another house, or not known any more. */
    addedByName: plain.name.nullable(),
    /** Null: the own one. */
    houseName: plain.name.nullable(),
    /** Whether the reader may take it off here. */
    removable: z.boolean(),
    /** It lies nowhere else: taken off here it goes for good after 30 days. */
    onlyHere: z.boolean(),
    /** Since when it is taken off; only who may put it back sees it then. */
    removedAt: instant.nullable(),
  })
  .meta({
    id: 'Attachment',
    description: 'A file where it stands.',
    examples: [
      {
        id: '0b5a4f2e-8a71-4d4e-9f60-7182c2b6f1de',
        fileId: '7a1d2c3b-4e5f-4a6b-8c7d-9e0f1a2b3c4d',
        part: null,
        name: 'Entlassbrief.pdf',
        kind: 'PDF' as const,
        bytes: 182_000,
        version: 1,
        addedAt: '2026-11-18T10:00:00.000Z',
        addedByName: 'Nina Berger',
        houseName: null,
        removable: true,
        onlyHere: true,
        removedAt: null,
      },
    ],
  })
export type Attachment = z.output<typeof attachment>

const filePlace = z
  .strictObject({
    kind: placeKind,
    placeId: id,
    /** Null: the reader may not see what it stands at. */
    title: acceptedWords.nullable(),
    addedAt: instant,
  })
  .meta({
    id: 'FilePlace',
    description: 'Where a file of the house stands.',
    examples: [
      { kind: 'task' as const, placeId: '7a1d2c3b-4e5f-4a6b-8c7d-9e0f1a2b3c4d', title: 'Rollator', addedAt: '2026-11-18T10:00:00.000Z' },
    ],
  })
export type FilePlace = z.output<typeof filePlace>

const path = `${filesPath}/attachments` as const
const one = z.strictObject({ id })

export const attachmentContract = {
  attachments: defineCall(`GET ${path}`, {
    id: 'files.attachments',
    summary: 'The files at a thing, the newest first, for who sees the thing',
    access: participant,
    query: z.strictObject(place),
    answer: z.strictObject({
      files: z.array(attachment),
      mayAttach: z.boolean(),
      /** It is about a Klient: what is brought here is sealed under the key of that Klient, and goes with the record. */
      ofKlient: z.boolean(),
    }),
    errors: ['nicht_gefunden'],
  }),
  attach: defineCall(`POST ${path}`, {
    id: 'files.attach',
    summary: 'Attach a file of the own house to a thing. At a Klient it is sealed anew, under the key of that Klient',
    access: participant,
    body: z.strictObject({ ...place, part: id.nullable().default(null), fileId: id }),
    status: 204,
    errors: [
      'nicht_gefunden',
      'files.anderer_klient',
      'files.zu_gross_zum_anhaengen',
      'files.zu_viele_hier',
      'files.im_papierkorb',
      'files.kein_ordner',
      'files.hier_nicht',
      'tresor.vernichtet',
    ],
  }),
  detach: defineCall(`DELETE ${path}`, {
    id: 'files.detach',
    summary: 'Take a file off a thing. It can be put back for 30 days',
    access: participant,
    query: one,
    status: 204,
    errors: ['nicht_gefunden', 'files.hier_nicht'],
  }),
  reattach: defineCall(`POST ${path}/restore`, {
    id: 'files.reattach',
    summary: 'Put a file back to the thing that it was taken off',
    access: participant,
    body: one,
    status: 204,
    errors: ['nicht_gefunden', 'files.hier_nicht', 'files.zu_viele_hier'],
  }),
  attachmentContent: defineCall(`GET ${path}/content`, {
    id: 'files.attachmentContent',
    summary: 'The bytes of a file where it stands. That it was read, and by which house, is told to the house that keeps it',
    access: participant,
    query: one,
    media: 'application/octet-stream',
    errors: ['nicht_gefunden'],
  }),
  attachmentEvents: defineCall(`GET ${path}/events`, {
    id: 'files.attachmentEvents',
    summary: 'Who has read and changed a file of the own house in the last year, other houses too, the newest first',
    access: participant,
    query: one,
    answer: z.array(fileEvent),
    errors: ['nicht_gefunden'],
  }),
  places: defineCall(`GET ${filesPath}/places`, {
    id: 'files.places',
    summary: 'Where a file of the house stands. What the reader may not see is counted and not named',
    access: own,
    query: one,
    answer: z.array(filePlace),
    errors: ['nicht_gefunden'],
  }),
} as const
