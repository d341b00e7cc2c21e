import type {
  BestellungArt,
  Einloesung,
  Grund,
  Kostenhinweis,
  Lieferart,
  Mengeneinheit,
  Prioritaet,
} from '@dreiklang/domain/bestellung/bestellung'
import { kopfDocument } from '@dreiklang/domain/bestellung/bestellung.document'
import { type PositionAngaben, type Zuletzt, positionDocument } from '@dreiklang/domain/bestellung/position.document'
import type { Angabeart, Produkt, Produktart } from '@dreiklang/domain/arzneimittel/produkt'
import type { RezeptVorlage, Rezeptart } from '@dreiklang/domain/bestellung/rezept'
import type { ProduktName } from '@dreiklang/domain/arzneimittel/stoff'
import { bedarfVorschlag, rezeptartVorschlag, vorlageVorschlag } from '@dreiklang/domain/bestellung/vorschlag'
import type { KlientAngaben } from '@dreiklang/domain/klient/klient.contract'
import { namesOfTexts } from '@dreiklang/domain/shared/document'
import type { IsoDate } from '@dreiklang/domain/shared/time'
import { type AbweichungValues, emptyAbweichung } from '../../bestellung/components/AbweichungFields.tsx'
import { type AdressValues, emptyAdresse } from '../../organisation/components/adresse.ts'
import { type TextValues, emptyTexts } from '../../shared/documentForm.ts'

export interface Benannt {
  id: string
  name: string
}

/** What the suggestions need to know about the client; `art` is null for supplies of the organisation. */
export interface Versicherung {
  art: KlientAngaben['versicherungsart'] | null
  befreitBis: IsoDate | null
  geburtsdatum: IsoDate | null
  /** The day of need: an exemption must hold on it. */
  am: IsoDate
}

export type DosierungArt = 'PLAN' | 'SCHEMA' | 'TEXT'
export const tageszeiten = ['morgens', 'mittags', 'abends', 'nachts'] as const

/** One position as its fields hold it: empty text is '', an empty number null. */
export interface PositionValues extends TextValues<typeof positionDocument> {
  /** Lives as long as the form; the server's id comes later and only for what was read from there. */
  schluessel: string
  id: string | null
  produktart: Produktart
  angabeart: Angabeart
  pzn: string
  bezeichnung: string
  wirkstoff: string
  wirkstaerke: string
  darreichungsform: string
  normgroesse: Produkt['normgroesse']
  hmvNummer: string
  menge: number | null
  mengeneinheit: Mengeneinheit
  dosierungArt: DosierungArt | null
  schema: Record<(typeof tageszeiten)[number], string>
  dosierungText: string
  grund: Grund | null
  restbestand: number | null
  reichweiteBis: IsoDate | null
  rezeptart: Rezeptart
  rezeptVorlage: RezeptVorlage
  ausgestelltAm: IsoDate | null
  entlassung: boolean
  gebaerfaehig: boolean | null
  rezeptblattNr: number | null
  mvoGewuenscht: boolean
  vorherigeRezeptId: string
  btm: boolean
  reichdauerTage: number | null
  kuehlpflichtig: boolean
  kostenhinweis: Kostenhinweis
  hkp: PositionAngaben['hkp']
  /** What a person chose against the suggestion: it no longer follows the product. */
  vonHand: readonly ('rezeptart' | 'kostenhinweis')[]
  /** What became of it when it was ordered before; told, and not sent. */
  zuletzt: Zuletzt | null
}

export interface KopfValues extends TextValues<typeof kopfDocument> {
  art: BestellungArt
  klientId: string | null
  praxis: Benannt | null
  arztPersonId: string | null
  apotheke: Benannt | null
  abweichung: AbweichungValues
  prioritaet: Prioritaet
  bedarfBis: IsoDate | null
  lieferart: Lieferart
  lieferadresse: AdressValues
  einloesung: Einloesung | null
}

export interface EntwurfValues {
  kopf: KopfValues
  positionen: readonly PositionValues[]
}

