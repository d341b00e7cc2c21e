/** A mail, a label and the settings of a mailbox as they are stored, field by field (shared/document.ts). */
import { z } from 'zod'
import { dateiName } from '../datei/datei.contract.ts'
import { needed, sealColumn } from '../shared/document.ts'
import { lineOfWords, words } from '../shared/schemas.ts'
import { asWords, harmless } from '../shared/words.ts'
import { labelColors, messageLayouts } from './mailbox.ts'

/** Those who have written or got it. It is their talk and no record about a Klient: no copy tells it. */
const kept = { sees: ['TEILNEHMER'], copies: false, label: null } as const
/** The mailbox is its person's alone. */
const own = { sees: ['SELBST'], copies: false, label: null } as const

export const maxContent = 20_000
export const maxSubject = 200

/** As it was typed: the empty lines above a quote are where one writes. */
const content = asWords(
  z
    .string()
    .max(maxContent)
    .regex(/^[\P{Cc}\n\r\t]*$/u, { message: 'zeichen' }),
)

/** Opened by all who take part, so each lies in its own column under the key of the writer's house. '' as long as nobody has written anything. */
export const mailDocument = {
  subject: sealColumn(z.union([z.literal(''), lineOfWords(maxSubject)]), kept),
  content: sealColumn(content, kept),
} as const

/** Beside its bytes, which lie sealed in the room of files. */
export const attachmentDocument = { name: sealColumn(dateiName, kept) } as const

export const labelDocument = {
  title: needed(lineOfWords(60), own),
  /** Made of the title: its words are the person's as well. */
  slug: needed(lineOfWords(80), own),
  color: needed(z.enum(labelColors), own),
} as const

/** What is put into a mail that is being written. */
export const templateDocument = {
  title: needed(lineOfWords(60), own),
  subject: needed(z.union([z.literal(''), lineOfWords(maxSubject)]), own),
  content: needed(content, own),
} as const

/** Read by all who could write to the person. */
export const awayDocument = { text: sealColumn(z.union([z.literal(''), words(500)]), kept) } as const

export const settingsDocument = {
  messageLayout: needed(z.enum(messageLayouts), own),
  signature: needed(z.union([z.literal(''), words(1000)]), own),
} as const

export const slugInput = harmless('code', z.string().max(100))
