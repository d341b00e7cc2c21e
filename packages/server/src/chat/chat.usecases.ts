/** Chats of the reader: load, decide, save, tell. A chat of other people is answered like one that does not exist. */
import {
  type Chat,
  type ChatMessage,
  type chatContract,
  chatsPerPage,
  messagesPerMinute,
  messagesPerPage,
} from '@dreiklang/domain/chat/chat.contract'
import { chatFehler } from '@dreiklang/domain/chat/chat.errors'
import type { Akteur } from '@dreiklang/domain/shared/akteur'
import { id as idSchema } from '@dreiklang/domain/shared/schemas'
import { sharedFehler } from '@dreiklang/domain/shared/shared.errors'
import type { z } from 'zod'
import { ConstraintViolation, type Ports, type Queryable } from '../ports.ts'
import { kontextVon } from '../shared/kontext.ts'
import { imNamen } from '../shared/lesen.ts'
import { rufe } from '../shared/zuruf.ts'
import {
  type ChatRow,
  type NachrichtRow,
  ladeChat,
  ladeChats,
  ladeFruehere,
  ladeNachricht,
  ladeNachrichten,
  merke,
  oeffneBestellung,
  oeffneDirekt,
  schreibeNachricht,
} from './chat.repository.ts'

type Contract = typeof chatContract
type Body<Name extends 'update' | 'start' | 'send' | 'markRead'> = z.output<Contract[Name]['body']>

const minuteMs = 60_000

const unbekannt = (chatId: string) => chatFehler.ablehnen('chat.nicht_gefunden', { angaben: { id: chatId } })
export const istId = (text: string): boolean => idSchema.safeParse(text).success

const alsMessage = (row: NachrichtRow, { personId }: Akteur): ChatMessage => ({ ...row, isMine: row.contactId === personId })

function alsChat(row: ChatRow, nachrichten: readonly NachrichtRow[], akteur: Akteur): Chat {
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
    messages: nachrichten.map((nachricht) => alsMessage(nachricht, akteur)),
    hasOlder: (nachrichten[0]?.nr ?? 1) > 1,
  }
}

