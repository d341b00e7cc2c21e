/** The delivery and its proof (domain.md, section 3.7). */
import type { IsoDate, Instant } from '../shared/time.ts'

export const lieferungStatus = ['VORBEREITET', 'UNTERWEGS', 'ZUGESTELLT', 'NICHT_ZUGESTELLT', 'ABGEHOLT'] as const
export type LieferungStatus = (typeof lieferungStatus)[number]

/** What a bag is, read together with its positions: its own status, or cancelled with all that was in it. */
export const lieferungStaende = [...lieferungStatus, 'STORNIERT'] as const
export type LieferungStand = (typeof lieferungStaende)[number]

export const empfaengerRollen = ['KLIENT', 'ANGEHOERIGE', 'PFLEGEKRAFT', 'NACHBAR', 'SCHLUESSELDEPOT'] as const
export type EmpfaengerRolle = (typeof empfaengerRollen)[number]

export const nachweisArten = ['UNTERSCHRIFT', 'CODE', 'QR_SCAN'] as const
export type NachweisArt = (typeof nachweisArten)[number]

export const scheiternGruende = ['NIEMAND_ANGETROFFEN', 'ANNAHME_VERWEIGERT', 'ADRESSE_FALSCH', 'KEIN_ZUGANG', 'SONSTIGES'] as const

export interface Nachweis {
  art: NachweisArt
  /** SVG path of the signature; null for the other kinds. */
  unterschrift: string | null
  empfaengerName: string
  empfaengerRolle: EmpfaengerRolle
  /** °C at hand-over; needed when something in the bag must stay cool. */
  temperatur: number | null
  beratung: 'TELEFON' | 'TUER' | 'SCHRIFTLICH' | null
}

export interface Lieferposition {
  positionId: string
  menge: number
  charge: string | null
  verfall: string | null
}

export interface Lieferung {
  id: string
  lfdNr: number
  status: LieferungStatus
  positionen: Lieferposition[]
  geplantAm: IsoDate | null
  kontrolliertVon: string | null
  /** Shown to the recipient's side only; who delivers must ask for it. */
  code: string
  kuehlkette: boolean
  btm: boolean
  versuche: { am: Instant; grund: string; text: string }[]
  bote: string | null
  uebergebenAm: Instant | null
  nachweis: Nachweis | null
}

/** Someone still has to hand it over. */
export function isUnterwegsOrReady({ status }: { status: LieferungStand }): boolean {
  return status !== 'ZUGESTELLT' && status !== 'ABGEHOLT' && status !== 'STORNIERT'
}

/** A bag that nobody has handed over ends with its last position (E19): kept nowhere, so it cannot contradict the positions. */
export function standOfLieferung(lieferung: Lieferung, positionen: readonly { id: string; status: string }[]): LieferungStand {
  if (!isUnterwegsOrReady(lieferung)) return lieferung.status
  const storniert = new Set(positionen.filter(({ status }) => status === 'STORNIERT').map(({ id }) => id))
  return lieferung.positionen.every(({ positionId }) => storniert.has(positionId)) ? 'STORNIERT' : lieferung.status
}

/** BtM goes from hand to hand with name and signature: no neighbour, no key safe (§ 17 ApBetrO, domain.md 3.7). */
export function mayReceive(rolle: EmpfaengerRolle, btm: boolean): boolean {
  return !btm || (rolle !== 'NACHBAR' && rolle !== 'SCHLUESSELDEPOT')
}
