/** An own message that is changed or withdrawn, and what a person has begun to write. */
import { exactly } from '../database/rows.ts'
import { sql } from '../database/sql.ts'
import type { Queryable } from '../ports.ts'
import { type Leser, isVisible, vonLeser } from './chat.repository.ts'

const hold = sql('chat.hold', `select c.id from chat c where c.id = :chatId and ${isVisible('c')} for update`)

/** From here to the commit nobody writes into the chat. */
export async function holdChat(tx: Queryable, reader: Leser, chatId: string): Promise<void> {
  await tx.query(hold, { ...vonLeser(reader), chatId })
}

interface Changed {
  chatId: string
  id: string
  /** Sealed; empty when it is withdrawn. */
  text: string
  hatLink: boolean
  /** Whom it names. */
  erwaehnt: readonly string[]
  am: string
}

const updateMessage = sql(
  'chat.updateMessage',
  `update chat_nachricht n set text = :text, hat_link = :hatLink, erwaehnt = :erwaehnt::uuid[],
      zu_sagen = array(select x from unnest(:erwaehnt::uuid[]) x where x <> all (n.erwaehnt) or x = any (n.zu_sagen)), bearbeitet_am = :am
    where n.chat_id = :chatId and n.id = :id and n.person_id = :personId`,
)
const withdrawMessage = sql(
  'chat.withdrawMessage',
  `update chat_nachricht n set text = '', hat_link = false, erwaehnt = '{}', zu_sagen = '{}', zurueckgenommen_am = :am
    where n.chat_id = :chatId and n.id = :id and n.person_id = :personId`,
)

export async function saveChanged(tx: Queryable, { personId }: Leser, { chatId, id, text, hatLink, erwaehnt, am }: Changed): Promise<void> {
  await exactly(1, tx.write(updateMessage, { personId, chatId, id, text, hatLink, erwaehnt, am }))
}

export async function saveWithdrawn(
  tx: Queryable,
  { personId }: Leser,
  { chatId, id, am }: Omit<Changed, 'text' | 'hatLink' | 'erwaehnt'>,
): Promise<void> {
  await exactly(1, tx.write(withdrawMessage, { personId, chatId, id, am }))
}

const upsertDraft = sql(
  'chat.upsertDraft',
  `insert into chat_entwurf (chat_id, person_id, text, am) values (:chatId, :personId, :text, :am)
    on conflict (chat_id, person_id) do update set text = excluded.text, am = excluded.am`,
)
const deleteDraft = sql('chat.deleteDraft', `delete from chat_entwurf where chat_id = :chatId and person_id = :personId`)

/** `text` is sealed; null: nothing is left of it. */
export async function saveDraft(
  tx: Queryable,
  { personId }: Leser,
  { chatId, text, am }: { chatId: string; text: string | null; am: string },
): Promise<void> {
  if (text === null) await tx.write(deleteDraft, { chatId, personId })
  else await exactly(1, tx.write(upsertDraft, { chatId, personId, text, am }))
}

const selectWritten = sql(
  'chat.selectWritten',
  `select n.id, n.text as value, n.chat_id as "chatId", n.created_at as "createdAt" from chat_nachricht n
    where n.person_id = :personId and n.zurueckgenommen_am is null and n.vorgang is null order by n.created_at, n.id`,
)

export interface Written {
  id: string
  chatId: string
  /** Sealed. */
  value: string
  createdAt: string
}

/** What a person has written, in every chat. */
export function loadWritten(db: Queryable, personId: string): Promise<Written[]> {
  return db.query<Written>(selectWritten, { personId })
}
