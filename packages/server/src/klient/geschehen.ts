/** One action with an own Klient: his record is held, the action logged, and the open screens of the organisation are notified. */
import type { EinwilligungArt } from '@dreiklang/domain/klient/klient'
import { ownOrganisation } from '@dreiklang/domain/organisation/organisation.policy'
import type { ObjektArt } from '@dreiklang/domain/protokoll/protokoll'
import type { Akteur } from '@dreiklang/domain/shared/akteur'
import type { Ports, Queryable } from '../ports.ts'
import { audit } from '../protokoll/protokoll.ts'
import { type JsonText, once } from '../shared/idempotenz.ts'
import type { Idempotenz } from '../shared/route.ts'
import { sendSignal } from '../shared/signal.ts'
import { holdKlient } from './hold.ts'

/** Told inside the transaction of the action, for the rooms above in which something depends on it. */
export interface VerlaufEreignisse {
  /** He left home, or is back. @param akteur null: the clock */
  abwesenheitChanged(
    tx: Queryable,
    akteur: Akteur | null,
    what: { klientId: string; pflegedienstId: string; abwesend: boolean },
  ): Promise<void>
  einwilligungChanged(tx: Queryable, akteur: Akteur, what: { klientId: string; art: EinwilligungArt; gilt: boolean }): Promise<void>
}

interface CalledBy {
  akteur: Akteur
  klientId: string
  idempotenz: Idempotenz | null
}

interface Trail<Result> {
  antwort: Result
  objektArt: ObjektArt
  objektId: string
  felder?: readonly string[]
  grund?: string
}

/** `work` answers null when there was nothing left to do. @throws nicht_gefunden */
export async function carryOut<Result>(
  ports: Ports,
  { akteur, klientId, idempotenz, aktion }: CalledBy & { aktion: string },
  work: (tx: Queryable, organisationId: string) => Promise<Trail<Result> | null>,
): Promise<JsonText<Result>> {
  return once(ports, { akteur, idempotenz }, async (tx) => {
    await holdKlient(tx, akteur, klientId)
    const own = ownOrganisation(akteur)
    const trail = await work(tx, own)
    if (trail === null) return undefined as Result
    const { antwort, ...rest } = trail
    await audit(tx, akteur, { aktion, art: 'AENDERN', klientId, ...rest })
    await sendSignal(tx, { art: 'klient', id: klientId, an: [own] })
    return antwort
  })
}
