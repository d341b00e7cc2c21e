/** Labels of a house. Their titles are sealed, so the database cannot compare them: that is done here, while the notes of the house are locked. */
import { maxLabels } from '@dreiklang/domain/notes/notes'
import { type NoteLabel, notesContract } from '@dreiklang/domain/notes/notes.contract'
import { labelDocument } from '@dreiklang/domain/notes/notes.document'
import { notesErrors } from '@dreiklang/domain/notes/notes.errors'
import { ownOrganisation } from '@dreiklang/domain/organisation/organisation.policy'
import type { Akteur } from '@dreiklang/domain/shared/akteur'
import { readStored } from '@dreiklang/domain/shared/document'
import { sharedErrors } from '@dreiklang/domain/shared/shared.errors'
import { namesOfWords } from '@dreiklang/domain/shared/words'
import { one } from '../database/rows.ts'
import { createHouseChange } from '../organisation/houseChange.ts'
import type { Ports, Queryable } from '../ports.ts'
import { audit } from '../protokoll/protokoll.ts'
import { contextOf } from '../shared/context.ts'
import { onBehalfOf } from '../shared/onBehalfOf.ts'
import type { CalledBy } from '../shared/route.ts'
import { createHouseSeal } from '../tresor/houseSeal.ts'
import { deleteLabel, insertLabel, loadLabels, updateLabel } from './label.repository.ts'
import { lockNotes } from './notes.repository.ts'

type Contract = typeof notesContract

/** As a dictionary sorts it: capital and small letters and umlauts stand together. */
const alphabet = new Intl.Collator('de')
const sameTitle = (a: string, b: string): boolean => a.normalize('NFC').toLowerCase() === b.normalize('NFC').toLowerCase()
const taken = (path: string) => notesErrors.refuse('notes.label_vergeben', { felder: [{ path, code: 'falsch', message: 'falsch' }] })

/** Opens the labels of a house, sorted by title; notes carry them. */
export function createLabelReader(ports: Ports) {
  const { open } = createHouseSeal(ports, sealedLabels)
  return async (db: Queryable, organisationId: string): Promise<NoteLabel[]> => {
    const rows = await open(db, organisationId, await loadLabels(db, organisationId))
    return rows.map(({ id, daten }) => ({ id, ...readStored(labelDocument, daten) })).toSorted((a, b) => alphabet.compare(a.title, b.title))
  }
}

const sealedLabels = { tabelle: 'note_label', felder: namesOfWords(notesContract.createLabel.body) }

export function createLabels(ports: Ports) {
  const changeInHouse = createHouseChange(ports, 'notes')
  const { seal } = createHouseSeal(ports, sealedLabels)
  const listLabels = createLabelReader(ports)
  const trail = (tx: Queryable, akteur: Akteur, { aktion, id, felder = [] }: { aktion: string; id: string; felder?: string[] }) =>
    audit(tx, akteur, { aktion, art: 'AENDERN', objektArt: 'NOTE_LABEL', objektId: id, felder })
  const sealed = (tx: Queryable, organisationId: string, { id, title }: NoteLabel) =>
    one(seal(tx, organisationId, [{ id, daten: { title } }]))

  return {
    list({ akteur }: { akteur: Akteur }): Promise<NoteLabel[]> {
      return listLabels(onBehalfOf(ports.database, contextOf(akteur)), ownOrganisation(akteur))
    },

    create({ akteur, body }: CalledBy<Contract['createLabel']>): Promise<NoteLabel[]> {
      const label = { id: body.id ?? ports.newId(), title: body.title }
      return changeInHouse(akteur, async (tx, organisationId) => {
        await lockNotes(tx, organisationId)
        const labels = await listLabels(tx, organisationId)
        if (labels.some(({ id }) => id === label.id)) return labels
        if (labels.some(({ title }) => sameTitle(title, label.title))) throw taken('title')
        if (labels.length >= maxLabels) throw notesErrors.refuse('notes.zu_viele_labels')
        await insertLabel(tx, organisationId, await sealed(tx, organisationId, label))
        await trail(tx, akteur, { aktion: 'notes.createLabel', id: label.id })
        return listLabels(tx, organisationId)
      })
    },

    update({ akteur, body: { label } }: CalledBy<Contract['updateLabel']>): Promise<NoteLabel[]> {
      return changeInHouse(akteur, async (tx, organisationId) => {
        await lockNotes(tx, organisationId)
        const labels = await listLabels(tx, organisationId)
        if (!labels.some(({ id }) => id === label.id)) throw sharedErrors.refuse('nicht_gefunden')
        if (labels.some(({ id, title }) => id !== label.id && sameTitle(title, label.title))) throw taken('label.title')
        await updateLabel(tx, organisationId, await sealed(tx, organisationId, label))
        await trail(tx, akteur, { aktion: 'notes.updateLabel', id: label.id, felder: ['title'] })
        return listLabels(tx, organisationId)
      })
    },

    remove({ akteur, query }: CalledBy<Contract['removeLabel']>): Promise<NoteLabel[]> {
      return changeInHouse(akteur, async (tx, organisationId) => {
        // A rename that has seen it there must find it there.
        await lockNotes(tx, organisationId)
        if (!(await deleteLabel(tx, organisationId, query.id))) throw sharedErrors.refuse('nicht_gefunden')
        await trail(tx, akteur, { aktion: 'notes.removeLabel', id: query.id })
        return listLabels(tx, organisationId)
      })
    },
  }
}
