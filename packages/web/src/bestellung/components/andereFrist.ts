import type { Rezept } from '@dreiklang/domain/bestellung/rezept.document'
import { formatDate } from '../../shared/format.ts'
import { useBegriffeTexts } from '../bestellung.texts.ts'
import { useRezeptTexts } from '../onDemand.texts.ts'

/** Who said another last day, and why; null when nobody did. The practice reads of the pharmacy, not of its people. */
export function useAndereFrist(): (rezept: Pick<Rezept, 'andereFrist'>) => string | null {
  const t = useRezeptTexts()
  const b = useBegriffeTexts()
  return ({ andereFrist }) => {
    if (andereFrist === null) return null
    const { grund, berechnet, durch, seite } = andereFrist
    const said = { grund, wer: durch === null ? b(`seite.${seite}`) : `${durch.name} (${b(`seite.${seite}`)})` }
    return berechnet === null ? t('andereFrist.gesagt', said) : t('andereFrist.gesagtStatt', { tag: formatDate(berechnet), ...said })
  }
}
