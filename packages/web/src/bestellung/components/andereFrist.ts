import type { Rezept } from '@dreiklang/domain/bestellung/rezept.document'
import { formatDate } from '../../shared/format.ts'
import type { Translate } from '../../shared/i18n.ts'
import { useBegriffeTexts, useRezeptTexts } from '../bestellung.texts.ts'
import type { texts as sentences } from '../ereignisse.texts.de.ts'

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

/** The same as it was told when it happened; the event says who told it. */
export function fristSentence(said: { berechnet: string | null; grund: string } | undefined, e: Translate<typeof sentences>): string {
  if (said === undefined) return ''
  const { berechnet, grund } = said
  return berechnet === null ? e('andereFrist', { grund }) : e('andereFristStatt', { tag: formatDate(berechnet), grund })
}
