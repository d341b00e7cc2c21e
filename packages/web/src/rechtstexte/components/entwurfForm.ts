import { type Angaben, type AngabeName, vorlagen } from '@dreiklang/domain/rechtstexte/rechtstexte'
import type { RechtstextArt } from '@dreiklang/domain/rechtstexte/rechtstextArten'

/** What the fields hold: every detail of this text, an empty one as ''. */
export interface EntwurfValues {
  angaben: Angaben
  de: string
  en: string
}

/** The details of a text in the order of its form. */
export const angabenOf = (art: RechtstextArt): readonly AngabeName[] => [...vorlagen[art].pflicht, ...vorlagen[art].wahlweise]

export function valuesOf(art: RechtstextArt, { angaben, de, en }: EntwurfValues): EntwurfValues {
  return { angaben: Object.fromEntries(angabenOf(art).map((name) => [name, angaben[name] ?? ''])), de, en }
}
