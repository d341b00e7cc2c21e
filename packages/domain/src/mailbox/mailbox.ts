/** Post between people of Dreiklang: folders, filters, labels, pages and answers (apps.md, sections 3 to 9). Pure. */

/** The ids are the same in every mailbox, so that nothing has to be made before the first mail. */
export const mailFolders = [
  { id: '7c004a19-4506-48ef-93ab-f16381302e3b', slug: 'inbox', title: 'Inbox', icon: 'inbox' },
  { id: '1ee2ea29-9a1f-4c27-b4d2-5e465703b6a0', slug: 'sent', title: 'Sent', icon: 'send' },
  { id: 'fbdc8e79-a0c4-4a27-bc98-9c81ee7a86e5', slug: 'drafts', title: 'Drafts', icon: 'pencil' },
  { id: '0197c436-2ef3-424d-b546-8b7f49186e15', slug: 'spam', title: 'Spam', icon: 'alert-triangle' },
  { id: '2fa74637-d362-4fd2-9a88-f7195a88bdde', slug: 'trash', title: 'Trash', icon: 'trash' },
] as const
export const folderSlugs = ['inbox', 'sent', 'drafts', 'spam', 'trash'] as const
export type FolderSlug = (typeof folderSlugs)[number]

export const mailFilters = [
  { id: 'de1b41f6-6839-4f1b-9d2c-07e55f6f8f82', slug: 'starred', title: 'Starred', icon: 'star' },
  { id: '71bba1ec-a90e-4a71-9932-4bab0a99aa1c', slug: 'important', title: 'Important', icon: 'flag' },
] as const
export const filterSlugs = ['starred', 'important'] as const

export const labelColors = ['blue', 'indigo', 'red', 'teal', 'purple', 'green', 'orange', 'gray'] as const
export type LabelColor = (typeof labelColors)[number]

/** Every mailbox begins with these; its person may rename and delete them. */
export const firstLabels = [
  { id: 'b167d3c4-f6ed-4ea6-9579-a12f95a9d76e', slug: 'personal', title: 'Personal', color: 'blue' },
  { id: '745cf30e-ca84-47a1-a553-b70eb630d8e7', slug: 'work', title: 'Work', color: 'indigo' },
  { id: '8b035cb5-65c0-4ab1-bb4c-43b0e442d1f3', slug: 'payments', title: 'Payments', color: 'red' },
  { id: 'b2d1e4e7-7cfd-4b51-ae59-217a093df754', slug: 'invoices', title: 'Invoices', color: 'teal' },
  { id: '184cd689-4ee4-47cf-9f8a-4233caf47cc1', slug: 'accounts', title: 'Accounts', color: 'purple' },
  { id: 'cd78c7f3-7e8b-49ac-8fca-8a1c2ee80d1c', slug: 'forums', title: 'Forums', color: 'green' },
] as const

export const maxLabels = 50
export const maxTemplates = 50
export const maxLabelsOfMail = 5
export const maxRecipients = 50
/** Of one mail. */
export const maxAttachments = 10
/** Of all files of one mail together, in bytes. */
export const maxAttachedBytes = 25_000_000
export const maxBulk = 200
export const maxFound = 200
export const mailsPerPage = 10
/** What one answer may hold for a screen that shows more at once than the template does. */
export const mostPerPage = 50
/** How long a mail is held back after "send", so that it can be undone. */
export const undoSeconds = 10
/** What lies in the trash goes for good after as many days. */
export const trashDays = 30
export const messageLayouts = ['right', 'bottom', 'off'] as const

export const findFolder = (id: string): FolderSlug | null => mailFolders.find((folder) => folder.id === id)?.slug ?? null
export const folderIdOf = (slug: FolderSlug): string => mailFolders.find((folder) => folder.slug === slug)?.id ?? mailFolders[0].id

/** Sent and trash show no number, drafts and spam how many there are, the others how many are unread. */
export function countFolder(slug: FolderSlug, { total, unread }: { total: number; unread: number }): number {
  if (slug === 'sent' || slug === 'trash') return 0
  return slug === 'drafts' || slug === 'spam' ? total : unread
}

/** Lowercased, spaces to hyphens, everything that is no letter, digit or hyphen dropped, hyphens collapsed. */
const plainSlug = (title: string): string =>
  title
    .toLowerCase()
    .replaceAll(/\s+/g, '-')
    .replaceAll(/[^\w-]/g, '')
    .replaceAll(/-{2,}/g, '-')

