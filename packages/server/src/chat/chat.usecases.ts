/** A chat of other people is answered like one that does not exist. */
import { type Chat, type chatContract, chatsPerPage, messagesPerPage } from '@dreiklang/domain/chat/chat.contract'
import { chatErrors } from '@dreiklang/domain/chat/chat.errors'
import type { Akteur } from '@dreiklang/domain/shared/akteur'
import { sharedErrors } from '@dreiklang/domain/shared/shared.errors'
import type { z } from 'zod'
import type { Ports, Queryable } from '../ports.ts'
import { contextOf } from '../shared/context.ts'
import { onBehalfOfPerson } from '../shared/onBehalfOf.ts'
import type { Language } from '../shared/route.ts'
import { sendSignal } from '../shared/signal.ts'
import { saveDraft } from './change.repository.ts'
import { type ChatRow, loadChats, loadNachricht, loadNachrichten, remember } from './chat.repository.ts'
import { asChat, findChat } from './chatAnswer.ts'
import { findTitles, loadGroupTitles } from './group.repository.ts'
import { openBestellung, openDirekt } from './open.repository.ts'
import { createSeal } from './seal.ts'

type Contract = typeof chatContract
type Query<Name extends 'list' | 'read'> = z.output<Contract[Name]['query']>
type Body<Name extends 'update' | 'start' | 'markRead'> = z.output<Contract[Name]['body']>

interface Wer {
  akteur: Akteur
  sprache: Language
}

export function createChats(ports: Ports) {
  const seal = createSeal(ports)
  const now = () => ports.clock.now().toISOString()
  const lesend = (akteur: Akteur) => onBehalfOfPerson(ports.database, akteur)

  /** The last message of a row stands alone in the list, with nothing that it answers. */
  const lastOf = ({ letzte }: ChatRow) => (letzte === null ? [] : [{ ...letzte, quoted: null }])

  async function lies({ akteur, sprache }: Wer, { chatId, vor = null }: { chatId: string; vor?: number | null }): Promise<Chat> {
    const db = lesend(akteur)
    const row = await findChat(db, akteur, chatId)
    const nachrichten = await loadNachrichten(db, akteur, { chatId, vor, hoechstens: messagesPerPage })
    const last = lastOf(row)
    const offene = await seal.geoeffnet([...last, ...nachrichten], sprache)
    const [draft = ''] = await seal.openDrafts([row], akteur)
    const [title = null] = await seal.openTitles([row], sprache)
    const open = { ...row, letzte: last.length === 0 ? null : (offene[0] ?? null) }
    return asChat({ row: open, messages: offene.slice(last.length), draft, title }, { akteur, now: now() })
  }

  /** Titles lie sealed: the database cannot look for them. */
  async function groupsCalled(akteur: Akteur, words: string): Promise<string[]> {
    const groups = await loadGroupTitles(lesend(akteur), akteur)
    const titles = await seal.openTitles(groups, 'de')
    const named = groups.map(({ id }, i) => ({ id, title: titles[i] ?? '' }))
    return findTitles(lesend(akteur), named, words)
  }

  async function markRead(tx: Queryable, akteur: Akteur, { chat, nr }: { chat: ChatRow; nr: number }): Promise<void> {
    if (nr <= chat.eigeneNr) return
    await remember(tx, akteur, { chat, nr, stumm: null, am: now() })
    await sendSignal(tx, { art: 'chat', id: chat.id, an: chat.sichtbarFuer })
  }

  return {
    async list({ akteur, sprache }: Wer, { before, suche }: Query<'list'>): Promise<Chat[]> {
      const db = lesend(akteur)
      const wanted = suche?.trim() || null
      const gruppen = wanted === null ? [] : await groupsCalled(akteur, wanted)
      const choice = { suche: wanted, gruppen, hoechstens: chatsPerPage }
      const rows = await loadChats(db, akteur, { ...choice, vor: before ?? null, nurUngelesene: false })
      if (before === undefined && rows.length === chatsPerPage) {
        const vor = rows.at(-1)?.id ?? null
        rows.push(...(await loadChats(db, akteur, { ...choice, vor, nurUngelesene: true })))
      }
      const lastIn = new Map((await seal.geoeffnet(rows.flatMap(lastOf), sprache)).map((nachricht) => [nachricht.chatId, nachricht]))
      const drafts = await seal.openDrafts(rows, akteur)
      const titles = await seal.openTitles(rows, sprache)
      return rows.map((row, i) => {
        const letzte = lastIn.get(row.id) ?? null
        const messages = letzte === null ? [] : [letzte]
        return asChat({ row: { ...row, letzte }, messages, draft: drafts[i] ?? '', title: titles[i] ?? null }, { akteur, now: now() })
      })
    },

    read: async (who: Wer, { id, before }: Query<'read'>): Promise<Chat> => lies(who, { chatId: id, vor: before ?? null }),

    async update(who: Wer, { id, chat: { muted, unreadCount, draft } }: Body<'update'>): Promise<Chat> {
      const { akteur } = who
      await findChat(lesend(akteur), akteur, id)
      const text = draft === undefined || draft === '' ? null : await seal.sealDraft(akteur, { chatId: id, value: draft })
      await ports.database.transaction(contextOf(akteur), async (tx) => {
        const chat = await findChat(tx, akteur, id)
        if (muted !== undefined) await remember(tx, akteur, { chat, nr: null, stumm: muted, am: now() })
        if (draft !== undefined) await saveDraft(tx, akteur, { chatId: id, text, am: now() })
        if (muted !== undefined || draft !== undefined) await sendSignal(tx, { art: 'chat', id, an: [akteur.personId] })
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

    async markRead(akteur: Akteur, { chatId, messageId }: Body<'markRead'>): Promise<{ unreadCount: number }> {
      return ports.database.transaction(contextOf(akteur), async (tx) => {
        const chat = await findChat(tx, akteur, chatId)
        const nachricht = await loadNachricht(tx, akteur, { chatId, id: messageId })
        if (nachricht === null) throw sharedErrors.refuse('nicht_gefunden')
        await markRead(tx, akteur, { chat, nr: nachricht.nr })
        return { unreadCount: (await findChat(tx, akteur, chatId)).ungelesen }
      })
    },
  }
}
