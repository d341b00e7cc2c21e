/** Rows of chats, opened and told to one reader. */
import { changeableUntil, isResolved, mayRemove } from '@dreiklang/domain/chat/chat'
import type { Chat, ChatMessage } from '@dreiklang/domain/chat/chat.contract'
import { chatErrors } from '@dreiklang/domain/chat/chat.errors'
import type { GroupMember } from '@dreiklang/domain/chat/schemas'
import { leitungen } from '@dreiklang/domain/protokoll/protokoll'
import type { Akteur } from '@dreiklang/domain/shared/akteur'
import { id as idSchema } from '@dreiklang/domain/shared/schemas'
import type { Queryable } from '../ports.ts'
import { type AnsweringRow, type ChatRow, type Leser, type MitgliedRow, loadChat } from './chat.repository.ts'

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
    changeableUntil: chat.darfSchreiben && row.event === null ? changeableUntil({ ...row, isMine }, reading) : null,
  }
}

interface Opened {
  row: ChatRow
  /** Oldest first. */
  messages: readonly AnsweringRow[]
  draft: string
  /** Of a group. */
  title: string | null
}

/** Who has been in it longest and can still sign in is responsible for it. */
const ownerOf = (members: readonly MitgliedRow[]): string | null => members.find(({ aktiv }) => aktiv)?.id ?? null

/** How the reader stands to a group. */
export function standingOf(members: readonly MitgliedRow[], { personId, organisationId, rolle }: Akteur) {
  return { isOwner: ownerOf(members) === personId, isHead: leitungen.includes(rolle), organisationId }
}

function membersOf(members: readonly MitgliedRow[], akteur: Akteur): GroupMember[] {
  const owner = ownerOf(members)
  const standing = standingOf(members, akteur)
  return members.map(({ id, name, haus, von, gelesenNr, gelesenAm, organisationId }) => ({
    id,
    name,
    isMe: id === akteur.personId,
    about: haus,
    since: von,
    readNr: gelesenNr,
    readAt: gelesenAm,
    isOwner: id === owner,
    removable: id !== akteur.personId && mayRemove({ organisationId }, standing),
  }))
}

/** The other person or house; of a group the names of the others. */
export function contactOf({ id, bestellungNummer, mitglieder, ...row }: ChatRow, { personId }: Akteur): Chat['contact'] {
  if (mitglieder !== null) {
    const others = mitglieder.filter((member) => member.id !== personId).map(({ name }) => name)
    return { id, avatar: null, name: others.join(', '), about: '' }
  }
  const { gegenueberId, gegenueberName, gegenueberHaus, gegenueberFoto: avatar } = row
  if (gegenueberId === null || gegenueberName === null || gegenueberHaus === null) throw new Error('A chat has somebody on its other side')
  return { id: gegenueberId, avatar, name: gegenueberName, about: bestellungNummer ?? gegenueberHaus }
}

const kinds = { DIREKT: 'person', BESTELLUNG: 'bestellung', GRUPPE: 'gruppe' } as const

export function asChat({ row, messages, draft, title }: Opened, { akteur, now }: Omit<Reading, 'chat'>): Chat {
  const { id, art, bestellungId, bestellungNummer, mitglieder, gelesenNr, gelesenAm } = row
  const contact = contactOf(row, akteur)
  const ofBestellung = bestellungId !== null && bestellungNummer !== null
  return {
    id,
    kind: kinds[art],
    contact,
    bestellung: ofBestellung ? { id: bestellungId, nummer: bestellungNummer } : null,
    organisationId: row.hausId === akteur.organisationId ? null : row.hausId,
    group: mitglieder === null ? null : { title: title ?? '', members: membersOf(mitglieder, akteur) },
    unreadCount: row.ungelesen,
    mentionCount: row.erwaehnt,
    muted: row.stumm,
    lastMessage: row.letzte?.value ?? null,
    lastMessageAt: row.letzte?.createdAt ?? null,
    readBy: gelesenNr === null || gelesenAm === null ? null : { name: contact.name, nr: gelesenNr, at: gelesenAm },
    canWrite: row.darfSchreiben,
    resolved: isResolved({ closed: row.offen === false, lastStepAt: row.letzterSchrittAm, lastMessageAt: row.letzteAm }),
    draft,
    messages: messages.map((message) => asMessage(message, { akteur, chat: row, now })),
    hasOlder: (messages[0]?.nr ?? 1) > row.ersteNr,
  }
}
