/** Lines that a person wants to be reminded of, and the clock that does it. */
import { chatErrors } from '@dreiklang/domain/chat/chat.errors'
import { type ChatReminder, maxReminders, type reminderContract } from '@dreiklang/domain/chat/reminder.contract'
import type { Akteur } from '@dreiklang/domain/shared/akteur'
import { sharedErrors } from '@dreiklang/domain/shared/shared.errors'
import type { z } from 'zod'
import type { Ports, Queryable } from '../ports.ts'
import { contextOf, systemContext } from '../shared/context.ts'
import { onBehalfOfPerson } from '../shared/onBehalfOf.ts'
import { sendSignal } from '../shared/signal.ts'
import { loadNachrichten } from './chat.repository.ts'
import { findChat } from './chatAnswer.ts'
import type { TellChat } from './mention.usecases.ts'
import { deleteReminder, loadReminders, saveReminder, takeDueReminders } from './reminder.repository.ts'
import { createSeal } from './seal.ts'

type Kept = z.output<(typeof reminderContract)['keepReminder']['body']>

const causes = {
  there: 'CHAT_ERINNERUNG',
  withdrawn: 'CHAT_ERINNERUNG_ZURUECKGEZOGEN',
  gone: 'CHAT_ERINNERUNG_OHNE',
} as const

export function createReminders(ports: Ports) {
  const { geoeffnet } = createSeal(ports)
  const now = () => ports.clock.now().toISOString()

  async function list(akteur: Akteur): Promise<ChatReminder[]> {
    const rows = await loadReminders(onBehalfOfPerson(ports.database, akteur), akteur)
    const open = new Map(
      (
        await geoeffnet(
          rows.flatMap(({ line }) => line ?? []),
          'de',
        )
      ).map((line) => [line.id, line]),
    )
    return rows.map(({ line, ...row }) => {
      const opened = line === null ? undefined : open.get(line.id)
      return {
        ...row,
        line: opened === undefined ? null : { contactName: opened.contactName, value: opened.value, withdrawn: opened.withdrawn },
      }
    })
  }

  async function save(tx: Queryable, akteur: Akteur, { id, chatId, nr, at }: Kept): Promise<void> {
    await findChat(tx, akteur, chatId)
    const [line] = await loadNachrichten(tx, akteur, { chatId, vor: nr + 1, hoechstens: 1 })
    if (line?.nr !== nr || line.withdrawn || line.event !== null) throw sharedErrors.refuse('nicht_gefunden')
    const others = (await loadReminders(tx, akteur)).filter((other) => other.chatId !== chatId || other.nr !== nr)
    if (others.some((other) => other.id === id)) throw sharedErrors.refuse('anfrage.schluessel_vergeben')
    if (others.length >= maxReminders) throw chatErrors.refuse('chat.zu_viele_erinnerungen', { angaben: { anzahl: maxReminders } })
    await saveReminder(tx, akteur, { id, chatId, nr, at, am: now() })
    await sendSignal(tx, { art: 'chat', id: chatId, an: [akteur.personId] })
  }

  return {
    list,

    async keep(akteur: Akteur, kept: Kept): Promise<ChatReminder[]> {
      if (Date.parse(kept.at) <= ports.clock.now().getTime()) throw chatErrors.refuse('chat.zeit_vorbei')
      await ports.database.transaction(contextOf(akteur), (tx) => save(tx, akteur, kept))
      return list(akteur)
    },

    async remove(akteur: Akteur, id: string): Promise<ChatReminder[]> {
      await ports.database.transaction(contextOf(akteur), async (tx) => {
        if (!(await deleteReminder(tx, akteur, id))) throw sharedErrors.refuse('nicht_gefunden')
        await sendSignal(tx, { art: 'chat', an: [akteur.personId] })
      })
      return list(akteur)
    },
  }
}

/** By the clock, each at its time, once; also when the line was withdrawn meanwhile or its person sees it no more, and then it says so. */
export function createReminderClock(ports: Ports, { tell }: { tell: TellChat }) {
  return async (): Promise<void> => {
    const am = ports.clock.now().toISOString()
    await ports.database.transaction(systemContext, async (tx) => {
      for (const { personId, chatId, nr, outcome } of await takeDueReminders(tx, am)) {
        await tell(tx, { personId, anlass: causes[outcome], werte: { id: chatId, nr: String(nr) }, am })
        await sendSignal(tx, { art: 'chat', an: [personId] })
      }
    })
  }
}
