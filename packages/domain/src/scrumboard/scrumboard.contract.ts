/**
 * Paths and payloads are those of apps.md, section 7. A board belongs to a house and is seen by its members, or by all people of the house, who
 * then also work on it. The calls for places and for the archive, comments and members stand beside those of the specification.
 */
import { z } from 'zod'
import { own } from '../shared/access.ts'
import { defineCall } from '../shared/contract.ts'
import { shapeOf } from '../shared/document.ts'
import { id } from '../shared/schemas.ts'
import {
  anchors,
  board,
  boardBody,
  card,
  cardBody,
  comment,
  label,
  lane,
  list,
  listBody,
  member,
  newId,
  template,
  templateOfBody,
  wholeBoard,
} from './board.contract.ts'
import { commentDocument, listDocument } from './scrumboard.document.ts'
import { maxCardsOfBoard, maxListsOfBoard } from './scrumboard.ts'

const path = '/api/apps/scrumboard'
const byId = z.strictObject({ id })
const byBoard = z.strictObject({ boardId: id })
const ofCard = ['nicht_gefunden', 'scrumboard.archiviert'] as const

const specified = {
  boards: defineCall(`GET ${path}/boards`, {
    id: 'scrumboard.boards',
    summary: 'All boards that this person may see, also archived ones, the one that was worked on last first',
    access: own,
    answer: z.array(board),
  }),
  board: defineCall(`GET ${path}/board`, {
    id: 'scrumboard.board',
    summary: 'One board with its lists and cards sorted by position, and its labels; without archived cards',
    access: own,
    query: byId,
    answer: wholeBoard,
    errors: ['nicht_gefunden'],
  }),
  createList: defineCall(`POST ${path}/board/list`, {
    id: 'scrumboard.createList',
    summary: 'A new list, at the end unless a position is named. An id makes it happen once: the second time answers the first list',
    access: own,
    body: z.strictObject({ list: list.partial().extend({ id: newId }).required({ boardId: true, title: true }) }),
    answer: list,
    errors: [...ofCard, 'scrumboard.zu_viele_listen'],
  }),
  updateList: defineCall(`PATCH ${path}/board/list`, {
    id: 'scrumboard.updateList',
    summary: 'Change title, limit or position of a list',
    access: own,
    body: z.strictObject({ list: listBody }),
    answer: list,
    errors: ofCard,
  }),
  removeList: defineCall(`DELETE ${path}/board/list`, {
    id: 'scrumboard.removeList',
    summary: 'Delete a list with all its cards, also those in the archive',
    access: own,
    query: byId,
    answer: z.boolean(),
    errors: ofCard,
  }),
  updateLists: defineCall(`PATCH ${path}/board/lists`, {
    id: 'scrumboard.updateLists',
    summary: 'Change title, limit or position of several lists at once. Answers them',
    access: own,
    body: z.strictObject({ lists: z.array(listBody).min(1).max(maxListsOfBoard) }),
    answer: z.array(list),
    errors: ofCard,
  }),
  createCard: defineCall(`PUT ${path}/board/card`, {
    id: 'scrumboard.createCard',
    summary:
      'A new card, at the end of its list unless a position is named. An id makes it happen once: the second time answers the first card',
    access: own,
    body: z.strictObject({ card: cardBody.extend({ id: newId }).required({ boardId: true, listId: true, title: true }) }),
    answer: card,
    errors: [
      ...ofCard,
      'scrumboard.liste_unbekannt',
      'scrumboard.label_unbekannt',
      'scrumboard.person_unbekannt',
      'scrumboard.zu_viele_karten',
    ],
  }),
  updateCard: defineCall(`PATCH ${path}/board/card`, {
    id: 'scrumboard.updateCard',
    summary:
      'Change the named fields. A version that is named must be the newest. List and position are not changed by it: they have calls of their own',
    access: own,
    body: z
      .strictObject({ id, card: cardBody })
      .refine((body) => (body.card.id ?? body.id) === body.id, { path: ['card', 'id'], message: 'falsch' }),
    answer: card,
    errors: [...ofCard, 'scrumboard.veraltet', 'scrumboard.label_unbekannt', 'scrumboard.person_unbekannt'],
  }),
  removeCard: defineCall(`DELETE ${path}/board/card`, {
    id: 'scrumboard.removeCard',
    summary: 'Delete a card for good, with its comments',
    access: own,
    query: byId,
    answer: z.boolean(),
    errors: ofCard,
  }),
  updateCards: defineCall(`PATCH ${path}/board/cards`, {
    id: 'scrumboard.updateCards',
    summary: 'Change the named fields of several cards at once, as the call for one does. Answers them',
    access: own,
    body: z.strictObject({
      cards: z
        .array(cardBody.required({ id: true }))
        .min(1)
        .max(500),
    }),
    answer: z.array(card),
    errors: [...ofCard, 'scrumboard.veraltet', 'scrumboard.label_unbekannt', 'scrumboard.person_unbekannt'],
  }),
  placeCards: defineCall(`PATCH ${path}/board/card/positions`, {
    id: 'scrumboard.placeCards',
    summary: 'Put cards to these positions, and into these lists of their board. Answers them',
    access: own,
    // The template sends whole cards; only their places count.
    body: z.strictObject({
      cards: z
        .array(cardBody.required({ id: true, position: true }))
        .min(1)
        .max(maxCardsOfBoard),
    }),
    answer: z.array(card),
    errors: [...ofCard, 'scrumboard.liste_unbekannt'],
  }),
  labels: defineCall(`GET ${path}/board/labels`, {
    id: 'scrumboard.labels',
    summary: 'All labels of a board, sorted by title',
    access: own,
    query: byBoard,
    answer: z.array(label),
    errors: ['nicht_gefunden'],
  }),
  createLabel: defineCall(`PUT ${path}/board/label`, {
    id: 'scrumboard.createLabel',
    summary: 'A new label. An id makes it happen once: the second time answers the first label',
    access: own,
    body: z.strictObject({ label: label.extend({ id: newId }) }),
    answer: label,
    errors: [...ofCard, 'scrumboard.label_vergeben', 'scrumboard.zu_viele_labels'],
  }),
  updateLabel: defineCall(`PATCH ${path}/board/label`, {
    id: 'scrumboard.updateLabel',
    summary: 'Rename a label',
    access: own,
    body: z
      .strictObject({ id, label: label.partial().required({ title: true }) })
      .refine((body) => (body.label.id ?? body.id) === body.id, { path: ['label', 'id'], message: 'falsch' }),
    answer: label,
    errors: [...ofCard, 'scrumboard.label_vergeben'],
  }),
  removeLabel: defineCall(`DELETE ${path}/board/label`, {
    id: 'scrumboard.removeLabel',
    summary: 'Delete a label; every card that carries it loses it',
    access: own,
    query: byId,
    answer: z.boolean(),
    errors: ofCard,
  }),
} as const

