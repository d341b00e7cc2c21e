import type { PlanZeile } from '@dreiklang/domain/klient/mittel.document'
import { planSchemeOf } from '@dreiklang/domain/klient/medikation'
import { useAkteTexts } from '../klient.texts.ts'

/** A medicine of the plan in words, as the record says it and the sheet of a visit takes it over. */
export function useMittelWords() {
  const t = useAkteTexts()
  return {
    name: ({ arzneimittel, staerke }: PlanZeile): string => (staerke === null ? arzneimittel : `${arzneimittel} ${staerke}`),
    dosis(mittel: PlanZeile): string {
      const { beiBedarf, einzeldosis, hoechstmenge, mindestabstand } = mittel
      const onDemand = beiBedarf
        ? t('plan.beiBedarf', { einzeldosis: einzeldosis ?? '', hoechstmenge: hoechstmenge ?? '', mindestabstand: mindestabstand ?? '' })
        : null
      return [planSchemeOf(mittel), onDemand].filter((part) => part !== null).join(', ')
    },
  }
}
