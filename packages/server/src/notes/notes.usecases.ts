/** Changes of notes: load, change, save and tell the house. One that this person may not see is answered as one that does not exist. */
import { emptyNote, isTextKept, maxNotes, maxTasksOfNote } from '@dreiklang/domain/notes/notes'
import type { Note, NoteBody, NoteFields, notesContract } from '@dreiklang/domain/notes/notes.contract'
import { noteDocument } from '@dreiklang/domain/notes/notes.document'
import { notesErrors } from '@dreiklang/domain/notes/notes.errors'
import { ownOrganisation } from '@dreiklang/domain/organisation/organisation.policy'
import type { Akteur } from '@dreiklang/domain/shared/akteur'
import { collect, partOf } from '@dreiklang/domain/shared/document'
import { keysOf } from '@dreiklang/domain/shared/keys'
import { createDateien } from '../datei/datei.ts'
import { createHouseChange } from '../organisation/houseChange.ts'
import { ConstraintViolation, type Ports, type Queryable } from '../ports.ts'
import { audit } from '../protokoll/protokoll.ts'
import type { CalledBy } from '../shared/route.ts'
import { createNoteStore, demandOutOfTrash, notFound } from './noteStore.ts'
import { countNotes, deleteNote, insertNote, lockNotes, saveLabelsOfNote, updateNote } from './notes.repository.ts'
import { deleteVersions, loadKeptAt } from './version.repository.ts'

type Contract = typeof notesContract
/** What a person may say of a note. */
type Said = Partial<NoteFields> & { labels?: readonly string[] }

const writable = ['title', 'content', 'tasks', 'colour', 'visibility', 'archived', 'reminder'] as const

/** What is named, without what only the server says; undefined is not named. */
function saidIn(body: NoteBody): Said {
  const named = collect<Partial<NoteFields>>(writable.flatMap((name) => (body[name] === undefined ? [] : [[name, body[name]]])))
  if (body.labels === undefined) return named
  return { ...named, labels: [...new Set(body.labels.map((label) => (typeof label === 'string' ? label : label.id)))].toSorted() }
}

/** A label may be deleted by a colleague while it is being put on: the constraint says so. */
async function withKnownLabels<Result>(field: string, write: () => Promise<Result>): Promise<Result> {
  try {
    return await write()
  } catch (error) {
    if (!(error instanceof ConstraintViolation) || error.constraint !== 'note_has_label_label') throw error
    throw notesErrors.refuse('notes.label_unbekannt', { felder: [{ path: field, code: 'auswahl', message: 'auswahl' }] })
  }
}

/** The same instant may be written in two ways. */
const sameValue = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)
const utc = (instant: string | null): string | null => (instant === null ? null : new Date(instant).toISOString())

