import { type Angaben, type AngabeName, vorlagen } from '@dreiklang/domain/rechtstexte/rechtstexte'
import type { RechtstextArt } from '@dreiklang/domain/rechtstexte/rechtstextArten'

/** What the fields hold: every detail of this text, an empty one as ''. */
export interface EntwurfWerte {
  angaben: Angaben
  de: string
  en: string
}

/** The details of a text in the order of its form. */
export const angabenVon = (art: RechtstextArt): readonly AngabeName[] => [...vorlagen[art].pflicht, ...vorlagen[art].wahlweise]

export function werteVon(art: RechtstextArt, { angaben, de, en }: EntwurfWerte): EntwurfWerte {
  return { angaben: Object.fromEntries(angabenVon(art).map((name) => [name, angaben[name] ?? ''])), de, en }
}
