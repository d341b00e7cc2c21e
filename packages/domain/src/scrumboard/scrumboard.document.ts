/** Boards and what hangs on them as they are stored, field by field (shared/document.ts). Places, people, labels and colours stand in columns beside it. */
import { z } from 'zod'
import { seiten } from '../shared/akteur.ts'
import { needed, optional } from '../shared/document.ts'
import { id, isoDate, lineOfWords, words } from '../shared/schemas.ts'
import { maxCheckItems } from './scrumboard.ts'

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
  checklist: needed(z.array(checkItem).max(maxCheckItems), shared),
} as const

export const commentDocument = { text: needed(words(5000), shared) } as const
