import type { KlientAngaben } from '@dreiklang/domain/klient/klient.contract'
import { type AdressWerte, adresseOderNichts, leereAdresse } from '../../organisation/components/adresse.ts'

/** Asked and none known, asked and there are some, not asked: three different things. */
export const allergienAntworten = ['UNGEFRAGT', 'KEINE', 'LISTE'] as const
export type AllergienAntwort = (typeof allergienAntworten)[number]

/** The record as its fields hold it: empty text is '', nothing chosen is null. */
export interface KlientWerte {
  vorname: string
  nachname: string
  geburtsdatum: string | null
  geschlecht: KlientAngaben['geschlecht']
  versicherungsart: KlientAngaben['versicherungsart']
  kvnr: string
  krankenkasse: string
  kassenIk: string
  zuzahlungBefreitBis: string | null
  adresse: AdressWerte
  wohnform: KlientAngaben['wohnform']
  telefon: string
  hausarzt: { id: string; name: string } | null
  allergienAntwort: AllergienAntwort
  allergienListe: string
  status: KlientAngaben['status']
}

export const leererKlient: KlientWerte = {
  vorname: '',
  nachname: '',
  geburtsdatum: null,
  geschlecht: 'X',
  versicherungsart: 'GKV',
  kvnr: '',
  krankenkasse: '',
  kassenIk: '',
  zuzahlungBefreitBis: null,
  adresse: leereAdresse,
  wohnform: 'ALLEIN',
  telefon: '',
  hausarzt: null,
  allergienAntwort: 'UNGEFRAGT',
  allergienListe: '',
  status: 'AKTIV',
}

const oderNull = (text: string): string | null => (text.trim() === '' ? null : text)

/** The fields as the contract's body: the same paths, still unchecked. */
export function klientAbbild({ hausarzt, allergienAntwort, allergienListe, adresse, ...werte }: KlientWerte) {
  return {
    ...werte,
    kvnr: oderNull(werte.kvnr),
    krankenkasse: oderNull(werte.krankenkasse),
    kassenIk: oderNull(werte.kassenIk),
    telefon: oderNull(werte.telefon),
    adresse: adresseOderNichts(adresse),
    hausarztId: hausarzt?.id ?? null,
    allergien: allergienAbbild(allergienAntwort, allergienListe),
  }
}

function allergienAbbild(antwort: AllergienAntwort, liste: string) {
  switch (antwort) {
    case 'UNGEFRAGT':
      return null
    case 'KEINE':
      return { keineBekannt: true, liste: [] }
    case 'LISTE':
      return { keineBekannt: false, liste: liste.split('\n').filter((zeile) => zeile.trim() !== '') }
  }
}
