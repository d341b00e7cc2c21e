import { stoffOf } from '@dreiklang/domain/arzneimittel/stoff'
import { canBeEntlassung, isShortLived } from '@dreiklang/domain/bestellung/rezept'
import { canShareVorlage } from '@dreiklang/domain/bestellung/rezeptblatt'
import { useNeuTexts } from '../../bestellung/onDemand.texts.ts'
import { GebaerfaehigField } from '../../bestellung/components/GebaerfaehigField.tsx'
import { Checkbox } from '../../form/Checkbox.tsx'
import { SelectField } from '../../form/choiceFields.tsx'
import { DateField } from '../../form/DateField.tsx'
import { useToday } from '../../shared/useToday.ts'
import { produktNameOf } from './formValues.ts'
import type { PositionFields } from './positionFields.ts'

/** Of a prescription that is there already: its deadline runs from the day of issue, and some have a shorter one. */
export function AusgestelltField({ position, held }: Pick<PositionFields, 'position' | 'held'>) {
  const t = useNeuTexts()
  const today = useToday()
  if (position.rezeptVorlage === 'ANFORDERN' || position.rezeptVorlage === 'OHNE') return null
  const { rezeptart, entlassung, gebaerfaehig } = position
  return (
    <>
      {canBeEntlassung(rezeptart) && (
        <Checkbox
          label={t('position.entlassung')}
          checked={entlassung}
          onChange={(event) => held('entlassung').onChange(event.currentTarget.checked)}
        />
      )}
      {stoffOf(produktNameOf(position)).retinoid && <GebaerfaehigField {...held('gebaerfaehig')} />}
      <DateField
        {...held('ausgestelltAm')}
        label={t('position.ausgestelltAm')}
        description={t('position.ausgestelltAmHinweis')}
        required={isShortLived(rezeptart, { entlassung, gebaerfaehig })}
        maxDate={today}
      />
      {canShareVorlage(position) && <RezeptblattNr held={held} />}
    </>
  )
}

/** Ten sheets of two are a whole order. */
const sheets = Array.from({ length: 10 }, (_, i) => String(i + 1))

/** Positions with the same number stand on one sheet of paper; left empty, it is one by itself. */
function RezeptblattNr({ held }: Pick<PositionFields, 'held'>) {
  const t = useNeuTexts()
  const { value, onChange, ...rest } = held('rezeptblattNr')
  return (
    <SelectField
      {...rest}
      label={t('position.rezeptblatt')}
      description={t('position.rezeptblattHinweis')}
      choices={sheets.map((nr) => ({ value: nr, label: t('position.rezeptblattNr', { nr }) }))}
      value={value === null ? null : String(value)}
      clearable
      onChange={(nr) => onChange(nr === null ? null : Number(nr))}
    />
  )
}