export function createChats(ports: Ports) {
  const jetzt = () => ports.clock.now().toISOString()
  const lesend = (akteur: Akteur) => imNamen(ports.database, kontextVon(akteur))

  async function finde(db: Queryable, akteur: Akteur, chatId: string): Promise<ChatRow> {
    const row = istId(chatId) ? await ladeChat(db, akteur, chatId) : null
    if (row === null) throw unbekannt(chatId)
    return row
  }

  async function lies(db: Queryable, akteur: Akteur, { chatId, vor = null }: { chatId: string; vor?: number | null }): Promise<Chat> {
    const row = await finde(db, akteur, chatId)
    return alsChat(row, await ladeNachrichten(db, akteur, { chatId, vor, hoechstens: messagesPerPage }), akteur)
  }

  /** The message of before, when the same one is sent again. @throws anfrage.schluessel_vergeben when the id stands for another one */
  async function frueher(db: Queryable, akteur: Akteur, { id, chatId, value }: Body<'send'>): Promise<ChatMessage | null> {
    const row = await ladeNachricht(db, akteur, { chatId, id })
    if (row === null) return null
    if (row.contactId !== akteur.personId || row.value !== value) throw sharedFehler.ablehnen('anfrage.schluessel_vergeben')
    return alsMessage(row, akteur)
  }

  /** @throws chat.zu_schnell with the seconds after which there is room again */
  async function pruefeTempo(tx: Queryable, akteur: Akteur): Promise<void> {
    const nowMs = ports.clock.now().getTime()
    const seit = new Date(nowMs - minuteMs).toISOString()
    const am = await ladeFruehere(tx, akteur, { seit, wieviele: messagesPerMinute - 1 })
    if (am === null) return
    throw chatFehler.ablehnen('chat.zu_schnell', { angaben: { sekunden: Math.ceil((Date.parse(am) + minuteMs - nowMs) / 1000) } })
  }

  async function schreibe(tx: Queryable, akteur: Akteur, body: Body<'send'>): Promise<ChatMessage> {
    const { id, chatId, value } = body
    const chat = await finde(tx, akteur, chatId)
    const schon = await frueher(tx, akteur, body)
    if (schon !== null) return schon
    if (!chat.darfSchreiben) throw chatFehler.ablehnen('chat.geschlossen')
    await pruefeTempo(tx, akteur)
    const am = jetzt()
    const nr = await schreibeNachricht(tx, akteur, { chat, id, name: akteur.name, text: value, am })
    await rufe(tx, { art: 'chat', id: chatId, an: chat.sichtbarFuer })
    return alsMessage({ id, chatId, contactId: akteur.personId, contactName: akteur.name, value, createdAt: am, nr }, akteur)
  }

  /** Raises the own mark and tells the others, who see it under their messages. */
  async function merkeGelesen(tx: Queryable, akteur: Akteur, { chat, nr }: { chat: ChatRow; nr: number }): Promise<void> {
    if (nr <= chat.eigeneNr) return
    await merke(tx, akteur, { chat, gelesen: nr, stumm: null, am: jetzt() })
    await rufe(tx, { art: 'chat', id: chat.id, an: chat.sichtbarFuer })
  }

  return {
    async list(akteur: Akteur, { before }: { before?: string | undefined }): Promise<Chat[]> {
      const db = lesend(akteur)
      const rows = await ladeChats(db, akteur, { vor: before ?? null, nurUngelesene: false, hoechstens: chatsPerPage })
      if (before === undefined && rows.length === chatsPerPage) {
        const vor = rows.at(-1)?.id ?? null
        rows.push(...(await ladeChats(db, akteur, { vor, nurUngelesene: true, hoechstens: chatsPerPage })))
      }
      return rows.map((row) => alsChat(row, row.letzte === null ? [] : [row.letzte], akteur))
    },

    read: async (akteur: Akteur, { id, before }: { id: string; before?: number | undefined }): Promise<Chat> =>
      lies(lesend(akteur), akteur, { chatId: id, vor: before ?? null }),

    async update(akteur: Akteur, { id, chat: { muted, unreadCount } }: Body<'update'>): Promise<Chat> {
      return ports.database.transaction(kontextVon(akteur), async (tx) => {
        const chat = await finde(tx, akteur, id)
        if (muted !== undefined) {
          await merke(tx, akteur, { chat, gelesen: null, stumm: muted, am: jetzt() })
          await rufe(tx, { art: 'chat', id, an: [akteur.personId] })
        }
        if (unreadCount === 0) await merkeGelesen(tx, akteur, { chat, nr: chat.letzteNr })
        return lies(tx, akteur, { chatId: id })
      })
    },

    async start(akteur: Akteur, body: Body<'start'>): Promise<Chat> {
      return ports.database.transaction(kontextVon(akteur), async (tx) => {
        const neu = { neueId: ports.newId(), am: jetzt() }
        const chatId =
          'contactId' in body
            ? await oeffneDirekt(tx, akteur, { ...neu, kontaktId: body.contactId })
            : await oeffneBestellung(tx, akteur, { ...neu, ...body })
        if (chatId === null) throw chatFehler.ablehnen('chat.kontakt_unbekannt')
        return lies(tx, akteur, { chatId })
      })
    },

    async send(akteur: Akteur, body: Body<'send'>): Promise<ChatMessage> {
      try {
        return await ports.database.transaction(kontextVon(akteur), (tx) => schreibe(tx, akteur, body))
      } catch (fehler) {
        // The same message came twice at once, and the other one was first.
        if (!(fehler instanceof ConstraintViolation) || fehler.constraint !== 'chat_nachricht_id') throw fehler
        const schon = await frueher(lesend(akteur), akteur, body)
        if (schon === null) throw fehler
        return schon
      }
    },

    async markRead(akteur: Akteur, { chatId, messageId }: Body<'markRead'>): Promise<{ unreadCount: number }> {
      return ports.database.transaction(kontextVon(akteur), async (tx) => {
        const chat = await finde(tx, akteur, chatId)
        const nachricht = await ladeNachricht(tx, akteur, { chatId, id: messageId })
        if (nachricht === null) throw sharedFehler.ablehnen('nicht_gefunden')
        await merkeGelesen(tx, akteur, { chat, nr: nachricht.nr })
        return { unreadCount: (await finde(tx, akteur, chatId)).ungelesen }
      })
    },
  }
}
