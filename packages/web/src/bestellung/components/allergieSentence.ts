import type { AllergieTreffer } from '@dreiklang/domain/arzneimittel/allergie'
import { useListTexts } from '../bestellung.texts.ts'

/** `Allergie „Penicillin“ (Akte): Amoxicillin 500 mg gehört zu den Penicillinen`, so that everyone sees where it comes from. */
export function useAllergieSentence(): (treffer: AllergieTreffer, bezeichnung: string) => string {
  const t = useListTexts()
  return ({ allergie, klasse, art }, bezeichnung) =>
    t(`allergie.${art}`, { allergie, bezeichnung, klasse: klasse === null ? '' : t(`stoffKlasse.${klasse}`) })
}
