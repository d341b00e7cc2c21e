import { allowedRezeptarten, type Rezeptart, type RezeptVorlage } from '@dreiklang/domain/bestellung/rezept'
import {
  kostenhinweisVorschlag,
  mvoPossible,
  rezeptartVorschlag,
  rezeptartForVorlage,
  vorlageVorschlag,
  vorlageForRezeptart,
} from '@dreiklang/domain/bestellung/vorschlag'
import type { PositionValues, Versicherung } from './formValues.ts'

const lageOf = ({ produktart, bezeichnung, wirkstoff, btm }: PositionValues, { art }: Versicherung) => ({
  produkt: { produktart, bezeichnung, wirkstoff },
  btm,
  versicherungsart: art,
})

export function folge(position: PositionValues, versicherung: Versicherung): PositionValues {
  const lage = lageOf(position, versicherung)
  const allowed = allowedRezeptarten(lage.produkt, position.btm)
  // A person's choice stays as long as the law allows it.
  const bleibt = position.vonHand.includes('rezeptart') && allowed.includes(position.rezeptart)
  const rezeptart = bleibt ? position.rezeptart : rezeptartVorschlag(lage)
  const war = position.rezeptart === 'OHNE'
  const rezeptVorlage = war && rezeptart !== 'OHNE' ? vorlageVorschlag(rezeptart) : vorlageForRezeptart(rezeptart, position.rezeptVorlage)
  return withKosten({ ...position, rezeptart, rezeptVorlage }, versicherung)
}

export function chooseVorlage(position: PositionValues, rezeptVorlage: RezeptVorlage, versicherung: Versicherung): PositionValues {
  const rezeptart = rezeptartForVorlage(rezeptVorlage, position.rezeptart, lageOf(position, versicherung))
  const vorschlag = rezeptartVorschlag(lageOf(position, versicherung))
  const vonHand = rezeptart === vorschlag ? ohne(position, 'rezeptart') : mit(position, 'rezeptart')
  return withKosten({ ...position, rezeptart, rezeptVorlage, vonHand }, versicherung)
}

export function chooseRezeptart(position: PositionValues, rezeptart: Rezeptart, versicherung: Versicherung): PositionValues {
  const rezeptVorlage = vorlageForRezeptart(rezeptart, position.rezeptVorlage)
  return withKosten({ ...position, rezeptart, rezeptVorlage, vonHand: mit(position, 'rezeptart') }, versicherung)
}

function withKosten(position: PositionValues, { art, befreitBis, am }: Versicherung): PositionValues {
  const mvoGewuenscht = position.mvoGewuenscht && mvoPossible(position.rezeptart, position.btm)
  if (position.vonHand.includes('kostenhinweis')) return { ...position, mvoGewuenscht }
  const kostenhinweis = kostenhinweisVorschlag({ rezeptart: position.rezeptart, versicherungsart: art, befreitBis, am })
  return { ...position, mvoGewuenscht, kostenhinweis }
}

type VonHand = PositionValues['vonHand'][number]
const ohne = ({ vonHand }: PositionValues, what: VonHand) => vonHand.filter((one) => one !== what)
const mit = (position: PositionValues, what: VonHand) => [...ohne(position, what), what]
