import type { Entwurf } from '../bestellung/angaben.contract.ts'
import { emptyKopf, nichtsSaid, onlyNamed } from '../bestellung/nothingSaid.ts'
import { hkpLeistungName } from '../klient/hkpLeistungen.ts'
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

interface Prescribed {
  bis: IsoDate
  leistungen: readonly string[]
  massnahmen: string
  haeufigkeit: string
}

const maxBemerkung = 1000

/** What ends on the day, as the practice wrote it the last time: it decides anew, and need not look it up. */
function lastPrescribed(verordnungen: readonly Prescribed[], bis: IsoDate): string | null {
  const lines = verordnungen
    .filter((one) => one.bis === bis)
    .map(({ leistungen, massnahmen, haeufigkeit }) =>
      [leistungen.map((nr) => hkpLeistungName(nr, 'de') ?? nr).join(', '), massnahmen, haeufigkeit]
        .filter((part) => part !== '')
        .join(' · '),
    )
  return lines.length === 0 ? null : `Bisher verordnet: ${lines.join('; ')}`.slice(0, maxBemerkung)
}

interface Asked {
  /** Null: the family practice of the record. */
  praxisId: string | null
  verordnungen: readonly Prescribed[]
  bis: IsoDate
  heute: IsoDate
}

/** The paper comes to the nursing service: the Klient signs it, and it goes to the Krankenkasse, never to a pharmacy. */
export const hkpEntwurf = (
  { id, hausarztId }: Pick<KlientAnswer, 'id' | 'hausarztId'>,
  { praxisId, verordnungen, bis, heute }: Asked,
): Entwurf => ({
  ...emptyKopf,
  klientId: id,
  praxisId: praxisId ?? hausarztId,
  bemerkung: lastPrescribed(verordnungen, bis),
  bedarfBis: bis < heute ? heute : bis,
  positionen: [position(plusDays(bis, 1))],
})
