import type { Lieferart } from './bestellung.ts'
import type { Rezeptart } from './rezept.ts'

export const lieferungStatus = ['VORBEREITET', 'UNTERWEGS', 'ZUGESTELLT', 'NICHT_ZUGESTELLT', 'ABGEHOLT', 'ZURUECKGENOMMEN'] as const
export type LieferungStatus = (typeof lieferungStatus)[number]

export const lieferungStaende = [...lieferungStatus, 'STORNIERT'] as const
export type LieferungStand = (typeof lieferungStaende)[number]

export const empfaengerRollen = ['KLIENT', 'ANGEHOERIGE', 'PFLEGEKRAFT', 'NACHBAR', 'SCHLUESSELDEPOT'] as const
export type EmpfaengerRolle = (typeof empfaengerRollen)[number]

export const nachweisArten = ['UNTERSCHRIFT', 'CODE', 'QR_SCAN'] as const
export type NachweisArt = (typeof nachweisArten)[number]

export const scheiternGruende = [
  'NIEMAND_ANGETROFFEN',
  'ANNAHME_VERWEIGERT',
  'ADRESSE_FALSCH',
  'KEIN_ZUGANG',
  'KUEHLKETTE',
  'SONSTIGES',
] as const

/** What became of a Zuzahlung at the hand-over: RECHNUNG is that the pharmacy sends a bill. */
export const kassierArten = ['BAR', 'RECHNUNG', 'NICHT'] as const

/** What a driver does with a bag at a door: handed over, nobody in, and the second attempt. It needs nobody else, and so no network. */
export const doorSteps = ['zustellen', 'zustellungGescheitert', 'ausliefern'] as const
export type DoorStep = (typeof doorSteps)[number]
export const isDoorStep = (step: string): step is DoorStep => doorSteps.some((one) => one === step)

/** How somebody was advised (§ 20 ApBetrO), or that he did not want it. */
export const beratungen = ['APOTHEKE', 'TELEFON', 'TUER', 'SCHRIFTLICH', 'VERZICHTET'] as const

export function isUnterwegsOrReady({ status }: { status: LieferungStand }): boolean {
  return status !== 'ZUGESTELLT' && status !== 'ABGEHOLT' && status !== 'STORNIERT' && status !== 'ZURUECKGENOMMEN'
}

interface Bag {
  status: LieferungStand
  positionen: readonly { positionId: string }[]
}

/** The bag that an item lies in and that nobody has received or taken back: one at most, because what is packed is not packed again. */
export const openBagWith = <B extends Bag>({ lieferungen }: { lieferungen: readonly B[] }, { id }: { id: string }): B | null =>
  lieferungen.find((bag) => isUnterwegsOrReady(bag) && bag.positionen.some(({ positionId }) => positionId === id)) ?? null

/** A courier carries the item. */
export const isOnTheRoad = (bestellung: Parameters<typeof openBagWith>[0], position: { id: string }): boolean =>
  openBagWith(bestellung, position)?.status === 'UNTERWEGS'

/** Somebody carries it, or nobody has said since the failed attempt that it is back. */
export const isOut = ({ status }: { status: LieferungStand }): boolean => status === 'UNTERWEGS' || status === 'NICHT_ZUGESTELLT'

/** A Muster 12 goes to the Krankenkasse and not to a pharmacy (§ 37 SGB V): of an order of such alone, nothing is brought or fetched. */
export const isHandedOut = ({ positionen }: { positionen: readonly { rezeptart: Rezeptart }[] }): boolean =>
  positionen.length === 0 || positionen.some(({ rezeptart }) => rezeptart !== 'MUSTER12')

const withoutHandOut = {
  apothekeId: null,
  abweichung: null,
  abweichungGrund: null,
  lieferadresse: null,
  lieferzeitfenster: null,
  einloesung: null,
} as const

/** What an order does not keep of its head: one that no pharmacy hands out names no pharmacy, nor how it is brought and redeemed. */
export const notKeptOf = (bestellung: Parameters<typeof isHandedOut>[0]): Partial<typeof withoutHandOut> =>
  isHandedOut(bestellung) ? {} : withoutHandOut

type HandOut = keyof typeof withoutHandOut

/** What `notKeptOf` is about, as an order says it. */
export function wayOf<Kopf extends Record<HandOut, unknown>>(kopf: Kopf): Pick<Kopf, HandOut> {
  const { apothekeId, abweichung, abweichungGrund, lieferadresse, lieferzeitfenster, einloesung } = kopf
  return { apothekeId, abweichung, abweichungGrund, lieferadresse, lieferzeitfenster, einloesung }
}

export const isAbholung = ({ lieferart }: { lieferart: Lieferart }): boolean =>
  lieferart === 'ABHOLUNG_PFLEGE' || lieferart === 'ABHOLUNG_KLIENT'

/** The nursing service takes it in, in the name of the Klient. */
export const isReceivedByPflege = ({ lieferart }: { lieferart: Lieferart }): boolean =>
  lieferart === 'LIEFERUNG_PFLEGEDIENST' || lieferart === 'ABHOLUNG_PFLEGE'

/** A bag that nobody has handed over ends with its last position (E19): kept nowhere, so it cannot contradict the positions. */
export function standOfLieferung(
  lieferung: { status: LieferungStatus; positionen: readonly { positionId: string }[] },
  positionen: readonly { id: string; status: string }[],
): LieferungStand {
  if (!isUnterwegsOrReady(lieferung)) return lieferung.status
  const storniert = new Set(positionen.filter(({ status }) => status === 'STORNIERT').map(({ id }) => id))
  return lieferung.positionen.every(({ positionId }) => storniert.has(positionId)) ? 'STORNIERT' : lieferung.status
}

/** BtM goes from hand to hand with name and signature: no neighbour, no key safe (§ 17 ApBetrO, domain.md 3.7). */
export function mayReceive(rolle: EmpfaengerRolle, btm: boolean): boolean {
  return !btm || (rolle !== 'NACHBAR' && rolle !== 'SCHLUESSELDEPOT')
}
