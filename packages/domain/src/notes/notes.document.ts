/** A note and a label as they are stored, field by field (shared/document.ts). Who sees it, colour, reminder, picture and labels stand in columns beside it. */
import { z } from 'zod'
import { seiten } from '../shared/akteur.ts'
import { needed } from '../shared/document.ts'
import { id, lineOfWords, words } from '../shared/schemas.ts'
import { maxTasksOfNote } from './notes.ts'

/** Of whoever wrote it or of one house, whatever its side; nobody else sees it. */
const shared = { sees: seiten, copies: true, label: null } as const

/** '' as long as nobody has written anything. */
const title = z.union([z.literal(''), lineOfWords(300)])

const noteTask = z.strictObject({ id, content: lineOfWords(500), completed: z.boolean() })

export const noteDocument = {
  title: needed(title, shared),
  content: needed(z.union([z.literal(''), words(20_000)]), shared),
  tasks: needed(z.array(noteTask).max(maxTasksOfNote), shared),
} as const

export const labelDocument = { title: needed(lineOfWords(60), shared) } as const
