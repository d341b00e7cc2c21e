/** Words of the system to people about what is theirs, for the rooms below (notification.room.ts). */
import { type KontoAnlass, type Values, iconOf, kontoAnlaesse } from '@dreiklang/domain/notification/notification'
import type { Ports, Queryable } from '../ports.ts'
import { sendSignal } from '../shared/signal.ts'
import { type NewMitteilung, insertMitteilungen, unread } from './notification.repository.ts'

export interface KontoMeldung {
  id: string
  personId: string
  anlass: KontoAnlass
  werte?: Values
  am: string
}

const mitteilungOf = ({ werte = {}, ...meldung }: KontoMeldung): NewMitteilung => ({
  ...unread,
  ...meldung,
  werte,
  art: 'message',
  bestellungId: null,
  version: null,
  icon: iconOf(meldung.anlass),
  link: kontoAnlaesse[meldung.anlass].link.replace('{id}', String(werte['id'] ?? '')),
  useRouter: true,
})

/** Inside the transaction of its cause: the message is there when the cause is, and not otherwise. */
export async function reportMessage(tx: Queryable, meldung: KontoMeldung): Promise<void> {
  const { id, personId, am } = meldung
  await insertMitteilungen(tx, [mitteilungOf(meldung)], am)
  await sendSignal(tx, { art: 'message', id, an: [personId] })
}

export async function reportToAll(
  tx: Queryable,
  { newId, clock }: Pick<Ports, 'newId' | 'clock'>,
  { personIds, anlass }: { personIds: readonly string[]; anlass: KontoAnlass },
): Promise<void> {
  const am = clock.now().toISOString()
  const added = personIds.map((personId) => mitteilungOf({ id: newId(), personId, anlass, am }))
  await insertMitteilungen(tx, added, am)
  await sendSignal(tx, { art: 'message', an: personIds })
}
