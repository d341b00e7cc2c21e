export type TextPart = { kind: 'text'; text: string } | { kind: 'link'; text: string; href: string }

const candidate = /https?:\/\/[^\s<>"'`{}|\\^]+/gi
const trailing = /[.,;:!?)\]]+$/

/** Splits a message at its addresses. Only http and https become links: `javascript:` and the like stay text. */
export function textParts(value: string): TextPart[] {
  const parts: TextPart[] = []
  let end = 0
  for (const { 0: found, index } of value.matchAll(candidate)) {
    const address = found.replace(trailing, '')
    const href = safeHref(address)
    if (href === null) continue
    if (index > end) parts.push({ kind: 'text', text: value.slice(end, index) })
    parts.push({ kind: 'link', text: address, href })
    end = index + address.length
  }
  if (end < value.length) parts.push({ kind: 'text', text: value.slice(end) })
  return parts
}

/** Whether a message may hold an address. It is kept beside the sealed text: addresses are looked for among all messages of a person. */
export const hasLink = (value: string): boolean => /https?:\/\//.test(value)

/** Letters, digits, dots and dashes, and a port; no user name before an @, which would display another host than the real target. */
const host = /^https?:\/\/[\p{L}\p{N}](?:[\p{L}\p{N}.-]*[\p{L}\p{N}])?(?::\d{1,5})?(?:[/?#]|$)/iu

function safeHref(address: string): string | null {
  return host.test(address) ? address : null
}

/** How long a message may be changed or withdrawn, in milliseconds: long enough for a slip of the finger. */
export const changeWindowMs = 15 * 60_000

/**
 * Until when its writer may change or withdraw a message: fifteen minutes, and never after somebody else has read it. Who has read "4 mg" may
 * have acted on it, and "read by" may not stand beside words that nobody has read; from then on a correction is a message of its own.
 * Answers an ISO instant, null when it is over or never was.
 */
export function changeableUntil(
  { isMine, withdrawn, nr, createdAt }: { isMine: boolean; withdrawn: boolean; nr: number; createdAt: string },
  { readByOthers, now }: { readByOthers: number; now: string },
): string | null {
  const until = new Date(Date.parse(createdAt) + changeWindowMs).toISOString()
  return isMine && !withdrawn && nr > readByOthers && now < until ? until : null
}

/** An order that is closed and of which nothing was said since its last step needs nobody; a new message brings its talk back. */
export function isResolved({
  closed,
  lastStepAt,
  lastMessageAt,
}: {
  closed: boolean
  lastStepAt: string | null
  lastMessageAt: string | null
}) {
  return closed && lastStepAt !== null && (lastMessageAt === null || lastMessageAt <= lastStepAt)
}

/** What happens to a group stands between the lines that are written, so that everybody knows who reads along. */
export const groupEvents = ['created', 'added', 'addedWithEarlier', 'removed', 'left', 'renamed'] as const
export type GroupEvent = (typeof groupEvents)[number]

export const maxGroupMembers = 50

export interface Named {
  id: string
  name: string
}

export type MentionPart = { text: string; personId: string | null }

const isPartOfWord = (character: string | undefined): boolean => character !== undefined && /[\p{L}\p{N}]/u.test(character)

/** Splits a text at `@name` of a member; of two names that begin alike it is the longer one. Two of one name are both meant. */
export function splitMentions(value: string, members: readonly Named[]): MentionPart[] {
  const longestFirst = members.filter(({ name }) => name !== '').toSorted((a, b) => b.name.length - a.name.length)
  const parts: MentionPart[] = []
  let end = 0
  for (let at = value.indexOf('@'); at !== -1; at = value.indexOf('@', at + 1)) {
    if (isPartOfWord(value[at - 1])) continue
    const found = longestFirst.find(({ name }) => value.startsWith(name, at + 1) && !isPartOfWord(value[at + 1 + name.length]))
    if (found === undefined) continue
    if (at > end) parts.push({ text: value.slice(end, at), personId: null })
    end = at + 1 + found.name.length
    parts.push({ text: value.slice(at, end), personId: found.id })
  }
  if (end < value.length) parts.push({ text: value.slice(end), personId: null })
  return parts
}

/** Who is named in a text. */
export function mentionsIn(value: string, members: readonly Named[]): string[] {
  const names = new Set(splitMentions(value, members).flatMap(({ text, personId }) => (personId === null ? [] : [text.slice(1)])))
  return members.filter(({ name }) => names.has(name)).map(({ id }) => id)
}

/** What somebody is about to name before the cursor: the letters after an `@`, or null. */
export function findMention(beforeCursor: string): string | null {
  const at = beforeCursor.lastIndexOf('@')
  if (at === -1 || isPartOfWord(beforeCursor[at - 1])) return null
  const begun = beforeCursor.slice(at + 1)
  return begun.length > 40 || /[\n@]/.test(begun) || begun.startsWith(' ') ? null : begun
}

/** Who may take somebody out of a group: whoever is responsible for it, and a head of the member's own house. */
export function mayRemove(
  member: { organisationId: string },
  { isOwner, isHead, organisationId }: { isOwner: boolean; isHead: boolean; organisationId: string | null },
): boolean {
  return isOwner || (isHead && member.organisationId === organisationId)
}

/** What a line of a chat becomes, each by the form of its own room. */
export const madeKinds = ['task', 'bestellung', 'hausbesuch'] as const
export type MadeKind = (typeof madeKinds)[number]

/** What somebody sets to a line. It says no more than itself: neither that it was read nor that an order is acknowledged. */
export const signs = ['thumbsUp', 'check', 'eyes', 'question'] as const
export type Sign = (typeof signs)[number]
