/** What the law and the house ask of a bag before it leaves. */
import { type IsoDate, plusDays } from '../shared/time.ts'
import { artOf } from './austausch.ts'
import type { Lieferung } from './lieferung.document.ts'
import type { Position } from './position.document.ts'
import type { Rezeptart } from './rezept.ts'

const kontrollpflichtig: readonly Rezeptart[] = ['BTM', 'T_REZEPT']

type Gepackt = Pick<Position, 'btm' | 'rezept' | 'rezeptart' | 'austausch' | 'produkt'>

/**
 * A mistake in these is not found by the person who takes them: a second person of the pharmaceutical staff looks before the bag is shut.
 * A rule of the house (four eyes), for what ApBetrO has released or documented by name anyway: § 7 (Rezeptur), § 34 (Blister), BtM, T.
 */
export function needsKontrolle(position: Gepackt): boolean {
  const { produktart } = position.austausch?.produkt ?? position.rezept?.produkt ?? position.produkt
  return position.btm || kontrollpflichtig.includes(artOf(position)) || produktart === 'REZEPTUR' || produktart === 'BLISTER'
}

/** The day until which a pack is in use that is delivered on `day`; null when nobody has said how long it lasts. */
export function inUseUntil(
  { reichdauerTage, reichweiteBis }: Pick<Position, 'reichdauerTage' | 'reichweiteBis'>,
  day: IsoDate,
): IsoDate | null {
  if (reichdauerTage === null) return null
  return plusDays(reichweiteBis !== null && reichweiteBis > day ? reichweiteBis : day, reichdauerTage)
}

/** °C; the refrigerator of the European Pharmacopoeia. */
const kuehlbereich = { von: 2, bis: 8 } as const

/** Degrees between which a bag may be handed over: cool, or no worse than what the pharmacy has released. */
export function findCoolRange({ kuehlung }: Pick<Lieferung, 'kuehlung'>): { von: number; bis: number } {
  const released = kuehlung !== null && kuehlung.freigabe !== null ? kuehlung.temperatur : null
  return { von: Math.min(kuehlbereich.von, released ?? kuehlbereich.von), bis: Math.max(kuehlbereich.bis, released ?? kuehlbereich.bis) }
}

export function isCool(lieferung: Pick<Lieferung, 'kuehlung'>, temperatur: number): boolean {
  const { von, bis } = findCoolRange(lieferung)
  return temperatur >= von && temperatur <= bis
}

/** Stopped, until the pharmacy says what becomes of it. */
export const isKuehlungOpen = ({ kuehlung }: Pick<Lieferung, 'kuehlung'>): boolean => kuehlung !== null && kuehlung.freigabe === null
