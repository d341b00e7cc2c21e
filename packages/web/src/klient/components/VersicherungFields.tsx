import { versicherungsarten } from '@dreiklang/domain/klient/klient'
import { useTexts } from '../../shared/i18n.ts'
import { Card } from '../../ui/Card.tsx'
import { CheckedCodeField } from '../../ui/CheckedCodeField.tsx'
import { DateField } from '../../ui/DateField.tsx'
import { Grid } from '../../ui/layout.ts'
import { SelectField } from '../../ui/SelectField.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { choicesOf } from '../../ui/choices.ts'
import type { SchemaForm } from '../../ui/useSchemaForm.ts'
import { klientTexts } from '../klient.texts.ts'
import type { KlientValues } from './klientValues.ts'

const halb = { base: 12, sm: 6 }

export function VersicherungFields({ form, field }: SchemaForm<KlientValues>) {
  const t = useTexts(klientTexts)
  const { values } = form
  const gesetzlich = values.versicherungsart === 'GKV'
  return (
    <Card title={t('akte.versicherung')}>
      <Grid>
        <Grid.Col span={halb}>
          <SelectField
            {...field('versicherungsart')}
            label={t('akte.art')}
            choices={choicesOf(versicherungsarten, (value) => t(`versicherungsart.${value}`))}
            allowDeselect={false}
            searchable={false}
          />
        </Grid.Col>
        <Grid.Col span={halb}>
          <CheckedCodeField
            {...field('kvnr')}
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
            code="ik"
            goodText={t('formular.pruefzifferGut')}
            label={t('akte.kassenIk')}
            description={t('formular.kassenIkHinweis')}
          />
        </Grid.Col>
        <Grid.Col span={halb}>
          <DateField {...field('zuzahlungBefreitBis')} label={t('akte.befreitBis')} />
        </Grid.Col>
      </Grid>
    </Card>
  )
}
