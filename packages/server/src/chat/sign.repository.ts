/** Signs at lines. Those of a line that was withdrawn are not told. */
import type { LineSign } from '@dreiklang/domain/chat/chat.contract'
import type { Sign } from '@dreiklang/domain/chat/chat'
import { sql } from '../database/sql.ts'
import type { Queryable } from '../ports.ts'
import { type ChatRow, type Leser, isVisible, vonLeser } from './chat.repository.ts'

const selectSigns = sql(
  'chat.selectSigns',
  `select s.nr, s.sign, bool_or(s.person_id = :personId) as "isMine",
      json_agg(json_build_object('contactId', s.person_id, 'contactName', s.person_name) order by s.created_at, s.person_id) as people
    from chat_zeichen s join chat_nachricht n on n.chat_id = s.chat_id and n.nr = s.nr and n.zurueckgenommen_am is null and ${isVisible('n')}
    where s.chat_id = :chatId and s.nr >= :from and (:to::int is null or s.nr <= :to) and ${isVisible('s')}
    group by s.nr, s.sign order by s.nr, min(s.created_at), s.sign`,
)

/** `to`: null for all that follow. */
export async function loadSigns(
  db: Queryable,
  reader: Leser,
  { chatId, from, to }: { chatId: string; from: number; to: number | null },
): Promise<LineSign[]> {
  return db.query<LineSign>(selectSigns, { ...vonLeser(reader), chatId, from, to })
}

const insertSign = sql(
  'chat.insertSign',
  `insert into chat_zeichen (chat_id, nr, person_id, sign, person_name, sichtbar_fuer, created_at)
    values (:chatId, :nr, :personId, :sign, :name, :sichtbarFuer, :am)
    on conflict do nothing`,
)

interface NewSign {
  chat: Pick<ChatRow, 'id' | 'sichtbarFuer'>
  nr: number
  sign: Sign
  name: string
  am: string
}

/** A sign that stands already stays as it is. */
export async function saveSign(tx: Queryable, { personId }: Leser, { chat, ...set }: NewSign): Promise<void> {
  await tx.write(insertSign, { personId, ...set, chatId: chat.id, sichtbarFuer: chat.sichtbarFuer })
}

const deleteSign = sql(
  'chat.deleteSign',
  `delete from chat_zeichen where chat_id = :chatId and nr = :nr and sign = :sign and person_id = :personId`,
)

export async function removeSign(
  tx: Queryable,
  { personId }: Leser,
  { chatId, nr, sign }: { chatId: string; nr: number; sign: Sign },
): Promise<void> {
  await tx.write(deleteSign, { personId, chatId, nr, sign })
}

const selectOwn = sql(
  'chat.selectOwnSigns',
  `select chat_id as "chatId", nr, sign, created_at as "createdAt" from chat_zeichen where person_id = :personId order by created_at, chat_id, nr`,
)

export interface OwnSign {
  chatId: string
  nr: number
  sign: Sign
  createdAt: string
}

/** What a person has set, in every chat. */
export function loadOwnSigns(db: Queryable, personId: string): Promise<OwnSign[]> {
  return db.query<OwnSign>(selectOwn, { personId })
}
