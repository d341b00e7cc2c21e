import { wohnformen } from '@dreiklang/domain/klient/klient'
import { klientAngaben } from '@dreiklang/domain/klient/klient.contract'
import { berlinDate } from '@dreiklang/domain/shared/time'
import { useTexts } from '../../shared/i18n.ts'
import { AdresseFields } from '../../organisation/components/AdresseFields.tsx'
import { searchOrganisationen } from '../../organisation/organisation.queries.ts'
import { AsyncSelect } from '../../ui/AsyncSelect.tsx'
import { Card } from '../../ui/Card.tsx'
import { DateField } from '../../ui/DateField.tsx'
import { Grid } from '../../ui/layout.ts'
import { SelectField } from '../../ui/SelectField.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { choicesOf } from '../../ui/choices.ts'
import type { SchemaForm } from '../../ui/useSchemaForm.ts'
import { klientTexts } from '../klient.texts.ts'
import type { KlientValues } from './klientValues.ts'

const searchPraxen = searchOrganisationen('ARZTPRAXIS')
const halb = { base: 12, sm: 6 }
/** Nobody is older than 125 (domain.md 5.4); a two-digit year then means the last century. */
const aeltestesYear = 125

export function PersonFields({ form, field }: SchemaForm<KlientValues>) {
  const t = useTexts(klientTexts)
  const heute = berlinDate(new Date().toISOString())
  const { values, errors } = form
  const year = Number(heute.slice(0, 4))
  return (
    <Card title={t('akte.stammdaten')}>
      <Grid>
        <Grid.Col span={halb}>
          <TextField {...field('nachname')} label={t('formular.nachname')} required autoComplete="off" />
        </Grid.Col>
        <Grid.Col span={halb}>
          <TextField {...field('vorname')} label={t('formular.vorname')} required autoComplete="off" />
        </Grid.Col>
        <Grid.Col span={halb}>
          <DateField
            {...field('geburtsdatum')}
            label={t('formular.geburtsdatum')}
            required
            minDate={`${year - aeltestesYear}-01-01`}
            maxDate={heute}
            lastShortYear={year % 100}
          />
        </Grid.Col>
        <Grid.Col span={halb}>
          <SelectField
            {...field('geschlecht')}
            label={t('akte.geschlecht')}
            choices={choicesOf(klientAngaben.shape.geschlecht.options, (value) => t(`geschlecht.${value}`))}
            allowDeselect={false}
            searchable={false}
          />
        </Grid.Col>
        <Grid.Col span={12}>
          <AdresseFields label={t('formular.adresse')} error={errors['adresse']} feld={(teil) => field(`adresse.${teil}`)} />
        </Grid.Col>
        <Grid.Col span={halb}>
          <TextField
            {...field('telefon')}
            label={t('akte.telefon')}
            description={t('formular.telefonHinweis')}
            type="tel"
            autoComplete="off"
          />
        </Grid.Col>
        <Grid.Col span={halb}>
          <SelectField
            {...field('wohnform')}
            label={t('akte.wohnform')}
            choices={choicesOf(wohnformen, (value) => t(`wohnform.${value}`))}
            allowDeselect={false}
            searchable={false}
          />
        </Grid.Col>
        <Grid.Col span={halb}>
          <AsyncSelect<{ id: string; name: string }>
            id={field('hausarztId').id}
            error={errors['hausarztId']}
            label={t('akte.hausarzt')}
            placeholder={t('formular.hausarztSuchen')}
            value={values.hausarzt}
            onChange={(praxis) => form.setFieldValue('hausarzt', praxis)}
            search={searchPraxen}
            itemKey={({ id }) => id}
            itemLabel={({ name }) => name}
          />
        </Grid.Col>
      </Grid>
    </Card>
  )
}
