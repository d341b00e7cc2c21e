/** What the calls of boards are asked with, and their lines of the table. */
import { niemandsId } from './bestellung/angaben.fixtures.ts'
import type { Anfragen } from './zugriffZiel.fixtures.ts'

export const anfragenOfScrumboard: Anfragen = {
  'scrumboard.boards': () => ({}),
  'scrumboard.board': () => ({ query: { id: niemandsId } }),
  'scrumboard.createList': () => ({ body: { list: { boardId: niemandsId, title: 'x' } } }),
  'scrumboard.updateList': () => ({ body: { list: { id: niemandsId, title: 'x' } } }),
  'scrumboard.removeList': () => ({ query: { id: niemandsId } }),
  'scrumboard.updateLists': () => ({ body: { lists: [{ id: niemandsId, position: 1 }] } }),
  'scrumboard.createCard': () => ({ body: { card: { boardId: niemandsId, listId: niemandsId, title: 'x' } } }),
  'scrumboard.updateCard': () => ({ body: { id: niemandsId, card: { title: 'x' } } }),
  'scrumboard.removeCard': () => ({ query: { id: niemandsId } }),
  'scrumboard.updateCards': () => ({ body: { cards: [{ id: niemandsId, title: 'x' }] } }),
  'scrumboard.placeCards': () => ({ body: { cards: [{ id: niemandsId, position: 1 }] } }),
  'scrumboard.labels': () => ({ query: { boardId: niemandsId } }),
  'scrumboard.createLabel': () => ({ body: { label: { boardId: niemandsId, title: 'x' } } }),
  'scrumboard.updateLabel': () => ({ body: { id: niemandsId, label: { title: 'x' } } }),
  'scrumboard.removeLabel': () => ({ query: { id: niemandsId } }),
  'scrumboard.people': () => ({}),
  'scrumboard.createBoard': () => ({ body: { board: { title: 'x' } } }),
  'scrumboard.updateBoard': () => ({ body: { id: niemandsId, board: { title: 'x' } } }),
  'scrumboard.removeBoard': () => ({ query: { id: niemandsId } }),
  'scrumboard.templates': () => ({}),
  'scrumboard.createTemplate': () => ({ body: { template: { boardId: niemandsId, title: 'x' } } }),
  'scrumboard.updateTemplate': () => ({ body: { id: niemandsId, template: { title: 'x' } } }),
  'scrumboard.removeTemplate': () => ({ query: { id: niemandsId } }),
  'scrumboard.archive': () => ({ query: { boardId: niemandsId } }),
  'scrumboard.moveCard': () => ({ body: { id: niemandsId, listId: niemandsId } }),
  'scrumboard.moveList': () => ({ body: { id: niemandsId } }),
  'scrumboard.comments': () => ({ query: { id: niemandsId } }),
  'scrumboard.createComment': () => ({ body: { cardId: niemandsId, text: 'x' } }),
  'scrumboard.removeComment': () => ({ query: { id: niemandsId } }),
}

export const tableOfScrumboard = `
scrumboard.boards                 401 401 403 200 200 200 200 200 200 200 200 200 200 200 200
scrumboard.board                  401 401 403 404 404 404 404 404 404 404 404 404 404 404 404
scrumboard.createList             401 401 403 404 404 404 404 404 404 404 404 404 404 404 404
scrumboard.updateList             401 401 403 404 404 404 404 404 404 404 404 404 404 404 404
scrumboard.removeList             401 401 403 404 404 404 404 404 404 404 404 404 404 404 404
scrumboard.updateLists            401 401 403 404 404 404 404 404 404 404 404 404 404 404 404
scrumboard.createCard             401 401 403 404 404 404 404 404 404 404 404 404 404 404 404
scrumboard.updateCard             401 401 403 404 404 404 404 404 404 404 404 404 404 404 404
scrumboard.removeCard             401 401 403 404 404 404 404 404 404 404 404 404 404 404 404
scrumboard.updateCards            401 401 403 404 404 404 404 404 404 404 404 404 404 404 404
scrumboard.placeCards             401 401 403 404 404 404 404 404 404 404 404 404 404 404 404
scrumboard.labels                 401 401 403 404 404 404 404 404 404 404 404 404 404 404 404
scrumboard.createLabel            401 401 403 404 404 404 404 404 404 404 404 404 404 404 404
scrumboard.updateLabel            401 401 403 404 404 404 404 404 404 404 404 404 404 404 404
scrumboard.removeLabel            401 401 403 404 404 404 404 404 404 404 404 404 404 404 404
scrumboard.people                 401 401 403 200 200 200 200 200 200 200 200 200 200 200 200
scrumboard.createBoard            401 401 403 200 200 200 200 200 200 200 200 200 200 200 200
scrumboard.updateBoard            401 401 403 404 404 404 404 404 404 404 404 404 404 404 404
scrumboard.removeBoard            401 401 403 404 404 404 404 404 404 404 404 404 404 404 404
scrumboard.templates              401 401 403 200 200 200 200 200 200 200 200 200 200 200 200
scrumboard.createTemplate         401 401 403 404 404 404 404 404 404 404 404 404 404 404 404
scrumboard.updateTemplate         401 401 403 404 404 404 404 404 404 404 404 404 404 404 404
scrumboard.removeTemplate         401 401 403 404 404 404 404 404 404 404 404 404 404 404 404
scrumboard.archive                401 401 403 404 404 404 404 404 404 404 404 404 404 404 404
scrumboard.moveCard               401 401 403 404 404 404 404 404 404 404 404 404 404 404 404
scrumboard.moveList               401 401 403 404 404 404 404 404 404 404 404 404 404 404 404
scrumboard.comments               401 401 403 404 404 404 404 404 404 404 404 404 404 404 404
scrumboard.createComment          401 401 403 404 404 404 404 404 404 404 404 404 404 404 404
scrumboard.removeComment          401 401 403 404 404 404 404 404 404 404 404 404 404 404 404
`