export function createNotes(ports: Ports) {
  const changeInHouse = createHouseChange(ports, 'notes')
  const store = createNoteStore(ports)
  const dateien = createDateien(ports)
  const now = () => ports.clock.now().toISOString()
  const trail = (tx: Queryable, akteur: Akteur, { aktion, id, felder = [] }: { aktion: string; id: string; felder?: string[] }) =>
    audit(tx, akteur, { aktion, art: 'AENDERN', objektArt: 'NOTE', objektId: id, felder })

  /** Of a note that is held. */
  async function write(tx: Queryable, akteur: Akteur, { before, after }: { before: Note; after: Note }): Promise<void> {
    const where = { organisationId: ownOrganisation(akteur), noteId: before.id }
    const at = now()
    const keptAt = (await loadKeptAt(tx, where)) ?? before.createdAt
    if (isTextKept({ before, after, by: akteur.personId, now: at, keptAt })) {
      const { changedBy, updatedAt } = before
      const kept = { id: ports.newId(), changedBy, changedAt: updatedAt, keptAt: at, daten: partOf(noteDocument, before) }
      await store.keep(tx, where, kept)
    }
    // What was written for nobody else is not shown with what is shared now.
    if (before.visibility === 'me' && after.visibility === 'house') await deleteVersions(tx, where)
    const { colour, visibility, archived, deletedAt, image } = after
    const daten = await store.seal(tx, where.organisationId, { id: before.id, daten: partOf(noteDocument, after) })
    const row = { id: before.id, personId: akteur.personId, colour, visibility, archived, deletedAt, image, reminder: after.reminder }
    await updateNote(tx, { ...row, organisationId: where.organisationId, daten, now: at })
  }

  return {
    create({ akteur, body }: CalledBy<Contract['create']>): Promise<Note> {
      const { labels = [], ...said } = saidIn(body.note)
      const id = body.note.id ?? ports.newId()
      const fields: NoteFields = { ...emptyNote, tasks: [], ...said }
      return withKnownLabels('note.labels', () =>
        changeInHouse(akteur, async (tx, organisationId) => {
          await lockNotes(tx, organisationId)
          const earlier = await store.read(tx, organisationId, id)
          if (earlier !== null) return earlier
          const whose = { organisationId, personId: akteur.personId }
          if ((await countNotes(tx, whose)) >= maxNotes) throw notesErrors.refuse('notes.zu_viele')
          const { colour, visibility, archived, reminder } = fields
          const daten = await store.seal(tx, organisationId, { id, daten: partOf(noteDocument, fields) })
          const row = { ...whose, id, colour, visibility, archived, reminder, deletedAt: null, image: null, daten, now: now() }
          if (!(await insertNote(tx, row))) throw notFound()
          await saveLabelsOfNote(tx, organisationId, { id, labels })
          await trail(tx, akteur, { aktion: 'notes.create', id, felder: keysOf(said) })
          return store.readWritten(tx, organisationId, id)
        }),
      )
    },

    update({ akteur, body: { updatedNote: body } }: CalledBy<Contract['update']>): Promise<Note> {
      const { id } = body
      const { labels, ...said } = saidIn(body)
      return withKnownLabels('updatedNote.labels', () =>
        changeInHouse(akteur, async (tx, organisationId) => {
          const before = await store.hold(tx, organisationId, id)
          if (body.version !== undefined && body.version !== before.version)
            throw notesErrors.refuse('notes.veraltet', { angaben: { aktuell: before } })
          if (body.deletedAt !== null) demandOutOfTrash(before)
          const after = { ...before, ...said, deletedAt: null, ...(body.image === null && { image: null }) }
          after.reminder = utc(after.reminder)
          if (after.visibility !== before.visibility && before.createdBy !== akteur.personId) throw notesErrors.refuse('notes.nur_eigene')
          await write(tx, akteur, { before, after })
          if (labels !== undefined) await saveLabelsOfNote(tx, organisationId, { id, labels })
          if (before.image !== null && after.image === null) await dateien.delete(tx, { organisationId, dateiId: before.image })
          const written = await store.readWritten(tx, organisationId, id)
          const felder = [...writable, 'labels', 'image', 'deletedAt'] as const
          await trail(tx, akteur, { aktion: 'notes.update', id, felder: felder.filter((name) => !sameValue(before[name], written[name])) })
          return written
        }),
      )
    },

    addTask({ akteur, body: { note, task, taskId = ports.newId() } }: CalledBy<Contract['addTask']>): Promise<Note> {
      return changeInHouse(akteur, async (tx, organisationId) => {
        const before = await store.hold(tx, organisationId, note.id)
        demandOutOfTrash(before)
        if (before.tasks.some(({ id }) => id === taskId)) return before
        if (before.tasks.length >= maxTasksOfNote) throw notesErrors.refuse('notes.zu_viele_punkte')
        const after = { ...before, tasks: [...before.tasks, { id: taskId, content: task, completed: false }] }
        await write(tx, akteur, { before, after })
        await trail(tx, akteur, { aktion: 'notes.addTask', id: note.id, felder: ['tasks'] })
        return store.readWritten(tx, organisationId, note.id)
      })
    },

    remove({ akteur, query: { id } }: CalledBy<Contract['remove']>): Promise<boolean> {
      return changeInHouse(akteur, async (tx, organisationId) => {
        const before = await store.hold(tx, organisationId, id)
        if (before.deletedAt === null) {
          await write(tx, akteur, { before, after: { ...before, deletedAt: now() } })
        } else {
          await deleteNote(tx, organisationId, id)
          if (before.image !== null) await dateien.delete(tx, { organisationId, dateiId: before.image })
        }
        // What cannot be seen any more has to be found in the trail.
        await trail(tx, akteur, { aktion: 'notes.remove', id, felder: before.deletedAt === null ? ['deletedAt'] : [] })
        return true
      })
    },
  }
}
