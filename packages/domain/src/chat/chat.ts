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
