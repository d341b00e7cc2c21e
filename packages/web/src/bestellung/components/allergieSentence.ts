import { type AllergieTreffer, findAllergien } from '@dreiklang/domain/arzneimittel/allergie'
import type { BestellungAnswer, PositionAnswer } from '@dreiklang/domain/bestellung/view.contract'
import { useListTexts } from '../bestellung.texts.ts'
import { allergienOf } from './allergien.ts'
import { validProdukt } from './schritte/defaults.ts'

/** `Allergie „Penicillin“ (Akte): Amoxicillin 500 mg gehört zu den Penicillinen`, so that everyone sees where it comes from. */
export function useAllergieSentence(): (treffer: AllergieTreffer, bezeichnung: string) => string {
  const t = useListTexts()
  return ({ allergie, klasse, art }, bezeichnung) =>
    t(`allergie.${art}`, { allergie, bezeichnung, klasse: klasse === null ? '' : t(`stoffKlasse.${klasse}`) })
}

/** What the known allergies of the person say against this medicine, each in its sentence. */
export function useAllergienAgainst(): (klient: BestellungAnswer['klient'], position: PositionAnswer) => string[] {
  const sentence = useAllergieSentence()
  return (klient, position) => {
    const allergien = allergienOf(klient?.allergien ?? null)
    if (allergien.art !== 'bekannt') return []
    const produkt = validProdukt(position)
    return findAllergien(allergien.liste, produkt).treffer.map((treffer) => sentence(treffer, produkt.bezeichnung))
  }
}