const beside = {
  people: defineCall(`GET ${path}/people`, {
    id: 'scrumboard.people',
    summary: 'The people of the own house who can be members, sorted by name',
    access: own,
    answer: z.array(member),
  }),
  createBoard: defineCall(`POST ${path}/board`, {
    id: 'scrumboard.createBoard',
    summary:
      'A new board with empty lists of these titles, or with all that stands on a template. Who makes it is a member. An id makes it happen once',
    access: own,
    body: z.strictObject({
      board: boardBody.extend({ id: newId }).required({ title: true }),
      lists: z.array(listDocument.title.schema).max(10).default([]),
      template: templateOfBody.nullable().default(null),
    }),
    answer: board,
    errors: ['scrumboard.zu_viele_tafeln', 'scrumboard.person_unbekannt', 'scrumboard.vorlage_unbekannt'],
  }),
  updateBoard: defineCall(`PATCH ${path}/board`, {
    id: 'scrumboard.updateBoard',
    summary:
      'Change the named fields. A version that is named must be the newest. `archived: false` brings a board back; an archived one takes nothing else',
    access: own,
    body: z
      .strictObject({ id, board: boardBody })
      .refine((body) => (body.board.id ?? body.id) === body.id, { path: ['board', 'id'], message: 'falsch' }),
    answer: board,
    errors: [...ofCard, 'scrumboard.veraltet', 'scrumboard.person_unbekannt', 'scrumboard.nicht_ohne_mich'],
  }),
  removeBoard: defineCall(`DELETE ${path}/board`, {
    id: 'scrumboard.removeBoard',
    summary: 'Delete an archived board for good, with everything on it',
    access: own,
    query: byId,
    answer: z.boolean(),
    errors: ['nicht_gefunden', 'scrumboard.nicht_archiviert'],
  }),
  templates: defineCall(`GET ${path}/templates`, {
    id: 'scrumboard.templates',
    summary: 'The templates of the own house, sorted by title',
    access: own,
    answer: z.array(template),
  }),
  createTemplate: defineCall(`POST ${path}/template`, {
    id: 'scrumboard.createTemplate',
    summary:
      'Save a board as a template of the house: lists, labels, limits and cards with their checklists, without people, comments and days that are over. An id makes it happen once',
    access: own,
    body: z.strictObject({ template: z.strictObject({ id: newId, boardId: id, title: template.shape.title }) }),
    answer: template,
    errors: [...ofCard, 'scrumboard.zu_viele_vorlagen', 'scrumboard.vorlage_zu_gross'],
  }),
  updateTemplate: defineCall(`PATCH ${path}/template`, {
    id: 'scrumboard.updateTemplate',
    summary: 'Rename a template',
    access: own,
    body: z.strictObject({ id, template: template.pick({ title: true }) }),
    answer: template,
    errors: ['nicht_gefunden'],
  }),
  removeTemplate: defineCall(`DELETE ${path}/template`, {
    id: 'scrumboard.removeTemplate',
    summary: 'Delete a template; boards that were made from it stay',
    access: own,
    query: byId,
    answer: z.boolean(),
    errors: ['nicht_gefunden'],
  }),
  archive: defineCall(`GET ${path}/board/archive`, {
    id: 'scrumboard.archive',
    summary: 'The archived cards of a board, the one that was archived last first',
    access: own,
    query: byBoard,
    answer: z.array(card),
    errors: ['nicht_gefunden'],
  }),
  moveCard: defineCall(`PATCH ${path}/board/card/move`, {
    id: 'scrumboard.moveCard',
    summary:
      'Put a card into a list, next to the cards that are named; at the end when none of them is there. The server finds the position. `lane`: from one person or label to another in the same step',
    access: own,
    body: z.strictObject({ id, listId: id, ...anchors, lane: lane.nullable().default(null) }),
    answer: card,
    errors: [...ofCard, 'scrumboard.liste_unbekannt', 'scrumboard.label_unbekannt', 'scrumboard.person_unbekannt'],
  }),
  moveList: defineCall(`PATCH ${path}/board/list/move`, {
    id: 'scrumboard.moveList',
    summary: 'Put a list next to the lists that are named. The server finds the position',
    access: own,
    body: z.strictObject({ id, ...anchors }),
    answer: list,
    errors: ofCard,
  }),
  comments: defineCall(`GET ${path}/board/card/comments`, {
    id: 'scrumboard.comments',
    summary: 'What was said about a card, the oldest first',
    access: own,
    query: byId,
    answer: z.array(comment),
    errors: ['nicht_gefunden'],
  }),
  createComment: defineCall(`POST ${path}/board/card/comment`, {
    id: 'scrumboard.createComment',
    summary: 'Say something about a card. An id makes it happen once',
    access: own,
    body: z.strictObject({ id: newId, cardId: id, ...shapeOf(commentDocument) }),
    answer: comment,
    errors: [...ofCard, 'scrumboard.zu_viele_kommentare'],
  }),
  removeComment: defineCall(`DELETE ${path}/board/card/comment`, {
    id: 'scrumboard.removeComment',
    summary: 'Delete one’s own comment',
    access: own,
    query: byId,
    answer: z.boolean(),
    errors: [...ofCard, 'scrumboard.nur_eigene'],
  }),
} as const

export const scrumboardContract = { ...specified, ...beside } as const
