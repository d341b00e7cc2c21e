/** The server's words for a Klient who was asked and has none; null means that nobody has asked yet. */
const keineBekannt = 'keine bekannt'

export type Allergien = { art: 'unbekannt' } | { art: 'keine' } | { art: 'bekannt'; liste: string }

export function allergienVon(text: string | null): Allergien {
  if (text === null || text.trim() === '') return { art: 'unbekannt' }
  return text === keineBekannt ? { art: 'keine' } : { art: 'bekannt', liste: text }
}
