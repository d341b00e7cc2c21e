/** A task and a tag as they are stored, field by field (shared/document.ts). What it is, who it is for and its tags stand in columns beside it. */
import { z } from 'zod'
import { seiten } from '../shared/akteur.ts'
import { needed, optional } from '../shared/document.ts'
import { rule } from '../shared/rule.ts'
import { id, isoDate, lineOfWords, words } from '../shared/schemas.ts'
import { maxSubTasks, taskPriorities } from './tasks.ts'

/** The people of one house share it, whatever its side; nobody else sees it. */
const shared = { sees: seiten, copies: true, label: null } as const

/** '' as long as nobody has written anything. */
const title = z.union([z.literal(''), lineOfWords(300)])

const subTask = z.strictObject({ id, title, completed: z.boolean() })

export const taskDocument = {
  title: needed(title, shared),
  notes: needed(z.union([z.literal(''), words(10_000)]), shared),
  completed: needed(z.boolean(), shared),
  /** A day, or an instant where the hour matters. */
  dueDate: optional(z.union([isoDate, z.iso.datetime({ offset: true })]).nullable(), { ...shared, unsaid: null }),
  /** How it comes again, as RFC 5545 writes it. */
  repeat: optional(rule.nullable(), { ...shared, unsaid: null, older: null }),
  priority: needed(z.literal(taskPriorities), shared),
  subTasks: needed(z.array(subTask).max(maxSubTasks), shared),
} as const

/** What is kept beside what a person may write by the call that changes a task. */
export const taskBesideDocument = {
  /** Why it was given back (delegation.ts). */
  returnReason: optional(words(500).nullable(), { ...shared, unsaid: null, older: null }),
} as const

export const tagDocument = { title: needed(lineOfWords(60), shared) } as const