/** Somebody redeems what goes to a pharmacy on a prescription: no Muster 12, and nothing without one. */
export const asksForEinloesung = ({ kopf, positionen }: Pick<EntwurfValues, 'kopf' | 'positionen'>): boolean =>
  kopf.art === 'KLIENT' && (positionen.length === 0 || positionen.some(({ rezeptart }) => rezeptart !== 'OHNE' && rezeptart !== 'MUSTER12'))

export const wordsOfKopfs = namesOfTexts(kopfDocument).filter((name) => name !== 'abweichungGrund' && name !== 'lieferzeitfenster')

const emptySchema = { morgens: '', mittags: '', abends: '', nachts: '' }

export function emptyEntwurf(today: IsoDate): EntwurfValues {
  const kopf: KopfValues = {
    ...emptyTexts(kopfDocument),
    art: 'KLIENT',
    klientId: null,
    praxis: null,
    arztPersonId: null,
    apotheke: null,
    abweichung: emptyAbweichung,
    prioritaet: 'NORMAL',
    bedarfBis: bedarfVorschlag('NORMAL', today, null),
    lieferart: 'LIEFERUNG_KLIENT',
    lieferadresse: emptyAdresse,
    einloesung: null,
  }
  return { kopf, positionen: [] }
}

const produktartForAngabe: Record<Angabeart, Produktart> = {
  PZN: 'ARZNEIMITTEL',
  WIRKSTOFF: 'ARZNEIMITTEL',
  FREITEXT: 'ARZNEIMITTEL',
  REZEPTUR: 'REZEPTUR',
  HMV: 'HILFSMITTEL',
}

/** By what a product is known: all words of it that say a substance, a strength or a form. */
export const produktNameOf = ({ produktart, bezeichnung, wirkstoff, wirkstaerke, darreichungsform }: PositionValues): ProduktName => ({
  produktart,
  bezeichnung,
  wirkstoff,
  wirkstaerke,
  darreichungsform,
})

export type PositionAnfang = Pick<Produkt, 'angabeart'> & Partial<Produkt>

/** A new item with the usual values; the dosage stays open, because only a person may decide it. */
export function newPosition(
  start: PositionAnfang,
  { schluessel, versicherung }: { schluessel: string; versicherung: Versicherung },
): PositionValues {
  const produktart = start.produktart ?? produktartForAngabe[start.angabeart]
  const bezeichnung = start.bezeichnung ?? ''
  const wirkstoff = start.wirkstoff ?? ''
  const { wirkstaerke = null, darreichungsform = null } = start
  const produkt = { produktart, bezeichnung, wirkstoff, wirkstaerke, darreichungsform }
  const rezeptart = rezeptartVorschlag({ produkt, btm: false, versicherungsart: versicherung.art })
  return {
    ...emptyTexts(positionDocument),
    schluessel,
    id: null,
    produktart,
    angabeart: start.angabeart,
    pzn: start.pzn ?? '',
    bezeichnung,
    wirkstoff,
    wirkstaerke: start.wirkstaerke ?? '',
    darreichungsform: start.darreichungsform ?? '',
    normgroesse: start.normgroesse ?? null,
    hmvNummer: start.hmvNummer ?? '',
    menge: 1,
    mengeneinheit: 'PACKUNG',
    dosierungArt: null,
    schema: emptySchema,
    dosierungText: '',
    grund: null,
    restbestand: null,
    reichweiteBis: null,
    rezeptart,
    rezeptVorlage: vorlageVorschlag(rezeptart),
    ausgestelltAm: null,
    entlassung: false,
    gebaerfaehig: null,
    rezeptblattNr: null,
    mvoGewuenscht: false,
    vorherigeRezeptId: '',
    btm: false,
    reichdauerTage: null,
    kuehlpflichtig: false,
    kostenhinweis: 'UNKLAR',
    hkp: null,
    vonHand: [],
    zuletzt: null,
  }
}
