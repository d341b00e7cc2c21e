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

/** What a line of a chat becomes, each by the form of its own room. */
export const madeKinds = ['task', 'bestellung', 'hausbesuch'] as const
export type MadeKind = (typeof madeKinds)[number]

/** What somebody sets to a line. It says no more than itself: neither that it was read nor that an order is acknowledged. */
export const signs = ['thumbsUp', 'check', 'eyes', 'question'] as const
export type Sign = (typeof signs)[number]
