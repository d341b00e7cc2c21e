/** Files in a chat: each came with a message, and who reads the message sees it. */
import { sql } from '../database/sql.ts'
import type { PlaceSource } from '../files/place.ts'
import type { Ports } from '../ports.ts'
import { onBehalfOfPerson } from '../shared/onBehalfOf.ts'
import { contactOf } from './chatAnswer.ts'
import { isVisible, loadChat, vonLeser } from './chat.repository.ts'

const written = sql(
  'chat.writtenForFiles',
  `select n.id from chat_nachricht n
    where n.chat_id = :chatId and n.id = any (:ids::uuid[]) and n.zurueckgenommen_am is null and ${isVisible('n')}`,
)
const gone = sql(
  'chat.goneForFiles',
  `select asked as id from unnest(:ids::uuid[]) asked where not exists (select from chat c where c.id = asked)`,
)
const goneParts = sql(
  'chat.goneMessagesForFiles',
  `select asked as id from unnest(:ids::uuid[]) asked
    where not exists (select from chat_nachricht n where n.id = asked and n.zurueckgenommen_am is null)`,
)
const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id)

export const createFilesInChats = (ports: Ports): PlaceSource => ({
  async see(akteur, chatId) {
    const db = onBehalfOfPerson(ports.database, akteur)
    const chat = await loadChat(db, akteur, chatId)
    if (chat === null) return null
    const { name } = contactOf(chat, akteur)
    return {
      title: chat.bestellungNummer === null ? name : `${name} · ${chat.bestellungNummer}`,
      klient: null,
      mayAttach: chat.darfSchreiben,
      hear: chat.sichtbarFuer,
      partsIn: async (ids) => idsOf(await db.query<{ id: string }>(written, { ...vonLeser(akteur), chatId, ids })),
    }
  },
  goneOf: async (db, ids) => idsOf(await db.query<{ id: string }>(gone, { ids })),
  goneParts: async (db, ids) => idsOf(await db.query<{ id: string }>(goneParts, { ids })),
})
