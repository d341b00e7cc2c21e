/** The server's text for a client who was asked and has none; null means not asked yet. */
const noKnown = 'keine bekannt'

export type Allergien = { art: 'unbekannt' } | { art: 'keine' } | { art: 'bekannt'; liste: string }

export function allergienOf(text: string | null): Allergien {
  if (text === null || text.trim() === '') return { art: 'unbekannt' }
  return text === noKnown ? { art: 'keine' } : { art: 'bekannt', liste: text }
}
