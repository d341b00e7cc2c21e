import { type Angaben, type AngabeName, vorlagen } from '@dreiklang/domain/rechtstexte/rechtstexte'
import type { RechtstextArt } from '@dreiklang/domain/rechtstexte/rechtstextArten'

export interface EntwurfValues {
  angaben: Angaben
  de: string
  en: string
}

export const angabenOf = (art: RechtstextArt): readonly AngabeName[] => [...vorlagen[art].pflicht, ...vorlagen[art].wahlweise]

export function valuesOf(art: RechtstextArt, { angaben, de, en }: EntwurfValues): EntwurfValues {
  return { angaben: Object.fromEntries(angabenOf(art).map((name) => [name, angaben[name] ?? ''])), de, en }
}
