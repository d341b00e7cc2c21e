/** A draft that its writer changes: held until the end of the transaction, in the trail, and told to the writer's other screens. */
import { mailboxErrors } from '@dreiklang/domain/mailbox/mailbox.errors'
import type { Akteur } from '@dreiklang/domain/shared/akteur'
import { sharedErrors } from '@dreiklang/domain/shared/shared.errors'
import type { Queryable } from '../ports.ts'
import { audit } from '../protokoll/protokoll.ts'
import { sendSignal } from '../shared/signal.ts'
import { type HeldDraft, loadHeldDraft } from './draft.repository.ts'
import { lockMailbox } from './label.repository.ts'
import { loadMail } from './mailbox.repository.ts'

/** One that is on its way as well. @throws nicht_gefunden, mailbox.schon_gesendet */
export async function holdDraft(tx: Queryable, akteur: Akteur, id: string): Promise<HeldDraft> {
  await lockMailbox(tx, akteur.personId)
  const held = await loadHeldDraft(tx, akteur.personId, id)
  if (held !== null) return held
  const row = await loadMail(tx, akteur.personId, id)
  throw row === null ? sharedErrors.refuse('nicht_gefunden') : mailboxErrors.refuse('mailbox.schon_gesendet')
}

/** @throws nicht_gefunden, mailbox.schon_gesendet for one that is on its way as well */
export async function holdForChange(tx: Queryable, akteur: Akteur, id: string): Promise<HeldDraft> {
  const held = await holdDraft(tx, akteur, id)
  if (held.status === 'queued') throw mailboxErrors.refuse('mailbox.schon_gesendet')
  return held
}

export async function tellDraft(tx: Queryable, akteur: Akteur, { aktion, id }: { aktion: string; id: string }): Promise<void> {
  await audit(tx, akteur, { aktion, art: 'AENDERN', objektArt: 'MAIL', objektId: id })
  await sendSignal(tx, { art: 'mailbox', an: [akteur.personId] })
}
