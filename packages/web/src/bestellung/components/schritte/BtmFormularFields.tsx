import { btmKennzeichen } from '@dreiklang/domain/bestellung/rezept'
import type { Rezept } from '@dreiklang/domain/bestellung/rezept.document'
import { choicesOf, SelectField } from '../../../form/choiceFields.tsx'
import { TextField } from '../../../form/TextField.tsx'
import { orNull, type SchemaForm } from '../../../form/useSchemaForm.ts'
import { useBegriffeTexts, useStepsTexts } from '../../bestellung.texts.ts'

export interface BtmFormularValues {
  btmNummer: string
  btmKennzeichen: Rezept['btmKennzeichen']
}

export const noBtmFormular: BtmFormularValues = { btmNummer: '', btmKennzeichen: null }

/** N only follows a Notfall-Verschreibung: nobody prescribes or serves by it. */
const kennzeichen = btmKennzeichen.filter((one) => one !== 'N')

/** What all of these say alike; where they differ each keeps its own. */
export function btmFormularOf(rezepte: readonly Pick<Rezept, 'btmNummer' | 'btmKennzeichen'>[]): BtmFormularValues {
  const [first, ...others] = rezepte
  if (first === undefined) return noBtmFormular
  const alike = others.every((one) => one.btmNummer === first.btmNummer && one.btmKennzeichen === first.btmKennzeichen)
  return alike ? { btmNummer: first.btmNummer ?? '', btmKennzeichen: first.btmKennzeichen } : noBtmFormular
}

interface BtmFormularFieldsProps {
  field: (name: keyof BtmFormularValues) => ReturnType<SchemaForm<object>['field']>
  values: BtmFormularValues
  /** Whoever has the form in hand reads the number off it. */
  required: boolean
  /** What stands on a BtM form, where not all that is handled together does. */
  only?: readonly string[]
}

export function BtmFormularFields({ field, values, required, only = [] }: BtmFormularFieldsProps) {
  const t = useStepsTexts()
  const b = useBegriffeTexts()
  return (
    <>
      <TextField
        {...field('btmNummer')}
        label={t('btm.nummer')}
        description={[
          only.length > 0 ? t('btm.nurFuer', { namen: only.join(', ') }) : '',
          t(required ? 'btm.nummerAblesen' : 'btm.nummerFreiwillig'),
        ]
          .join(' ')
          .trim()}
        required={required}
        inputMode="numeric"
        autoComplete="off"
        maxLength={40}
      />
      <SelectField
        {...field('btmKennzeichen')}
        value={values.btmKennzeichen}
        label={t('btm.kennzeichen')}
        placeholder={t('btm.ohneKennzeichen')}
        clearable
        searchable={false}
        choices={choicesOf(kennzeichen, (one) => b(`btmKennzeichen.${one}`))}
      />
    </>
  )
}

/** The letter is said only when somebody changed it: of several forms each keeps its own. */
export const changedBtmFormular = (values: BtmFormularValues, before: BtmFormularValues) => ({
  btmNummer: orNull(values.btmNummer),
  btmKennzeichen: values.btmKennzeichen === before.btmKennzeichen ? undefined : values.btmKennzeichen,
})

export const btmFormularAbbild = ({ btmNummer, btmKennzeichen: letter }: BtmFormularValues) => ({
  btmNummer: orNull(btmNummer),
  btmKennzeichen: letter,
})
