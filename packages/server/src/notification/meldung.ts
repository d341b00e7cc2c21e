/** Words of the system to people about what is theirs, for the rooms below (notification.room.ts). */
import { type KontoAnlass, type Werte, iconVon, kontoAnlaesse } from '@dreiklang/domain/notification/notification'
import type { Ports, Queryable } from '../ports.ts'
import { rufe } from '../shared/zuruf.ts'
import { type NeueMitteilung, fuegeMitteilungenEin } from './notification.repository.ts'

export interface KontoMeldung {
  id: string
  personId: string
  anlass: KontoAnlass
  werte?: Werte
  /** Instant of the cause. */
  am: string
}

const mitteilungVon = ({ id, personId, anlass, werte = {}, am }: KontoMeldung): NeueMitteilung => ({
  id,
  personId,
  art: 'message',
  anlass,
  werte,
  bestellungId: null,
  version: null,
  icon: iconVon(anlass),
  image: null,
  title: null,
  description: null,
  link: kontoAnlaesse[anlass].link.replace('{id}', String(werte['id'] ?? '')),
  useRouter: true,
  gelesen: false,
  gesehen: false,
  am,
})

/** Inside the transaction of its cause: the message is there when the cause is, and not otherwise. */
export async function meldeMessage(tx: Queryable, meldung: KontoMeldung): Promise<void> {
  const { id, personId, am } = meldung
  await fuegeMitteilungenEin(tx, [mitteilungVon(meldung)], am)
  await rufe(tx, { art: 'message', id, an: [personId] })
}

/** The same to many. */
export async function meldeAllen(
  tx: Queryable,
  { newId, clock }: Pick<Ports, 'newId' | 'clock'>,
  { personIds, anlass }: { personIds: readonly string[]; anlass: KontoAnlass },
): Promise<void> {
  const am = clock.now().toISOString()
  const neue = personIds.map((personId) => mitteilungVon({ id: newId(), personId, anlass, am }))
  await fuegeMitteilungenEin(tx, neue, am)
  await rufe(tx, { art: 'message', an: personIds })
}
