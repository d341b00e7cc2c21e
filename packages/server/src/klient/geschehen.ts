/** One action with an own Klient: his record is held, the action logged, and the open screens of the organisation are notified. */
import type { EinwilligungArt } from '@dreiklang/domain/klient/klient'
import { ownOrganisation } from '@dreiklang/domain/organisation/organisation.policy'
import type { ProtokollEntry } from '@dreiklang/domain/protokoll/protokoll'
import type { Akteur } from '@dreiklang/domain/shared/akteur'
import type { Call } from '@dreiklang/domain/shared/contract'
import type { z } from 'zod'
import type { Ports, Queryable } from '../ports.ts'
import { audit } from '../protokoll/protokoll.ts'
import { type JsonText, once } from '../shared/idempotenz.ts'
import type { CalledBy } from '../shared/route.ts'
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

interface Trail<Result> extends Pick<ProtokollEntry, 'objektArt' | 'felder' | 'grund'> {
  objektId: string
  /** Left out by a call that answers nothing. */
  antwort?: Result
}

/** The use case of a call. `work` answers null when there was nothing left to do. @throws nicht_gefunden */
export const carryOut =
  <P extends z.ZodType<{ klientId: string }>, Q extends z.ZodType, B extends z.ZodType, A extends z.ZodType>(
    ports: Ports,
    call: Call<P, Q, B, A>,
    work: (tx: Queryable, request: CalledBy<Call<P, Q, B, A>> & { organisationId: string }) => Promise<Trail<z.input<A>> | null>,
  ) =>
  (request: CalledBy<Call<P, Q, B, A>>): Promise<JsonText<z.input<A>>> =>
    once(ports, request, async (tx) => {
      const { akteur, params } = request
      const { klientId } = params
      await holdKlient(tx, akteur, klientId)
      const organisationId = ownOrganisation(akteur)
      const trail = await work(tx, { ...request, organisationId })
      if (trail !== null) {
        const { antwort: _said, ...rest } = trail
        await audit(tx, akteur, { aktion: call.id, art: 'AENDERN', klientId, ...rest })
        await sendSignal(tx, { art: 'klient', id: klientId, an: [organisationId] })
      }
      return trail?.antwort as z.input<A>
    })
