/** Chats of the reader: load, decide, save, tell. A chat of other people is answered like one that does not exist. */
import { hatLink } from '@dreiklang/domain/chat/chat'
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
import type { Sprache } from '../shared/route.ts'
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
import { createVerschluss } from './verschluss.ts'

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

async function finde(db: Queryable, akteur: Akteur, chatId: string): Promise<ChatRow> {
  const row = istId(chatId) ? await ladeChat(db, akteur, chatId) : null
  if (row === null) throw unbekannt(chatId)
  return row
}

/** @throws chat.zu_schnell with the seconds after which there is room again */
async function pruefeTempo(tx: Queryable, akteur: Akteur, nowMs: number): Promise<void> {
  const seit = new Date(nowMs - minuteMs).toISOString()
  const am = await ladeFruehere(tx, akteur, { seit, wieviele: messagesPerMinute - 1 })
  if (am === null) return
  throw chatFehler.ablehnen('chat.zu_schnell', { angaben: { sekunden: Math.ceil((Date.parse(am) + minuteMs - nowMs) / 1000) } })
}

/** Who reads, and in which language what cannot be read any more says so. */
interface Wer {
  akteur: Akteur
  sprache: Sprache
}

export function createChats(ports: Ports) {
  const { versiegelt, geoeffnet } = createVerschluss(ports)
  const jetzt = () => ports.clock.now().toISOString()
  const lesend = (akteur: Akteur) => imNamen(ports.database, kontextVon(akteur))

  async function lies({ akteur, sprache }: Wer, { chatId, vor = null }: { chatId: string; vor?: number | null }): Promise<Chat> {
    const db = lesend(akteur)
    const row = await finde(db, akteur, chatId)
    const nachrichten = await ladeNachrichten(db, akteur, { chatId, vor, hoechstens: messagesPerPage })
    const letzte = row.letzte === null ? [] : [row.letzte]
    const offene = await geoeffnet([...letzte, ...nachrichten], sprache)
    return alsChat({ ...row, letzte: letzte.length === 0 ? null : (offene[0] ?? null) }, offene.slice(letzte.length), akteur)
  }

  /** The message of before, when the same one is sent again. @throws anfrage.schluessel_vergeben when the id stands for another one */
  async function frueher(akteur: Akteur, { id, chatId, value }: Body<'send'>): Promise<ChatMessage | null> {
    const gefunden = await ladeNachricht(lesend(akteur), akteur, { chatId, id })
    const [row] = await geoeffnet(gefunden === null ? [] : [gefunden], 'de')
    if (row === undefined) return null
    if (row.contactId !== akteur.personId || row.value !== value) throw sharedFehler.ablehnen('anfrage.schluessel_vergeben')
    return alsMessage(row, akteur)
  }

  async function schreibe(tx: Queryable, akteur: Akteur, { body, siegel }: { body: Body<'send'>; siegel: string }): Promise<ChatMessage> {
    const { id, chatId, value } = body
    const chat = await finde(tx, akteur, chatId)
    if (!chat.darfSchreiben) throw chatFehler.ablehnen('chat.geschlossen')
    await pruefeTempo(tx, akteur, ports.clock.now().getTime())
    const am = jetzt()
    const nr = await schreibeNachricht(tx, akteur, { chat, id, name: akteur.name, text: siegel, hatLink: hatLink(value), am })
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
    async list({ akteur, sprache }: Wer, { before }: { before?: string | undefined }): Promise<Chat[]> {
      const db = lesend(akteur)
      const rows = await ladeChats(db, akteur, { vor: before ?? null, nurUngelesene: false, hoechstens: chatsPerPage })
      if (before === undefined && rows.length === chatsPerPage) {
        const vor = rows.at(-1)?.id ?? null
        rows.push(...(await ladeChats(db, akteur, { vor, nurUngelesene: true, hoechstens: chatsPerPage })))
      }
      const offene = await geoeffnet(
        rows.flatMap(({ letzte }) => letzte ?? []),
        sprache,
      )
      const letzteIn = new Map(offene.map((nachricht) => [nachricht.chatId, nachricht]))
      return rows.map((row) => {
        const letzte = letzteIn.get(row.id) ?? null
        return alsChat({ ...row, letzte }, letzte === null ? [] : [letzte], akteur)
      })
    },

    read: async (wer: Wer, { id, before }: { id: string; before?: number | undefined }): Promise<Chat> =>
      lies(wer, { chatId: id, vor: before ?? null }),

    async update(wer: Wer, { id, chat: { muted, unreadCount } }: Body<'update'>): Promise<Chat> {
      const { akteur } = wer
      await ports.database.transaction(kontextVon(akteur), async (tx) => {
        const chat = await finde(tx, akteur, id)
        if (muted !== undefined) {
          await merke(tx, akteur, { chat, gelesen: null, stumm: muted, am: jetzt() })
          await rufe(tx, { art: 'chat', id, an: [akteur.personId] })
        }
        if (unreadCount === 0) await merkeGelesen(tx, akteur, { chat, nr: chat.letzteNr })
      })
      return lies(wer, { chatId: id })
    },

    async start(wer: Wer, body: Body<'start'>): Promise<Chat> {
      const { akteur } = wer
      const neu = { neueId: ports.newId(), am: jetzt() }
      const chatId = await ports.database.transaction(kontextVon(akteur), (tx) =>
        'contactId' in body
          ? oeffneDirekt(tx, akteur, { ...neu, kontaktId: body.contactId })
          : oeffneBestellung(tx, akteur, { ...neu, ...body }),
      )
      if (chatId === null) throw chatFehler.ablehnen('chat.kontakt_unbekannt')
      return lies(wer, { chatId })
    },

    async send(akteur: Akteur, body: Body<'send'>): Promise<ChatMessage> {
      await finde(lesend(akteur), akteur, body.chatId)
      const frueheres = await frueher(akteur, body)
      if (frueheres !== null) return frueheres
      const siegel = await versiegelt(akteur, body)
      try {
        return await ports.database.transaction(kontextVon(akteur), (tx) => schreibe(tx, akteur, { body, siegel }))
      } catch (fehler) {
        // The same message came twice at once, and the other one was first.
        if (!(fehler instanceof ConstraintViolation) || fehler.constraint !== 'chat_nachricht_id') throw fehler
        const schon = await frueher(akteur, body)
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
