/** A chat of other people is answered like one that does not exist. */
import { hasLink } from '@dreiklang/domain/chat/chat'
import {
  type Chat,
  type ChatMessage,
  type chatContract,
  chatsPerPage,
  messagesPerMinute,
  messagesPerPage,
} from '@dreiklang/domain/chat/chat.contract'
import { chatErrors } from '@dreiklang/domain/chat/chat.errors'
import type { Akteur } from '@dreiklang/domain/shared/akteur'
import { id as idSchema } from '@dreiklang/domain/shared/schemas'
import { sharedErrors } from '@dreiklang/domain/shared/shared.errors'
import type { z } from 'zod'
import { type Ports, type Queryable, ConstraintViolation } from '../ports.ts'
import { contextOf } from '../shared/context.ts'
import { onBehalfOfPerson } from '../shared/onBehalfOf.ts'
import type { Language } from '../shared/route.ts'
import { sendSignal } from '../shared/signal.ts'
import {
  type ChatRow,
  type NachrichtRow,
  loadChat,
  loadChats,
  loadEarlier,
  loadNachricht,
  loadNachrichten,
  remember,
  openBestellung,
  openDirekt,
  writeNachricht,
} from './chat.repository.ts'
import { createSeal } from './seal.ts'

type Contract = typeof chatContract
type Body<Name extends 'update' | 'start' | 'send' | 'markRead'> = z.output<Contract[Name]['body']>

const minuteMs = 60_000

const unbekannt = (chatId: string) => chatErrors.refuse('chat.nicht_gefunden', { angaben: { id: chatId } })
export const isId = (text: string): boolean => idSchema.safeParse(text).success

const asMessage = (row: NachrichtRow, { personId }: Akteur): ChatMessage => ({ ...row, isMine: row.contactId === personId })

function asChat(row: ChatRow, nachrichten: readonly NachrichtRow[], akteur: Akteur): Chat {
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
    messages: nachrichten.map((nachricht) => asMessage(nachricht, akteur)),
    hasOlder: (nachrichten[0]?.nr ?? 1) > 1,
  }
}

async function find(db: Queryable, akteur: Akteur, chatId: string): Promise<ChatRow> {
  const row = isId(chatId) ? await loadChat(db, akteur, chatId) : null
  if (row === null) throw unbekannt(chatId)
  return row
}

/** @throws chat.zu_schnell with the seconds after which there is room again */
async function checkTempo(tx: Queryable, akteur: Akteur, nowMs: number): Promise<void> {
  const seit = new Date(nowMs - minuteMs).toISOString()
  const am = await loadEarlier(tx, akteur, { seit, wieviele: messagesPerMinute - 1 })
  if (am === null) return
  throw chatErrors.refuse('chat.zu_schnell', { angaben: { sekunden: Math.ceil((Date.parse(am) + minuteMs - nowMs) / 1000) } })
}

interface Wer {
  akteur: Akteur
  sprache: Language
}

