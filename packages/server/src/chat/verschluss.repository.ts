/** Whose key a chat is sealed with. */
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
