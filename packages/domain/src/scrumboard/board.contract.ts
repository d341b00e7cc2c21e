/** What the calls of boards send and answer (scrumboard.contract.ts). */
import { z } from 'zod'
import { shapeOf } from '../shared/document.ts'
import { id, isoDate } from '../shared/schemas.ts'
import { languageIds } from '../shared/appearance.ts'
import { harmless, plain } from '../shared/words.ts'
import { boardDocument, boardLabelDocument, cardDocument, commentDocument, listDocument, templateDocument } from './scrumboard.document.ts'
import * as examples from './boardExamples.ts'
import { startNames } from './startTemplates.ts'
import { boardIcons, boardVisibilities, cardColours, maxPosition } from './scrumboard.ts'

const instant = harmless('time', z.iso.datetime({ offset: true }))
const position = z.int().min(-maxPosition).max(maxPosition)
const version = z.int().min(1)

export const member = z
  .strictObject({ id, name: plain.name, avatar: plain.link.nullable() })
  .meta({ id: 'BoardMember', description: 'A person of the house.', examples: [examples.member] })
export type BoardMember = z.output<typeof member>

export const label = z
  .strictObject({ id, boardId: id, ...shapeOf(boardLabelDocument) })
  .meta({ id: 'BoardLabel', description: 'A label of a board, carried by any number of its cards.', examples: [examples.label] })
export type BoardLabel = z.output<typeof label>

/** `limit`: how many cards the house wants in it at most; null for any number. */
export const list = z
  .strictObject({ id, boardId: id, position, ...shapeOf(listDocument), limit: z.int().min(1).max(999).nullable() })
  .meta({ id: 'BoardList', description: 'A list of a board. Lists are sorted by position.', examples: [examples.list] })
export type BoardList = z.output<typeof list>

/** What somebody writes on a card; people and labels stand beside it. */
export const cardWords = z.strictObject({ ...shapeOf(cardDocument), colour: z.enum(cardColours), archived: z.boolean() })
export const card = cardWords
  .extend({
    id,
    boardId: id,
    listId: id,
    position,
    labels: z.array(label),
    members: z.array(member),
    /** How many comments it has. */
    comments: z.int().min(0),
    /** On which day the clock makes the next one; null: never. */
    nextDay: isoDate.nullable(),
    /** The card that the clock has made this one after; null: a person has made it. */
    madeAfter: id.nullable(),
    version,
    createdBy: id,
    changedBy: id,
    /** Null when the person's name is not known any more. */
    changedByName: plain.name.nullable(),
    createdAt: instant,
    updatedAt: instant,
  })
  .meta({
    id: 'BoardCard',
    description: 'A card in a list, sorted by position, with its labels expanded. What repeats is made anew by the clock on `nextDay`.',
    examples: [examples.card],
  })
export type BoardCard = z.output<typeof card>

export const boardWords = z.strictObject({ ...shapeOf(boardDocument), icon: z.enum(boardIcons), visibility: z.enum(boardVisibilities) })
export const board = boardWords
  .extend({
    id,
    lastActivity: instant,
    members: z.array(member),
    archived: z.boolean(),
    /** How many cards it has, without those in the archive. */
    openCards: z.int().min(0),
    version,
    createdBy: id,
    createdAt: instant,
  })
  .meta({
    id: 'Board',
    description: 'A board. `visibility`: `members` is seen by its members only, `house` by everybody in the own house.',
    examples: [examples.board],
  })
export type Board = z.output<typeof board>

export const wholeBoard = board.extend({ lists: z.array(list), cards: z.array(card), labels: z.array(label) }).meta({
  id: 'WholeBoard',
  description: 'A board with its lists and cards, sorted by position, and its labels.',
  examples: [{ ...examples.board, lists: [examples.list], cards: [examples.card], labels: [examples.label] }],
})
export type WholeBoard = z.output<typeof wholeBoard>

export const comment = z
  .strictObject({ id, cardId: id, ...shapeOf(commentDocument), createdBy: id, createdByName: plain.name.nullable(), createdAt: instant })
  .meta({ id: 'BoardComment', description: 'What somebody has said about a card.', examples: [examples.comment] })
export type BoardComment = z.output<typeof comment>

const count = z.int().min(0)
export const template = z
  .strictObject({
    id,
    title: templateDocument.title.schema,
    description: templateDocument.description.schema,
    icon: z.enum(boardIcons),
    lists: count,
    cards: count,
    createdBy: id,
    createdAt: instant,
  })
  .meta({ id: 'BoardTemplate', description: 'A board of which the house makes others.', examples: [examples.template] })
export type BoardTemplate = z.output<typeof template>

/** One of the house, or one that comes with the product, in this language. */
export const templateOfBody = z.union([
  z.strictObject({ id }),
  z.strictObject({ start: z.enum(startNames), language: z.enum(languageIds) }),
])
export type ChosenTemplate = z.output<typeof templateOfBody>

/** The web template sends expanded labels and members back; their ids are enough. */
const labelOfBody = z.union([id, label.partial().required({ id: true })])
const memberOfBody = z.union([id, member.partial().required({ id: true })])

export const cardBody = card.extend({ labels: z.array(labelOfBody).max(50), members: z.array(memberOfBody).max(50) }).partial()
export type CardBody = z.output<typeof cardBody>
export const boardBody = board.extend({ members: z.array(memberOfBody).max(200) }).partial()
export type BoardBody = z.output<typeof boardBody>
export const listBody = list.partial().required({ id: true })
export type ListBody = z.output<typeof listBody>
/** A new one comes with its id or without one; the template sends the empty id along. */
export const newId = id.nullable().optional()

/** Next to what it goes: behind one, in front of one. One of the two is enough; both find the place when a colleague has moved one of them. */
export const anchors = { after: id.nullable().optional(), before: id.nullable().optional() }

/** A card that goes from one lane to another: `to` takes the place of `from` among its people or labels; null is the lane of those without any. */
export const lane = z.strictObject({ by: z.enum(['members', 'labels']), from: id.nullable(), to: id.nullable() })
export type LaneChange = z.output<typeof lane>
