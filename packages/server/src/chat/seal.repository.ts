import type { Columns } from '../database/columns.ts'
import { maybe } from '../database/rows.ts'
import { sql } from '../database/sql.ts'
import type { Queryable } from '../ports.ts'

const bestellung = sql(
  'chat.bestellungZumChat',
  `select b.pflegedienst_id as "organisationId", b.klient_id as "klientId" from chat c join bestellung b on b.id = c.bestellung_id
    where c.id = :chatId`,
)

/** The nursing service and the Klient of the order that the chat is about; null for two people who talk with each other. */
export async function loadBestellungForChat(
  db: Queryable,
  chatId: string,
): Promise<Columns<'bestellung', 'pflegedienst_id as organisationId' | 'klient_id'> | null> {
  return maybe(db.query<Columns<'bestellung', 'pflegedienst_id as organisationId' | 'klient_id'>>(bestellung, { chatId }))
}
