/** What a person writes, changes and withdraws. */
import { hasLink, mentionsIn } from '@dreiklang/domain/chat/chat'
import { type ChatMessage, type chatContract, messagesPerMinute } from '@dreiklang/domain/chat/chat.contract'
import { chatErrors } from '@dreiklang/domain/chat/chat.errors'
import type { Akteur } from '@dreiklang/domain/shared/akteur'
import { sharedErrors } from '@dreiklang/domain/shared/shared.errors'
import type { z } from 'zod'
import { type Ports, type Queryable, ConstraintViolation } from '../ports.ts'
import { contextOf } from '../shared/context.ts'
import { onBehalfOfPerson } from '../shared/onBehalfOf.ts'
import { sendSignal } from '../shared/signal.ts'
import { type Written, holdChat, loadWritten, saveChanged, saveDraft, saveWithdrawn } from './change.repository.ts'
import { type AnsweringRow, type ChatRow, loadEarlier, loadNachricht, writeNachricht } from './chat.repository.ts'
import { asMessage, findChat } from './chatAnswer.ts'
import { createSeal } from './seal.ts'

type Contract = typeof chatContract
type Sent = z.output<Contract['send']['body']>
type Edited = z.output<Contract['edit']['body']>
type Named = z.output<Contract['withdraw']['query']>

const minuteMs = 60_000

/** Of a group; nobody is named where only two talk. */
export const othersIn = ({ mitglieder }: ChatRow, { personId }: { personId: string }) =>
  (mitglieder ?? []).filter(({ id }) => id !== personId)

/** @throws chat.zu_schnell with the seconds after which there is room again */
async function checkTempo(tx: Queryable, akteur: Akteur, nowMs: number): Promise<void> {
  const seit = new Date(nowMs - minuteMs).toISOString()
  const am = await loadEarlier(tx, akteur, { seit, wieviele: messagesPerMinute - 1 })
  if (am === null) return
  throw chatErrors.refuse('chat.zu_schnell', { angaben: { sekunden: Math.ceil((Date.parse(am) + minuteMs - nowMs) / 1000) } })
}

export function createMessages(ports: Ports, { toldOf }: { toldOf: (value: string) => Promise<void> }) {
  const { versiegelt, geoeffnet } = createSeal(ports)
  const now = () => ports.clock.now().toISOString()
  const lesend = (akteur: Akteur) => onBehalfOfPerson(ports.database, akteur)

  async function open(akteur: Akteur, { chatId, id }: Named): Promise<AnsweringRow | null> {
    const found = await loadNachricht(lesend(akteur), akteur, { chatId, id })
    const [row] = await geoeffnet(found === null ? [] : [found], 'de')
    return row ?? null
  }

  async function answer(akteur: Akteur, named: Named): Promise<ChatMessage> {
    const row = await open(akteur, named)
    if (row === null) throw sharedErrors.refuse('nicht_gefunden')
    return asMessage(row, { akteur, chat: await findChat(lesend(akteur), akteur, named.chatId), now: now() })
  }

  /** Whether the same message was sent before. @throws anfrage.schluessel_vergeben when the id stands for another one */
  async function wasSent(akteur: Akteur, { id, chatId, value }: Sent): Promise<boolean> {
    const row = await open(akteur, { chatId, id })
    if (row === null) return false
    if (row.contactId !== akteur.personId || row.value !== value) throw sharedErrors.refuse('anfrage.schluessel_vergeben')
    return true
  }

  /** @throws nicht_gefunden when there is no such message in the chat */
  async function numberOf(tx: Queryable, akteur: Akteur, { chatId, replyTo }: Sent): Promise<number | null> {
    if (replyTo === undefined) return null
    const answered = await loadNachricht(tx, akteur, { chatId, id: replyTo })
    if (answered === null) throw sharedErrors.refuse('nicht_gefunden')
    return answered.nr
  }

  async function write(tx: Queryable, akteur: Akteur, { body, siegel }: { body: Sent; siegel: string }): Promise<void> {
    const { id, chatId, value } = body
    const chat = await findChat(tx, akteur, chatId)
    if (!chat.darfSchreiben) throw chatErrors.refuse('chat.geschlossen')
    await checkTempo(tx, akteur, ports.clock.now().getTime())
    const am = now()
    const antwortAuf = await numberOf(tx, akteur, body)
    const erwaehnt = mentionsIn(value, othersIn(chat, akteur))
    const written = { chat, id, name: akteur.name, text: siegel, hatLink: hasLink(value), am, antwortAuf, erwaehnt }
    await writeNachricht(tx, akteur, written)
    await saveDraft(tx, akteur, { chatId, text: null, am })
    await sendSignal(tx, { art: 'chat', id: chatId, an: chat.sichtbarFuer })
  }

  /** Runs `save` on an own message that may still be changed. @throws nicht_gefunden · chat.geschlossen · chat.nicht_mehr_aenderbar */
  async function change(
    akteur: Akteur,
    { chatId, id }: Named,
    save: (tx: Queryable, chat: ChatRow) => Promise<void>,
  ): Promise<ChatMessage> {
    await ports.database.transaction(contextOf(akteur), async (tx) => {
      await holdChat(tx, akteur, chatId)
      const chat = await findChat(tx, akteur, chatId)
      const row = await loadNachricht(tx, akteur, { chatId, id })
      if (row === null || row.contactId !== akteur.personId) throw sharedErrors.refuse('nicht_gefunden')
      if (!chat.darfSchreiben) throw chatErrors.refuse('chat.geschlossen')
      if (asMessage(row, { akteur, chat, now: now() }).changeableUntil === null) throw chatErrors.refuse('chat.nicht_mehr_aenderbar')
      await save(tx, chat)
      await sendSignal(tx, { art: 'chat', id: chatId, an: chat.sichtbarFuer })
    })
    return answer(akteur, { chatId, id })
  }

  return {
    async send(akteur: Akteur, body: Sent): Promise<ChatMessage> {
      await findChat(lesend(akteur), akteur, body.chatId)
      if (await wasSent(akteur, body)) return answer(akteur, body)
      const siegel = await versiegelt(akteur, body)
      try {
        await ports.database.transaction(contextOf(akteur), (tx) => write(tx, akteur, { body, siegel }))
      } catch (error) {
        // The same message came twice at once, and the other one was first.
        if (!(error instanceof ConstraintViolation) || error.constraint !== 'chat_nachricht_id') throw error
        if (!(await wasSent(akteur, body))) throw error
      }
      await toldOf(body.value)
      return answer(akteur, body)
    },

    async edit(akteur: Akteur, body: Edited): Promise<ChatMessage> {
      await findChat(lesend(akteur), akteur, body.chatId)
      const text = await versiegelt(akteur, body)
      const changed = await change(akteur, body, (tx, chat) => {
        const erwaehnt = mentionsIn(body.value, othersIn(chat, akteur))
        return saveChanged(tx, akteur, { ...body, text, hatLink: hasLink(body.value), erwaehnt, am: now() })
      })
      await toldOf(body.value)
      return changed
    },

    async withdraw(akteur: Akteur, named: Named): Promise<ChatMessage> {
      await findChat(lesend(akteur), akteur, named.chatId)
      return change(akteur, named, (tx) => saveWithdrawn(tx, akteur, { ...named, am: now() }))
    },

    /** What a person has written, for the person's own copy (Art. 15 DSGVO). */
    async writtenBy(db: Queryable, { personId }: Akteur): Promise<Written[]> {
      return geoeffnet(await loadWritten(db, personId), 'de')
    },
  }
}
