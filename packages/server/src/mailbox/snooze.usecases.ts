/** Mails that are put off: out of the inbox until their time. */
import type { mailboxContract } from '@dreiklang/domain/mailbox/mailbox.contract'
import { mailboxErrors } from '@dreiklang/domain/mailbox/mailbox.errors'
import { sharedErrors } from '@dreiklang/domain/shared/shared.errors'
import { exactly } from '../database/rows.ts'
import type { Ports } from '../ports.ts'
import { contextOf } from '../shared/context.ts'
import type { CalledBy } from '../shared/route.ts'
import { lockMailbox } from './label.repository.ts'
import { loadNamedMails, setSnooze } from './mailbox.repository.ts'
import { tellChange } from './tellChange.ts'

export function createSnooze(ports: Ports) {
  return {
    snooze({ akteur, body: { ids, until } }: CalledBy<(typeof mailboxContract)['snooze']>): Promise<{ changed: number }> {
      if (until !== null && Date.parse(until) <= ports.clock.now().getTime()) throw mailboxErrors.refuse('mailbox.zeitpunkt_vorbei')
      return ports.database.transaction(contextOf(akteur), async (tx) => {
        await lockMailbox(tx, akteur.personId)
        const wanted = [...new Set(ids)]
        const rows = await loadNamedMails(tx, akteur.personId, wanted)
        if (rows.length !== wanted.length) throw sharedErrors.refuse('nicht_gefunden')
        if (rows.some(({ folder }) => folder !== 'inbox')) throw mailboxErrors.refuse('mailbox.ordner_unpassend')
        await exactly(wanted.length, setSnooze(tx, akteur.personId, { ids: wanted, until }))
        await tellChange(tx, akteur, { aktion: 'mailbox.snooze', ids: wanted, felder: ['snoozedUntil'] })
        return { changed: wanted.length }
      })
    },
  }
}
