/** A mail account and what a mail of it carries beside the words of every mail, as they are stored: all of it sealed. */
import { z } from 'zod'
import { sealColumn } from '../shared/document.ts'
import { line, lineOfWords } from '../shared/schemas.ts'
import { acceptedWords, asWords, harmless } from '../shared/words.ts'
import { recipientKinds } from './mailbox.ts'
import { hostPattern, postSecurities } from './post.ts'

/** Its person's alone. */
const own = { sees: ['SELBST'], copies: false, label: null } as const

export const mailAddress = harmless('contact', z.email().max(254))
const outsiderName = asWords(z.string().max(200))

/** One of the two servers of an account. */
export const postServer = z.strictObject({
  host: harmless('house', z.string().trim().regex(hostPattern, { message: 'post.host' })),
  port: z.int().min(1).max(65_535),
  security: z.enum(postSecurities),
  user: harmless('contact', line(200)),
})
export type PostServer = z.output<typeof postServer>
const keptServer = postServer.extend({ password: harmless('secret', z.string().max(500)) })
export type KeptServer = z.output<typeof keptServer>

export const outsider = z.strictObject({ kind: z.enum(recipientKinds), name: outsiderName, address: mailAddress })
/** Written by other mail servers, which keep to no form. */
const keptOutsider = z.strictObject({ kind: z.enum(recipientKinds), name: acceptedWords, address: acceptedWords })
export type PostOutsider = z.output<typeof keptOutsider>
const keptSender = keptOutsider.omit({ kind: true })
const names = z.array(acceptedWords)

export const accountDocument = {
  name: sealColumn(z.union([z.literal(''), lineOfWords(100)]), own),
  address: sealColumn(mailAddress, own),
  imap: sealColumn(keptServer, { ...own, read: (stored) => keptServer.parse(stored) }),
  smtp: sealColumn(keptServer, { ...own, read: (stored) => keptServer.parse(stored) }),
} as const

export const postDocument = {
  sender: sealColumn(keptSender, { ...own, read: (stored) => keptSender.parse(stored) }),
  outside: sealColumn(z.array(keptOutsider), { ...own, read: (stored) => z.array(keptOutsider).parse(stored) }),
  /** What answers name it by (RFC 5322, 3.6.4). */
  message_id: sealColumn(acceptedWords, own),
  /** Cleaned before it was stored; null: there is only text. */
  html: sealColumn(acceptedWords.nullable(), own),
  /** Files that came along and were not taken; of a mail of ours, the addresses that the server did not take. */
  left_out: sealColumn(names, { ...own, read: (stored) => names.parse(stored) }),
} as const
