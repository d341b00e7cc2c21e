import type { Entwurf } from '../bestellung/angaben.contract.ts'
import { emptyKopf, nichtsSaid, onlyNamed } from '../bestellung/nothingSaid.ts'
import type { KlientAnswer } from '../klient/klient.contract.ts'
import { type IsoDate, plusDays } from '../shared/time.ts'

/** How long a requested deadline is snoozed: a practice that has not answered by then is asked again. */
export const answerDays = 14

const deutsch = (date: IsoDate): string => date.split('-').toReversed().join('.')

const position = (ab: IsoDate): Entwurf['positionen'][number] => ({
  ...nichtsSaid,
  produkt: {
    ...onlyNamed,
    produktart: 'SONSTIGES',
    bezeichnung: `Folgeverordnung häusliche Krankenpflege (Muster 12) ab ${deutsch(ab)}`,
  },
  mengeneinheit: 'STUECK',
  rezeptart: 'MUSTER12',
  rezeptVorlage: 'ANFORDERN',
})

export const hkpEntwurf = (
  { id, hausarztId }: Pick<KlientAnswer, 'id' | 'hausarztId'>,
  { bis, heute }: { bis: IsoDate; heute: IsoDate },
): Entwurf => ({
  ...emptyKopf,
  klientId: id,
  praxisId: hausarztId,
  bedarfBis: bis < heute ? heute : bis,
  einloesung: 'DURCH_KLIENT',
  positionen: [position(plusDays(bis, 1))],
})
