/** What the steps of orders in the demo have in common. */
import { type Quittung, handlungContract } from '@dreiklang/domain/bestellung/bestellung.contract'
import type { PersonenHandlung } from '@dreiklang/domain/bestellung/handlungen.contract'
import type { BestellungAnswer, PositionAnswer } from '@dreiklang/domain/bestellung/view.contract'
import type { Akteur } from '@dreiklang/domain/shared/akteur'
import type { Regie } from './director.ts'

/** The packs of the demo were spoiled, so nothing of it was ordered too early. */
export const withDoppeltGrund = <P extends object>(position: P) => ({ ...position, doppeltGrund: 'Packung beim Stellen beschädigt' })

/** Where the prescription lies when a doctor has written it. */
export const ortOf = (rezeptart: PositionAnswer['rezeptart']) => (rezeptart === 'EREZEPT_GKV' ? 'FACHDIENST_EGK' : 'PAPIER_PRAXIS')

/** @param beratung how somebody was advised; null from the nursing service, which fetched it and does not know. */
export const nachweisOf = (empfaengerName: string, kuehlkette: boolean, beratung: 'TUER' | null = 'TUER') => ({
  art: 'UNTERSCHRIFT',
  unterschrift: 'M 4 30 C 20 4 34 50 48 22 C 60 6 70 44 92 18',
  code: null,
  empfaengerName,
  empfaengerRolle: 'PFLEGEKRAFT',
  temperatur: kuehlkette ? 5 : null,
  beratung,
})

export type Step = { handlung: PersonenHandlung } & Record<string, unknown>

/** Of the order as it was seen. */
export async function takeStep(
  regie: Regie,
  who: Akteur,
  { bestellung: { id, version }, handlung, ...angaben }: Step & { bestellung: Pick<BestellungAnswer, 'id' | 'version'> },
): Promise<Quittung> {
  const call = handlungContract[handlung]
  return regie.call(call, who, { params: { bestellungId: id }, body: call.body.parse({ version, ...angaben }) })
}
