/** Whose key a chat is sealed with, and messages of before that lie in the clear. */
import { maybe } from '../database/rows.ts'
import { sql } from '../database/sql.ts'
import type { Queryable } from '../ports.ts'

const bestellung = sql(
  'chat.bestellungZumChat',
  `select b.pflegedienst_id as "organisationId", b.klient_id as "klientId" from chat c join bestellung b on b.id = c.bestellung_id
    where c.id = :chatId`,
)

/** The nursing service and the Klient of the order that the chat is about; null for two people who talk with each other. */
export async function ladeBestellungZumChat(
  db: Queryable,
  chatId: string,
): Promise<{ organisationId: string; klientId: string | null } | null> {
  return maybe(db.query<{ organisationId: string; klientId: string | null }>(bestellung, { chatId }))
}

export interface OffeneNachricht {
  chat_id: string
  nr: number
  id: string
  text: string
  /** Of the writer; null for the platform. */
  organisationId: string | null
}

const offene = sql(
  'chat.offeneNachrichten',
  `select n.chat_id, n.nr, n.id, n.text, p.organisation_id as "organisationId" from chat_nachricht n join person p on p.id = n.person_id
    where not n.versiegelt order by n.chat_id, n.nr limit :limit`,
)

export const nimmNachrichten = (tx: Queryable, limit: number): Promise<OffeneNachricht[]> => tx.query(offene, { limit })

const eintragen = sql('chat.trageSiegelNach', `select trage_siegel_nach('[]', '[]', :rows::jsonb)`)

/** Nothing happens to a message that somebody else has sealed meanwhile. */
export async function speichereNachrichten(tx: Queryable, rows: readonly OffeneNachricht[]): Promise<void> {
  await tx.query(eintragen, { rows: JSON.stringify(rows) })
}
