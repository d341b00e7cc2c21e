import { versicherungsarten } from '@dreiklang/domain/klient/klient'
import { checkIk, checkKvnr } from '@dreiklang/domain/shared/checkDigits'
import { useTexts } from '../../shared/i18n.ts'
import { Card } from '../../ui/Card.tsx'
import { CheckedCodeField } from '../../ui/CheckedCodeField.tsx'
import { DateField } from '../../ui/DateField.tsx'
import { Grid } from '../../ui/layout.ts'
import { SelectField } from '../../ui/SelectField.tsx'
import { TextField } from '../../ui/TextField.tsx'
import type { SchemaForm } from '../../ui/useSchemaForm.ts'
import { klientTexts } from '../klient.texts.ts'
import type { KlientValues } from './klientValues.ts'

const halb = { base: 12, sm: 6 }

export function VersicherungFields({ form, field }: SchemaForm<KlientValues>) {
  const t = useTexts(klientTexts)
  const { values, errors } = form
  const gesetzlich = values.versicherungsart === 'GKV'
  return (
    <Card title={t('akte.versicherung')}>
      <Grid>
        <Grid.Col span={halb}>
          <SelectField
            id={field('versicherungsart').id}
            label={t('akte.art')}
            choices={versicherungsarten.map((value) => ({ value, label: t(`versicherungsart.${value}`) }))}
            value={values.versicherungsart}
            allowDeselect={false}
            searchable={false}
            onChange={(value) => value !== null && form.setFieldValue('versicherungsart', value)}
          />
        </Grid.Col>
        <Grid.Col span={halb}>
          <CheckedCodeField
            {...field('kvnr')}
            value={values.kvnr}
            length={10}
            check={checkKvnr}
            code="kvnr"
            goodText={t('formular.pruefzifferGut')}
            label={t('akte.kvnr')}
            description={t('formular.kvnrHinweis')}
            required={gesetzlich}
          />
        </Grid.Col>
        <Grid.Col span={halb}>
          <TextField {...field('krankenkasse')} label={t('akte.krankenkasse')} required={gesetzlich} autoComplete="off" />
        </Grid.Col>
        <Grid.Col span={halb}>
          <CheckedCodeField
            {...field('kassenIk')}
            value={values.kassenIk}
            length={9}
            check={checkIk}
            code="ik"
            goodText={t('formular.pruefzifferGut')}
            label={t('akte.kassenIk')}
            description={t('formular.kassenIkHinweis')}
            inputMode="numeric"
          />
        </Grid.Col>
        <Grid.Col span={halb}>
          <DateField
            id={field('zuzahlungBefreitBis').id}
            error={errors['zuzahlungBefreitBis']}
            label={t('akte.befreitBis')}
            value={values.zuzahlungBefreitBis}
            onChange={(value) => form.setFieldValue('zuzahlungBefreitBis', value)}
          />
        </Grid.Col>
      </Grid>
    </Card>
  )
}
