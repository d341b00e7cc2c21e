/** Words of the system to a person about the own account, for the rooms below: wired in server.ts. */
import { type KontoAnlass, type Werte, iconVon, kontoAnlaesse } from '@dreiklang/domain/notification/notification'
import type { Queryable } from '../ports.ts'
import { rufe } from '../shared/zuruf.ts'
import { fuegeMitteilungenEin } from './notification.repository.ts'

export interface KontoMeldung {
  id: string
  personId: string
  anlass: KontoAnlass
  werte?: Werte
  /** Instant of the cause. */
  am: string
}

/** Inside the transaction of its cause: the message is there when the cause is, and not otherwise. */
export async function meldeMessage(tx: Queryable, { id, personId, anlass, werte = {}, am }: KontoMeldung): Promise<void> {
  await fuegeMitteilungenEin(
    tx,
    [
      {
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
        link: kontoAnlaesse[anlass].link,
        useRouter: true,
        gelesen: false,
        gesehen: false,
        am,
      },
    ],
    am,
  )
  await rufe(tx, { art: 'message', id, an: [personId] })
}
