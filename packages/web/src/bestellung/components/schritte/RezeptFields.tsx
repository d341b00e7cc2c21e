import { type Rezeptart, type RezeptOrt, isElectronic } from '@dreiklang/domain/bestellung/rezept'
import { Checkbox } from '../../../form/Checkbox.tsx'
import { choicesOf, RadioField, SelectField } from '../../../form/choiceFields.tsx'
import { DateField } from '../../../form/DateField.tsx'
import { TextField } from '../../../form/TextField.tsx'
import type { SchemaForm } from '../../../form/useSchemaForm.ts'
import { useBegriffeTexts, useStepsTexts } from '../../bestellung.texts.ts'
import { GebaerfaehigField } from '../GebaerfaehigField.tsx'
import { useToday } from '../../../shared/useToday.ts'
import type { RezeptValues } from './verordnenValues.ts'

interface RezeptFieldsProps {
  werte: RezeptValues
  feld: (name: keyof RezeptValues) => ReturnType<SchemaForm<object>['field']>
  arten: readonly Rezeptart[]
  orte: readonly RezeptOrt[]
  /** Where a prescription lies unless someone says otherwise. */
  ortFor: (art: Rezeptart) => RezeptOrt
  /** An E-Rezept covers one medicine only, and so does its number. */
  mitNummer?: boolean
  retinoid: boolean
  autIdemWunsch?: string
}

export function RezeptFields({ werte, feld, arten, orte, ortFor, mitNummer = true, retinoid, autIdemWunsch }: RezeptFieldsProps) {
  const t = useStepsTexts()
  const b = useBegriffeTexts()
  const today = useToday()
  const { rezeptart, ausgestelltAm, ort, autIdem, gebaerfaehig } = werte
  return (
    <>
      <SelectField
        {...feld('rezeptart')}
        value={rezeptart}
        label={t('feld.rezeptart')}
        required
        few
        choices={choicesOf(arten, (value) => b(`rezeptart.${value}`))}
        onChange={(art) => {
          feld('rezeptart').onChange(art)
          feld('ort').onChange(art === null ? null : ortFor(art))
        }}
      />
      <DateField {...feld('ausgestelltAm')} value={ausgestelltAm} label={t('feld.ausgestelltAm')} required maxDate={today} />
      {retinoid && <GebaerfaehigField {...feld('gebaerfaehig')} value={gebaerfaehig} />}
      <RadioField
        {...feld('ort')}
        value={ort}
        label={t('feld.ort')}
        required
        choices={choicesOf(orte, (value) => b(`rezeptOrt.${value}`))}
      />
      {mitNummer && rezeptart !== null && isElectronic(rezeptart) && (
        <TextField
          {...feld('rezeptId')}
          label={t('feld.rezeptId')}
          description={t('feld.rezeptIdHinweis')}
          inputMode="numeric"
          maxLength={40}
          autoComplete="off"
        />
      )}
      <Checkbox
        label={t('feld.autIdem')}
        description={autIdemWunsch}
        checked={autIdem}
        onChange={(event) => feld('autIdem').onChange(event.currentTarget.checked)}
      />
    </>
  )
}
