import type { Mittel, PlanZeile } from '@dreiklang/domain/klient/mittel.document'
import { planZeileOf } from '@dreiklang/domain/klient/medikation'
import { useAkteTexts } from '../klient.texts.ts'

/** A medicine of the plan in words, as the record says it and the sheet of a visit takes it over. */
export function useMittelWords() {
  const t = useAkteTexts()
  return {
    name: ({ arzneimittel, staerke }: Pick<Mittel, 'arzneimittel' | 'staerke'>): string =>
      staerke === null ? arzneimittel : `${arzneimittel} ${staerke}`,
    dosis(mittel: Mittel | PlanZeile): string {
      const { planSchema, beiBedarf, einzeldosis, hoechstmenge, mindestabstand } = 'planSchema' in mittel ? mittel : planZeileOf(mittel)
      const onDemand = beiBedarf
        ? t('plan.beiBedarf', { einzeldosis: einzeldosis ?? '', hoechstmenge: hoechstmenge ?? '', mindestabstand: mindestabstand ?? '' })
        : null
      return [planSchema, onDemand].filter((part) => part !== null).join(', ')
    },
  }
}
