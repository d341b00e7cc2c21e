import { scrumboardContract } from '@dreiklang/domain/scrumboard/scrumboard.contract'
import type { Ports } from '../ports.ts'
import type { Room } from '../shared/room.ts'
import { signedIn } from '../shared/route.ts'
import { createBoards } from './board.usecases.ts'
import { createCards } from './card.usecases.ts'
import { createComments } from './comment.usecases.ts'
import { createLabels, createLists } from './list.usecases.ts'
import { createPlaces } from './place.usecases.ts'
import { createRecurring } from './recurring.usecases.ts'
import { createTemplates } from './template.usecases.ts'
import { createBoardReading, forgetArchived } from './read.usecases.ts'

const c = scrumboardContract

export function scrumboardRoom(ports: Ports) {
  const reading = createBoardReading(ports)
  const boards = createBoards(ports)
  const lists = createLists(ports)
  const labels = createLabels(ports)
  const cards = createCards(ports)
  const places = createPlaces(ports)
  const comments = createComments(ports)
  const templates = createTemplates(ports)
  return {
    routes: [
      signedIn(c.boards, reading.boards),
      signedIn(c.board, reading.board),
      signedIn(c.createList, lists.create),
      signedIn(c.updateList, lists.update),
      signedIn(c.removeList, lists.remove),
      signedIn(c.updateLists, lists.updateMany),
      signedIn(c.createCard, cards.create),
      signedIn(c.updateCard, cards.update),
      signedIn(c.removeCard, cards.remove),
      signedIn(c.updateCards, cards.updateMany),
      signedIn(c.placeCards, places.place),
      signedIn(c.labels, reading.labels),
      signedIn(c.createLabel, labels.create),
      signedIn(c.updateLabel, labels.update),
      signedIn(c.removeLabel, labels.remove),
      signedIn(c.people, reading.people),
      signedIn(c.createBoard, boards.create),
      signedIn(c.updateBoard, boards.update),
      signedIn(c.removeBoard, boards.remove),
      signedIn(c.templates, templates.list),
      signedIn(c.createTemplate, templates.create),
      signedIn(c.updateTemplate, templates.update),
      signedIn(c.removeTemplate, templates.remove),
      signedIn(c.archive, reading.archive),
      signedIn(c.moveCard, places.move),
      signedIn(c.moveList, lists.move),
      signedIn(c.comments, comments.list),
      signedIn(c.createComment, comments.create),
      signedIn(c.removeComment, comments.remove),
    ],
    jobs: { scrumboard: () => forgetArchived(ports), scrumboardRecurring: createRecurring(ports) },
    own: { scrumboard: reading.ofPerson },
  } satisfies Room
}
