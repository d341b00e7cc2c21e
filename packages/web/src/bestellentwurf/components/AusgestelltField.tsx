import { isShortLived } from '@dreiklang/domain/bestellung/rezept'
import { useNeuTexts } from '../../bestellung/bestellung.texts.ts'
import { DateField } from '../../form/DateField.tsx'
import { useToday } from '../../shared/useToday.ts'
import type { PositionFields } from './positionFields.ts'

/** Of a prescription that is there already: its deadline runs from the day of issue. */
export function AusgestelltField({ position, held }: Pick<PositionFields, 'position' | 'held'>) {
  const t = useNeuTexts()
  const today = useToday()
  if (position.rezeptVorlage === 'ANFORDERN' || position.rezeptVorlage === 'OHNE') return null
  return (
    <DateField
      {...held('ausgestelltAm')}
      label={t('position.ausgestelltAm')}
      description={t('position.ausgestelltAmHinweis')}
      required={isShortLived(position.rezeptart)}
      maxDate={today}
    />
  )
}
