/** Reading notes; whose they are is row-level security's (0071). */
import { findNotes } from '@dreiklang/domain/notes/notes'
import type { Note, NoteVersion, notesContract } from '@dreiklang/domain/notes/notes.contract'
import { ownOrganisation } from '@dreiklang/domain/organisation/organisation.policy'
import type { Akteur } from '@dreiklang/domain/shared/akteur'
import type { Ports, Queryable } from '../ports.ts'
import { contextOf } from '../shared/context.ts'
import { onBehalfOf } from '../shared/onBehalfOf.ts'
import type { CalledBy } from '../shared/route.ts'
import { createNoteStore, notFound } from './noteStore.ts'
import { loadNotes, loadNotesOfPerson, loadTrash } from './notes.repository.ts'

type Contract = typeof notesContract

export function createNoteReading(ports: Ports) {
  const store = createNoteStore(ports)
  const whose = (akteur: Akteur) => ({ db: onBehalfOf(ports.database, contextOf(akteur)), organisationId: ownOrganisation(akteur) })

  async function listAll({ akteur }: { akteur: Akteur }): Promise<Note[]> {
    const { db, organisationId } = whose(akteur)
    return store.openAll(db, organisationId, await loadNotes(db, organisationId))
  }

  return {
    all: listAll,

    async trash({ akteur }: { akteur: Akteur }): Promise<Note[]> {
      const { db, organisationId } = whose(akteur)
      return store.openAll(db, organisationId, await loadTrash(db, organisationId))
    },

    async search({ akteur, query }: CalledBy<Contract['search']>): Promise<Note[] | null> {
      return query.query.trim() === '' ? null : findNotes(await listAll({ akteur }), query.query)
    },

    async versions({ akteur, query: { id } }: CalledBy<Contract['versions']>): Promise<NoteVersion[]> {
      const { db, organisationId } = whose(akteur)
      if ((await store.read(db, organisationId, id)) === null) throw notFound()
      return store.versionsOf(db, { organisationId, noteId: id })
    },

    /** What a person has written, for the person's own copy. */
    async ofPerson(db: Queryable, { organisationId, personId }: Akteur): Promise<Note[]> {
      if (organisationId === null) return []
      return store.openAll(db, organisationId, await loadNotesOfPerson(db, { organisationId, personId }))
    },
  }
}
