/** What a person writes now and has sent later. */
import { hasLink, mentionsIn } from '@dreiklang/domain/chat/chat'
import { chatErrors } from '@dreiklang/domain/chat/chat.errors'
import { type LaterMessage, maxLater, type laterContract } from '@dreiklang/domain/chat/later.contract'
import type { Akteur } from '@dreiklang/domain/shared/akteur'
import { Refusal } from '@dreiklang/domain/shared/refusal'
import { sharedErrors } from '@dreiklang/domain/shared/shared.errors'
import type { z } from 'zod'
import type { Ports, Queryable } from '../ports.ts'
import { contextOf, systemContext } from '../shared/context.ts'
import { onBehalfOf, onBehalfOfPerson } from '../shared/onBehalfOf.ts'
import { sendSignal } from '../shared/signal.ts'
import { saveDraft } from './change.repository.ts'
import { loadNachricht, writeNachricht } from './chat.repository.ts'
import { findChat } from './chatAnswer.ts'
import {
  type DueLater,
  countOtherLater,
  loadDueLater,
  loadLater,
  loadOwnLater,
  refuseDue,
  removeLater,
  saveLater,
  takeDue,
} from './later.repository.ts'
import { othersIn } from './message.usecases.ts'
import { createSeal } from './seal.ts'

type Contract = typeof laterContract
type Kept = z.output<Contract['keepLater']['body']>

export function createLater(ports: Ports) {
  const { openLater, sealLater } = createSeal(ports)
  const now = () => ports.clock.now().toISOString()
  const reading = (akteur: Akteur) => onBehalfOfPerson(ports.database, akteur)

  /** Empty where the key is gone. */
  async function open<Row extends { id: string; value: string }>(rows: readonly Row[]) {
    return (await openLater(rows)).map((row) => ({ ...row, value: row.value ?? '' }))
  }
  const list = async (akteur: Akteur, chatId: string): Promise<LaterMessage[]> => open(await loadLater(reading(akteur), akteur, chatId))

  async function save(tx: Queryable, akteur: Akteur, { text, ...kept }: Omit<Kept, 'value'> & { text: string }): Promise<void> {
    const { id, chatId, sendAt } = kept
    const chat = await findChat(tx, akteur, chatId)
    if (!chat.darfSchreiben) throw chatErrors.refuse('chat.geschlossen')
    if ((await countOtherLater(tx, akteur, kept)) >= maxLater)
      throw chatErrors.refuse('chat.zu_viele_geplant', { angaben: { anzahl: maxLater } })
    // Once it is sent it is a message, and changed as such.
    const isKept =
      (await loadNachricht(tx, akteur, kept)) === null && (await saveLater(tx, akteur, { id, chatId, text, sendAt, am: now() }))
    if (!isKept) throw sharedErrors.refuse('anfrage.schluessel_vergeben')
    await saveDraft(tx, akteur, { chatId, text: null, am: now() })
    await sendSignal(tx, { art: 'chat', id: chatId, an: [akteur.personId] })
  }

  return {
    async later(akteur: Akteur, chatId: string): Promise<LaterMessage[]> {
      await findChat(reading(akteur), akteur, chatId)
      return list(akteur, chatId)
    },

    async keep(akteur: Akteur, { value, ...kept }: Kept): Promise<LaterMessage[]> {
      await findChat(reading(akteur), akteur, kept.chatId)
      if (Date.parse(kept.sendAt) <= ports.clock.now().getTime()) throw chatErrors.refuse('chat.zeit_vorbei')
      const text = await sealLater(akteur, { ...kept, value })
      await ports.database.transaction(contextOf(akteur), (tx) => save(tx, akteur, { ...kept, text }))
      return list(akteur, kept.chatId)
    },

    async remove(akteur: Akteur, named: z.output<Contract['removeLater']['query']>): Promise<LaterMessage[]> {
      await ports.database.transaction(contextOf(akteur), async (tx) => {
        await findChat(tx, akteur, named.chatId)
        if (!(await removeLater(tx, akteur, named))) throw sharedErrors.refuse('nicht_gefunden')
        await sendSignal(tx, { art: 'chat', id: named.chatId, an: [akteur.personId] })
      })
      return list(akteur, named.chatId)
    },

    /** For the person's own copy (Art. 15 DSGVO). */
    ofPerson: async (db: Queryable, { personId }: Akteur) => open(await loadOwnLater(db, personId)),
  }
}

/** By the clock: each at its time, once, in the name of its writer; one that its writer could not send now is not sent. */
export function createLaterClock(ports: Ports) {
  const { openLater, versiegelt } = createSeal(ports)
  const system = onBehalfOf(ports.database, systemContext)

  async function refuse({ id, chatId, personId, value }: DueLater): Promise<void> {
    const now = ports.clock.now().toISOString()
    await ports.database.transaction(systemContext, async (tx) => {
      if (await refuseDue(tx, { personId, id, value, now })) await sendSignal(tx, { art: 'chat', id: chatId, an: [personId] })
    })
  }

  /** Whether the writer could; also true when another server was faster. */
  async function sendOne(due: DueLater, words: string): Promise<boolean> {
    const { id, chatId, personId, organisationId, name, value } = due
    const writer = { personId, organisationId }
    const now = ports.clock.now().toISOString()
    const text = await versiegelt(writer, { id, chatId, value: words })
    return ports.database.transaction({ ...writer, system: false }, async (tx) => {
      const chat = await findChat(tx, writer, chatId)
      if (!chat.darfSchreiben) return false
      // Somebody has used its id for another message: this one would never go.
      if ((await loadNachricht(tx, writer, { chatId, id })) !== null) return false
      if (!(await takeDue(tx, { personId, id, value, now }))) return true
      const erwaehnt = mentionsIn(words, othersIn(chat, writer))
      await writeNachricht(tx, writer, { chat, id, name, text, hatLink: hasLink(words), am: now, antwortAuf: null, erwaehnt })
      await sendSignal(tx, { art: 'chat', id: chatId, an: chat.sichtbarFuer })
      return true
    })
  }

  return async (): Promise<void> => {
    for (const due of await loadDueLater(system, ports.clock.now().toISOString())) {
      const [opened] = await openLater([due])
      const words = opened?.value ?? null
      const isSent = due.isActive && words !== null && (await sendOne(due, words).catch(asNotSent))
      if (!isSent) await refuse(due)
    }
  }
}

/** Whoever does not see the chat any more cannot write there either, and must not keep the messages of others from their time. */
function asNotSent(error: unknown): false {
  if (error instanceof Refusal) return false
  throw error
}
