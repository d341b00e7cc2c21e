import type { BestellungArt, Prioritaet } from '@dreiklang/domain/bestellung/bestellung'
import { allowedRezeptarten, type Rezeptart, type RezeptVorlage } from '@dreiklang/domain/bestellung/rezept'
import {
  bedarfVorschlag,
  kostenhinweisVorschlag,
  mvoPossible,
  rezeptartForVorlage,
  rezeptartVorschlag,
  vorlageForRezeptart,
  vorlageVorschlag,
} from '@dreiklang/domain/bestellung/vorschlag'
import type { KlientAnswer } from '@dreiklang/domain/klient/klient.contract'
import type { IsoDate } from '@dreiklang/domain/shared/time'
import { emptyAbweichung } from '../../bestellung/components/AbweichungFields.tsx'
import {
  emptyEntwurf,
  type EntwurfValues,
  type KopfValues,
  newPosition,
  produktNameOf,
  type PositionAnfang,
  type PositionValues,
  type Versicherung,
  wordsOfKopfs,
} from './formValues.ts'

export interface EntwurfState {
  werte: EntwurfValues
  /** What the suggestions know about the chosen client; null until the record is loaded. */
  klient: Pick<KlientAnswer, 'id' | 'versicherungsart' | 'zuzahlungBefreitBis' | 'geburtsdatum'> | null
  heute: IsoDate
}

export type EntwurfAktion =
  | { art: 'kopf'; aenderung: Partial<KopfValues> }
  | { art: 'bestellungArt'; wert: BestellungArt }
  | { art: 'prioritaet'; wert: Prioritaet }
  | { art: 'klientGewaehlt'; klient: KlientAnswer }
  /** The client of an existing draft was loaded: existing input stays unchanged. */
  | { art: 'klientGelesen'; klient: KlientAnswer }
  | { art: 'hinzufuegen'; anfang: PositionAnfang; schluessel: string; zuletzt?: PositionValues['zuletzt'] }
  | { art: 'uebernehmen'; position: PositionValues }
  | { art: 'entfernen'; schluessel: string }
  | { art: 'position'; schluessel: string; aenderung: Partial<PositionValues> }
  | { art: 'vorlage'; schluessel: string; wert: RezeptVorlage }
  | { art: 'rezeptart'; schluessel: string; wert: Rezeptart }

const bestimmend: ReadonlySet<string> = new Set<keyof PositionValues>([
  'produktart',
  'btm',
  'bezeichnung',
  'wirkstoff',
  'wirkstaerke',
  'darreichungsform',
  'vonHand',
])

function versicherungOf({ werte, klient, heute }: EntwurfState): Versicherung {
  const forKlient = werte.kopf.art === 'KLIENT'
  // Before the client is known the usual case is assumed and recomputed later.
  return {
    art: forKlient ? (klient?.versicherungsart ?? 'GKV') : null,
    befreitBis: klient?.zuzahlungBefreitBis ?? null,
    geburtsdatum: klient?.geburtsdatum ?? null,
    am: werte.kopf.bedarfBis ?? heute,
  }
}

function withPositionen(
  state: EntwurfState,
  wandle: (position: PositionValues, versicherung: Versicherung) => PositionValues,
): EntwurfState {
  const versicherung = versicherungOf(state)
  const positionen = state.werte.positionen.map((position) => wandle(position, versicherung))
  return { ...state, werte: { ...state.werte, positionen } }
}

function withPosition(
  state: EntwurfState,
  key: string,
  wandle: (position: PositionValues, versicherung: Versicherung) => PositionValues,
): EntwurfState {
  return withPositionen(state, (position, versicherung) => (position.schluessel === key ? wandle(position, versicherung) : position))
}

const withHead = (state: EntwurfState, change: Partial<KopfValues>): EntwurfState => ({
  ...state,
  werte: { ...state.werte, kopf: { ...state.werte.kopf, ...change } },
})

/** The practice is the family practice, the pharmacy only ever the client's own choice (§ 11 ApoG). */
function kopfForKlienten({ id, hausarzt, apothekenwahl, einwilligungen }: KlientAnswer): Partial<KopfValues> {
  const vollmacht = einwilligungen.some((one) => one.art === 'EMPFANGSVOLLMACHT' && one.gilt)
  return {
    art: 'KLIENT',
    klientId: id,
    praxis: hausarzt === null ? null : { id: hausarzt.id, name: hausarzt.name },
    arztPersonId: null,
    apotheke: apothekenwahl === null ? null : { id: apothekenwahl.apothekeId, name: apothekenwahl.name },
    abweichung: emptyAbweichung,
    abweichungGrund: '',
    einloesung: vollmacht ? 'DURCH_PFLEGE' : null,
  }
}

