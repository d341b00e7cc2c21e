import type { BestellungArt, Prioritaet } from '@dreiklang/domain/bestellung/bestellung'
import type { RezeptVorlage, Rezeptart } from '@dreiklang/domain/bestellung/rezept'
import { bedarfVorschlag } from '@dreiklang/domain/bestellung/vorschlag'
import type { KlientAntwort } from '@dreiklang/domain/klient/klient.contract'
import type { Datum } from '@dreiklang/domain/shared/zeit'
import {
  type EntwurfWerte,
  type KopfWerte,
  type PositionAnfang,
  type PositionWerte,
  type Versicherung,
  leererEntwurf,
  neuePosition,
  worteDesKopfs,
} from './formWerte.ts'
import { folge, waehleRezeptart, waehleVorlage } from './vorschlagFolge.ts'

export interface EntwurfZustand {
  werte: EntwurfWerte
  /** What the suggestions know about the chosen client; null until the record is loaded. */
  klient: Pick<KlientAntwort, 'id' | 'versicherungsart' | 'zuzahlungBefreitBis'> | null
  heute: Datum
}

export type EntwurfAktion =
  | { art: 'kopf'; aenderung: Partial<KopfWerte> }
  | { art: 'bestellungArt'; wert: BestellungArt }
  | { art: 'prioritaet'; wert: Prioritaet }
  /** A person chose the client: practice, pharmacy and redemption follow. */
  | { art: 'klientGewaehlt'; klient: KlientAntwort }
  /** The client of an existing draft was loaded: existing input stays unchanged. */
  | { art: 'klientGelesen'; klient: KlientAntwort }
  | { art: 'hinzufuegen'; anfang: PositionAnfang; schluessel: string }
  /** An item with all its details, as ordered before. */
  | { art: 'uebernehmen'; position: PositionWerte }
  | { art: 'entfernen'; schluessel: string }
  | { art: 'position'; schluessel: string; aenderung: Partial<PositionWerte> }
  | { art: 'vorlage'; schluessel: string; wert: RezeptVorlage }
  | { art: 'rezeptart'; schluessel: string; wert: Rezeptart }

/** Item fields that prescription type and co-payment depend on. */
const bestimmend: ReadonlySet<string> = new Set<keyof PositionWerte>(['produktart', 'btm', 'bezeichnung', 'wirkstoff', 'vonHand'])

function versicherungVon({ werte, klient, heute }: EntwurfZustand): Versicherung {
  const fuerKlient = werte.kopf.art === 'KLIENT'
  // Before the client is known the usual case is assumed and recomputed later.
  return {
    art: fuerKlient ? (klient?.versicherungsart ?? 'GKV') : null,
    befreitBis: klient?.zuzahlungBefreitBis ?? null,
    am: werte.kopf.bedarfBis ?? heute,
  }
}

function mitPositionen(
  zustand: EntwurfZustand,
  wandle: (position: PositionWerte, versicherung: Versicherung) => PositionWerte,
): EntwurfZustand {
  const versicherung = versicherungVon(zustand)
  const positionen = zustand.werte.positionen.map((position) => wandle(position, versicherung))
  return { ...zustand, werte: { ...zustand.werte, positionen } }
}

function mitPosition(
  zustand: EntwurfZustand,
  schluessel: string,
  wandle: (position: PositionWerte, versicherung: Versicherung) => PositionWerte,
): EntwurfZustand {
  return mitPositionen(zustand, (position, versicherung) =>
    position.schluessel === schluessel ? wandle(position, versicherung) : position,
  )
}

const mitKopf = (zustand: EntwurfZustand, aenderung: Partial<KopfWerte>): EntwurfZustand => ({
  ...zustand,
  werte: { ...zustand.werte, kopf: { ...zustand.werte.kopf, ...aenderung } },
})

/** The practice is the family practice, the pharmacy only ever the client's own choice (§ 11 ApoG). */
function kopfZumKlienten({ id, hausarzt, apothekenwahl, einwilligungen }: KlientAntwort): Partial<KopfWerte> {
  const vollmacht = einwilligungen.some((eine) => eine.art === 'EMPFANGSVOLLMACHT' && eine.gilt)
  return {
    art: 'KLIENT',
    klientId: id,
    praxis: hausarzt === null ? null : { id: hausarzt.id, name: hausarzt.name },
    arztPersonId: null,
    apotheke: apothekenwahl === null ? null : { id: apothekenwahl.apothekeId, name: apothekenwahl.name },
    abweichungGrund: '',
    einloesung: vollmacht ? 'DURCH_PFLEGE' : null,
  }
}

function mitBestellungArt(zustand: EntwurfZustand, art: BestellungArt): EntwurfZustand {
  const { kopf } = zustand.werte
  const { prioritaet, bedarfBis } = kopf
  const leer = leererEntwurf(zustand.heute).kopf
  const worte = Object.fromEntries(worteDesKopfs.map((name) => [name, kopf[name]]))
  const lieferart = art === 'EINRICHTUNG' ? 'LIEFERUNG_PFLEGEDIENST' : 'LIEFERUNG_KLIENT'
  return mitPositionen({ ...mitKopf(zustand, { ...leer, ...worte, art, lieferart, prioritaet, bedarfBis }), klient: null }, folge)
}

export function entwurfReducer(zustand: EntwurfZustand, aktion: EntwurfAktion): EntwurfZustand {
  switch (aktion.art) {
    case 'kopf': {
      const neu = mitKopf(zustand, aktion.aenderung)
      return 'bedarfBis' in aktion.aenderung ? mitPositionen(neu, folge) : neu
    }
    case 'bestellungArt':
      return mitBestellungArt(zustand, aktion.wert)
    case 'prioritaet': {
      const bedarfBis = bedarfVorschlag(aktion.wert, zustand.heute, zustand.werte.kopf.bedarfBis)
      return mitPositionen(mitKopf(zustand, { prioritaet: aktion.wert, bedarfBis }), folge)
    }
    case 'klientGewaehlt':
      return mitPositionen({ ...mitKopf(zustand, kopfZumKlienten(aktion.klient)), klient: aktion.klient }, folge)
    case 'klientGelesen':
      return { ...zustand, klient: aktion.klient }
    case 'hinzufuegen': {
      const versicherung = versicherungVon(zustand)
      const position = folge(neuePosition(aktion.anfang, { schluessel: aktion.schluessel, versicherung }), versicherung)
      return { ...zustand, werte: { ...zustand.werte, positionen: [...zustand.werte.positionen, position] } }
    }
    case 'uebernehmen':
      return { ...zustand, werte: { ...zustand.werte, positionen: [...zustand.werte.positionen, aktion.position] } }
    case 'entfernen':
      return {
        ...zustand,
        werte: { ...zustand.werte, positionen: zustand.werte.positionen.filter(({ schluessel }) => schluessel !== aktion.schluessel) },
      }
    case 'position': {
      const folgt = Object.keys(aktion.aenderung).some((feld) => bestimmend.has(feld))
      return mitPosition(zustand, aktion.schluessel, (position, versicherung) => {
        const neu = { ...position, ...aktion.aenderung }
        return folgt ? folge(neu, versicherung) : neu
      })
    }
    case 'vorlage':
      return mitPosition(zustand, aktion.schluessel, (position, versicherung) => waehleVorlage(position, aktion.wert, versicherung))
    case 'rezeptart':
      return mitPosition(zustand, aktion.schluessel, (position, versicherung) => waehleRezeptart(position, aktion.wert, versicherung))
  }
}
