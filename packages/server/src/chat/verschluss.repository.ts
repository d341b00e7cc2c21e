/** Whose key a chat is sealed with, and messages of before that lie in the clear. */
import type { Queryable, Statement } from '../ports.ts'

const bestellung: Statement = {
  name: 'chat.bestellungZumChat',
  text: `select b.pflegedienst_id as "organisationId", b.klient_id as "klientId" from chat c join bestellung b on b.id = c.bestellung_id where c.id = $1`,
}

/** The nursing service and the Klient of the order that the chat is about; null for two people who talk with each other. */
export async function ladeBestellungZumChat(
  db: Queryable,
  chatId: string,
): Promise<{ organisationId: string; klientId: string | null } | null> {
  const [row] = await db.query<{ organisationId: string; klientId: string | null }>(bestellung, [chatId])
  return row ?? null
}

export interface OffeneNachricht {
  chat_id: string
  nr: number
  id: string
  text: string
  /** Of the writer; null for the platform. */
  organisationId: string | null
}

const offene: Statement = {
  name: 'chat.offeneNachrichten',
  text: `select n.chat_id, n.nr, n.id, n.text, p.organisation_id as "organisationId" from chat_nachricht n join person p on p.id = n.person_id
    where not n.versiegelt order by n.chat_id, n.nr limit $1`,
}

export const nimmNachrichten = (tx: Queryable, limit: number): Promise<OffeneNachricht[]> => tx.query(offene, [limit])

const eintragen: Statement = { name: 'chat.trageSiegelNach', text: `select trage_siegel_nach('[]', '[]', $1::jsonb)` }

/** Nothing happens to a message that someone else has sealed in the meantime. */
export async function speichereNachrichten(tx: Queryable, rows: readonly OffeneNachricht[]): Promise<void> {
  await tx.query(eintragen, [JSON.stringify(rows)])
}
