/** The order that requests the next HKP-Verordnung from the practice: on paper, without a pharmacy. Pure. */
import type { Entwurf } from '../bestellung/angaben.contract.ts'
import { leererKopf, nichtsGesagt, nurBenannt } from '../bestellung/nichtsGesagt.ts'
import type { KlientAntwort } from '../klient/klient.contract.ts'
import { type Datum, plusTage } from '../shared/zeit.ts'

/** How long a requested deadline is snoozed: a practice that has not answered by then is asked again. */
export const antwortTage = 14

const deutsch = (datum: Datum): string => datum.split('-').toReversed().join('.')

const position = (ab: Datum): Entwurf['positionen'][number] => ({
  ...nichtsGesagt,
  produkt: {
    ...nurBenannt,
    produktart: 'SONSTIGES',
    bezeichnung: `Folgeverordnung häusliche Krankenpflege (Muster 12) ab ${deutsch(ab)}`,
  },
  mengeneinheit: 'STUECK',
  rezeptart: 'MUSTER12',
  rezeptVorlage: 'ANFORDERN',
})

/** @param bis last day of the Verordnung; also when that has passed */
export const hkpEntwurf = (
  { id, hausarztId }: Pick<KlientAntwort, 'id' | 'hausarztId'>,
  { bis, heute }: { bis: Datum; heute: Datum },
): Entwurf => ({
  ...leererKopf,
  klientId: id,
  praxisId: hausarztId,
  bedarfBis: bis < heute ? heute : bis,
  // Nothing of it goes to a pharmacy.
  einloesung: 'DURCH_KLIENT',
  positionen: [position(plusTage(bis, 1))],
})
