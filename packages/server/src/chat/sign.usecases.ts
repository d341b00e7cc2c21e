/** What people set to lines of a chat. No mark of reading moves with it, and no step of an order. */
import type { chatContract, LineSign } from '@dreiklang/domain/chat/chat.contract'
import { chatErrors } from '@dreiklang/domain/chat/chat.errors'
import type { Akteur } from '@dreiklang/domain/shared/akteur'
import { sharedErrors } from '@dreiklang/domain/shared/shared.errors'
import type { z } from 'zod'
import type { Ports } from '../ports.ts'
import { contextOf } from '../shared/context.ts'
import { onBehalfOfPerson } from '../shared/onBehalfOf.ts'
import { sendSignal } from '../shared/signal.ts'
import { findChat } from './chatAnswer.ts'
import { hasLine } from './made.repository.ts'
import { loadSigns, removeSign, saveSign } from './sign.repository.ts'

type Contract = typeof chatContract

export function createSigns(ports: Ports) {
  return {
    async signs(akteur: Akteur, { id: chatId, from }: z.output<Contract['signs']['query']>): Promise<LineSign[]> {
      const db = onBehalfOfPerson(ports.database, akteur)
      await findChat(db, akteur, chatId)
      return loadSigns(db, akteur, { chatId, from, to: null })
    },

    async set(akteur: Akteur, { chatId, nr, sign }: z.output<Contract['setSign']['body']>): Promise<LineSign[]> {
      return ports.database.transaction(contextOf(akteur), async (tx) => {
        const chat = await findChat(tx, akteur, chatId)
        if (!chat.darfSchreiben) throw chatErrors.refuse('chat.geschlossen')
        if (!(await hasLine(tx, akteur, { chatId, nr }))) throw sharedErrors.refuse('nicht_gefunden')
        await saveSign(tx, akteur, { chat, nr, sign, name: akteur.name, am: ports.clock.now().toISOString() })
        await sendSignal(tx, { art: 'chat', id: chatId, an: chat.sichtbarFuer })
        return loadSigns(tx, akteur, { chatId, from: nr, to: nr })
      })
    },

    async remove(akteur: Akteur, { chatId, nr, sign }: z.output<Contract['removeSign']['query']>): Promise<LineSign[]> {
      return ports.database.transaction(contextOf(akteur), async (tx) => {
        const chat = await findChat(tx, akteur, chatId)
        await removeSign(tx, akteur, { chatId, nr, sign })
        await sendSignal(tx, { art: 'chat', id: chatId, an: chat.sichtbarFuer })
        return loadSigns(tx, akteur, { chatId, from: nr, to: nr })
      })
    },
  }
}