/** The first of `slug`, `slug-1`, `slug-2` … that nobody has. */
export function labelSlug(title: string, taken: ReadonlySet<string>): string {
  // A title without one letter of ASCII leaves nothing.
  const slug = plainSlug(title) || 'label'
  if (!taken.has(slug)) return slug
  let number = 1
  while (taken.has(`${slug}-${number}`)) number += 1
  return `${slug}-${number}`
}

export interface Pagination {
  totalResults: number
  resultsPerPage: number
  currentPage: number
  lastPage: number
  /** Of the first and last on this page among all, from 0; the last one is -1 where there is none. */
  startIndex: number
  endIndex: number
}

export const lastPageOf = (total: number, size: number): number => Math.max(1, Math.ceil(total / size))

/** Null past the end. */
export function findPage({ total, page, size }: { total: number; page: number; size: number }): Pagination | null {
  const lastPage = lastPageOf(total, size)
  if (page > lastPage) return null
  const startIndex = (page - 1) * size
  return {
    totalResults: total,
    resultsPerPage: size,
    currentPage: page,
    lastPage,
    startIndex,
    endIndex: Math.min(startIndex + size, total) - 1,
  }
}

export const mailStates = ['draft', 'queued', 'sent'] as const
export type MailState = (typeof mailStates)[number]

/**
 * Where a mail may lie: what is not sent in the drafts, what one has sent oneself in the sent mail, what came in elsewhere; everything in the
 * trash. A mail on its way is not moved: it is called back first.
 */
export function canLieIn(slug: FolderSlug, { status, isMine }: { status: MailState; isMine: boolean }): boolean {
  if (status === 'queued') return slug === 'drafts'
  if (slug === 'trash') return true
  if (status === 'draft') return slug === 'drafts'
  return isMine ? slug === 'sent' : slug === 'inbox' || slug === 'spam'
}

/** Where it comes back to from the trash. */
export function findHome({ status, isMine }: { status: MailState; isMine: boolean }): FolderSlug {
  if (status !== 'sent') return 'drafts'
  return isMine ? 'sent' : 'inbox'
}

export const recipientKinds = ['to', 'cc', 'bcc'] as const
export type RecipientKind = (typeof recipientKinds)[number]

interface Answered {
  subject: string
  content: string
  senderId: string
  recipients: readonly { kind: RecipientKind; personId: string }[]
}

export const answerKinds = ['reply', 'all', 'forward'] as const
export type AnswerKind = (typeof answerKinds)[number]

interface AnswerBy {
  kind: AnswerKind
  /** Who answers: never a recipient of it. */
  me: string
  /** The line above the quote, such as "Am … schrieb …:". */
  heading: string
  /** In front of the subject: AW or Re, WG or Fwd. */
  prefix: string
}

export interface DraftOfAnswer {
  to: string[]
  cc: string[]
  bcc: string[]
  subject: string
  content: string
}

const marks = /^((re|aw|fwd|fw|wg)\s*:\s*)+/i

/** With the mark of this answer in front, once, however often it went back and forth. */
const markSubject = (subject: string, prefix: string): string => `${prefix}: ${subject.replace(marks, '').trim()}`.trim()

/** Every line behind a sign, so that who reads it sees whose words they are. */
const markQuoted = (text: string): string =>
  text
    .split('\n')
    .map((one) => (one === '' ? '>' : `> ${one}`))
    .join('\n')

/** A reply to one's own mail goes to those it went to; nobody is named twice, and a hidden recipient is never told. */
export function writeAnswer(mail: Answered, { kind, me, heading, prefix }: AnswerBy): DraftOfAnswer {
  const of = (wanted: RecipientKind): string[] =>
    mail.recipients.filter((one) => one.kind === wanted && one.personId !== me).map(({ personId }) => personId)
  const isMine = mail.senderId === me
  const content = `\n\n${heading}\n${markQuoted(mail.content)}`
  const subject = markSubject(mail.subject, prefix)
  if (kind === 'forward') return { to: [], cc: [], bcc: [], subject, content }
  const to = isMine ? of('to') : [mail.senderId]
  if (kind === 'reply') return { to, cc: [], bcc: [], subject, content }
  const everybody = [...new Set([...to, ...of('to')])]
  return { to: everybody, cc: [...new Set(of('cc'))].filter((one) => !everybody.includes(one)), bcc: [], subject, content }
}

/** Whether all the words stand somewhere in it, capital or small letters alike. Null query: nothing is looked for. */
export function matchesMail(texts: readonly string[], query: string): boolean {
  const all = texts.join('\n').normalize('NFC').toLowerCase()
  return query
    .normalize('NFC')
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '')
    .every((word) => all.includes(word))
}
