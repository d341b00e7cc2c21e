/** Boards and what hangs on them as they are stored, field by field (shared/document.ts). Places, people, labels and colours stand in columns beside it. */
import { z } from 'zod'
import { seiten } from '../shared/akteur.ts'
import { type DocumentOf, needed, optional } from '../shared/document.ts'
import { rule } from '../shared/rule.ts'
import { id, isoDate, lineOfWords, words } from '../shared/schemas.ts'
import { cardColours, maxCardsOfTemplate, maxCheckItems, maxLabelsOfBoard, maxListsOfBoard } from './scrumboard.ts'

/** Of one house or some of its people, whatever its side; nobody else sees it. */
const shared = { sees: seiten, copies: true, label: null } as const
const maybeWords = (max: number) => z.union([z.literal(''), words(max)])

export const boardDocument = {
  title: needed(lineOfWords(120), shared),
  description: needed(maybeWords(2000), shared),
} as const

export const listDocument = { title: needed(lineOfWords(80), shared) } as const

export const boardLabelDocument = { title: needed(lineOfWords(60), shared) } as const

const checkItem = z.strictObject({ id, content: lineOfWords(500), completed: z.boolean() })

export const cardDocument = {
  title: needed(lineOfWords(300), shared),
  description: needed(maybeWords(20_000), shared),
  /** A day, or an instant where the hour matters. */
  dueDate: optional(z.union([isoDate, z.iso.datetime({ offset: true })]).nullable(), { ...shared, unsaid: null }),
  /** How it comes again, as RFC 5545 writes it. */
  repeat: optional(rule.nullable(), { ...shared, unsaid: null, older: null }),
  checklist: needed(z.array(checkItem).max(maxCheckItems), shared),
} as const

export const commentDocument = { text: needed(words(5000), shared) } as const

const dueDate = z.union([isoDate, z.iso.datetime({ offset: true })]).nullable()

/** A card as a template keeps it: without people, comments and what was ticked off. */
const templateCard = z.strictObject({
  title: lineOfWords(300),
  description: maybeWords(20_000),
  colour: z.enum(cardColours),
  dueDate,
  repeat: rule.nullable(),
  checklist: z.array(z.strictObject({ content: lineOfWords(500) })).max(maxCheckItems),
  /** Places among the labels of the template. */
  labels: z.array(z.int().min(0)).max(maxLabelsOfBoard),
})
const templateList = z.strictObject({
  title: lineOfWords(80),
  limit: z.int().min(1).max(999).nullable(),
  cards: z.array(templateCard).max(maxCardsOfTemplate),
})

export const templateDocument = {
  title: needed(lineOfWords(120), shared),
  description: needed(maybeWords(2000), shared),
  lists: needed(z.array(templateList).max(maxListsOfBoard), shared),
  labels: needed(z.array(z.strictObject({ title: lineOfWords(60) })).max(maxLabelsOfBoard), shared),
} as const
export type TemplateContent = DocumentOf<typeof templateDocument>
