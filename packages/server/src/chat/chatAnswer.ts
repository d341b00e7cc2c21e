/** Rows of chats, opened and told to one reader. */
import { changeableUntil, isResolved } from '@dreiklang/domain/chat/chat'
import type { Chat, ChatMessage } from '@dreiklang/domain/chat/chat.contract'
import { chatErrors } from '@dreiklang/domain/chat/chat.errors'
import type { Akteur } from '@dreiklang/domain/shared/akteur'
import { id as idSchema } from '@dreiklang/domain/shared/schemas'
import type { Queryable } from '../ports.ts'
import { type AnsweringRow, type ChatRow, type Leser, loadChat } from './chat.repository.ts'

export const isId = (text: string): boolean => idSchema.safeParse(text).success

const unbekannt = (chatId: string) => chatErrors.refuse('chat.nicht_gefunden', { angaben: { id: chatId } })

/** @throws chat.nicht_gefunden */
export async function findChat(db: Queryable, reader: Leser, chatId: string): Promise<ChatRow> {
  const row = isId(chatId) ? await loadChat(db, reader, chatId) : null
  if (row === null) throw unbekannt(chatId)
  return row
}

export interface Reading {
  akteur: Akteur
  chat: Pick<ChatRow, 'gelesenVonAnderen' | 'darfSchreiben'>
  now: string
}

/** Its words and those that it answers are open. */
export function asMessage({ quoted, ...row }: AnsweringRow, { akteur, chat, now }: Reading): ChatMessage {
  const isMine = row.contactId === akteur.personId
  const reading = { readByOthers: chat.gelesenVonAnderen, now }
  return {
    ...row,
    isMine,
    replyTo: quoted === null ? null : { nr: quoted.nr, contactName: quoted.contactName, value: quoted.value },
    changeableUntil: chat.darfSchreiben ? changeableUntil({ ...row, isMine }, reading) : null,
  }
}

interface Opened {
  row: ChatRow
  /** Oldest first. */
  messages: readonly AnsweringRow[]
  draft: string
}

export function asChat({ row, messages, draft }: Opened, { akteur, now }: Omit<Reading, 'chat'>): Chat {
  const { id, bestellungId, bestellungNummer, gegenueberId, gegenueberName: name, gelesenNr, gelesenAm } = row
  const ofBestellung = bestellungId !== null && bestellungNummer !== null
  return {
    id,
    kind: ofBestellung ? 'bestellung' : 'person',
    contact: { id: gegenueberId, avatar: row.gegenueberFoto, name, about: ofBestellung ? bestellungNummer : row.gegenueberHaus },
    bestellung: ofBestellung ? { id: bestellungId, nummer: bestellungNummer } : null,
    unreadCount: row.ungelesen,
    muted: row.stumm,
    lastMessage: row.letzte?.value ?? null,
    lastMessageAt: row.letzte?.createdAt ?? null,
    readBy: gelesenNr === null || gelesenAm === null ? null : { name, nr: gelesenNr, at: gelesenAm },
    canWrite: row.darfSchreiben,
    resolved: isResolved({ closed: row.offen === false, lastStepAt: row.letzterSchrittAm, lastMessageAt: row.letzteAm }),
    draft,
    messages: messages.map((message) => asMessage(message, { akteur, chat: row, now })),
    hasOlder: (messages[0]?.nr ?? 1) > 1,
  }
}
