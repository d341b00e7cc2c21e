/** What the calls of notes are asked with, and their lines of the table. */
import { niemandsId } from './bestellung/angaben.fixtures.ts'
import { type Anfragen, next } from './zugriffZiel.fixtures.ts'

export const anfragenOfNotes: Anfragen = {
  'notes.labels': () => ({}),
  'notes.createLabel': () => ({ body: { title: `Stichwort ${next()}` } }),
  'notes.updateLabel': () => ({ body: { label: { id: niemandsId, title: 'x' } } }),
  'notes.removeLabel': () => ({ query: { id: niemandsId } }),
  'notes.addTask': () => ({ body: { note: { id: niemandsId }, task: 'x' } }),
  'notes.all': () => ({}),
  'notes.trash': () => ({}),
  'notes.search': () => ({ query: { query: 'a' } }),
  'notes.create': () => ({ body: { note: { title: 'x' } } }),
  'notes.update': () => ({ body: { updatedNote: { id: niemandsId, title: 'x' } } }),
  'notes.remove': () => ({ query: { id: niemandsId } }),
  'notes.versions': () => ({ query: { id: niemandsId } }),
  'notes.setImage': () => ({ query: { id: niemandsId }, body: {} }),
  'notes.readImage': () => ({ query: { id: niemandsId } }),
}

export const tableOfNotes = `
notes.labels                      401 401 403 200 200 200 200 200 200 200 200 200 200 200 200
notes.createLabel                 401 401 403 200 200 200 200 200 200 200 200 200 200 200 200
notes.updateLabel                 401 401 403 404 404 404 404 404 404 404 404 404 404 404 404
notes.removeLabel                 401 401 403 404 404 404 404 404 404 404 404 404 404 404 404
notes.addTask                     401 401 403 404 404 404 404 404 404 404 404 404 404 404 404
notes.all                         401 401 403 200 200 200 200 200 200 200 200 200 200 200 200
notes.trash                       401 401 403 200 200 200 200 200 200 200 200 200 200 200 200
notes.search                      401 401 403 200 200 200 200 200 200 200 200 200 200 200 200
notes.create                      401 401 403 200 200 200 200 200 200 200 200 200 200 200 200
notes.update                      401 401 403 404 404 404 404 404 404 404 404 404 404 404 404
notes.remove                      401 401 403 404 404 404 404 404 404 404 404 404 404 404 404
notes.versions                    401 401 403 404 404 404 404 404 404 404 404 404 404 404 404
notes.setImage                    401 401 403 422 422 422 422 422 422 422 422 422 422 422 422
notes.readImage                   401 401 403 404 404 404 404 404 404 404 404 404 404 404 404
`
