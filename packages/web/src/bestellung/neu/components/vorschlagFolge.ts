import type { RezeptVorlage, Rezeptart } from '@dreiklang/domain/bestellung/rezept'
import { erlaubteRezeptarten } from '@dreiklang/domain/bestellung/rezept'
import {
  kostenhinweisVorschlag,
  mvoMoeglich,
  rezeptartVorschlag,
  rezeptartZurVorlage,
  vorlageVorschlag,
  vorlageZurRezeptart,
} from '@dreiklang/domain/bestellung/vorschlag'
import type { PositionWerte, Versicherung } from './formWerte.ts'

const lageVon = ({ produktart, bezeichnung, wirkstoff, btm }: PositionWerte, { art }: Versicherung) => ({
  produkt: { produktart, bezeichnung, wirkstoff },
  btm,
  versicherungsart: art,
})

/** Updates prescription type and way, co-payment and repeat after a change, unless a person chose them. */
export function folge(position: PositionWerte, versicherung: Versicherung): PositionWerte {
  const lage = lageVon(position, versicherung)
  const erlaubt = erlaubteRezeptarten(lage.produkt, position.btm)
  // A person's choice stays as long as the law allows it.
  const bleibt = position.vonHand.includes('rezeptart') && erlaubt.includes(position.rezeptart)
  const rezeptart = bleibt ? position.rezeptart : rezeptartVorschlag(lage)
  const war = position.rezeptart === 'OHNE'
  const rezeptVorlage = war && rezeptart !== 'OHNE' ? vorlageVorschlag(rezeptart) : vorlageZurRezeptart(rezeptart, position.rezeptVorlage)
  return mitKosten({ ...position, rezeptart, rezeptVorlage }, versicherung)
}

/** A person chose the way of the prescription. */
export function waehleVorlage(position: PositionWerte, rezeptVorlage: RezeptVorlage, versicherung: Versicherung): PositionWerte {
  const rezeptart = rezeptartZurVorlage(rezeptVorlage, position.rezeptart, lageVon(position, versicherung))
  const vorschlag = rezeptartVorschlag(lageVon(position, versicherung))
  const vonHand = rezeptart === vorschlag ? ohne(position, 'rezeptart') : mit(position, 'rezeptart')
  return mitKosten({ ...position, rezeptart, rezeptVorlage, vonHand }, versicherung)
}

/** A person chose the kind of prescription. */
export function waehleRezeptart(position: PositionWerte, rezeptart: Rezeptart, versicherung: Versicherung): PositionWerte {
  const rezeptVorlage = vorlageZurRezeptart(rezeptart, position.rezeptVorlage)
  return mitKosten({ ...position, rezeptart, rezeptVorlage, vonHand: mit(position, 'rezeptart') }, versicherung)
}

function mitKosten(position: PositionWerte, { art, befreitBis, am }: Versicherung): PositionWerte {
  const mvoGewuenscht = position.mvoGewuenscht && mvoMoeglich(position.rezeptart, position.btm)
  if (position.vonHand.includes('kostenhinweis')) return { ...position, mvoGewuenscht }
  const kostenhinweis = kostenhinweisVorschlag({ rezeptart: position.rezeptart, versicherungsart: art, befreitBis, am })
  return { ...position, mvoGewuenscht, kostenhinweis }
}

type VonHand = PositionWerte['vonHand'][number]
const ohne = ({ vonHand }: PositionWerte, was: VonHand) => vonHand.filter((einer) => einer !== was)
const mit = (position: PositionWerte, was: VonHand) => [...ohne(position, was), was]