export function createChats(ports: Ports) {
  const { versiegelt, geoeffnet } = createSeal(ports)
  const now = () => ports.clock.now().toISOString()
  const lesend = (akteur: Akteur) => onBehalfOfPerson(ports.database, akteur)

  async function lies({ akteur, sprache }: Wer, { chatId, vor = null }: { chatId: string; vor?: number | null }): Promise<Chat> {
    const db = lesend(akteur)
    const row = await find(db, akteur, chatId)
    const nachrichten = await loadNachrichten(db, akteur, { chatId, vor, hoechstens: messagesPerPage })
    const last = row.letzte === null ? [] : [row.letzte]
    const offene = await geoeffnet([...last, ...nachrichten], sprache)
    return asChat({ ...row, letzte: last.length === 0 ? null : (offene[0] ?? null) }, offene.slice(last.length), akteur)
  }

  /** The message of before, when the same one is sent again. @throws anfrage.schluessel_vergeben when the id stands for another one */
  async function frueher(akteur: Akteur, { id, chatId, value }: Body<'send'>): Promise<ChatMessage | null> {
    const found = await loadNachricht(lesend(akteur), akteur, { chatId, id })
    const [row] = await geoeffnet(found === null ? [] : [found], 'de')
    if (row === undefined) return null
    if (row.contactId !== akteur.personId || row.value !== value) throw sharedErrors.refuse('anfrage.schluessel_vergeben')
    return asMessage(row, akteur)
  }

  async function write(tx: Queryable, akteur: Akteur, { body, siegel }: { body: Body<'send'>; siegel: string }): Promise<ChatMessage> {
    const { id, chatId, value } = body
    const chat = await find(tx, akteur, chatId)
    if (!chat.darfSchreiben) throw chatErrors.refuse('chat.geschlossen')
    await checkTempo(tx, akteur, ports.clock.now().getTime())
    const am = now()
    const nr = await writeNachricht(tx, akteur, { chat, id, name: akteur.name, text: siegel, hatLink: hasLink(value), am })
    await sendSignal(tx, { art: 'chat', id: chatId, an: chat.sichtbarFuer })
    return asMessage({ id, chatId, contactId: akteur.personId, contactName: akteur.name, value, createdAt: am, nr }, akteur)
  }

  async function markRead(tx: Queryable, akteur: Akteur, { chat, nr }: { chat: ChatRow; nr: number }): Promise<void> {
    if (nr <= chat.eigeneNr) return
    await remember(tx, akteur, { chat, nr, stumm: null, am: now() })
    await sendSignal(tx, { art: 'chat', id: chat.id, an: chat.sichtbarFuer })
  }

  return {
    async list({ akteur, sprache }: Wer, { before }: { before?: string | undefined }): Promise<Chat[]> {
      const db = lesend(akteur)
      const rows = await loadChats(db, akteur, { vor: before ?? null, nurUngelesene: false, hoechstens: chatsPerPage })
      if (before === undefined && rows.length === chatsPerPage) {
        const vor = rows.at(-1)?.id ?? null
        rows.push(...(await loadChats(db, akteur, { vor, nurUngelesene: true, hoechstens: chatsPerPage })))
      }
      const offene = await geoeffnet(
        rows.flatMap(({ letzte }) => letzte ?? []),
        sprache,
      )
      const lastIn = new Map(offene.map((nachricht) => [nachricht.chatId, nachricht]))
      return rows.map((row) => {
        const letzte = lastIn.get(row.id) ?? null
        return asChat({ ...row, letzte }, letzte === null ? [] : [letzte], akteur)
      })
    },

    read: async (who: Wer, { id, before }: { id: string; before?: number | undefined }): Promise<Chat> =>
      lies(who, { chatId: id, vor: before ?? null }),

    async update(who: Wer, { id, chat: { muted, unreadCount } }: Body<'update'>): Promise<Chat> {
      const { akteur } = who
      await ports.database.transaction(contextOf(akteur), async (tx) => {
        const chat = await find(tx, akteur, id)
        if (muted !== undefined) {
          await remember(tx, akteur, { chat, nr: null, stumm: muted, am: now() })
          await sendSignal(tx, { art: 'chat', id, an: [akteur.personId] })
        }
        if (unreadCount === 0) await markRead(tx, akteur, { chat, nr: chat.letzteNr })
      })
      return lies(who, { chatId: id })
    },

    async start(who: Wer, body: Body<'start'>): Promise<Chat> {
      const { akteur } = who
      const neu = { neueId: ports.newId(), am: now() }
      const chatId = await ports.database.transaction(contextOf(akteur), (tx) =>
        'contactId' in body
          ? openDirekt(tx, akteur, { ...neu, kontaktId: body.contactId })
          : openBestellung(tx, akteur, { ...neu, ...body }),
      )
      if (chatId === null) throw chatErrors.refuse('chat.kontakt_unbekannt')
      return lies(who, { chatId })
    },

    async send(akteur: Akteur, body: Body<'send'>): Promise<ChatMessage> {
      await find(lesend(akteur), akteur, body.chatId)
      const frueheres = await frueher(akteur, body)
      if (frueheres !== null) return frueheres
      const siegel = await versiegelt(akteur, body)
      try {
        return await ports.database.transaction(contextOf(akteur), (tx) => write(tx, akteur, { body, siegel }))
      } catch (error) {
        // The same message came twice at once, and the other one was first.
        if (!(error instanceof ConstraintViolation) || error.constraint !== 'chat_nachricht_id') throw error
        const schon = await frueher(akteur, body)
        if (schon === null) throw error
        return schon
      }
    },

    async markRead(akteur: Akteur, { chatId, messageId }: Body<'markRead'>): Promise<{ unreadCount: number }> {
      return ports.database.transaction(contextOf(akteur), async (tx) => {
        const chat = await find(tx, akteur, chatId)
        const nachricht = await loadNachricht(tx, akteur, { chatId, id: messageId })
        if (nachricht === null) throw sharedErrors.refuse('nicht_gefunden')
        await markRead(tx, akteur, { chat, nr: nachricht.nr })
        return { unreadCount: (await find(tx, akteur, chatId)).ungelesen }
      })
    },
  }
}
