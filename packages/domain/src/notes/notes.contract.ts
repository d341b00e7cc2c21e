/**
 * Paths and payloads are those of apps.md, section 7. A note is seen by who wrote it, or by the own house, whose people then write in it as
 * well. Labels belong to the house.
 */
import { z } from 'zod'
import { dateiTypen, isImage, maxDateiBytes } from '../datei/datei.ts'
import { own } from '../shared/access.ts'
import { defineCall } from '../shared/contract.ts'
import { shapeOf } from '../shared/document.ts'
import { id, lineOfWords } from '../shared/schemas.ts'
import { harmless, plain } from '../shared/words.ts'
import { labelDocument, noteDocument } from './notes.document.ts'
import { noteColours, noteVisibilities } from './notes.ts'

const instant = harmless('time', z.iso.datetime({ offset: true }))

const exampleLabel = { id: 'c2b6f1de-0a5b-4f2e-8a71-3d4e5f607182', title: 'Team' }
const exampleNote = {
  id: '7a1d2c3b-4e5f-4a6b-8c7d-9e0f1a2b3c4d',
  title: 'Schlüssel',
  content: 'Der Ersatzschlüssel hängt jetzt im Büro.',
  tasks: [{ id: '0b1c2d3e-4f50-4617-8293-a4b5c6d7e8f9', content: 'Liste am Schlüsselkasten ändern', completed: false }],
  colour: 'yellow' as const,
  visibility: 'house' as const,
  archived: false,
  reminder: '2026-12-01T07:00:00.000Z',
  image: null,
  labels: [exampleLabel],
  version: 1,
  createdBy: 'f65d517a-6f69-4c88-81f5-416f47ce2522',
  createdByName: 'Nina Berger',
  changedBy: 'f65d517a-6f69-4c88-81f5-416f47ce2522',
  changedByName: 'Nina Berger',
  createdAt: '2026-11-29T10:00:00.000Z',
  updatedAt: '2026-11-29T10:00:00.000Z',
  deletedAt: null,
}

export const noteLabel = z
  .strictObject({ id, ...shapeOf(labelDocument) })
  .meta({ id: 'NoteLabel', description: 'A label of the house, carried by any number of its notes.', examples: [exampleLabel] })
export type NoteLabel = z.output<typeof noteLabel>

/** What somebody writes; labels stand beside it. */
const fields = z.strictObject({
  ...shapeOf(noteDocument),
  colour: z.enum(noteColours),
  visibility: z.enum(noteVisibilities),
  archived: z.boolean(),
  /** When the person who has set it is reminded. */
  reminder: instant.nullable(),
})
export const noteFields = fields
export type NoteFields = z.output<typeof fields>

const note = fields
  .extend({
    id,
    /** The id of the picture; its own call gives it out. */
    image: id.nullable(),
    labels: z.array(noteLabel),
    version: z.int().min(1),
    createdBy: id,
    /** Null when the person's name is not known any more. */
    createdByName: plain.name.nullable(),
    changedBy: id,
    changedByName: plain.name.nullable(),
    createdAt: instant,
    updatedAt: instant,
    /** Since when it lies in the trash. */
    deletedAt: instant.nullable(),
  })
  .meta({
    id: 'Note',
    description: 'A note with its labels expanded. `visibility`: `me` is seen by who wrote it only, `house` by everybody in the own house.',
    examples: [exampleNote],
  })
export type Note = z.output<typeof note>

/** The template sends expanded labels back; their ids are enough. */
const labelOfBody = z.union([id, noteLabel.partial().required({ id: true })])
const noteBody = note.extend({ labels: z.array(labelOfBody).max(50) }).partial()
export type NoteBody = z.output<typeof noteBody>

const version = z
  .strictObject({ id, ...shapeOf(noteDocument), changedBy: id, changedByName: plain.name.nullable(), changedAt: instant })
  .meta({
    id: 'NoteVersion',
    description: 'A text of a note that was written over, with who wrote it and when.',
    examples: [
      {
        id: '5e4d3c2b-1a09-4f8e-9d7c-6b5a49382716',
        title: 'Schlüssel',
        content: 'Der Ersatzschlüssel fehlt.',
        tasks: [],
        changedBy: exampleNote.createdBy,
        changedByName: exampleNote.createdByName,
        changedAt: exampleNote.createdAt,
      },
    ],
  })
export type NoteVersion = z.output<typeof version>

const labels = z.array(noteLabel)
const notesPath = '/api/apps/notes'
const byId = z.strictObject({ id })

