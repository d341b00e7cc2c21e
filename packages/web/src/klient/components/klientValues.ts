import type { KlientAngaben, klientAngaben } from '@dreiklang/domain/klient/klient.contract'
import type { z } from 'zod'
import { type AdressValues, adresseOrNothing, emptyAdresse } from '../../organisation/components/adresse.ts'
import { type Unfilled, orNull } from '../../shared/documentForm.ts'
import { type AllergienValue, allergienAbbild } from './akte/values.ts'

/** Empty text is '', nothing chosen is null. */
export interface KlientValues {
  vorname: string
  nachname: string
  geburtsdatum: string | null
  geschlecht: KlientAngaben['geschlecht']
  versicherungsart: KlientAngaben['versicherungsart']
  kvnr: string
  krankenkasse: string
  kassenIk: string
  zuzahlungBefreitBis: string | null
  adresse: AdressValues
  wohnform: KlientAngaben['wohnform']
  telefon: string
  hausarzt: { id: string; name: string } | null
  allergienAntwort: AllergienValue['antwort']
  allergienListe: string
  status: KlientAngaben['status']
}

export const emptyKlient: KlientValues = {
  vorname: '',
  nachname: '',
  geburtsdatum: null,
  geschlecht: 'X',
  versicherungsart: 'GKV',
  kvnr: '',
  krankenkasse: '',
  kassenIk: '',
  zuzahlungBefreitBis: null,
  adresse: emptyAdresse,
  wohnform: 'ALLEIN',
  telefon: '',
  hausarzt: null,
  allergienAntwort: 'UNGEFRAGT',
  allergienListe: '',
  status: 'AKTIV',
}

export function klientAbbild({
  hausarzt,
  allergienAntwort,
  allergienListe,
  adresse,
  ...values
}: KlientValues): Unfilled<z.input<typeof klientAngaben>> {
  return {
    ...values,
    kvnr: orNull(values.kvnr),
    krankenkasse: orNull(values.krankenkasse),
    kassenIk: orNull(values.kassenIk),
    telefon: orNull(values.telefon),
    adresse: adresseOrNothing(adresse),
    hausarztId: hausarzt?.id ?? null,
    allergien: allergienAbbild({ antwort: allergienAntwort, liste: allergienListe }),
  }
}
