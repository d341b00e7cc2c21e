/** Reads notes as they are answered: opened, with their labels expanded; and seals what is written. For the use cases of the room only. */
import type { Note, NoteLabel, NoteVersion } from '@dreiklang/domain/notes/notes.contract'
import { noteFields } from '@dreiklang/domain/notes/notes.contract'
import { noteDocument } from '@dreiklang/domain/notes/notes.document'
import { notesErrors } from '@dreiklang/domain/notes/notes.errors'
import { type DocumentOf, readStored } from '@dreiklang/domain/shared/document'
import { sharedErrors } from '@dreiklang/domain/shared/shared.errors'
import { namesOfWords } from '@dreiklang/domain/shared/words'
import { one } from '../database/rows.ts'
import type { Ports, Queryable } from '../ports.ts'
import { createHouseSeal } from '../tresor/houseSeal.ts'
import { createLabelReader } from './label.usecases.ts'
import { type NoteRow, holdNote, loadNote } from './notes.repository.ts'
import { type VersionRow, keepVersion, loadVersions } from './version.repository.ts'

export const notFound = () => sharedErrors.refuse('nicht_gefunden')

type StoredNote = DocumentOf<typeof noteDocument>

function asNote({ daten, ...row }: NoteRow, labels: readonly NoteLabel[]): Note {
  return { ...row, ...readStored(noteDocument, daten), labels: labels.filter(({ id }) => row.labels.includes(id)) }
}

export function createNoteStore(ports: Ports) {
  const words = namesOfWords(noteFields)
  const notes = createHouseSeal(ports, { tabelle: 'note', felder: words })
  const versions = createHouseSeal(ports, { tabelle: 'note_version', felder: words })
  const listLabels = createLabelReader(ports)

  async function openAll(db: Queryable, organisationId: string, rows: readonly NoteRow[]): Promise<Note[]> {
    if (rows.length === 0) return []
    const labels = await listLabels(db, organisationId)
    return (await notes.open(db, organisationId, rows)).map((row) => asNote(row, labels))
  }

  async function read(db: Queryable, organisationId: string, id: string): Promise<Note | null> {
    const row = await loadNote(db, organisationId, id)
    return row === null ? null : one(openAll(db, organisationId, [row]))
  }

  return {
    openAll,
    read,

    /** Of a note that was written a moment ago in this transaction. */
    async readWritten(tx: Queryable, organisationId: string, id: string): Promise<Note> {
      const note = await read(tx, organisationId, id)
      if (note === null) throw notFound()
      return note
    },

    /** Locked until the end of the transaction. @throws nicht_gefunden */
    async hold(tx: Queryable, organisationId: string, id: string): Promise<Note> {
      const row = await holdNote(tx, organisationId, id)
      if (row === null) throw notFound()
      return one(openAll(tx, organisationId, [row]))
    },

    async seal(tx: Queryable, organisationId: string, { id, daten }: { id: string; daten: StoredNote }): Promise<unknown> {
      return (await one(notes.seal(tx, organisationId, [{ id, daten }]))).daten
    },

    async keep(
      tx: Queryable,
      where: { organisationId: string; noteId: string },
      { daten, ...row }: Omit<VersionRow, 'daten' | 'changedByName'> & { daten: StoredNote; keptAt: string },
    ): Promise<void> {
      await keepVersion(tx, where, await one(versions.seal(tx, where.organisationId, [{ ...row, daten }])))
    },

    async versionsOf(db: Queryable, where: { organisationId: string; noteId: string }): Promise<NoteVersion[]> {
      const rows = await versions.open(db, where.organisationId, await loadVersions(db, where))
      return rows.map(({ daten, ...row }) => ({ ...row, ...readStored(noteDocument, daten) }))
    },
  }
}

/** @throws notes.im_papierkorb */
export function demandOutOfTrash({ deletedAt }: Pick<Note, 'deletedAt'>): void {
  if (deletedAt !== null) throw notesErrors.refuse('notes.im_papierkorb')
}
