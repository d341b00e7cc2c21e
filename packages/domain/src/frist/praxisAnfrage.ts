import type { Entwurf } from '../bestellung/angaben.contract.ts'
import { emptyKopf, nichtsSaid, onlyNamed } from '../bestellung/nothingSaid.ts'
import type { HkpInhalt } from '../bestellung/hkpWeg.document.ts'
import { hkpLeistungName } from '../klient/hkpLeistungen.ts'
import type { KlientAnswer } from '../klient/klient.contract.ts'
import { type IsoDate, daysBetween, plusDays } from '../shared/time.ts'

/** How long a requested deadline is snoozed: a practice that has not answered by then is asked again. */
export const answerDays = 14

const deutsch = (date: IsoDate): string => date.split('-').toReversed().join('.')

interface Prescribed {
  von: IsoDate
  bis: IsoDate
  leistungen: HkpInhalt['leistungen']
  massnahmen: string
  haeufigkeit: string
}

/** Of a product (produkt.contract.ts). */
const maxBezeichnung = 250

/** For as long as the last one: the practice decides anew, and need not look up what it prescribed. */
function hkpAfter(last: Prescribed): HkpInhalt {
  const von = plusDays(last.bis, 1)
  const { leistungen, massnahmen, haeufigkeit } = last
  return { von, bis: plusDays(von, daysBetween(last.von, last.bis)), verordnungsart: 'FOLGE', leistungen, massnahmen, haeufigkeit }
}

/** @param hkp null: the record does not say what ends */
function position(ab: IsoDate, hkp: HkpInhalt | null): Entwurf['positionen'][number] {
  const named = (hkp?.leistungen ?? []).map((nr) => hkpLeistungName(nr, 'de') ?? nr).join(', ')
  const asked = `Folgeverordnung häusliche Krankenpflege (Muster 12) ab ${deutsch(ab)}`
  const bezeichnung = (named === '' ? asked : `${asked}: ${named}`).slice(0, maxBezeichnung)
  return {
    ...nichtsSaid,
    produkt: { ...onlyNamed, produktart: 'SONSTIGES', bezeichnung },
    mengeneinheit: 'STUECK',
    rezeptart: 'MUSTER12',
    rezeptVorlage: 'ANFORDERN',
    hkp,
  }
}

function positionenFor({ verordnungen, bis }: Pick<Asked, 'verordnungen' | 'bis'>): Entwurf['positionen'] {
  const ending = verordnungen.filter((one) => one.bis === bis).map(hkpAfter)
  return (ending.length === 0 ? [null] : ending).map((hkp) => position(plusDays(bis, 1), hkp))
}

interface Asked {
  /** Any practice that treats him; null: the family practice of the record. */
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
  bedarfBis: bis < heute ? heute : bis,
  positionen: positionenFor({ verordnungen, bis }),
})
