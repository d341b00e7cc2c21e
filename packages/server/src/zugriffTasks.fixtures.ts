/** What the calls of tasks are asked with, and their lines of the table. */
import { niemandsId } from './bestellung/angaben.fixtures.ts'
import { type Anfragen, next } from './zugriffZiel.fixtures.ts'

export const anfragenOfTasks: Anfragen = {
  'tasks.tags': () => ({}),
  'tasks.createTag': () => ({ body: { tag: { title: `Stichwort ${next()}` } } }),
  'tasks.updateTag': () => ({ body: { id: niemandsId, tag: { title: 'x' } } }),
  'tasks.removeTag': () => ({ query: { id: niemandsId } }),
  'tasks.all': () => ({}),
  'tasks.search': () => ({ query: { query: 'a' } }),
  'tasks.sort': () => ({ body: { tasks: [{ id: niemandsId }] } }),
  'tasks.read': () => ({ query: { id: niemandsId } }),
  'tasks.create': () => ({ body: { type: 'task' } }),
  'tasks.update': () => ({ body: { id: niemandsId, task: { title: 'x' } } }),
  'tasks.remove': () => ({ query: { id: niemandsId } }),
  'tasks.people': () => ({}),
  'tasks.answer': () => ({ body: { id: niemandsId, accept: true } }),
  'tasks.updateMany': () => ({ body: { changes: [{ id: niemandsId, task: { completed: true } }] } }),
  'tasks.removeMany': () => ({ body: { ids: [niemandsId] } }),
  'tasks.restore': () => ({ body: { ids: [niemandsId] } }),
  'tasks.day': () => ({}),
  'tasks.pick': () => ({ body: { id: niemandsId, picked: true } }),
}

export const tableOfTasks = `
tasks.tags                        401 401 403 200 200 200 200 200 200 200 200 200 200 200 200
tasks.createTag                   401 401 403 200 200 200 200 200 200 200 200 200 200 200 200
tasks.updateTag                   401 401 403 404 404 404 404 404 404 404 404 404 404 404 404
tasks.removeTag                   401 401 403 404 404 404 404 404 404 404 404 404 404 404 404
tasks.all                         401 401 403 200 200 200 200 200 200 200 200 200 200 200 200
tasks.search                      401 401 403 200 200 200 200 200 200 200 200 200 200 200 200
tasks.sort                        401 401 403 200 200 200 200 200 200 200 200 200 200 200 200
tasks.read                        401 401 403 404 404 404 404 404 404 404 404 404 404 404 404
tasks.create                      401 401 403 200 200 200 200 200 200 200 200 200 200 200 200
tasks.update                      401 401 403 404 404 404 404 404 404 404 404 404 404 404 404
tasks.remove                      401 401 403 404 404 404 404 404 404 404 404 404 404 404 404
tasks.people                      401 401 403 200 200 200 200 200 200 200 200 200 200 200 200
tasks.answer                      401 401 403 404 404 404 404 404 404 404 404 404 404 404 404
tasks.day                         401 401 403 200 200 200 200 200 200 200 200 200 200 200 200
tasks.pick                        401 401 403 404 404 404 404 404 404 404 404 404 404 404 404
tasks.updateMany                  401 401 403 200 200 200 200 200 200 200 200 200 200 200 200
tasks.removeMany                  401 401 403 200 200 200 200 200 200 200 200 200 200 200 200
tasks.restore                     401 401 403 200 200 200 200 200 200 200 200 200 200 200 200
`