export const notesContract = {
  labels: defineCall(`GET ${notesPath}/labels`, {
    id: 'notes.labels',
    summary: 'All labels of the own house, sorted by title',
    access: own,
    answer: labels,
  }),
  createLabel: defineCall(`POST ${notesPath}/labels`, {
    id: 'notes.createLabel',
    summary: 'A new label. An id makes it happen once. Answers all labels',
    access: own,
    body: z.strictObject({ id: id.optional(), ...shapeOf(labelDocument) }),
    answer: labels,
    errors: ['notes.label_vergeben', 'notes.zu_viele_labels'],
  }),
  updateLabel: defineCall(`PATCH ${notesPath}/labels`, {
    id: 'notes.updateLabel',
    summary: 'Rename a label. Answers all labels',
    access: own,
    body: z.strictObject({ label: noteLabel }),
    answer: labels,
    errors: ['nicht_gefunden', 'notes.label_vergeben'],
  }),
  removeLabel: defineCall(`DELETE ${notesPath}/labels`, {
    id: 'notes.removeLabel',
    summary: 'Delete a label; every note that carries it loses it. Answers all labels that are left',
    access: own,
    query: byId,
    answer: labels,
    errors: ['nicht_gefunden'],
  }),
  addTask: defineCall(`POST ${notesPath}/tasks`, {
    id: 'notes.addTask',
    summary: 'Add an item to the end of the checklist. A taskId makes it happen once. Answers the note',
    access: own,
    // The template sends the whole note; only its id counts.
    body: z.strictObject({ note: noteBody.required({ id: true }), task: lineOfWords(500), taskId: id.optional() }),
    answer: note,
    errors: ['nicht_gefunden', 'notes.im_papierkorb', 'notes.zu_viele_punkte'],
  }),
  all: defineCall(`GET ${notesPath}/all`, {
    id: 'notes.all',
    summary:
      'All notes that this person may see, with labels expanded, the one that was changed last first; also archived ones, none of the trash',
    access: own,
    answer: z.array(note),
  }),
  trash: defineCall(`GET ${notesPath}/trash`, {
    id: 'notes.trash',
    summary: 'The notes in the trash, the one that was deleted last first. After 30 days they go by themselves',
    access: own,
    answer: z.array(note),
  }),
  search: defineCall(`GET ${notesPath}/search`, {
    id: 'notes.search',
    summary: 'Notes with all words in title, text, checklist or labels; null for an empty text',
    access: own,
    query: z.strictObject({ query: harmless('search', z.string().max(120)).default('') }),
    answer: z.array(note).nullable(),
  }),
  create: defineCall(`POST ${notesPath}`, {
    id: 'notes.create',
    summary: 'A new note, empty but for the fields that are named. An id makes it happen once: the second time answers the first note',
    access: own,
    body: z.strictObject({ note: noteBody }),
    answer: note,
    errors: ['notes.zu_viele', 'notes.label_unbekannt'],
  }),
  update: defineCall(`PATCH ${notesPath}`, {
    id: 'notes.update',
    summary:
      'Change the named fields. A version that is named must be the newest. `deletedAt: null` brings a note back from the trash, `image: null` takes the picture off',
    access: own,
    body: z.strictObject({ updatedNote: noteBody.required({ id: true }) }),
    answer: note,
    errors: ['nicht_gefunden', 'notes.veraltet', 'notes.im_papierkorb', 'notes.label_unbekannt', 'notes.nur_eigene'],
  }),
  remove: defineCall(`DELETE ${notesPath}`, {
    id: 'notes.remove',
    summary: 'Put a note into the trash; one that lies there already is deleted for good',
    access: own,
    query: byId,
    answer: z.boolean(),
    errors: ['nicht_gefunden'],
  }),
  versions: defineCall(`GET ${notesPath}/versions`, {
    id: 'notes.versions',
    summary: 'Earlier texts of a note, the newest first. They come back by the call that changes a note',
    access: own,
    query: byId,
    answer: z.array(version),
    errors: ['nicht_gefunden'],
  }),
  setImage: defineCall(`POST ${notesPath}/image`, {
    id: 'notes.setImage',
    summary: 'Put a picture on a note, instead of the one that it has. It is redrawn and sealed. Answers the note',
    access: own,
    query: byId,
    upload: { types: dateiTypen.filter(isImage), mostBytes: maxDateiBytes },
    answer: note,
    errors: ['nicht_gefunden', 'notes.im_papierkorb', 'datei.zu_gross', 'datei.art_unbekannt', 'datei.unlesbar'],
  }),
  readImage: defineCall(`GET ${notesPath}/image`, {
    id: 'notes.readImage',
    summary: 'The picture of a note',
    access: own,
    query: byId,
    media: 'application/octet-stream',
    errors: ['nicht_gefunden'],
  }),
} as const
