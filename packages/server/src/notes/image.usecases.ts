/** The picture of a note, kept sealed by the room of files; only who sees the note sees it. */
import { dateiTypen, isImage } from '@dreiklang/domain/datei/datei'
import type { Note, notesContract } from '@dreiklang/domain/notes/notes.contract'
import { ownOrganisation } from '@dreiklang/domain/organisation/organisation.policy'
import { createDateien, dateiAnswer } from '../datei/datei.ts'
import { createHouseChange } from '../organisation/houseChange.ts'
import type { Ports } from '../ports.ts'
import { audit } from '../protokoll/protokoll.ts'
import { contextOf } from '../shared/context.ts'
import { onBehalfOf } from '../shared/onBehalfOf.ts'
import type { CalledBy } from '../shared/route.ts'
import { saveImage } from './image.repository.ts'
import { createNoteStore, demandOutOfTrash, notFound } from './noteStore.ts'

type Contract = typeof notesContract

export function createImages(ports: Ports) {
  const changeInHouse = createHouseChange(ports, 'notes')
  const store = createNoteStore(ports)
  const dateien = createDateien(ports)

  return {
    async set({ akteur, query: { id }, request }: CalledBy<Contract['setImage']>): Promise<Note> {
      // Before the transaction: a picture is decoded and drawn anew.
      const file = await dateien.nimm(request, { name: null, types: dateiTypen.filter(isImage) })
      return changeInHouse(akteur, async (tx, organisationId) => {
        const before = await store.hold(tx, organisationId, id)
        demandOutOfTrash(before)
        const { personId } = akteur
        const imageId = await dateien.lege(tx, { ...file, organisationId, klientId: null, name: 'Notiz', personId })
        await saveImage(tx, { organisationId, id, imageId, personId, now: ports.clock.now().toISOString() })
        if (before.image !== null) await dateien.delete(tx, { organisationId, dateiId: before.image })
        await audit(tx, akteur, { aktion: 'notes.setImage', art: 'AENDERN', objektArt: 'NOTE', objektId: id, felder: ['image'] })
        return store.readWritten(tx, organisationId, id)
      })
    },

    async read({ akteur, query: { id } }: CalledBy<Contract['readImage']>): Promise<Response> {
      const organisationId = ownOrganisation(akteur)
      const db = onBehalfOf(ports.database, contextOf(akteur))
      const note = await store.read(db, organisationId, id)
      const dateiId = note?.image ?? null
      const file = dateiId === null ? null : await dateien.readStore(db, { organisationId, dateiId })
      if (file === null) throw notFound()
      return dateiAnswer(file)
    },
  }
}
