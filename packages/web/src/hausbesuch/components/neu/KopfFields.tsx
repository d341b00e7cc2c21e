import { anlassCodes, type BesuchTyp, dringlichkeiten } from '@dreiklang/domain/hausbesuch/hausbesuch'
import { choicesOf, RadioField, SelectField } from '../../../form/choiceFields.tsx'
import { TextArea } from '../../../form/TextField.tsx'
import type { SchemaForm } from '../../../form/useSchemaForm.ts'
import { Alert } from '../../../ui/feedback.tsx'
import { Card } from '../../../ui/layout.tsx'
import { useBegriffeTexts, useHausbesuchTexts } from '../../hausbesuch.texts.ts'
import { KlientField } from '../KlientField.tsx'
import type { BesuchValues } from './besuchValues.ts'

type KopfFieldsProps = Pick<SchemaForm<BesuchValues>, 'form' | 'field'> & { typen: readonly BesuchTyp[] }

export function KopfFields({ form, field, typen }: KopfFieldsProps) {
  const t = useHausbesuchTexts()
  const b = useBegriffeTexts()
  const { typ, dringlichkeit } = form.values
  const vomArzt = typ === 'ARZTBESUCH'
  return (
    <Card title={t('neu.worum')} gap="md">
      <KlientField {...field('klientId')} label={t('feld.klient')} required />
      <SelectField {...field('typ')} label={t('liste.typ')} needed choices={choicesOf(typen, (value) => b(`typ.${value}`))} />
      <SelectField
        {...field('anlassCode')}
        label={t('anlass.titel')}
        needed
        choices={choicesOf(anlassCodes, (value) => b(`anlassCode.${value}`))}
      />
      <TextArea {...field('anlass')} label={t('feld.anlass')} required={vomArzt} maxLength={500} />
      <RadioField
        {...field('dringlichkeit')}
        label={t('feld.dringlichkeit')}
        choices={choicesOf(dringlichkeiten, (value) => b(`dringlichkeit.${value}`))}
      />
      {dringlichkeit === 'SOFORT' && (
        <Alert tone="danger" title={t('sofort.titel')}>
          {t('sofort.text')}
        </Alert>
      )}
      {vomArzt && (
        <TextArea {...field('transportunfaehigGrund')} label={t('feld.transport')} description={t('feld.transportHilfe')} maxLength={500} />
      )}
    </Card>
  )
}