function withBestellungArt(state: EntwurfState, art: BestellungArt): EntwurfState {
  const { kopf } = state.werte
  const { prioritaet, bedarfBis } = kopf
  const empty = emptyEntwurf(state.heute).kopf
  const words = Object.fromEntries(wordsOfKopfs.map((name) => [name, kopf[name]]))
  const lieferart = art === 'EINRICHTUNG' ? 'LIEFERUNG_PFLEGEDIENST' : 'LIEFERUNG_KLIENT'
  return withPositionen({ ...withHead(state, { ...empty, ...words, art, lieferart, prioritaet, bedarfBis }), klient: null }, folge)
}

export function entwurfReducer(state: EntwurfState, aktion: EntwurfAktion): EntwurfState {
  switch (aktion.art) {
    case 'kopf': {
      const neu = withHead(state, aktion.aenderung)
      return 'bedarfBis' in aktion.aenderung ? withPositionen(neu, folge) : neu
    }
    case 'bestellungArt':
      return withBestellungArt(state, aktion.wert)
    case 'prioritaet': {
      const bedarfBis = bedarfVorschlag(aktion.wert, state.heute, state.werte.kopf.bedarfBis)
      return withPositionen(withHead(state, { prioritaet: aktion.wert, bedarfBis }), folge)
    }
    case 'klientGewaehlt':
      return withPositionen({ ...withHead(state, kopfForKlienten(aktion.klient)), klient: aktion.klient }, folge)
    case 'klientGelesen':
      return { ...state, klient: aktion.klient }
    case 'hinzufuegen': {
      const versicherung = versicherungOf(state)
      const position = folge(newPosition(aktion.anfang, { schluessel: aktion.schluessel, versicherung }), versicherung)
      const added = { ...position, zuletzt: aktion.zuletzt ?? null }
      return { ...state, werte: { ...state.werte, positionen: [...state.werte.positionen, added] } }
    }
    case 'uebernehmen': {
      // Of another day: the exemption may have ended, or begun.
      const follows = { ...aktion.position, vonHand: ohne(aktion.position, 'kostenhinweis') }
      const position = withKosten(follows, versicherungOf(state))
      return { ...state, werte: { ...state.werte, positionen: [...state.werte.positionen, position] } }
    }
    case 'entfernen':
      return {
        ...state,
        werte: { ...state.werte, positionen: state.werte.positionen.filter(({ schluessel }) => schluessel !== aktion.schluessel) },
      }
    case 'position': {
      const folgt = Object.keys(aktion.aenderung).some((field) => bestimmend.has(field))
      return withPosition(state, aktion.schluessel, (position, versicherung) => {
        const neu = { ...position, ...aktion.aenderung }
        return folgt ? folge(neu, versicherung) : neu
      })
    }
    case 'vorlage':
      return withPosition(state, aktion.schluessel, (position, versicherung) => chooseVorlage(position, aktion.wert, versicherung))
    case 'rezeptart':
      return withPosition(state, aktion.schluessel, (position, versicherung) => chooseRezeptart(position, aktion.wert, versicherung))
  }
}

const lageOf = (position: PositionValues, { art }: Versicherung) => ({
  produkt: produktNameOf(position),
  btm: position.btm,
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

function withKosten(position: PositionValues, { art, ...payment }: Versicherung): PositionValues {
  const mvoGewuenscht = position.mvoGewuenscht && mvoPossible(position.rezeptart, position.btm)
  if (position.vonHand.includes('kostenhinweis')) return { ...position, mvoGewuenscht }
  const kostenhinweis = kostenhinweisVorschlag({ ...payment, rezeptart: position.rezeptart, versicherungsart: art })
  return { ...position, mvoGewuenscht, kostenhinweis }
}

type VonHand = PositionValues['vonHand'][number]
const ohne = ({ vonHand }: PositionValues, what: VonHand) => vonHand.filter((one) => one !== what)
const mit = (position: PositionValues, what: VonHand) => [...ohne(position, what), what]
